/// <reference lib="dom" />
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Desktop } from '../helpers/desktop.ts'
import { type Asked, answerWith } from '../helpers/desktop-server.ts'

/** Asserted from inside the running window, where a hostile text would be. */
export function desktopSecurity(desktop: () => Desktop): void {
  it('gives the window no Node, and a bridge that cannot be changed', async () => {
    const seen = await desktop().window.evaluate(() => {
      const names = ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer']
      const attempt = (act: () => unknown) => {
        try {
          return act()
        } catch (error) {
          return (error as Error).name
        }
      }
      const { call } = shopbell
      const changed = [
        attempt(() => Object.assign(shopbell, { call: () => 'mine' })),
        attempt(() => Object.assign(globalThis, { shopbell: null })),
        attempt(() => Reflect.deleteProperty(globalThis, 'shopbell')),
      ]
      return {
        found: names.filter((name) => name in globalThis),
        bridge: Object.keys(shopbell).sort(),
        frozen: Object.isFrozen(shopbell),
        changed,
        same: shopbell.call === call,
      }
    })
    expect(seen).toEqual({
      found: [],
      bridge: ['call', 'onPush', 'pathOf'],
      frozen: true,
      changed: ['TypeError', 'TypeError', false],
      same: true,
    })
  })

  it('takes only calls of the contract, and only from its own page', async () => {
    const unknown = await desktop().window.evaluate(() => shopbell.call('app.quit', {}))
    expect(unknown).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    const foreign = await desktop().app.evaluate(async ({ BrowserWindow }, preload) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      try {
        await window.loadURL('about:blank')
        return await window.webContents.executeJavaScript("shopbell.call('hub.status', {})")
      } finally {
        window.destroy()
      }
    }, resolve('out/preload/preload.cjs'))
    expect(foreign).toMatchObject({ ok: false, problem: { code: 'origin_not_allowed' } })
  })

  it('embeds no page, and a frame made anyway has no bridge', async () => {
    const seen = await desktop().window.evaluate(async () => {
      // Each frame is a process of its own, even to show that it was refused.
      const frames = ['app://shopbell/index.html', 'https://elsewhere.example/'].map((src) => {
        const frame = document.createElement('iframe')
        frame.src = src
        return frame
      })
      const refused = new Promise<void>((done) => {
        let count = 0
        document.addEventListener('securitypolicyviolation', () => {
          if (++count === frames.length) done()
        })
      })
      document.body.append(...frames)
      await refused
      const inside = frames.map((frame) => {
        try {
          return frame.contentWindow?.document.body.textContent !== '' || 'shopbell' in frame.contentWindow
        } catch {
          // Its error page is of another origin: nothing of ours is in it.
          return false
        }
      })
      for (const frame of frames) frame.remove()
      return inside
    })
    expect(seen).toEqual([false, false])
    const count = await desktop().app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
    expect(count).toBe(1)
  })

  it("doesn't navigate away and opens no windows", async () => {
    const { window, app } = desktop()
    const before = await window.evaluate(() => location.href)
    const addresses = ['http://elsewhere.example/', 'file:///etc/passwd', 'app://other/', 'data:text/html,x']
    const opened = await window.evaluate(async (list) => {
      const made: unknown[] = []
      for (const to of list) {
        made.push(globalThis.open(to))
        location.href = to
        // A navigation begins only after the script, and the next one would replace it.
        await new Promise((done) => setTimeout(done, 100))
      }
      return made
    }, addresses)
    expect(opened).toEqual(addresses.map(() => null))
    expect(await window.evaluate(() => location.href)).toBe(before)
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
    expect(await app.evaluate(() => globalThis.nativeParts.opened)).toEqual([])
  })

  it('gets no permission but to copy', async () => {
    const states = await desktop().window.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read']
      const query = async (name: string) =>
        (await navigator.permissions.query({ name: name as PermissionName })).state
      return {
        denied: await Promise.all(names.map(query)),
        copying: await query('clipboard-write'),
        camera: await navigator.mediaDevices.getUserMedia({ video: true }).catch((error) => error.name),
        place: await new Promise((done) =>
          navigator.geolocation.getCurrentPosition(done, (error) => done(error.code)),
        ),
        notification: await Notification.requestPermission(),
      }
    })
    expect(states).toEqual({
      denied: Array.from({ length: 6 }, () => 'denied'),
      copying: 'granted',
      // Without a camera that is found out first.
      camera: expect.stringMatching(/^Not(Allowed|Found)Error$/),
      place: 1,
      notification: 'denied',
    })
  })

  it('runs no text as a program', async () => {
    const ran = await desktop().window.evaluate(async () => {
      const done: string[] = []
      Object.assign(globalThis, { ran: (way: string) => done.push(way) })
      const inline = document.createElement('script')
      inline.textContent = "ran('inline')"
      const attribute = document.createElement('div')
      attribute.setAttribute('onclick', "ran('attribute')")
      document.body.append(inline, attribute)
      attribute.click()
      const made = document.createElement('script')
      made.src = URL.createObjectURL(new Blob(["ran('blob')"], { type: 'text/javascript' }))
      await new Promise((settled) => {
        made.addEventListener('load', settled)
        made.addEventListener('error', settled)
        document.body.append(made)
      })
      // Not at once: what the test itself runs here is free of the policy.
      const evaluated = await new Promise((resolve) =>
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: that it is refused is the point
            resolve(globalThis.eval('1 + 1'))
          } catch (error) {
            resolve((error as Error).name)
          }
        }),
      )
      inline.remove()
      attribute.remove()
      made.remove()
      return { done, evaluated }
    })
    expect(ran).toEqual({ done: [], evaluated: 'EvalError' })
  })

  it('fetches nothing from the network but pictures, and says nothing of itself with them', async () => {
    const server = await answerWith(pixel, {
      'content-type': 'image/gif',
      'set-cookie': 'seen=1; Max-Age=9999',
    })
    onTestFinished(server.close)
    const seen = await desktop().window.evaluate(async (address) => {
      const load = (element: HTMLImageElement | HTMLScriptElement, src: string) =>
        new Promise<boolean>((done) => {
          element.onload = () => done(true)
          element.onerror = () => done(false)
          element.src = src
          document.head.append(element)
        })
      return {
        first: await load(document.createElement('img'), `${address}/first.gif`),
        second: await load(document.createElement('img'), `${address}/second.gif`),
        script: await load(document.createElement('script'), `${address}/script.js`),
        fetched: await fetch(`${address}/fetch`).then(
          () => true,
          () => false,
        ),
      }
    }, server.url)
    expect(seen).toEqual({ first: true, second: true, script: false, fetched: false })
    expect(server.asked.map(({ path }) => path)).toEqual(['/first.gif', '/second.gif'])
    expect(server.asked.every(isAnonymous)).toBe(true)
  })

  it('serves its own folder by app:// and nothing beside it', async () => {
    const outside = [
      'app://shopbell/../main/index.js',
      'app://shopbell/%2e%2e/main/index.js',
      'app://shopbell/..%2fmain%2findex.js',
      'app://shopbell/assets/..%2f..%2f..%2fpackage.json',
      'app://shopbell/..%5cmain%5cindex.js',
      'app://shopbell/%00index.html',
      'app://shopbell/%zz',
      `app://shopbell/${encodeURIComponent(join(process.cwd(), 'out/main/index.js'))}`,
      'app://other/index.html',
      'app://shopbell.evil/index.html',
    ]
    const read = (addresses: string[]) =>
      desktop().app.evaluate(async ({ net }, list) => {
        const status = (address: string) =>
          net.fetch(address).then(
            (got) => got.status,
            () => 'refused',
          )
        return Promise.all(list.map(status))
      }, addresses)
    expect(await read(['app://shopbell/', 'app://shopbell/index.html'])).toEqual([200, 200])
    expect(await read(outside)).not.toContain(200)
  })

  it('states its policy with a nonce of its own for each page', async () => {
    const [first, second] = await desktop().app.evaluate(async ({ net }) => {
      const policy = async () =>
        (await net.fetch('app://shopbell/')).headers.get('content-security-policy') ?? ''
      return [await policy(), await policy()]
    })
    expect(first).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(first).toContain("connect-src 'none'")
    // The service may move to another port; which of its pages are shown is decided by requests.ts.
    const frames = 'frame-src http://127.0.0.1:*'
    expect(first).toContain(frames)
    expect(first?.replace(frames, '')).not.toMatch(/unsafe|\*/)
    expect(first).not.toBe(second)
  })
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

function isAnonymous({ headers }: Asked): boolean {
  return headers.cookie === undefined && headers.referer === undefined
}
