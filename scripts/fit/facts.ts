import { writeFileSync } from 'node:fs'
import type { KindChances } from '#main/features/answering/product-questions/asked-kinds.ts'
import type { Ranked, Weighed } from '#main/features/answering/product-questions/evidence.ts'
import {
  chanceOf,
  confidenceFeatures,
  type Features,
  rankFeatures,
  scoreBy,
} from '#main/features/answering/product-questions/fact-model.ts'
import { factText, readQuestion, saidFrom } from '#main/features/answering/product-questions/index.ts'
import {
  similarityBy,
  textsCompared,
  withoutName,
} from '#main/features/answering/product-questions/meaning.ts'
import { weighed } from '#main/features/answering/product-questions/rank.ts'
import { type SquareMap, storeMap } from '#main/features/answering/product-questions/toward-answers.ts'
import { type Model, modelName } from '#main/features/embeddings/model.ts'
import { type Belief, printReliability } from '../../bench/answers/beliefs.ts'
import { productFilesIn, readAsked } from '../../bench/answers/product-qa-data.ts'
import { printTable } from '../../bench/lib/table.ts'
import { fitKinds, type KindSample } from './kinds.ts'
import { fitChoices, fitLogistic } from './newton.ts'
import { type AskedQuestion, ownQuestions } from './questions.ts'
import { type AnsweredBy, fitTowardAnswers } from './toward-answers.ts'

/** Chosen by cross-validation over these questions alone. */
const decay = 1e-3
const folds = 5
/** Our own questions are fewer, but of all languages and with sentences, as visitors' are. */
const ownWeight = 2
/** Visitors mostly use the words of what they ask for. */
const otherWordsWeight = 0.1

type Sample = AskedQuestion & {
  readonly isOwn: boolean
  readonly fold: number
}
type Weighted = { readonly sample: Sample; readonly all: readonly Weighed[] }
type Learned = { readonly rank: Features; readonly confidence: Features }

/** Learns which fact of a product answers a question and how sure that is, and writes the weights with their figures. */
export async function fitFacts(
  model: Model,
  data: string,
  {
    target,
    kindsTarget,
    mapTarget,
  }: { readonly target: string; readonly kindsTarget: string; readonly mapTarget: string },
): Promise<void> {
  const samples = samplesIn(data)
  const vectors = await vectorsOf(model, samples)
  const kinds = await fitKinds(model, kindSamplesOf(samples, vectors), kindsTarget)
  const maps = mapsOf(samples, vectors, mapTarget)
  const byWords = samples.map((sample) => ({ sample, all: weighed(sample.question, sample.facts) }))
  const byMeaning = samples.map((sample, at) => ({
    sample,
    all: weighed(sample.question, sample.facts, similarityOf(sample, vectors, kinds[at], maps[sample.fold])),
  }))
  const figures = {
    meaning: measure('with the encoder', byMeaning),
    words: measure('by words alone', byWords),
  }
  const [meaning, words] = [learn(byMeaning), learn(byWords)]
  const learned = {
    model: modelName,
    questions: samples.length,
    figures,
    rank: { meaning: meaning.rank, words: words.rank },
    confidence: { meaning: meaning.confidence, words: words.confidence },
  }
  writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`)
}

function samplesIn(data: string): Sample[] {
  const others = productFilesIn(data)
    .flatMap(readAsked)
    .map((asked, at) => ({
      ...asked,
      product: `semiPQA ${at}`,
      title: '',
      question: readQuestion(asked.text, 'en'),
      right: new Set([...asked.right].flatMap((fact) => fact ?? [])),
      isInOtherWords: false,
    }))
  const own = ownQuestions()
  const products = [...new Set([...own, ...others].map(({ product }) => product))]
  // Questions about one product are all in one fold: what was learned of it does not help to answer them.
  const foldOf = (product: string) => products.indexOf(product) % folds
  return [
    ...own.map((one) => ({ ...one, isOwn: true, fold: foldOf(one.product) })),
    ...others.map((one) => ({ ...one, isOwn: false, fold: foldOf(one.product) })),
  ]
}

async function vectorsOf(
  model: Model,
  samples: readonly Sample[],
): Promise<ReadonlyMap<string, Float32Array>> {
  const texts = [
    ...new Set(
      samples.flatMap(({ text, title, facts }) => [text, ...textsCompared({ question: text }, title, facts)]),
    ),
  ]
  const made = await model.embed(texts)
  return new Map(texts.flatMap((text, at) => (made[at] ? [[text, made[at]] as const] : [])))
}

type Vectors = ReadonlyMap<string, Float32Array>

function vectorOf({ text }: Sample, vectors: Vectors): Float32Array {
  const vector = vectors.get(text)
  if (!vector) throw new Error(`No vector of: ${text}`)
  return vector
}

function kindSamplesOf(samples: readonly Sample[], vectors: Vectors): KindSample[] {
  return samples.map((sample) => ({
    vector: vectorOf(sample, vectors),
    right: sample.right,
    fold: sample.fold,
  }))
}

/** Writes what is learned of all our questions, and gives what was learned of all but those of each fold. */
function mapsOf(samples: readonly Sample[], vectors: Vectors, target: string): SquareMap[] {
  const answered = samples.flatMap((sample): (AnsweredBy & { fold: number })[] => {
    const facts = sample.facts.map((fact) => vectors.get(factText(fact)))
    const question = vectors.get(withoutName(sample.text, sample.title)) ?? vectorOf(sample, vectors)
    if (!sample.isOwn || !facts.every((vector) => vector !== undefined)) return []
    const right = sample.facts.flatMap((fact, at) => (sample.right.has(fact) ? [at] : []))
    return [{ question, facts, right, fold: sample.fold }]
  })
  const { scales, steps } = storeMap(fitTowardAnswers(answered))
  writeFileSync(
    target,
    `${JSON.stringify({ model: modelName, questions: answered.length, scales, steps })}\n`,
  )
  return Array.from({ length: folds }, (_, fold) =>
    fitTowardAnswers(answered.filter((one) => one.fold !== fold)),
  )
}

function similarityOf(
  sample: Sample,
  vectors: Vectors,
  kinds: KindChances | undefined,
  map: SquareMap | undefined,
) {
  const { text, title } = sample
  return similarityBy({
    vectors,
    question: text,
    title,
    whole: vectorOf(sample, vectors),
    ...(kinds && { kinds }),
    ...(map && { map }),
  })
}

function measure(name: string, all: readonly Weighted[]) {
  const tried = Array.from({ length: folds }, (_, fold) => {
    const { rank, confidence } = learn(all.filter(({ sample }) => sample.fold !== fold))
    return all
      .filter(({ sample }) => sample.fold === fold)
      .map((one) => {
        const ranked = rankBy(rank, one)
        const chance = chanceOf(scoreBy(confidence, confidenceFeatures(one.sample.question, ranked)))
        return { sample: one.sample, chance, isFirst: isRight(one, ranked), best: ranked[0] }
      })
  }).flat()
  const share = (some: typeof tried, is: (one: (typeof tried)[number]) => boolean) =>
    Number((some.filter(is).length / Math.max(1, some.length)).toFixed(3))
  const figuresOf = (some: typeof tried) => {
    const said = some.filter(({ sample }) => sample.right.size > 0)
    const unsaid = some.filter(({ sample }) => sample.right.size === 0)
    return {
      first: share(said, ({ isFirst }) => isFirst),
      first_and_said: share(said, ({ isFirst, chance }) => isFirst && chance >= saidFrom),
      not_said_seen: share(unsaid, ({ chance }) => chance < saidFrom),
    }
  }
  const figures = {
    semiPQA: figuresOf(tried.filter(({ sample }) => !sample.isOwn)),
    own: figuresOf(tried.filter(({ sample }) => sample.isOwn && !sample.isInOtherWords)),
    in_other_words: figuresOf(tried.filter(({ sample }) => sample.isInOtherWords)),
  }
  printTable(
    `Which fact answers, ${name}, ${folds}-fold by product`,
    ['', 'first', 'first and said', 'not said seen'],
    Object.entries(figures).map(([set, shares]) => [set, ...Object.values(shares).map(String)]),
  )
  printReliability(
    `Confidence against truth, ${name}`,
    tried.map(({ chance, isFirst }): Belief => ({ confidence: chance, right: isFirst })),
  )
  if (process.argv.includes('--missed'))
    for (const { sample, chance, isFirst, best } of tried)
      if (sample.isOwn && isFirst !== chance >= saidFrom)
        console.log(
          `${chance.toFixed(2)} ${sample.product} | ${sample.text} | ${best ? factText(best.fact) : ''} | ${[...sample.right].map(factText).join(' / ') || '-'}`,
        )
  return figures
}

function learn(all: readonly Weighted[]): Learned {
  const names = namesOf(
    all.flatMap(({ sample, all: facts }) => facts.map((one) => rankFeatures(sample.question, one))),
  )
  const choices = all
    .filter(({ sample }) => sample.right.size > 0)
    .map(({ sample, all: facts }) => ({
      weight: weightOf(sample),
      rows: facts.map((one) => ({
        features: valuesOf(names, rankFeatures(sample.question, one)),
        isRight: sample.right.has(one.fact),
      })),
    }))
  const rank = named(names, fitChoices(choices, names.length, decay))
  const judged = all.map((one) => {
    const ranked = rankBy(rank, one)
    return {
      features: confidenceFeatures(one.sample.question, ranked),
      isRight: isRight(one, ranked),
      weight: weightOf(one.sample),
    }
  })
  const sureNames = namesOf(judged.map(({ features }) => features))
  const rows = judged.map((one) => ({ ...one, features: valuesOf(sureNames, one.features) }))
  return { rank, confidence: named(sureNames, fitLogistic(rows, sureNames.length, decay)) }
}

function weightOf({ isOwn, isInOtherWords }: Sample): number {
  if (isInOtherWords) return otherWordsWeight
  return isOwn ? ownWeight : 1
}

function rankBy(weights: Features, { sample, all }: Weighted): Ranked[] {
  return all
    .map((one) => ({ ...one, score: scoreBy(weights, rankFeatures(sample.question, one)) }))
    .sort((a, b) => b.score - a.score)
}

function isRight({ sample }: Weighted, [best]: readonly Ranked[]): boolean {
  return best !== undefined && sample.right.has(best.fact)
}

function namesOf(all: readonly Features[]): string[] {
  return [...new Set(all.flatMap((features) => Object.keys(features)))]
}

function valuesOf(names: readonly string[], features: Features): Float64Array {
  return Float64Array.from(names, (name) => features[name] ?? 0)
}

function named(names: readonly string[], weights: Float64Array): Features {
  return Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]))
}
