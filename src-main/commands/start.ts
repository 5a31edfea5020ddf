import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { CommandContext } from './context.ts'
import { waitForEnd } from './end-signal.ts'
import { serve } from './serve.ts'

const root = resolve(import.meta.dirname, '../..')

/** The desktop app; without a window where Electron's binary isn't available. */
export async function start(context: CommandContext): Promise<number> {
  const electron = hasDisplay() ? await findElectron() : null
  if (electron === null) {
    const why = hasDisplay() ? "Electron isn't available on this machine" : 'This machine has no display'
    process.stdout.write(
      `${why}, so Shopbell is starting without a window. Open the dashboard in a browser.\n`,
    )
    return serve(context)
  }
  const { build } = await import('electron-vite')
  await build({ root, logLevel: 'warn' })
  const flags = [
    ...(context.dataPath === undefined ? [] : [`--data=${resolve(context.dataPath)}`]),
    ...(context.port === undefined ? [] : [`--port=${context.port}`]),
    ...(context.demo ? ['--demo'] : []),
  ]
  return run(electron, [join(root, 'out/main/index.js'), ...flags])
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
}

/** The `electron` package fetches its binary on first use; without a way to it, it fails soon and says why on stderr. */
async function findElectron(): Promise<string | null> {
  const given = process.env['SHOPBELL_ELECTRON']
  if (given) return given
  const require = createRequire(import.meta.url)
  const installer = join(require.resolve('electron/package.json'), '../install.js')
  if (
    !process.env['ELECTRON_OVERRIDE_DIST_PATH'] &&
    (await run(process.execPath, [installer], 'ignore')) !== 0
  )
    return null
  return require('electron') as string
}

function run(
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  return new Promise((resolveCode) => {
    const child = spawn(command, [...args], { stdio })
    child.once('error', () => resolveCode(1))
    child.once('exit', (code) => resolveCode(code ?? 1))
    void waitForEnd().then((signal) => child.kill(signal))
  })
}
