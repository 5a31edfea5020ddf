import { resolve } from 'node:path'
import { type Evidence, inputsOf } from '#main/features/knowledge/match/confidence.ts'
import { createMatcher } from '#main/features/knowledge/match/matcher.ts'
import { fitLogistic } from '../../scripts/fit/newton.ts'
import { entriesOf, type IntentSet, readIntentSets, type Sentence } from './intents-data.ts'
import { type VectorOf, vectorsFor } from './intents-vectors.ts'

/**
 * Fits the coefficients of src-main/features/knowledge/match/confidence.ts: many small shops are drawn from the training
 * and validation sentences (never from those the benchmark asks), each with as many messages it has an entry for as
 * messages it has none for.
 */
type Shop = { readonly train: readonly Sentence[]; readonly test: readonly Sentence[] }

const wordingCounts = [1, 2, 3, 4, 8, 20, 60]
/** Keeps coefficients small where the data do not ask for large ones. */
const restraint = 1e-5
const random = seeded(7)

async function run(data: string): Promise<void> {
  const sets = readIntentSets(data)
  const [hint3, clinc, bitext] = sets
  if (!hint3 || !clinc || !bitext) throw new Error(`${data} has not all sets of intents.`)
  const everything = sets.flatMap(({ train, test, validation }) => [...train, ...test, ...validation])
  const vectorOf = await vectorsFor(everything.map(({ text }) => text))
  const shops = [
    wholeShop(clinc),
    ...Array.from({ length: 70 }, (_, index) =>
      smallShop(clinc, wordingCounts[index % wordingCounts.length] ?? 1),
    ),
    ...Array.from({ length: 16 }, () => heldOut(hint3.train)),
    ...Array.from({ length: 16 }, () => heldOut(sample(bitext.train, 800))),
  ]
  report('words', shops, null)
  if (vectorOf) report('whole', shops, vectorOf)
}

function report(name: string, shops: readonly Shop[], vectorOf: VectorOf | null): void {
  const rows = shops.flatMap((shop) => askShop(shop, vectorOf))
  const coefficients = [...fitLogistic(rows, rows[0]?.features.length ?? 0, restraint)]
  console.log(
    `${name}: [${coefficients.map((value) => value.toFixed(2)).join(', ')}] from ${rows.length} messages`,
  )
}

function askShop({ train, test }: Shop, vectorOf: VectorOf | null) {
  const matcher = createMatcher(entriesOf(train))
  if (vectorOf) {
    for (const id of matcher.ids()) matcher.learn(id, vectorOf)
    for (const _ of matcher.settle());
  }
  // Large shops must not outvote small ones.
  const weight = 1 / Math.sqrt(test.length)
  return test.flatMap(({ text, label }) => {
    const [first] = matcher.match(text, { vector: vectorOf?.(text), limit: 1 })
    return first
      ? [
          {
            features: Float64Array.from(inputsOf(first.evidence satisfies Evidence)),
            isRight: first.id === label,
            weight,
          },
        ]
      : []
  })
}

function wholeShop({ train, validation }: IntentSet): Shop {
  const known = validation.filter(({ label }) => label !== null)
  return { train, test: [...sample(known, 500), ...validation.filter(({ label }) => label === null)] }
}

/** A few intents with a few wordings each; others' messages, and those of nobody, are out of scope. */
function smallShop({ train, validation }: IntentSet, wordings: number): Shop {
  const labels = [...new Set(train.map(({ label }) => label))]
  const chosen = new Set(sample(labels, 3 + Math.floor(random() ** 2 * 100)))
  const inside = validation.filter(({ label }) => label !== null && chosen.has(label))
  const outside = validation.filter(({ label }) => label !== null && !chosen.has(label))
  const nobodys = validation.filter(({ label }) => label === null)
  return {
    train: [...chosen].flatMap((chosenLabel) =>
      sample(
        train.filter(({ label }) => label === chosenLabel),
        wordings,
      ),
    ),
    test: [...sample(inside, 150), ...[...sample(outside, 75), ...sample(nobodys, 75)].map(unknown)],
  }
}

/** Some labels are taken away whole, some sentences of the others are asked. */
function heldOut(sentences: readonly Sentence[]): Shop {
  const labels = [...new Set(sentences.map(({ label }) => label))]
  const away = new Set(sample(labels, Math.floor(labels.length * 0.27)))
  const kept = sentences.filter(({ label }) => !away.has(label))
  const asked = new Set(sample(kept, Math.floor(kept.length * 0.3)))
  const train = kept.filter((sentence) => !asked.has(sentence))
  const trained = new Set(train.map(({ label }) => label))
  const inside = [...asked].filter(({ label }) => trained.has(label))
  const outside = sample(
    sentences.filter(({ label }) => away.has(label)),
    inside.length,
  )
  return { train, test: [...inside, ...outside.map(unknown)] }
}

function unknown({ text }: Sentence): Sentence {
  return { text, label: null }
}

function sample<T>(all: readonly T[], count: number): T[] {
  const rest = [...all]
  for (let index = 0; index < Math.min(count, rest.length); index++) {
    const other = index + Math.floor(random() * (rest.length - index))
    const [a, b] = [rest[index] as T, rest[other] as T]
    rest[index] = b
    rest[other] = a
  }
  return rest.slice(0, count)
}

/** The same draw in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

if (import.meta.main) {
  await run(process.env['SHOPBELL_DATA'] ?? resolve(import.meta.dirname, '../../../shared/data'))
}
