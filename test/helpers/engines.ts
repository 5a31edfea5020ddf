import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'
import { onTestFinished } from 'vitest'
import { startDisplay } from './display.ts'

/** A browser that is not Chromium, as far as a visitor's page needs it. Elements are found by a CSS selector inside the chat. */
export type Engine = {
  readonly go: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly click: (selector: string, text?: string) => Promise<void>
  readonly write: (selector: string, text: string) => Promise<void>
  readonly texts: (selector: string) => Promise<string[]>
}

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)
const miniBrowserPath = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync)
const webKitDriverPath = ['/usr/bin/WebKitWebDriver'].find(existsSync)

export const engines: readonly { name: string; open: (() => Promise<Engine>) | null }[] = [
  { name: 'Firefox', open: firefoxPath ? () => openFirefox(firefoxPath) : null },
  {
    name: 'WebKit',
    open: miniBrowserPath && webKitDriverPath ? () => openWebKit(webKitDriverPath, miniBrowserPath) : null,
  },
]

const enterKey = '\uE007'
/** Nobody listens there, so that whatever is not on this PC is not found. */
const nowhere = '127.0.0.1:9'
const patienceMs = 20_000

type Call = (name: string, params: object) => Promise<Record<string, unknown>>
type Find = (selector: string, text?: string) => Promise<unknown>

const finding = `(selector, text) =>
  [...(document.querySelector('shopbell-widget')?.shadowRoot?.querySelectorAll(selector) ?? [])]
    .find((element) => !text || element.textContent === text || element.ariaLabel === text)`
const reading = `(selector) =>
  [...(document.querySelector('shopbell-widget')?.shadowRoot?.querySelectorAll(selector) ?? [])]
    .map((element) => element.textContent)`

/** Firefox speaks WebDriver BiDi itself. */
async function openFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'shopbell-firefox-'))
  const [host, port] = nowhere.split(':')
  const settings = {
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
    'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  onTestFinished(async () => {
    await ended(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const call = await connect(`${await addressOf(child)}/session`)
  await call('session.new', { capabilities: {} })
  const tree = await call('browsingContext.getTree', { maxDepth: 0 })
  const context = (tree['contexts'] as [{ context: string }])[0].context
  const evaluate = async (code: string, ...args: string[]) => {
    const answer = await call('script.callFunction', {
      target: { context },
      functionDeclaration: code,
      arguments: args.map((value) => ({ type: 'string', value })),
      awaitPromise: false,
    })
    return answer['result'] as { type: string; sharedId?: string; value?: { value: string }[] }
  }
  const perform = (type: string, actions: object[]) =>
    call('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const find: Find = async (selector, text = '') => {
    const { sharedId } = await evaluate(finding, selector, text)
    return sharedId && { sharedId }
  }
  const click = async (selector: string, text?: string) => {
    const element = await until(find, selector, text)
    await evaluate(
      `(selector, text) => (${finding})(selector, text).scrollIntoView({ block: 'center' })`,
      selector,
      text ?? '',
    )
    await perform('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }
  return {
    go: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await call('browsingContext.reload', { context, wait: 'complete' })),
    click,
    write: async (selector, text) => {
      await click(selector)
      const keys = [...text, enterKey].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform('key', keys)
    },
    texts: async (selector) => (await evaluate(reading, selector)).value?.map(({ value }) => value) ?? [],
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}`)))
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, address] = line.split('WebDriver BiDi listening on ')
      if (address) resolve(address.trim())
    })
  })
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  type Answer = { id: number; type: string; message?: string; result?: Record<string, unknown> }
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  onTestFinished(() => socket.close())
  let last = 0
  return async (method, params) => {
    last += 1
    const id = last
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result ?? {}
  }
}

/** WebKit as GTK builds it: the engine of Safari, driven over HTTP by its own WebDriver. */
async function openWebKit(driverPath: string, browserPath: string): Promise<Engine> {
  const display = await startDisplay()
  const port = await freePort()
  const child = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that a container doesn't give.
    env: { ...process.env, ...display.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = {
    binary: browserPath,
    args: ['--automation', `--proxy=http://${nowhere}`, '--ignore-host=localhost', '--ignore-host=127.0.0.1'],
  }
  const begun = await until(() =>
    send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }).catch((error) => {
      if (error.cause?.code !== 'ECONNREFUSED') throw error
    }),
  )
  const session = `/session/${(begun as { sessionId: string }).sessionId}`
  onTestFinished(async () => {
    await send('DELETE', session)
    await ended(child)
    display.stop()
  })
  const run = (code: string, ...args: string[]) =>
    send('POST', `${session}/execute/sync`, { script: `return (${code})(...arguments)`, args })
  const find: Find = (selector, text = '') => run(finding, selector, text)
  const act = async (action: string, body: object, selector: string, text?: string) => {
    const [id] = Object.values((await until(find, selector, text)) as Record<string, string>)
    await send('POST', `${session}/element/${id}/${action}`, body)
  }
  return {
    go: async (url) => void (await send('POST', `${session}/url`, { url })),
    reload: async () => void (await send('POST', `${session}/refresh`, {})),
    click: (selector, text) => act('click', {}, selector, text),
    write: (selector, text) => act('value', { text: `${text}${enterKey}` }, selector),
    texts: async (selector) => (await run(reading, selector)) as string[],
  }
}

async function until<Args extends unknown[]>(find: (...args: Args) => Promise<unknown>, ...args: Args) {
  const endsAt = Date.now() + patienceMs
  while (Date.now() < endsAt) {
    const found = await find(...args)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Not found: ${args.join(' ')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}
