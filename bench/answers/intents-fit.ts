import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inputsOf, weighed } from '#main/features/knowledge/match/confidence.ts'
import { createMatcher } from '#main/features/knowledge/match/matcher.ts'
import { fitLogistic, type Judged } from '../../scripts/fit/newton.ts'
import { readEsci } from './esci.ts'
import { entriesOf, type IntentSet, readIntentSets, type Sentence } from './intents-data.ts'
import { type VectorOf, vectorsFor } from './intents-vectors.ts'

/**
 * Fits the coefficients of src-main/features/knowledge/match/confidence.ts: many small shops are drawn from the training
 * and validation sentences (never from those the benchmark asks), each with as many messages it has an entry for as
 * messages it has none for, and half as many of wholly other shops and searches for goods.
 */
type OwnMessages = { readonly train: readonly Sentence[]; readonly test: readonly Sentence[] }
/** With what other shops are asked. */
type Shop = OwnMessages & {
  readonly foreign: readonly Sentence[]
  /** A shop as merchants have them, whose visitors also ask for goods. */
  readonly isReal: boolean
}

type Conversations = {
  readonly knowledge: readonly {
    readonly id: string
    readonly question: string
    readonly alternatives: readonly string[]
  }[]
  readonly dialogues: readonly {
    readonly turns: readonly { readonly message: string; readonly expect: { readonly entry?: string } }[]
  }[]
}

/** All but the demo shop's, whose entries stand elsewhere. */
const conversationFiles = [
  'cafe',
  'clothing',
  'computers',
  'deli',
  'dierenwinkel',
  'kueche',
  'maison',
  'strumenti',
].map((name) => `${name}.json`)
const wordingCounts = [1, 2, 3, 4, 8, 20, 60]
/** So many are drawn from, of the sets that a shop isn't made of. */
const foreignMessages = 3000
/** At the threshold that a new bot has, this share of what its entries don't answer, though other entries might, is refused. */
const defaultThreshold = 0.45
const refusedShare = 0.8
/** Keeps coefficients small where the data do not ask for large ones. */
const restraint = 1e-5
const random = seeded(7)

async function run(data: string): Promise<void> {
  const sets = readIntentSets(data)
  const [hint3, clinc, bitext] = sets
  if (!hint3 || !clinc || !bitext) throw new Error(`${data} has not all sets of intents.`)
  const everything = sets.flatMap(({ train, test, validation }) => [...train, ...test, ...validation])
  const realShops = conversationFiles.map((file) => realShop(join(data, 'conversations', file)))
  const searches = readEsci({ data }).queries.map(({ query }) => ({ text: query, label: null }))
  const ofMessages = await vectorsFor(everything.map(({ text }) => text))
  const ofOthers = await vectorsFor(
    [...searches, ...realShops.flatMap(({ train, test }) => [...train, ...test])].map(({ text }) => text),
  )
  const vectorOf = ofMessages && ofOthers && ((text: string) => ofMessages(text) ?? ofOthers(text))
  const askedOf = (own: IntentSet) => {
    const others = sets
      .filter((set) => set !== own)
      .flatMap(({ train, validation }) => [...train, ...validation])
    const foreign = sample(others, foreignMessages).map(unknown)
    return (shop: OwnMessages): Shop => {
      const each = Math.round(shop.test.filter(({ label }) => label === null).length / 4)
      return {
        ...shop,
        foreign: [...sample(foreign, each), ...sample(searches, each)],
        isReal: own === hint3,
      }
    }
  }
  const [ofHint3, ofClinc, ofBitext] = [askedOf(hint3), askedOf(clinc), askedOf(bitext)]
  const shops = [
    ofClinc(wholeShop(clinc)),
    ...Array.from({ length: 70 }, (_, index) =>
      ofClinc(smallShop(clinc, wordingCounts[index % wordingCounts.length] ?? 1)),
    ),
    ...Array.from({ length: 16 }, () => ofHint3(heldOut(hint3.train))),
    ...Array.from({ length: 16 }, () => ofBitext(heldOut(sample(bitext.train, 800)))),
    ...realShops.map((shop) => ({ ...shop, foreign: [], isReal: true })),
  ]
  report('words', shops, null)
  if (vectorOf) report('whole', shops, vectorOf)
}

function report(name: string, shops: readonly Shop[], vectorOf: VectorOf | null): void {
  const asked = shops.flatMap((shop) => askShop(shop, vectorOf))
  const rest = fitted(
    asked.map(({ inputs, ...row }) => ({ ...row, features: Float64Array.from(inputs.rest) })),
  )
  const known = (row: Asked) => weighed(row.inputs.rest, rest)
  const topic = fitted(
    asked
      .filter(({ isReal }) => isReal)
      .map((row) => ({ ...row, features: Float64Array.from([...row.inputs.topic, 1]), known: known(row) })),
  ).slice(0, -1)
  const sums = asked
    .filter(({ isUnknown }) => isUnknown)
    .map((row) => known(row) + weighed(row.inputs.topic, topic))
    .sort((one, other) => one - other)
  const atThreshold = Math.log(defaultThreshold / (1 - defaultThreshold))
  const shift = atThreshold - (sums[Math.floor(sums.length * refusedShare)] ?? 0)
  const shown = (list: readonly number[]) => list.map((value) => value.toFixed(2)).join(', ')
  console.log(
    `${name}: rest [${shown(rest)}], topic [${shown(topic)}], shift ${shift.toFixed(2)}, from ${asked.length} messages`,
  )
}

function fitted(rows: readonly Judged[]): number[] {
  return [...fitLogistic(rows, rows[0]?.features.length ?? 0, restraint)]
}

type Asked = ReturnType<typeof askShop>[number]

function askShop({ train, test, foreign, isReal }: Shop, vectorOf: VectorOf | null) {
  const matcher = createMatcher(entriesOf(train))
  if (vectorOf) {
    for (const id of matcher.ids()) matcher.learn(id, vectorOf)
    for (const _ of matcher.settle());
  }
  const all = [...test, ...foreign]
  const answered = test.filter(({ label }) => label !== null).length
  return all.flatMap(({ text, label }, at) => {
    const [first] = matcher.match(text, { vector: vectorOf?.(text), limit: 1 })
    if (!first) return []
    const alike = label === null ? all.length - answered : answered
    return [
      {
        inputs: inputsOf(first.evidence),
        isReal,
        isRight: first.id === label,
        isUnknown: label === null && at < test.length,
        // Large shops must not outvote small ones, nor what is asked in vain the rest.
        weight: Math.sqrt(all.length) / (2 * alike),
      },
    ]
  })
}

function wholeShop({ train, validation }: IntentSet): OwnMessages {
  const known = validation.filter(({ label }) => label !== null)
  return { train, test: [...sample(known, 500), ...validation.filter(({ label }) => label === null)] }
}

/** A few intents with a few wordings each; others' messages, and those of nobody, are out of scope. */
function smallShop({ train, validation }: IntentSet, wordings: number): OwnMessages {
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
function heldOut(sentences: readonly Sentence[]): OwnMessages {
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

/** A shop as merchants have them, and everything that its visitors write in the dialogues; most of it asks for goods. */
function realShop(file: string): OwnMessages {
  const { knowledge, dialogues } = JSON.parse(readFileSync(file, 'utf8')) as Conversations
  return {
    train: knowledge.flatMap(({ id, question, alternatives }) =>
      [question, ...alternatives].map((text) => ({ text, label: id })),
    ),
    test: dialogues.flatMap(({ turns }) =>
      turns.map(({ message, expect }) => ({ text: message, label: expect.entry ?? null })),
    ),
  }
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
