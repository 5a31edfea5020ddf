import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Child<T> = { readonly ready: T; readonly pid: number; readonly stop: () => Promise<void> }

/** Starts a bench server in a process of its own; its first line of output is JSON that says it is ready. */
export async function startChild<T>(script: string, args: readonly string[] = []): Promise<Child<T>> {
  // Both as the command line does: without them the memory of the TypeScript loader would be counted too.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  })
  // However the bench ends, its servers end with it.
  process.once('exit', () => child.kill('SIGKILL'))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)))
  })
  return {
    ready: JSON.parse(line) as T,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export function tellReady(ready: unknown): void {
  process.stdout.write(`${JSON.stringify(ready)}\n`)
}

export function onStop(stop: () => Promise<void>): void {
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
}
