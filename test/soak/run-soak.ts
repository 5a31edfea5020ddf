import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder } from '#main/lib/data-folder.ts'
import { openLine } from '../faults/ledger/line.ts'
import { prepareShop } from '../faults/ledger/prepare-shop.ts'
import { programFile } from '../helpers/desktop-build.ts'
import { callers, keepCalling, type Load } from './load.ts'
import type { Reading, Sample } from './reading.ts'

/** At least as long, and until at least as many messages were answered: a busy machine takes its time. */
type Stretch = { readonly ms: number; readonly messages: number }

type SoakRun = {
  readonly warmUp: Stretch
  readonly soak: Stretch
  readonly sampleMs: number
  readonly say?: (line: string) => void
}

/** Mixed load on a hub in a process of its own; its memory and its write-ahead log are looked at again and again. */
export async function runSoak(run: SoakRun): Promise<{ samples: Sample[]; counts: Load['counts'] }> {
  const say = run.say ?? (() => {})
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-soak-'))
  const path = join(folder, 'data')
  const sink = createServer((request, response) => {
    request.resume()
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => sink.once('listening', resolve))
  const { port } = sink.address() as AddressInfo
  const shop = await prepareShop(path, {
    sinkUrl: `http://127.0.0.1:${port}/`,
    file: join(folder, 'products.csv'),
  })
  const hub = await startHub(path)
  let isOver = false
  const load: Load = {
    line: openLine(path, () => hub.url),
    url: hub.url,
    shop,
    isOver: () => isOver,
    counts: new Map(),
  }
  const calling = Promise.all(callers.map((caller) => keepCalling(load, caller)))
  calling.catch(() => {})
  const samples: Sample[] = []
  try {
    const isWarm = stretch(run.warmUp, load.counts)
    while (!isWarm()) await Promise.race([sleep(200), calling])
    await hub.read()
    const startedAt = performance.now()
    const isDone = stretch(run.soak, load.counts)
    while (!isDone()) {
      await Promise.race([sleep(run.sampleMs), calling])
      const atMs = performance.now() - startedAt
      const wal = statSync(`${dataFolder(path).database}-wal`, { throwIfNoEntry: false })
      const sample = { ...(await hub.read()), atMs, walBytes: wal?.size ?? 0 }
      samples.push(sample)
      say(inWords(sample))
    }
    isOver = true
    await calling
  } finally {
    isOver = true
    await hub.stop()
    sink.closeAllConnections()
    await new Promise((resolve) => sink.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  }
  return { samples, counts: load.counts }
}

function stretch({ ms, messages }: Stretch, counts: Load['counts']): () => boolean {
  const answered = () => counts.get('widget messages') ?? 0
  const [startedAt, before] = [performance.now(), answered()]
  return () => performance.now() - startedAt >= ms && answered() - before >= messages
}

function inWords(sample: Sample): string {
  const { atMs, heapBytes, rssBytes, walBytes, loopP99Ms, loopMaxMs, ownP99Ms, ownMaxMs } = sample
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  return [
    `${Math.round(atMs / 1000)} s`,
    `heap ${megabytes(heapBytes)}`,
    `memory ${megabytes(rssBytes)}`,
    `WAL ${megabytes(walBytes)}`,
    `event loop p99 ${loopP99Ms.toFixed(1)} ms, at most ${loopMaxMs.toFixed(0)} ms`,
    `of its own ${ownP99Ms.toFixed(1)} ms, at most ${ownMaxMs.toFixed(0)} ms`,
  ].join(', ')
}

async function startHub(path: string) {
  const child = spawn(process.execPath, ['--expose-gc', programFile('soaked-hub'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const nextLine = linesOf(child)
  const url = await nextLine()
  return {
    url,
    read: async (): Promise<Reading> => {
      child.kill('SIGUSR2')
      return JSON.parse(await nextLine())
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      process.off('exit', killWithUs)
    },
  }
}

function linesOf(child: ChildProcess): () => Promise<string> {
  if (!child.stdout) throw new Error('no output to read')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the hub ended')
    return value
  }
}
