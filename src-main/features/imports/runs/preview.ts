import { createStoredProducts, startSync } from '#main/features/catalog/index.ts'
import { createSeenIds } from '#main/features/catalog-files/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Product } from '#shared/schemas/product.ts'
import { checkApproval } from './approval.ts'
import { createStopper, type WorkContext } from './context.ts'
import { createDifference } from './difference.ts'
import { createFaults, type Faults } from './faults.ts'
import { type FeedResult, feed } from './feed.ts'
import type { BotTarget, FilePreview, ImportInput, RunOutcome, Work } from './job.ts'
import { createMeter } from './meter.ts'
import { nothingInIt, nothingUsable, refusedBecause } from './no-products.ts'
import { type OpenedCatalog, openCatalog } from './open-catalog.ts'
import { createRowNotes } from './row-notes.ts'
import { createShownProducts } from './shown-products.ts'

const maxFaults = 200

/** What a file holds and what a run of it would change. */
export async function previewFile(
  work: Extract<Work, { kind: 'preview' }>,
  context: WorkContext,
): Promise<RunOutcome> {
  const { input } = work
  const stopper = createStopper(context)
  stopper.check()
  const meter = createMeter({ totalBytes: input.file.bytes, report: context.report })
  meter.begin('comparing')
  const catalog = await openCatalog(input, {
    signal: stopper.signal,
    // Comparing reports them with both rows.
    repeatsReportedElsewhere: work.bot !== null,
    reader: context.reader,
  })
  if (!catalog) throw faultProblem('invalid_request', fault('file_empty', { path: input.file.path }))
  const faults = createFaults(maxFaults)
  const comparison = work.bot ? compareWith(context, input, work.bot, faults) : null
  const shown = createShownProducts()
  const counts = { products: 0, variants: 0 }
  const seen = createSeenIds()
  let repeated = 0
  try {
    const fed = await feed(catalog, {
      faults,
      meter,
      stopper,
      take: (product, row) => {
        counts.products++
        // Comparing counts them on its own.
        if (!comparison && seen.add(product.id)) repeated++
        if (product.group_id !== null) counts.variants++
        shown.add(product, row)
        comparison?.take(product, row)
        return undefined
      },
    })
    const difference = comparison?.result() ?? null
    const products = difference
      ? difference.created + difference.updated + difference.unchanged
      : counts.products - repeated
    const lost = {
      isCut: fed.isCut,
      columns: fed.columns,
      fields: comparison?.vanished(),
      factor: comparison?.factor(),
    }
    const preview: FilePreview = {
      path: input.file.path,
      bytes: input.file.bytes,
      ...shapeOf(catalog),
      rows: fed.rows,
      counts: {
        ...counts,
        products,
        rejected: fed.rejected + counts.products - products,
        warnings: faults.warnings(),
      },
      products: shown.list(),
      faults: firstOf(faults),
      difference,
      failure: failureOf({ catalog, faults, fed, products, comparison }),
      check:
        difference || fed.isCut
          ? checkApproval({
              mode: input.mode,
              approval_percent: work.approval_percent,
              present: comparison?.present() ?? 0,
              products,
              removes: difference?.removed ?? 0,
              ...lost,
            })
          : null,
    }
    return { kind: 'previewed', preview }
  } finally {
    comparison?.end()
  }
}

/** Why a run would fail, in the order in which it would find out. */
function failureOf(found: {
  readonly catalog: OpenedCatalog
  readonly faults: Faults
  readonly fed: FeedResult
  readonly products: number
  readonly comparison: ReturnType<typeof compareWith> | null
}): Fault | null {
  const { catalog, faults, fed, products, comparison } = found
  if (catalog.refusal) return refusedBecause(catalog.refusal).fault ?? null
  if (products > 0) return null
  if (fed.rejected > 0) return nothingUsable(faults, fed.columns).fault ?? null
  return (comparison?.present() ?? 0) === 0 ? (nothingInIt(faults).fault ?? null) : null
}

/** A sync that writes nothing. */
function compareWith(context: WorkContext, input: ImportInput, bot: BotTarget, faults: Faults) {
  const { db, gate, nowMs, heads } = context
  const notes = createRowNotes(faults)
  const difference = createDifference()
  const sync = startSync({
    db,
    gate,
    nowMs,
    heads,
    job: { sync_id: 'preview', bot_id: bot.id, bot_no: bot.no, mode: input.mode, dry_run: true },
    watcher: {
      created: difference.created,
      updated: difference.updated,
      takenBack: (id, later, earlier) => {
        difference.takenBack(id)
        notes.takenBack(id, later, earlier)
      },
    },
  })
  const stored = createStoredProducts(db, bot.no)
  return {
    take: (product: Product, row: number) => {
      notes.next(row)
      sync.takeProduct(product)
    },
    present: () => sync.standing().present,
    result: () => {
      const removed = sync.missing(20).flatMap((no): Product[] => {
        const product = stored.byNo(no)
        return product ? [product] : []
      })
      return difference.result(sync.standing(), removed)
    },
    vanished: () => difference.vanished(sync.standing(), stored.filled),
    factor: () => difference.factor(sync.standing(), stored.filled),
    end: () => sync.cancel(),
  }
}

/** What concerns the file as a whole before all others. */
function firstOf(faults: Faults): FilePreview['faults'] {
  const all = faults.all()
  return [...all.filter(({ row }) => row === null), ...all.filter(({ row }) => row !== null)].slice(
    0,
    maxFaults,
  )
}

function shapeOf({ shape, understanding, mapping }: OpenedCatalog) {
  return {
    format: shape.format,
    encoding: shape.encoding ?? 'utf-8',
    delimiter: shape.layout.kind === 'csv' ? shape.layout.delimiter : null,
    sheet: shape.layout.kind === 'sheet' ? shape.layout.sheet : null,
    sheets: shape.layout.kind === 'sheet' ? [...shape.layout.sheets] : [],
    dialect: understanding.dialect?.name ?? null,
    columns: understanding.guesses.map((guess) => {
      const field = mapping.columns[guess.column] ?? mapping.others
      const isGuessed = field === guess.field
      return {
        name: guess.column,
        samples: guess.examples.slice(0, 5),
        field: field === 'ignore' || field === 'attribute' ? null : field,
        confidence: isGuessed ? guess.confidence : 1,
        why: isGuessed ? guess.reason : 'chosen by hand',
      }
    }),
    mapping,
  }
}
