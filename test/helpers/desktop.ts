import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import type { Bridge } from '#shared/rpc/bridge.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'
import { stayOnThisPc } from './chromium.ts'
import { type Display, startDisplay } from './display.ts'

/** Given by CI, or the installed one; without either there is no desktop to test on. */
export const electronPath = process.env['SHOPBELL_ELECTRON'] ?? installedElectron()
/** An emulated Electron takes a minute to its first window. */
export const patience = 180_000

/** Under emulation, code that is compiled while it runs is translated once more; interpreted it starts sooner. */
const quickStart = process.env['SHOPBELL_ELECTRON'] ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : []
const startFlags: readonly string[] = [...quickStart, ...stayOnThisPc]

export type Desktop = {
  readonly app: ElectronApplication
  readonly window: Page
  /** What the app takes for the user's home. */
  readonly home: string
  readonly dataPath: string
  /** A second start of the same app on the same data. */
  readonly startAgain: (...args: string[]) => Promise<number | null>
  /** Ends it and all its helpers as a logout does, and gives its exit code. */
  readonly terminate: () => Promise<number | null>
  readonly close: () => Promise<void>
}

type Start = {
  /** The packaged app; without one, Electron runs what is built. */
  readonly program: string | null
  /** A data folder whose copy the app starts on. */
  readonly data: string
  readonly env: Readonly<Record<string, string>>
  readonly args: readonly string[]
}

/** The app on a data folder of its own, up to its dashboard. */
export async function openDesktop({ program, data, env: more, args }: Start): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  const dataPath = join(home, 'data')
  cpSync(data, dataPath, { recursive: true })
  const display = await startDisplay()
  const executablePath = program === null || isScript() ? (electronPath ?? '') : program
  const env = {
    ...environment(display),
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    ...(program === null ? {} : { SB_ELECTRON: program }),
    ...more,
  }
  const start = [...startFlags, ...(program === null ? ['out/main/index.js'] : []), `--data=${dataPath}`]
  const sweep = () => {
    display.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const app = await _electron.launch({ executablePath, args: [...start, ...args], env, timeout: patience })
    const exit = ended(app.process())
    repeatLostCalls(app)
    const window = await app.firstWindow({ timeout: patience })
    window.setDefaultTimeout(patience)
    await window.locator('[data-app-ready]').waitFor()
    return {
      app,
      window,
      home,
      dataPath,
      startAgain: (...more) => ended(spawn(executablePath, [...start, ...more], { env, stdio: 'ignore' })),
      terminate: () => {
        const { pid } = app.process()
        if (pid !== undefined) process.kill(-pid, 'SIGTERM')
        return exit
      },
      close: async () => {
        await app.close()
        sweep()
      },
    }
  } catch (error) {
    sweep()
    throw error
  }
}

/** While the app collects garbage its inspector may lose the answer of a call, which then is made again. */
function repeatLostCalls(app: ElectronApplication): void {
  const evaluate = app.evaluate.bind(app) as (...call: unknown[]) => Promise<unknown>
  const repeat = async (...call: unknown[]): Promise<unknown> => {
    try {
      return await evaluate(...call)
    } catch (error) {
      if (error instanceof Error && error.message.includes('garbage collected')) return repeat(...call)
      throw error
    }
  }
  app.evaluate = repeat as typeof app.evaluate
}

/** Where Electron is a script that prepares the ground, it runs the program that `SB_ELECTRON` names. */
function isScript(): boolean {
  return existsSync(join(dirname(electronPath ?? ''), 'dist'))
}

/** Electron is kept on this PC by its flags, and takes no options of Node's. */
function environment(display: Display): Record<string, string> {
  const { NODE_OPTIONS: _, ...env } = process.env as Record<string, string>
  return { ...env, ...display.env }
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
}

/** One call through the bridge of the window, as the dashboard makes it. */
export async function callFrom<N extends CallName>(
  window: Page,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> {
  const answer = await window.evaluate(([name, input]) => globalThis.shopbell.call(name, input), [
    name,
    input,
  ] as const)
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.detail}`)
  return answer.result as CallOutput<N>
}

declare global {
  /** In the window, where functions handed to `evaluate` run. */
  var shopbell: Bridge
}

function installedElectron(): string | undefined {
  const require = createRequire(import.meta.url)
  const folder = join(require.resolve('electron/package.json'), '..')
  if (!existsSync(join(folder, 'path.txt'))) return undefined
  return join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
}
