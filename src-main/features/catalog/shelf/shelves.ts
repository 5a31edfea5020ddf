import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { createRecent, type Recent } from '#main/lib/recent.ts'
import { problem } from '#shared/problem.ts'
import type { ShelfRows } from './rows.ts'
import { buildShelf, type Shelf } from './shelf.ts'

/** Something made of a shelf, step by step, and kept with it under a name. */
export type Make = <T>(name: string, work: () => Generator<void, T>) => Promise<T>

type Standing = {
  readonly version: number
  readonly shelf: Promise<Shelf>
  /** What a filter left, as its next page will want it again. */
  readonly made: Recent<string, Promise<unknown>>
}

/** Catalogs that are looked through at the same time; the others make room. */
const maxShelves = 4
const maxMade = 24
/** A catalog that changes while it is read is read again, but not for ever. */
const maxTries = 20

/** The catalogs somebody looks through, each made when it is first wanted after a change, beside all other work. */
export function createShelves(deps: { readonly db: Db; readonly view: View; readonly rows: ShelfRows }) {
  const { db, view, rows } = deps
  const standings = new Map<number, Standing>()
  const stopping = {
    get aborted() {
      return !db.open
    },
  }

  async function build<T>(work: Generator<void, T>): Promise<T> {
    const made = await inSlices(work, stopping)
    if (made === undefined) throw problem('internal', 'Shopbell is stopping.')
    return made
  }

  function standingOf(botNo: number): Standing {
    const version = rows.version(botNo)
    const held = standings.get(botNo)
    // Set again, so that the one wanted least lately is the first.
    standings.delete(botNo)
    const standing = held?.version === version ? held : newStanding(botNo, version)
    standings.set(botNo, standing)
    const [oldest] = standings.keys()
    if (standings.size > maxShelves && oldest !== undefined) standings.delete(oldest)
    return standing
  }

  function newStanding(botNo: number, version: number): Standing {
    const shelf = build(buildShelf(rows, { bot_no: botNo, version }))
    shelf.catch(() => standings.delete(botNo))
    return { version, shelf, made: createRecent(maxMade) }
  }

  function makeIn({ made }: Standing): Make {
    return <T>(name: string, work: () => Generator<void, T>) => {
      const before = made.get(name) as Promise<T> | undefined
      if (before) return before
      const making = build(work())
      made.set(name, making)
      making.catch(() => made.delete(name))
      return making
    }
  }

  return {
    /** What `use` reads of the database is of the same version as the shelf. */
    read: async <P, T>(
      bot: StoredBot,
      prepare: (shelf: Shelf, make: Make) => Promise<P>,
      use: (shelf: Shelf, prepared: P) => T,
    ): Promise<T> => {
      for (let tries = 0; tries < maxTries; tries++) {
        const standing = standingOf(bot.no)
        const shelf = await standing.shelf
        const prepared = await prepare(shelf, makeIn(standing))
        const read = view(() =>
          rows.version(bot.no) === standing.version ? { value: use(shelf, prepared) } : null,
        )
        if (read) return read.value
      }
      throw problem('internal', 'The catalog is changing all the time. Try again in a moment.')
    },
  }
}
