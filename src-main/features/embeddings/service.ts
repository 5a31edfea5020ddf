import { createHash } from 'node:crypto'
import type { Parts } from '#main/features/parts.ts'
import { createRecent } from '#main/lib/recent.ts'
import { modelName } from './model.ts'
import { packVector, unpackVector } from './packed.ts'
import { createMeaningRepository } from './repository.ts'

export type Embeddings = ReturnType<typeof createEmbeddings>

/** Why there are no vectors, for the trace; null while there is nothing against them. */
export type EmbeddingsState = { readonly available: boolean; readonly reason: string | null }

/** What computes vectors, on a thread of its own. Answers with null where it cannot, or not in time. */
export type EmbedTexts = {
  readonly embed: (
    texts: readonly string[],
    options: { readonly urgent: boolean; readonly timeoutMs: number },
  ) => Promise<Float32Array[] | null>
  readonly state: () => EmbeddingsState
}

/** A visitor waits no longer for the meaning of a message; the words answer then. */
const askTimeoutMs = 1000
/** Loading the model takes a second, on a slow disk a few. */
const wakeTimeoutMs = 60_000
const learnTimeoutMs = 60_000
/** Texts that go to the worker together, and into one commit. */
const learnBatch = 32
/** Texts looked up at once: a few milliseconds. */
const lookBatch = 100
/** What products say of themselves is compared with questions: some twenty texts each. */
const rememberedTexts = 8000

/** Sentence vectors: of messages at once, of what the shop has written in the background and then for ever. */
export function createEmbeddings(
  deps: Parts<'db' | 'commits' | 'stopping'> & {
    readonly embedder: EmbedTexts
  },
) {
  const { stopping } = deps
  const repository = createMeaningRepository(deps.db)
  const asked = createRecent<string, Float32Array>(rememberedTexts)
  /** What is not stored, until something is: looking it up costs more than the look into a message's other words. */
  const unknown = createRecent<string, true>(rememberedTexts)
  const computing = new Map<string, Promise<void>>()
  let learning: Promise<unknown> = Promise.resolve()

  function known(text: string): Float32Array | undefined {
    const recent = asked.get(text)
    if (recent || unknown.get(text)) return recent
    const packed = repository.get(hashOf(text))
    if (!packed) unknown.set(text, true)
    return packed && unpackVector(packed)
  }

  async function embed(
    texts: readonly string[],
    options: { readonly timeoutMs?: number } = {},
  ): Promise<Float32Array[] | null> {
    const vectors = texts.map(known)
    const missing = [...new Set(texts.filter((_, index) => !vectors[index]))]
    // Many visitors ask the same at once: what is being computed is not computed again.
    const underWay = new Set(missing.flatMap((text) => computing.get(text) ?? []))
    const others = missing.filter((text) => !computing.has(text))
    if (others.length > 0) underWay.add(compute(others, options.timeoutMs ?? askTimeoutMs))
    await Promise.all(underWay)
    const all = texts.map((text, index) => vectors[index] ?? asked.get(text))
    return all.every((vector) => vector !== undefined) ? all : null
  }

  function compute(texts: readonly string[], timeoutMs: number): Promise<void> {
    const work = deps.embedder
      .embed(texts, { urgent: true, timeoutMs })
      .then((made) => {
        texts.forEach((text, index) => {
          const vector = made?.[index]
          // As it would be stored: a text means the same before and after it was learned.
          if (vector) asked.set(text, unpackVector(packVector(vector)))
        })
      })
      .finally(() => {
        for (const text of texts) computing.delete(text)
      })
    for (const text of texts) computing.set(text, work)
    return work
  }

  async function missingOf(texts: readonly string[]): Promise<string[]> {
    const all = [...new Set(texts)]
    const missing: string[] = []
    for (let from = 0; from < all.length && !stopping.aborted; from += lookBatch) {
      for (const text of all.slice(from, from + lookBatch))
        if (!repository.has(hashOf(text))) missing.push(text)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return missing
  }

  /** Returns how many vectors are new; less than asked for when the model is away or we stop. */
  async function learn(
    texts: readonly string[],
    progress: (state: { readonly done: number; readonly total: number }) => void,
  ): Promise<number> {
    const missing = await missingOf(texts)
    let done = 0
    while (done < missing.length && !stopping.aborted) {
      const batch = missing.slice(done, done + learnBatch)
      const made = await deps.embedder.embed(batch, { urgent: false, timeoutMs: learnTimeoutMs })
      if (!made || stopping.aborted) break
      await deps.commits.run(() => {
        batch.forEach((text, index) => {
          const vector = made[index]
          if (vector) repository.put(hashOf(text), packVector(vector))
        })
      })
      unknown.clear()
      done += batch.length
      progress({ done, total: missing.length })
    }
    return done
  }

  let waking: Promise<unknown> | null = null
  /** Tried again with the next question where it did not come up. */
  async function awake(): Promise<void> {
    if (!deps.embedder.state().available) return
    waking ??= deps.embedder.embed(['hello'], { urgent: true, timeoutMs: wakeTimeoutMs }).then((made) => {
      if (!made) waking = null
    })
    await waking
  }

  return {
    /** Resolves when the model is loaded, or cannot be: the first vector takes much longer than any other. */
    awake,
    /** Null when the model is not there or too slow this time: answer without. */
    embed,
    /** What is already computed, without waiting. */
    known,
    /** Computes and keeps what is missing; one call after the other. */
    learn: (
      texts: readonly string[],
      progress: (state: { readonly done: number; readonly total: number }) => void = () => {},
    ): Promise<number> => {
      const turn = learning.then(() => learn(texts, progress))
      learning = turn.catch(() => 0)
      return turn
    },
    state: (): EmbeddingsState => deps.embedder.state(),
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(modelName).update('\n').update(text).digest().subarray(0, 16)
}
