import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export type Child<T> = {
  readonly ready: T
  readonly pid: number
  /** Resolves when it has nothing left to do of what it was asked before. */
  readonly rest: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What is put off until a moment nobody writes (the search over conversations, say) begins within this time. */
const pauseMs = 1500
/** Of one processor; a server at rest takes less. */
const restingShare = 0.05

/** Starts a bench server in a process of its own; its first line of output is JSON that says it is ready. */
export async function startChild<T>(script: string, args: readonly string[] = []): Promise<Child<T>> {
  // Both as the command line does: without them the memory of the TypeScript loader would be counted too.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  })
  // However the bench ends, its servers end with it.
  process.once('exit', () => child.kill('SIGKILL'))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  if (!child.stdout) throw new Error(`${script} has no output`)
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)))
  })
  const processorMs = () =>
    new Promise<number>((resolve) => {
      child.once('message', resolve)
      child.send('processor time')
    })
  return {
    ready: JSON.parse(line) as T,
    pid: child.pid ?? 0,
    rest: async () => {
      let used = await processorMs()
      for (let share = 1; share > restingShare; ) {
        await sleep(pauseMs)
        const now = await processorMs()
        share = (now - used) / pauseMs
        used = now
      }
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export function tellReady(ready: unknown): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.stdout.write(`${JSON.stringify(ready)}\n`)
}

export function onStop(stop: () => Promise<void>): void {
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
}
