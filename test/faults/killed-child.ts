import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { programFile } from '../helpers/desktop-build.ts'

type Running = { readonly url: string; readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void> }

/** Resolves once it says where it answers. */
export async function startSender(args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [programFile('sender'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const url = await firstLine(child)
  return {
    url,
    end: async (signal) => {
      child.kill(signal)
      const code = await exited
      process.off('exit', killWithUs)
      if (signal === 'SIGTERM' && code !== 0) throw new Error(`the sender ended with ${code}`)
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('no output to read')
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the sender ended with ${code} before it was ready`)))
  })
}
