import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { programFile } from '../../helpers/desktop-build.ts'
import { createDisk } from './disk.ts'
import { type DiskRecord, readRecords } from './records.ts'

export type Synchronous = 'FULL' | 'NORMAL'

export type PowerCutResult = {
  readonly cuts: number
  readonly acknowledged: number
  /** Cuts after which something was missing that a caller had been told is stored. */
  readonly losing: number
  readonly mostLost: number
  /** Cuts after which SQLite found the file damaged. */
  readonly damaged: number
  /** Cuts after which something was there twice. */
  readonly doubled: number
}

/** The log and its index lie beside it. */
const database = 'shop/shopbell.db'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** It takes a Linux and a C compiler to record what a process asks of the disk. */
export const canRecord =
  process.platform === 'linux' && spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0

/** Records one run of a hub, cuts the power at many moments of it, and looks what is found afterwards. */
export function cutThePower(options: {
  readonly synchronous: Synchronous
  readonly messages: number
  readonly cuts: number
  readonly random: () => number
}): PowerCutResult {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-power-cut-'))
  try {
    const records = recordRun(folder, options)
    const first = records.findIndex(isAcknowledgement)
    const moments = Array.from({ length: options.cuts }, (_, index) =>
      // Evenly over the run, and somewhere within each part of it.
      Math.floor(first + ((records.length - first) * (index + options.random())) / options.cuts),
    )
    return judge(folder, records, { ...options, moments: new Set(moments) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function recordRun(
  folder: string,
  { synchronous, messages }: { readonly synchronous: Synchronous; readonly messages: number },
): DiskRecord[] {
  const recorder = join(folder, 'recorder.so')
  run('gcc', ['-shared', '-fPIC', '-O1', '-o', recorder, here('recorder.c'), '-ldl', '-lpthread'])
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const record = join(folder, 'record')
  run(process.execPath, [programFile('power-cut-shop'), disk, synchronous, String(messages)], {
    LD_PRELOAD: recorder,
    POWER_CUT_FOLDER: disk,
    POWER_CUT_RECORD: record,
  })
  return readRecords(record)
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const done = spawnSync(command, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
  if (done.status !== 0 && done.signal !== 'SIGKILL') throw new Error(`${command} failed: ${done.stderr}`)
}

function judge(
  folder: string,
  records: readonly DiskRecord[],
  { moments, random }: { readonly moments: ReadonlySet<number>; readonly random: () => number },
): PowerCutResult {
  const disk = createDisk()
  const told: string[] = []
  let [cuts, losing, mostLost, damaged, doubled] = [0, 0, 0, 0, 0]
  for (const [index, record] of records.entries()) {
    if (isAcknowledgement(record)) told.push(...record.data.toString().trim().split('\n'))
    else if (record.path.startsWith(database)) disk.apply(record)
    if (!moments.has(index)) continue
    cuts++
    const place = join(folder, 'after')
    // Sometimes nothing that was not waited for is on the disk, sometimes most of it, mostly some.
    const share = [0, 1, random()][Math.floor(random() * 3)] ?? 0
    disk.cutTo(place, () => random() < share)
    const found = lookAt(join(place, database))
    rmSync(place, { recursive: true, force: true })
    if (found === null) {
      damaged++
      continue
    }
    const lost = told.filter((text) => !found.has(text)).length
    mostLost = Math.max(mostLost, lost)
    if (lost > 0) losing++
    if ([...found.values()].some((times) => times > 1)) doubled++
  }
  return { cuts, acknowledged: told.length, losing, mostLost, damaged, doubled }
}

/** How often each message is there; null: the file is damaged. */
function lookAt(path: string): ReadonlyMap<string, number> | null {
  const db = new Database(path)
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') return null
    const rows = db
      .prepare<[], { text: string; times: number }>(
        "SELECT text, count(*) AS times FROM messages WHERE role = 'visitor' GROUP BY text",
      )
      .all()
    return new Map(rows.map(({ text, times }) => [text, times]))
  } catch (error) {
    // Sound, but from before its tables were made: everything is lost.
    return error instanceof Error && error.message.startsWith('no such table') ? new Map() : null
  } finally {
    db.close()
  }
}

function isAcknowledgement(record: DiskRecord): record is Extract<DiskRecord, { kind: 'write' }> {
  return record.kind === 'write' && record.path === 'acknowledged'
}
