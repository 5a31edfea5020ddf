import { describe, expect, it } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { openTestDatabase } from '../../helpers/database.ts'

/** A thread that knows one vector a text, writes down what it was asked, and can be away. */
function thread() {
  const asked: { texts: readonly string[]; urgent: boolean }[] = []
  let away = false
  const embedder: EmbedTexts = {
    embed: async (texts, { urgent }) => {
      asked.push({ texts, urgent })
      return away ? null : texts.map((text) => Float32Array.of(Math.cos(text.length), Math.sin(text.length)))
    },
    state: () => ({ available: !away, reason: away ? 'away' : null }),
  }
  return { embedder, asked, leave: () => (away = true) }
}

function makeMeaning(opened = openTestDatabase()) {
  const { db } = opened
  const { embedder, asked, leave } = thread()
  const stopping = new AbortController()
  const commits = createCommits(db, createWriteGate())
  const embeddings = createEmbeddings({ db, commits, embedder, stopping: stopping.signal })
  return { embeddings, asked, leave, stop: () => stopping.abort(), opened }
}

describe('embed', () => {
  it('asks for each text once', async () => {
    const { embeddings, asked } = makeMeaning()
    const [a, b, c] = (await embeddings.embed(['one', 'three', 'one'])) ?? []
    expect(a).toEqual(c)
    expect(b?.[0]).toBeCloseTo(Math.cos(5))
    await embeddings.embed(['one'])
    expect(asked).toEqual([{ texts: ['one', 'three'], urgent: true }])
  })

  it('is null with a reason when the model is away, but gives what is known', async () => {
    const { embeddings, leave } = makeMeaning()
    await embeddings.embed(['one'])
    leave()
    expect(await embeddings.embed(['one', 'three'])).toBeNull()
    expect(await embeddings.embed(['one'])).toHaveLength(1)
    expect(embeddings.state()).toEqual({ available: false, reason: 'away' })
  })
})

describe('learn', () => {
  const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`)

  it('computes what is missing in the background, keeps it in the file and reports how far it is', async () => {
    const { embeddings, asked, opened } = makeMeaning()
    const seen: number[] = []
    expect(embeddings.known('text 1')).toBeUndefined()
    expect(await embeddings.learn([...texts, ...texts], ({ done, total }) => seen.push(done / total))).toBe(
      100,
    )
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
    expect(asked.every(({ urgent }) => !urgent)).toBe(true)
    expect(embeddings.known('text 1')?.[0]).toBeCloseTo(Math.cos(6), 1)
    const later = makeMeaning(opened)
    expect(await later.embeddings.learn(texts)).toBe(0)
    expect(later.asked).toEqual([])
    expect(await later.embeddings.embed(['text 7'])).toHaveLength(1)
    expect(later.asked).toEqual([])
  })

  it('goes on where it was when the model comes back', async () => {
    const first = makeMeaning()
    first.leave()
    expect(await first.embeddings.learn(texts)).toBe(0)
    expect(first.embeddings.known('text 1')).toBeUndefined()
    const later = makeMeaning(first.opened)
    expect(await later.embeddings.learn(texts)).toBe(100)
  })

  it('ends early when the hub stops', async () => {
    const { embeddings, stop } = makeMeaning()
    const done = await embeddings.learn(texts, () => stop())
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(100)
  })
})
