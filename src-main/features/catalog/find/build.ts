import type { LanguageCode } from '#shared/schemas/common.ts'
import type { FindRows } from './rows.ts'
import { createIndexBuilder, type SearchIndex } from './search-index.ts'
import type { CatalogVocabulary } from './types.ts'
import { vocabularyOf } from './vocabulary.ts'

export type IndexJob = { readonly bot_no: number; readonly version: number; readonly language: LanguageCode }
export type BuiltIndex = { readonly index: SearchIndex; readonly vocabulary: CatalogVocabulary }
/** Makes an index elsewhere, so that nothing here waits for it. */
export type BuildIndex = (job: IndexJob) => Promise<BuiltIndex>

/** Row numbers read in one step. */
const window = 400

/** Step by step; each yields how many products it has read. */
export function* buildIndex(rows: FindRows, job: IndexJob): Generator<number | undefined, BuiltIndex> {
  const builder = createIndexBuilder(job.version, job.language)
  const last = rows.last()
  for (let after = 0; after < last; after += window) {
    const read = rows.between(job.bot_no, after, after + window)
    for (const row of read) builder.add(row)
    yield read.length
  }
  const index = yield* builder.finish()
  return { index, vocabulary: vocabularyOf(index) }
}

/** What goes to another thread without a copy. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.values(value).flatMap(buffersOf)
}
