import type { Db } from '#main/db/open.ts'
import { createSlices, type Slices } from '#main/db/slices.ts'
import type { GateWatch } from '#main/db/write-gate.ts'
import { createNumberSet } from '#main/lib/number-set.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { problem } from '#shared/problem.ts'
import type { Product } from '#shared/schemas/product.ts'
import {
  maxSyncErrors,
  type SyncError,
  type SyncMode,
  type SyncResult,
  syncModeSchema,
} from '#shared/schemas/sync.ts'
import { headsIn, type KnownHeads } from './heads.ts'
import type { CatalogPart } from './json-items.ts'
import { type ProductValue, productValues, readProduct } from './product.ts'
import { createSyncRepository, type SyncRepository } from './sync-repository.ts'

export type SyncJob = {
  readonly sync_id: string
  readonly bot_id: string
  readonly bot_no: number
  readonly mode: SyncMode
  readonly dry_run: boolean
}

/** The version of the catalog that made a product what it is, and when. */
type BroughtBy = { readonly version: number; readonly at: number }

export type SyncRun = {
  /** One part of the body after the other. */
  readonly take: (part: CatalogPart) => void
  /** One that is sound already; `before` where it was here before and is only brought back. */
  readonly takeProduct: (product: Product, before?: BroughtBy) => void
  /** How things stand: what is there now and what the end would remove. */
  readonly standing: () => SyncStanding
  /** Some of what the end would remove, by their numbers. */
  readonly missing: (limit: number) => number[]
  /** Switches visitors to the new catalog and returns what changed; `also` is written with the switch, or not at all. */
  readonly finish: (also?: (result: SyncResult, version: number) => void) => SyncResult
  /** Leaves the old catalog as it was. */
  readonly cancel: () => void
  /** Ends the current transaction, so that the hub may write while this thread does something else. */
  readonly pause: () => void
  /** What the new catalog replaced; visitors are already served from the new one. A page at a time. */
  readonly cleanUp: () => Generator<void, void>
}

export type SyncStanding = Omit<SyncResult, 'sync_id' | 'bot_id' | 'mode' | 'errors' | 'duration_ms'> & {
  readonly present: number
}

/** Receives the outcome of each product, in order; an earlier product with the same id is withdrawn first. */
export type SyncWatcher = {
  readonly created: (product: Product) => void
  readonly updated: (
    product: Product,
    before: readonly ProductValue[],
    after: readonly ProductValue[],
  ) => void
  readonly takenBack: (id: string, laterIndex: number, earlierIndex: number) => void
}

const page = 500

/**
 * A sync writes the next version of the catalog beside the one visitors see, in short transactions, and only what
 * differs. The switch is one number in the bot's row.
 */
export function startSync(deps: {
  readonly db: Db
  readonly gate: GateWatch
  readonly job: SyncJob
  readonly nowMs: () => number
  readonly watcher?: SyncWatcher
  /** For dry runs: what was compared with before. */
  readonly heads?: KnownHeads | undefined
}): SyncRun {
  const { db, job, nowMs, watcher } = deps
  const slices = createSlices(db, deps.gate)
  slices.step()
  const repository = createSyncRepository(db, job.bot_no)
  const version = repository.version()
  const next = version + 1
  dropUnborn(repository, slices, version)
  if (!job.dry_run) repository.beginWriting()
  const stored = deps.heads?.of(job.bot_id, version, repository) ?? headsIn(repository)
  slices.finish()

  const startedAt = nowMs()
  const startedTick = performance.now()
  const counts = { received: 0, created: 0, updated: 0, unchanged: 0, removed: 0, rejected: 0 }
  const errors: SyncError[] = []
  /** Where each id was last seen: the later of two products with one id wins. */
  const seen = new Map<string, number>()
  const kept = createNumberSet()
  let keptCount = 0
  let mode = job.mode

  function reject(index: number, fault: Omit<SyncError, 'index'>): void {
    if (errors.length < maxSyncErrors) errors.push({ index, ...fault })
  }

  function takeItem(raw: unknown): void {
    const index = counts.received++
    const read = readProduct(raw)
    if (!read.ok) {
      counts.rejected++
      for (const fault of read.faults) reject(index, fault)
      return
    }
    takeSound(read.product, index)
  }

  function takeSound(product: Product, index: number, before: BroughtBy | null = null): void {
    const packed = seen.get(product.id)
    const earlier = packed === undefined ? null : unpack(packed)
    if (earlier) {
      counts[earlier.as]--
      counts.rejected++
      reject(earlier.index, {
        id: product.id,
        field: 'id',
        message: `comes again at ${index}; the last one counts`,
        ...fault('product_repeats_at', { index }),
      })
      watcher?.takenBack(product.id, index, earlier.index)
    }
    if (!job.dry_run) slices.step()
    if (earlier && earlier.as !== 'unchanged' && !job.dry_run) repository.takeBack(product.id, next)
    const head = stored.head(product.id)
    // What nobody has to compare or to write need not be made.
    const values = head === undefined && job.dry_run ? [] : productValues(product)
    const as = head === undefined ? 'created' : isSame(head.values, values) ? 'unchanged' : 'updated'
    counts[as]++
    seen.set(product.id, pack(index, as))
    if (head && !kept.has(head.no)) {
      kept.add(head.no)
      keptCount++
    }
    if (as === 'created') watcher?.created(product)
    else if (head && as === 'updated') watcher?.updated(product, head.values, values)
    if (as === 'unchanged' || job.dry_run) return
    if (head) repository.retire(head.no, next)
    const credited = before?.version ?? null
    repository.insert(product, { values, version: next, credited, at: before?.at ?? startedAt })
  }

  function* missing(): Generator<number> {
    for (let after = 0; ; ) {
      const numbers = repository.headsAfter(after, next, page)
      for (const no of numbers) if (!kept.has(no)) yield no
      const last = numbers.at(-1)
      if (last === undefined) return
      after = last
    }
  }

  function removeMissing(): void {
    for (const no of missing()) {
      counts.removed++
      if (job.dry_run) continue
      slices.step()
      repository.retire(no, next)
    }
  }

  return {
    take: (part) => {
      switch (part.kind) {
        case 'item':
          return takeItem(part.value)
        case 'broken item':
          reject(counts.received++, { id: null, field: '', message: faultText(part.fault), ...part.fault })
          counts.rejected++
          return
        case 'field':
          if (part.name === 'mode') mode = readMode(part.value)
      }
    },

    takeProduct: (product, before) => takeSound(product, counts.received++, before),

    standing: () => ({
      ...counts,
      removed: mode === 'replace' ? stored.count - keptCount : 0,
      present: stored.count,
    }),

    missing: (limit) => {
      const found: number[] = []
      if (mode === 'replace' && limit > 0 && keptCount < stored.count) {
        for (const no of missing()) if (found.push(no) === limit) break
      }
      return found
    },

    finish: (also) => {
      if (counts.received > 0 && counts.rejected === counts.received) throw nothingUsable(errors)
      if (mode === 'replace') removeMissing()
      const result = (): SyncResult => ({
        sync_id: job.sync_id,
        bot_id: job.bot_id,
        mode,
        ...counts,
        errors,
        duration_ms: Math.round(performance.now() - startedTick),
      })
      if (job.dry_run) return result()
      slices.seal(() => {
        if (counts.created + counts.updated + counts.removed > 0) repository.setVersion(next)
        repository.endWriting()
        repository.insertRun(result(), { catalog_version: repository.version(), started_at: startedAt })
        also?.(result(), repository.version())
      })
      return result()
    },

    cancel: () => {
      slices.abandon()
      dropUnborn(repository, slices, version)
      repository.endWriting()
      slices.finish()
    },

    pause: slices.finish,

    *cleanUp() {
      for (;;) {
        const numbers = repository.replacedUpTo(repository.version(), page)
        if (numbers.length === 0) break
        for (const no of numbers) {
          slices.step()
          repository.remove(no)
        }
        yield
      }
      slices.finish()
    },
  }
}

function isSame(a: readonly ProductValue[], b: readonly ProductValue[]): boolean {
  for (let column = 0; column < a.length; column++) if (a[column] !== b[column]) return false
  return true
}

const changes = ['created', 'updated', 'unchanged'] as const
type ProductChange = (typeof changes)[number]

/** Index and outcome in one number: a catalog of a million products must not need a million objects. */
function pack(index: number, as: ProductChange): number {
  return index * changes.length + changes.indexOf(as)
}

function unpack(packed: number): { readonly index: number; readonly as: ProductChange } {
  const as = changes[packed % changes.length] ?? 'created'
  return { index: Math.floor(packed / changes.length), as }
}

/** What a sync that never finished left behind: rows of a version that was never switched to. */
function dropUnborn(repository: SyncRepository, slices: Slices, version: number): void {
  for (;;) {
    slices.step()
    const numbers = repository.unborn(version, page)
    for (const no of numbers) {
      slices.step()
      repository.remove(no)
    }
    if (numbers.length === 0) break
  }
  repository.revive(version)
}

function readMode(value: unknown): SyncMode {
  const parsed = syncModeSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const message = 'must be "replace" or "merge"'
  throw problem('invalid_request', `\`mode\`: ${message}`, { errors: [{ path: 'mode', message }] })
}

function nothingUsable(errors: readonly SyncError[]) {
  const [first] = errors
  const example = first ? ` The first: \`${first.field}\` ${first.message}.` : ''
  return problem('invalid_request', `None of the products could be read, so nothing was changed.${example}`, {
    errors: errors.map(({ index, field, message }) => ({
      path: field ? `${index}.${field}` : String(index),
      message,
    })),
  })
}
