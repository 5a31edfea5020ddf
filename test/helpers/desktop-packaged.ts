import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { electronPath, ended, environment, patience, startFlags } from './desktop.ts'
import { startDisplay } from './display.ts'

/** The unpacked Electron that the executable belongs to. */
export function electronDist(): string {
  const folder = dirname(electronPath ?? '')
  const beside = join(folder, 'dist')
  return existsSync(beside) ? beside : folder
}

/** Runs `npm run dist -- --dir` on what is built; the folder of the packaged app, and all that was printed. */
export async function pack(output: string, env: Record<string, string>): Promise<string> {
  const child = spawn(
    process.execPath,
    ['scripts/dist.ts', '--dir', '--built', '--electron-dist', electronDist(), '--output', output],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  child.stderr.on('data', (data) => {
    printed += data
  })
  if ((await ended(child)) !== 0) throw new Error(printed)
  return join(output, 'linux-unpacked')
}

export type Packaged = {
  readonly window: Page
  readonly home: string
  readonly dataPath: string
  /** Asks it to end as the system does, and gives its exit code. */
  readonly terminate: () => Promise<number | null>
  readonly close: () => Promise<void>
}

/** With the inspect fuse off only the page can be attached to, as a browser's. */
export async function openPackaged(
  program: string,
  /** `data`: a folder whose copy it starts on. */
  { data, env }: { readonly data: string; readonly env: Record<string, string> },
  ...args: string[]
): Promise<Packaged> {
  const home = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  const dataPath = join(home, 'data')
  cpSync(data, dataPath, { recursive: true })
  const display = await startDisplay()
  // Where Electron is a script that prepares the ground, it runs another program by this name.
  const isScript = electronPath?.endsWith('/electron') && existsSync(join(dirname(electronPath), 'dist'))
  const child = spawn(
    isScript ? (electronPath ?? '') : program,
    [...startFlags, '--remote-debugging-port=0', `--data=${dataPath}`, ...args],
    {
      env: {
        ...environment(display),
        HOME: home,
        XDG_CONFIG_HOME: join(home, 'config'),
        SB_ELECTRON: program,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const exit = ended(child)
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exit
    display.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = ''
      child.stderr.on('data', (data: Buffer) => {
        printed += data
        const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
        if (found) resolve(found)
      })
      void exit.then((code) => reject(new Error(`ended with ${code}: ${printed}`)))
      setTimeout(() => reject(new Error(`not listening in time: ${printed}`)), patience).unref()
    })
    browser = await chromium.connectOverCDP(address, { timeout: patience })
    const window = await firstPage(browser)
    await window.locator('[data-app-ready]').waitFor({ timeout: patience })
    return {
      window,
      home,
      dataPath,
      terminate: () => {
        child.kill('SIGTERM')
        return exit
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts()
  if (!context) throw new Error('the app has no window')
  return context.pages()[0] ?? context.waitForEvent('page', { timeout: patience })
}
