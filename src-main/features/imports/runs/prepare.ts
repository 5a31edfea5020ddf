import { stat } from 'node:fs/promises'
import { createUploadBody } from '../upload/body.ts'
import { isApproved } from './approval.ts'
import { createStopper, type WorkContext } from './context.ts'
import { createFaults } from './faults.ts'
import { feed } from './feed.ts'
import { hashFile } from './hash.ts'
import { writeFaults } from './import.ts'
import type { RunOutcome, Work } from './job.ts'
import { createMeter } from './meter.ts'
import { refusedBecause } from './no-products.ts'
import { openCatalog } from './open-catalog.ts'

/** A file for an external service: its products checked and in the form it takes, ready to be sent. */
export async function prepareUpload(
  work: Extract<Work, { kind: 'prepare' }>,
  context: WorkContext,
): Promise<RunOutcome> {
  const { file } = work.input
  const stopper = createStopper(context)
  const meter = createMeter({ totalBytes: file.bytes, report: context.report })
  meter.begin('reading')
  stopper.check()
  const sha256 = await hashFile(file, { signal: stopper.signal, hashed: meter.hashed })
  const approved = isApproved(work.approval, sha256)
  if (!approved && work.unchanged.includes(sha256)) return { kind: 'unchanged', sha256 }
  const catalog = await openCatalog(work.input, { signal: stopper.signal, repeatsReportedElsewhere: false })
  if (catalog?.refusal) throw refusedBecause(catalog.refusal)
  const faults = createFaults()
  const body = createUploadBody(work.body)
  const rows: number[] = []
  meter.begin('writing')
  try {
    const fed = await feed(catalog, {
      faults,
      meter,
      stopper,
      take: (product, row) => {
        rows.push(row)
        return body.add(product)
      },
    })
    await body.end()
    writeFaults(context, work.run_no, faults.all())
    const counts = {
      rows: fed.rows,
      received: rows.length + fed.rejected,
      created: 0,
      updated: 0,
      unchanged: 0,
      removed: 0,
      rejected: fed.rejected,
      warnings: faults.warnings(),
    }
    const { size } = await stat(work.body)
    return {
      kind: 'prepared',
      sha256,
      counts,
      fault_count: faults.total(),
      bytes: size,
      rows: Uint32Array.from(rows),
      isApproved: approved,
      isCut: fed.isCut ?? false,
      columns: fed.columns ?? [],
    }
  } catch (error) {
    await body.abandon()
    throw error
  }
}
