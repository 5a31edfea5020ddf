import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'
import { electronPath, ended } from './desktop.ts'

/** The unpacked Electron that the executable belongs to. */
function electronDist(): string {
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

/** Lets the test look into the app that it packed; every other fuse stays as it is shipped. Gives the fuses from before. */
export async function allowInspection(program: string) {
  const shipped = await getCurrentFuseWire(program)
  await flipFuses(program, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
  return shipped
}
