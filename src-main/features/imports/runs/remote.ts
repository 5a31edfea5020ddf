import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { RunEnd, RunRepository, RunRow } from '../history/repository.ts'
import { readAnswer } from '../upload/report.ts'
import { sendCatalog } from '../upload/send.ts'
import { type Approval, type ApprovalCheck, checkApproval } from './approval.ts'
import type { DoWork, RunnerDeps } from './deps.ts'
import { approvalFailure } from './ends.ts'
import { Cancelled, type ImportInput, type Progress, type Work } from './job.ts'

/** Runs whose catalog goes to an external service: prepared in a thread, sent from here. */
export function createRemoteRuns(
  deps: Pick<RunnerDeps, 'connections' | 'folder' | 'clock' | 'writers' | 'pace' | 'commits'>,
  runs: RunRepository,
) {
  return {
    run: async (options: {
      readonly run: RunRow
      readonly connectionId: string
      readonly input: ImportInput
      readonly approval: Approval
      readonly unchanged: readonly string[]
      readonly approval_percent: number
      /** Products sent there last time; null where that is not known. */
      readonly sentBefore: number | null
      readonly signal: AbortSignal
      readonly work: (work: Work) => ReturnType<DoWork>
      readonly report: (progress: Progress) => void
    }): Promise<RunEnd> => {
      const { run, input, signal } = options
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
            input,
            body,
            approval: options.approval,
            unchanged: options.unchanged,
          })
          return { outcome: await started.outcome }
        })
        const ended = { id: run.id, ended_at: deps.clock.now() }
        if (outcome.kind === 'unchanged') return { ...ended, state: 'unchanged', sha256: outcome.sha256 }
        if (outcome.kind !== 'prepared') throw new Error(`an upload cannot be "${outcome.kind}"`)
        const { counts, sha256, fault_count, bytes } = outcome
        const products = counts.received - counts.rejected
        if (products === 0) throw nothingToSend()
        const check = remoteCheck(options, { ...outcome, products })
        if (check.reason !== null && !outcome.isApproved) {
          const failure = approvalFailure(check, run)
          return {
            ...ended,
            ended_at: deps.clock.now(),
            state: 'needs_approval',
            sha256,
            counts,
            fault_count,
            failure,
          }
        }
        const startedAt = performance.now()
        let reportedAt = 0
        const answer = await sendCatalog({
          widget_base_url: connection.widget_base_url,
          syncKey,
          mode: input.mode,
          path: body,
          bytes,
          signal,
          ...(deps.pace ? { patience: deps.pace } : {}),
          sent: (sent) => {
            const now = performance.now()
            if (now - reportedAt < 200 && sent < bytes) return
            reportedAt = now
            const seconds = (now - startedAt) / 1000
            options.report({
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
          failure: said.failure,
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

/** We cannot see what is there: it is what we sent last, so at least the difference would be removed. */
export function remoteCheck(
  options: {
    readonly input: Pick<ImportInput, 'mode'>
    readonly approval_percent: number
    readonly sentBefore: number | null
  },
  file: { readonly products: number; readonly isCut?: boolean; readonly columns: readonly string[] },
): ApprovalCheck {
  const present = options.sentBefore ?? 0
  return checkApproval({
    mode: options.input.mode,
    approval_percent: options.approval_percent,
    present,
    removes: Math.max(0, present - file.products),
    products: file.products,
    isCut: file.isCut ?? false,
    columns: file.columns,
    isRemote: true,
  })
}

function noKey(name: string) {
  return faultProblem('invalid_request', fault('no_sync_key', { connection: name }))
}

function nothingToSend() {
  return faultProblem('invalid_request', fault('nothing_to_send'))
}
