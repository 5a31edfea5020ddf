import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import type { Bridge } from '#shared/rpc/bridge.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'
import { stayOnThisPc } from './chromium.ts'
import { fillWithVectors } from './demo-folder.ts'
import { type Display, startDisplay } from './display.ts'

/** Given by CI, or the installed one; without either there is no desktop to test on. */
export const electronPath = process.env['SHOPBELL_ELECTRON'] ?? installedElectron()
/** An emulated Electron takes a minute to its first window. */
export const patience = 180_000

/** Under emulation, code that is compiled while it runs is translated once more; interpreted it starts sooner. */
const quickStart = process.env['SHOPBELL_ELECTRON'] ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : []
export const startFlags: readonly string[] = [...quickStart, ...stayOnThisPc]

export type Desktop = {
  readonly app: ElectronApplication
  readonly window: Page
  readonly dataPath: string
  /** A second start of the same app on the same data. */
  readonly startAgain: (...args: string[]) => Promise<number | null>
  readonly close: () => Promise<void>
}

/** The built app on a fresh data folder, up to its dashboard. */
export async function openDesktop(...args: string[]): Promise<Desktop> {
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  await fillWithVectors(dataPath)
  const display = await startDisplay()
  const env = environment(display)
  const executablePath = electronPath ?? ''
  const start = [...startFlags, 'out/main/index.js', `--data=${dataPath}`]
  const sweep = () => {
    display.stop()
    rmSync(dataPath, { recursive: true, force: true })
  }
  try {
    const app = await _electron.launch({ executablePath, args: [...start, ...args], env, timeout: patience })
    const window = await app.firstWindow({ timeout: patience })
    window.setDefaultTimeout(patience)
    await window.locator('[data-app-ready]').waitFor()
    return {
      app,
      window,
      dataPath,
      startAgain: (...more) => ended(spawn(executablePath, [...start, ...more], { env, stdio: 'ignore' })),
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

/** Electron is kept on this PC by its flags, and takes no options of Node's. */
export function environment(display: Display): Record<string, string> {
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
