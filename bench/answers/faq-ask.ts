import type { EmbedTexts } from '#main/features/embeddings/index.ts'
import { ms } from '../lib/table.ts'
import { entriesOf, type IntentSet, readIntentSets, type Sentence } from './intents-data.ts'
import type { Guess } from './intents-measure.ts'
import { type VectorOf, vectorsFor } from './intents-vectors.ts'
import { type BenchShop, openShop } from './shop.ts'

export type AskedSet = {
  readonly set: IntentSet
  readonly entries: number
  readonly words: Guesses
  /** Null without the meaning model. */
  readonly whole: Guesses | null
}
export type Guesses = { readonly guesses: readonly Guess[]; readonly times: readonly number[] }

const asked = new Map<string, Promise<AskedSet[]>>()

/** Every message of the sets, asked of a shop whose knowledge is the training sentences; once, however many parts need it. */
export function askSets(data: string): Promise<AskedSet[]> {
  const known = asked.get(data) ?? askAll(data)
  asked.set(data, known)
  return known
}

async function askAll(data: string): Promise<AskedSet[]> {
  const sets = readIntentSets(data)
  const vectorOf = await vectorsFor(
    sets.flatMap(({ train, test, validation }) => [...train, ...test, ...validation].map(({ text }) => text)),
  )
  if (!vectorOf) console.log('\nNo encoder in resources/model: words only.')
  const all: AskedSet[] = []
  for (const set of sets) all.push(await askSet(set, vectorOf))
  return all
}

async function askSet(set: IntentSet, vectorOf: VectorOf | null): Promise<AskedSet> {
  const entries = entriesOf(set.train)
  const shop = await openShop({ embedder: vectorOf && madeBefore(vectorOf) })
  const startedAt = performance.now()
  await shop.teach(
    entries.map(({ id, wordings: [question = '', ...alternatives] }) => ({
      question,
      alternatives,
      answer: id,
    })),
  )
  console.log(`${set.name}: ${set.train.length} wordings learned in ${ms(performance.now() - startedAt)}`)
  const words = ask(shop, set.test, null)
  const whole = vectorOf && ask(shop, set.test, vectorOf)
  await shop.close()
  return { set, entries: entries.length, words, whole }
}

/** The label is the answer of its entry. */
function ask({ knowledge, bot }: BenchShop, test: readonly Sentence[], vectorOf: VectorOf | null): Guesses {
  const times: number[] = []
  const guesses = test.map(({ text }): Guess => {
    const startedAt = performance.now()
    const [first] = knowledge.match(bot, text, { vector: vectorOf?.(text) })
    times.push(performance.now() - startedAt)
    return { label: first?.answer ?? null, confidence: first?.confidence ?? 0 }
  })
  return { guesses, times }
}

/** Vectors of the product's model that were computed in an earlier run. */
function madeBefore(vectorOf: VectorOf): EmbedTexts {
  return {
    embed: async (texts) => {
      const vectors = texts.flatMap((text) => vectorOf(text) ?? [])
      return vectors.length === texts.length ? vectors : null
    },
    state: () => ({ available: true, reason: null }),
  }
}
