import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Garbage of more than this share of what is in use is cleared away; V8 would wait for several times of it. */
const garbagePercent = 30
/** Room for short-lived objects: with less of it many would be taken for long-lived ones. */
const youngBytes = 16_000_000
const mostRounds = 20

/**
 * These settings still work in a running process, and hold for all of it: a program that stays says so, while one that makes a call
 * and ends (or a test runner, whose own heap is large) would only collect garbage for nothing.
 */
export function keepHeapSmall(): void {
  keepYoungSmall()
  setFlagsFromString(`--heap-growing-percent=${garbagePercent}`)
}

/**
 * V8 lets the room for short-lived objects grow to 128 MB on a large machine and never gives it back; reading this program alone
 * makes it 64 MB, most of which is only ever written once. To be called before that.
 */
export function keepYoungSmall(): void {
  // It grows where much of what is in it is still needed.
  for (let round = 0; round < mostRounds && youngRoom() < youngBytes; round++)
    Array.from({ length: 50_000 }, (_, at) => ({ at }))
  setFlagsFromString('--semi-space-growth-factor=1')
}

function youngRoom(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return young?.space_size ?? youngBytes
}
