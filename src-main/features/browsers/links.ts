import type { Clock } from '#main/lib/clock.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { isSameSecret } from '#main/lib/secret-key.ts'

const tokenLength = 43
/** Long enough to walk to the browser; a link in an old log opens nothing. */
const validMs = 3_600_000
/** More are not waiting to be opened; the oldest goes. */
const maxLinks = 20

/** One-time tokens that sign a browser in. They live in memory alone and end with the process. */
export function createLinks(clock: Clock) {
  let open: { readonly token: string; readonly until: number }[] = []
  let origin: string | null = null

  function valid() {
    const now = clock.now()
    // One from while the clock was ahead opens nothing for longer than any other.
    open = open
      .filter(({ until }) => until > now)
      .map(({ token, until }) => ({ token, until: Math.min(until, now + validMs) }))
      .slice(-maxLinks)
    return open
  }

  return {
    /** Null while no dashboard listens, as in the desktop app. */
    make: (): string | null => {
      if (origin === null) return null
      const token = randomBase62(tokenLength)
      open = [...valid(), { token, until: clock.now() + validMs }].slice(-maxLinks)
      return `${origin}/?token=${token}`
    },
    /** A token that was handed out before this hub started, by the page that explained why it could not. */
    adopt: (token: string): void => {
      open = [...valid(), { token, until: clock.now() + validMs }].slice(-maxLinks)
    },
    /** True once for each token. */
    redeem: (given: string): boolean => {
      const found = valid().find(({ token }) => isSameSecret(given, token))
      open = open.filter((one) => one !== found)
      return found !== undefined
    },
    setOrigin: (next: string | null): void => {
      origin = next
    },
  }
}
