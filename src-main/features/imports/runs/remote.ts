import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '#shared/problem.ts'
import type { RunEnd, RunRepository, RunRow } from '../history/repository.ts'
import { readAnswer } from '../upload/report.ts'
import { sendCatalog } from '../upload/send.ts'
import { brakeOf, lostWords } from './brake.ts'
import type { Consent } from './consent.ts'
import type { DoWork, RunnerDeps } from './deps.ts'
import { type Brake, Cancelled, type Progress, type Reading, type Work } from './job.ts'

/** Runs whose catalog goes to a service elsewhere: made ready in a thread, sent from here. */
export function createRemoteRuns(
  deps: Pick<RunnerDeps, 'connections' | 'folder' | 'clock' | 'writers' | 'pace' | 'commits'>,
  runs: RunRepository,
) {
  return {
    run: async (options: {
      readonly run: RunRow
      readonly connectionId: string
      readonly reading: Reading
      readonly consent: Consent
      readonly known: readonly string[]
      readonly brake_percent: number
      /** Products sent there last time; null where that is not known. */
      readonly sentBefore: number | null
      readonly signal: AbortSignal
      readonly work: (work: Work) => ReturnType<DoWork>
      readonly tell: (progress: Progress) => void
    }): Promise<RunEnd> => {
      const { run, reading, signal } = options
      const connection = deps.connections.open(options.connectionId)
      const syncKey = connection.syncKey()
      if (syncKey === null) throw noKey(connection.name)
      const body = join(deps.folder.spool, `${run.id}.ndjson.gz`)
      try {
        const { outcome } = await deps.writers.run('import', async () => {
          const started = options.work({
            kind: 'prepare',
            run_id: run.id,
            run_no: run.no,
            source_id: run.source_id,
            reading,
            body,
            consent: options.consent,
            known: options.known,
          })
          return { outcome: await started.outcome }
        })
        const ended = { id: run.id, ended_at: deps.clock.now() }
        if (outcome.kind === 'unchanged') return { ...ended, state: 'unchanged', sha256: outcome.sha256 }
        if (outcome.kind !== 'prepared') throw new Error(`an upload cannot be "${outcome.kind}"`)
        const { counts, sha256, fault_count, bytes } = outcome
        const products = counts.received - counts.rejected
        if (products === 0) throw nothingToSend()
        const brake = brakeFor(options, { ...outcome, products })
        if (brake.stops && !outcome.isAgreed) {
          const { why, names } = brake
          const trouble = { code: `brake_${why}`, detail: remoteBrakeWords(brake, products), names }
          return {
            ...ended,
            ended_at: deps.clock.now(),
            state: 'braked',
            sha256,
            counts,
            fault_count,
            trouble,
          }
        }
        const startedAt = performance.now()
        let toldAt = 0
        const answer = await sendCatalog({
          widget_base_url: connection.widget_base_url,
          syncKey,
          mode: reading.mode,
          path: body,
          bytes,
          signal,
          ...(deps.pace ? { patience: deps.pace } : {}),
          sent: (sent) => {
            const now = performance.now()
            if (now - toldAt < 200 && sent < bytes) return
            toldAt = now
            const seconds = (now - startedAt) / 1000
            options.tell({
              phase: 'uploading',
              rows: counts.rows,
              percent: Math.round((sent / bytes) * 1000) / 10,
              rows_per_second: 0,
              seconds_left: sent > 0 ? Math.round((seconds * (bytes - sent)) / sent) : null,
            })
          },
        })
        const said = readAnswer(answer, outcome.rows)
        if (said.faults.length > 0)
          await deps.commits.run(() => {
            for (const fault of said.faults) runs.insertFault(run.no, fault)
          })
        return {
          ...ended,
          ended_at: deps.clock.now(),
          state: said.isTaken ? 'done' : 'failed',
          sha256,
          fault_count: fault_count + said.rejected,
          trouble: said.trouble,
          counts: { ...counts, ...said.counts, rejected: counts.rejected + said.rejected },
          remote: { status: answer.status, tries: answer.tries, body: answer.body.slice(0, 4000) },
        }
      } catch (error) {
        throw signal.aborted ? new Cancelled('cancelled') : error
      } finally {
        await rm(body, { force: true })
      }
    },
  }
}

/** We cannot look what is there: it is what we sent last, so at least so many fewer. */
export function brakeFor(
  options: {
    readonly reading: Pick<Reading, 'mode'>
    readonly brake_percent: number
    readonly sentBefore: number | null
  },
  file: { readonly products: number; readonly isCut?: boolean; readonly columns: readonly string[] },
): Brake {
  const present = options.sentBefore ?? 0
  return brakeOf({
    mode: options.reading.mode,
    brake_percent: options.brake_percent,
    present,
    removes: Math.max(0, present - file.products),
    products: file.products,
    isCut: file.isCut ?? false,
    columns: file.columns,
  })
}

function remoteBrakeWords(brake: Brake, products: number): string {
  const what = lostWords(brake) ?? `The file holds ${products} products; ${brake.of} were sent last time.`
  return `${what} Nothing was sent. Look at the file; if it is right, confirm the run.`
}

function noKey(name: string) {
  return problem(
    'invalid_request',
    `The connection "${name}" has no sync key. Enter it under Settings, Connections.`,
  )
}

function nothingToSend() {
  return problem('invalid_request', 'The file holds no product that can be used, so nothing was sent.')
}
