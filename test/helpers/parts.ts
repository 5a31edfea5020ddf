import { onTestFinished } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import type { EmbedTexts } from '#main/features/embeddings/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { openTestDatabase } from './database.ts'
import { testClock } from './hub.ts'

/** What most features are made of, on a real file; what they push is written down. */
export function openParts(opened = openTestDatabase()) {
  const { db } = opened
  const clock = testClock()
  const pushed: Push[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const deps = {
    db,
    commits: createCommits(db, createWriteGate()),
    clock,
    push: (push: Push) => void pushed.push(push),
    stopping: stop.signal,
  }
  return { opened, deps, clock, pushed }
}

/** Meanings in three directions: what the first pattern knows, what the second, everything else. */
export function meaningsOf(first: RegExp, second: RegExp): EmbedTexts {
  return {
    embed: async (texts) =>
      texts.map((text) => {
        const topic = first.test(text) ? 0 : second.test(text) ? 1 : 2
        return Float32Array.from([0, 1, 2], (axis) => (axis === topic ? 1 : 0))
      }),
    state: () => ({ available: true, reason: null }),
  }
}
