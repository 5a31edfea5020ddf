import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { createSlices } from '#main/db/slices.ts'
import { createStoredProducts, type SyncRun, startSync } from '#main/features/catalog/index.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import { readSnapshot } from '../history/read-snapshot.ts'
import { createRunRepository, type RowFault } from '../history/repository.ts'
import { writeSnapshot } from '../history/write-snapshot.ts'
import { checkApproval, isApproved } from './approval.ts'
import { createStopper, type Stopper, type WorkContext } from './context.ts'
import { createDifference } from './difference.ts'
import { createFaults, type Faults } from './faults.ts'
import { type FeedResult, feed } from './feed.ts'
import { hashFile } from './hash.ts'
import type { RunOutcome, Work } from './job.ts'
import { createMeter, type Meter } from './meter.ts'
import { nothingInIt, nothingUsable, refusedBecause } from './no-products.ts'
import { openCatalog } from './open-catalog.ts'
import { createRowNotes, type RowNotes } from './row-notes.ts'

type Ended = { readonly outcome: RunOutcome; readonly cleanUp?: () => Generator<void, void> }
type Parts = { readonly faults: Faults; readonly meter: Meter; readonly stopper: Stopper }

/** A file into a bot: read, compared, kept beside the old catalog, and switched to at the very end. */
export async function importFile(
  work: Extract<Work, { kind: 'import' }>,
  context: WorkContext,
): Promise<Ended> {
  const { file, mode } = work.input
  const stopper = createStopper(context)
  const meter = createMeter({ totalBytes: file.bytes, report: context.report })
  meter.begin('reading')
  stopper.check()
  const sha256 = await hashFile(file, { signal: stopper.signal, hashed: meter.hashed })
  stopper.check()
  if (work.unchanged.includes(sha256) && !isApproved(work.approval, sha256))
    return { outcome: { kind: 'unchanged', sha256 } }
  const catalog = await openCatalog(work.input, { signal: stopper.signal, repeatsReportedElsewhere: true })
  if (catalog?.refusal) throw refusedBecause(catalog.refusal)
  const faults = createFaults()
  const notes = createRowNotes(faults)
  return write(context, {
    work,
    mode,
    sha256,
    parts: { faults, meter, stopper },
    notes,
    fill: (sync) =>
      feed(catalog, {
        faults,
        meter,
        stopper,
        take: (product, row) => {
          notes.next(row)
          sync.takeProduct(product)
          return undefined
        },
      }),
  })
}

/** The catalog from before a run, as a run of its own. */
export async function restoreCatalog(
  work: Extract<Work, { kind: 'restore' }>,
  context: WorkContext,
  bytes: number,
): Promise<Ended> {
  const stopper = createStopper(context)
  const meter = createMeter({ totalBytes: bytes, report: context.report })
  return write(context, {
    work,
    mode: 'replace',
    sha256: null,
    parts: { faults: createFaults(), meter, stopper },
    fill: async (sync) => {
      let rows = 0
      for await (const { products, bytes: read } of readSnapshot(work.from)) {
        for (const { product, version, at } of products) {
          stopper.check()
          // Whoever brought it before brings it again, not the source whose import is undone.
          sync.takeProduct(product, version === undefined || at === undefined ? undefined : { version, at })
        }
        rows += products.length
        meter.row(rows, read)
      }
      return { rows, rejected: 0 }
    },
  })
}

async function write(
  context: WorkContext,
  options: {
    readonly work: Extract<Work, { kind: 'import' | 'restore' }>
    readonly mode: SyncMode
    readonly sha256: string | null
    readonly parts: Parts
    readonly notes?: RowNotes
    readonly fill: (sync: SyncRun) => Promise<FeedResult>
  },
): Promise<Ended> {
  const { work, mode, sha256, notes } = options
  const { faults, meter, stopper } = options.parts
  const { db, gate, nowMs } = context
  const runs = createRunRepository(db)
  const stored = createStoredProducts(db, work.bot.no)
  const difference = createDifference()
  meter.begin('writing')
  const sync = startSync({
    db,
    gate,
    nowMs,
    job: { sync_id: work.sync_id, bot_id: work.bot.id, bot_no: work.bot.no, mode, dry_run: false },
    watcher: {
      created: difference.created,
      updated: difference.updated,
      takenBack: (id, later, earlier) => {
        difference.takenBack(id)
        notes?.takenBack(id, later, earlier)
      },
    },
  })
  try {
    const fed = await options.fill(sync)
    const standing = sync.standing()
    const isVoid = standing.received + fed.rejected + standing.present === 0
    if (isVoid && work.kind === 'import') throw nothingInIt(faults)
    const removed = sync.missing(20).flatMap((no): Product[] => {
      const product = stored.byNo(no)
      return product ? [product] : []
    })
    const { present, ...counted } = standing
    const counts = {
      ...counted,
      rows: fed.rows,
      received: standing.received + fed.rejected,
      rejected: standing.rejected + fed.rejected,
      warnings: faults.warnings(),
    }
    const changes = difference.result(standing, removed)
    sync.pause()
    writeFaults(context, work.run_no, faults.all())
    const products = standing.created + standing.updated + standing.unchanged
    const isReadable = counts.received === 0 || products > 0
    if (!isReadable) throw nothingUsable(faults, fed.columns)
    const isChanging = standing.created + standing.updated + standing.removed > 0
    if (work.kind === 'import' && sha256 !== null && !isApproved(work.approval, sha256)) {
      if (!isChanging && sha256 === work.last) {
        sync.cancel()
        return { outcome: { kind: 'unchanged', sha256, catalog_version: stored.version() } }
      }
      const check = checkApproval({
        mode,
        approval_percent: work.approval_percent,
        present,
        products,
        removes: standing.removed,
        isCut: fed.isCut,
        columns: fed.columns,
        fields: difference.vanished(standing, stored.filled),
        factor: difference.factor(standing, stored.filled),
      })
      if (check.reason !== null) {
        sync.cancel()
        return {
          outcome: {
            kind: 'needs_approval',
            sha256,
            counts,
            difference: changes,
            check,
            fault_count: faults.total(),
          },
        }
      }
    }
    meter.finishing()
    if (isChanging) await writeSnapshot(work.snapshot, stored.pages(), stopper.check)
    stopper.check()
    const result = sync.finish((_, version) => {
      runs.end({
        id: work.run_id,
        state: 'done',
        ended_at: nowMs(),
        counts,
        difference: changes,
        sha256,
        catalog_version: version,
        snapshot: isChanging ? basename(work.snapshot) : null,
        fault_count: faults.total(),
      })
    })
    return { outcome: { kind: 'done', result }, cleanUp: sync.cleanUp }
  } catch (error) {
    cancelQuietly(sync)
    await rm(work.snapshot, { force: true }).catch(() => {})
    throw error
  }
}

/** What cannot be removed now (a full disk) is seen nowhere, and swept away before the next sync. */
function cancelQuietly(sync: SyncRun): void {
  try {
    sync.cancel()
  } catch {}
}

/** In short transactions, like the products. */
export function writeFaults(context: WorkContext, runNo: number, faults: readonly RowFault[]): void {
  if (faults.length === 0) return
  const runs = createRunRepository(context.db)
  const slices = createSlices(context.db, context.gate)
  try {
    for (const fault of faults) {
      slices.step()
      runs.insertFault(runNo, fault)
    }
    slices.finish()
  } catch (error) {
    slices.abandon()
    throw error
  }
}
