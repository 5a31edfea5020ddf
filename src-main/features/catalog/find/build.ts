import type { Language } from '#shared/schemas/common.ts'
import type { FindRows } from './rows.ts'
import { createIndexBuilder, type SearchIndex } from './search-index.ts'

export type IndexJob = { readonly bot_no: number; readonly version: number; readonly language: Language }

/** Row numbers read in one step. */
const window = 100

/** Step by step; each tells how many products it has read. */
export function* buildIndex(rows: FindRows, job: IndexJob): Generator<number | undefined, SearchIndex> {
  const builder = createIndexBuilder(job.version, job.language)
  const last = rows.last()
  for (let after = 0; after < last; after += window) {
    const read = rows.between(job.bot_no, after, after + window)
    for (const row of read) builder.add(row)
    yield read.length
  }
  return yield* builder.finish()
}
