import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { programFile } from './desktop-build.ts'

export type CliResult = {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

const repoRoot = fileURLToPath(new URL('../..', import.meta.url))

/** One run of the real command line, bundled: `npm run -s shopbell -- …` starts the same from source. */
export function runCli(args: readonly string[], input = ''): Promise<CliResult> {
  const { child, result } = spawnCli(args)
  child.stdin?.end(input)
  return result
}

type Serve = {
  readonly url: string
  readonly dashboardUrl: string
  /** What it printed up to its dashboard line, and all after. */
  readonly lines: readonly string[]
  readonly pid: number
  /** Sends the signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<CliResult>
}

/** `serve` in a process of its own; resolves when it says where it answers, rejects when it ends before. */
export function startServe(dataPath: string, args: readonly string[] = []): Promise<Serve> {
  return untilReady(spawnCli(['serve', '--port', '0', '--data', dataPath, ...args]))
}

/** The same as `npm run serve` runs it on a checkout: it and its workers from source. */
export function startServeFromSource(dataPath: string): Promise<Serve> {
  return untilReady(spawnCli(['serve', '--port', '0', '--data', dataPath], 'src-main/cli.ts', fromSource()))
}

async function untilReady({ child, result }: Started): Promise<Serve> {
  const lines: string[] = []
  const ready = new Promise<void>((resolve) => {
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('dashboard ')) resolve()
    })
  })
  const early = result.then(({ code, stderr }) => {
    throw new Error(`serve ended with ${code} before it was ready: ${stderr}`)
  })
  early.catch(() => {})
  await Promise.race([ready, early])
  return {
    url: wordAfter('ready ', lines),
    dashboardUrl: wordAfter('dashboard ', lines),
    lines,
    pid: child.pid ?? 0,
    end: (signal) => {
      child.kill(signal)
      return result
    },
  }
}

/** The environment of a process whose workers start from source (others take the bundles, see built-workers.ts). */
function fromSource(): NodeJS.ProcessEnv {
  const options = (process.env['NODE_OPTIONS'] ?? '').split(' ')
  return {
    ...process.env,
    NODE_OPTIONS: options.filter((option) => !option.includes('/built-workers.')).join(' '),
  }
}

type Started = { readonly child: ChildProcess; readonly result: Promise<CliResult> }

function spawnCli(args: readonly string[], program = programFile('cli'), env = process.env): Started {
  const child = spawn(process.execPath, [program, ...args], { cwd: repoRoot, env })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  const result = new Promise<CliResult>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({ code, signal, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    )
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await result
  })
  return { child, result }
}

function wordAfter(start: string, lines: readonly string[]): string {
  return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
}
