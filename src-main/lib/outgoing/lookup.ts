import { lookup as systemLookup } from 'node:dns/promises'

type FoundAddress = { readonly address: string; readonly family: number }
export type Lookup = (name: string) => Promise<readonly FoundAddress[]>

/** A name answered later than this is looked up behind the others next time. */
const slowMs = 1000
/** More names than any shop sends to; then all begin anew. */
const maxRemembered = 1000

export const lookupBySystem: Lookup = (name) => systemLookup(name, { all: true })

/**
 * The system looks up only a few names at a time, and one whose server is silent takes many seconds. Names that failed
 * or were slow wait for one another, so that the others always find a place.
 */
export function createPatientLookup(lookup: Lookup): Lookup {
  const troubled = new Set<string>()
  let lastTroubled: Promise<unknown> = Promise.resolve()

  async function measured(name: string): Promise<readonly FoundAddress[]> {
    const startedAt = performance.now()
    let isSound = false
    try {
      const found = await lookup(name)
      isSound = performance.now() - startedAt < slowMs
      return found
    } finally {
      if (troubled.size >= maxRemembered) troubled.clear()
      if (isSound) troubled.delete(name)
      else troubled.add(name)
    }
  }

  return (name) => {
    if (!troubled.has(name)) return measured(name)
    const found = lastTroubled.then(() => measured(name))
    lastTroubled = found.catch(() => {})
    return found
  }
}
