import { crc32 } from 'node:zlib'
import { createNumberSet } from '#main/lib/number-set.ts'
import type { Head, SyncRepository } from './sync-repository.ts'

/** The products of a catalog before a sync. */
type Heads = { readonly count: number; readonly head: (id: string) => Head | undefined }

export function headsIn(repository: SyncRepository): Heads {
  const { count, mayHave } = filterOf(repository.headIds())
  return { count, head: (id) => (mayHave(id) ? repository.head(id) : undefined) }
}

const filterBits = 2 ** 24

/** Distinguishes most new products from stored ones without a database query; never misses a stored one. Takes 2 MB. */
function filterOf(ids: Iterable<string>) {
  const places = createNumberSet()
  let count = 0
  for (const id of ids) {
    places.add(crc32(id) % filterBits)
    count++
  }
  return { count, mayHave: (id: string) => places.has(crc32(id) % filterBits) }
}

export type KnownHeads = {
  /** Of a version of a bot's catalog: while that is the same, so is all that is in it. */
  readonly of: (botId: string, version: number, repository: SyncRepository) => Heads
}

type Known = {
  readonly catalog: string
  readonly filter: ReturnType<typeof filterOf>
  readonly found: Map<string, Head | undefined>
  letters: number
}

const maxLetters = 10e6

/** For whoever compares with one catalog again and again: what was looked up in it is not looked up again. */
export function createKnownHeads(most = maxLetters): KnownHeads {
  let last: Known | null = null

  return {
    of: (botId, version, repository) => {
      const catalog = `${botId} ${version}`
      if (last?.catalog !== catalog) {
        last = null
        last = { catalog, filter: filterOf(repository.headIds()), found: new Map(), letters: 0 }
      }
      const known = last
      return {
        count: known.filter.count,
        head: (id) => {
          if (!known.filter.mayHave(id)) return undefined
          const before = known.found.get(id)
          if (before !== undefined || known.found.has(id)) return before
          const head = repository.head(id)
          known.letters += id.length + (head ? lettersIn(head) : 0)
          if (known.letters < most) known.found.set(id, head)
          return head
        },
      }
    },
  }
}

function lettersIn({ values }: Head): number {
  let letters = 0
  for (const value of values) if (typeof value === 'string') letters += value.length
  return letters
}
