import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  confidenceOf,
  type Fact,
  factText,
  rank,
  readQuestion,
  type Similarity,
  saidFrom,
  similarityBy,
} from '#main/features/answering/product-questions/index.ts'
import { loadModel, type Model } from '#main/features/embeddings/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { percentile, printTable } from '../lib/table.ts'
import type { Belief } from './beliefs.ts'
import type { PartOptions } from './parts.ts'
import { type Asked, productFilesIn, readAsked } from './product-qa-data.ts'

/**
 * Questions over product attributes (semiPQA): is the right attribute first, and is it seen when none answers. Both halves
 * are printed to show how far a figure moves with the questions; they do not show how new kinds of questions would fare.
 */
export async function run({ data }: PartOptions): Promise<void> {
  const files = productFilesIn(data)
  if (files.length === 0)
    return console.log(`\nProduct questions: not run, no ${join(data, 'product_qa')}/*.csv`)
  const model = await loadModel(modelFolder).catch(() => null)
  for (const file of files) {
    const asked = readAsked(file)
    measure(`${basename(file)}, by words alone`, asked, () => undefined)
    if (model) measure(`${basename(file)}, with the encoder`, asked, await nearnessBy(model, asked))
    else console.log(`The encoder was not there (${modelFolder}): not measured with it.`)
  }
}

/** Which attribute was believed to answer, and whether it does. */
export async function productBeliefs(data: string): Promise<Belief[]> {
  const model = await loadModel(modelFolder).catch(() => null)
  const all: Belief[] = []
  for (const file of productFilesIn(data)) {
    const asked = readAsked(file)
    const similarityOf = model ? await nearnessBy(model, asked) : () => undefined
    for (const one of asked) {
      const { confidence, isFirst } = tryOut(one, similarityOf(one.text))
      all.push({ confidence, right: isFirst })
    }
  }
  return all
}

const modelFolder = fileURLToPath(new URL('../../resources/model', import.meta.url))

/** Vectors of the questions and of the attributes, as the product compares them. */
async function nearnessBy(model: Model, asked: readonly Asked[]): Promise<SimilarityOf> {
  const texts = [...new Set(asked.flatMap(({ text, facts }) => [text, ...facts.map(factText)]))]
  const made = await model.embed(texts)
  const vectors = new Map(texts.flatMap((text, at) => (made[at] ? [[text, made[at]] as const] : [])))
  return (question) => similarityBy({ vectors, question, title: '', whole: vectors.get(question) })
}

type SimilarityOf = (question: string) => Similarity | undefined

type Tried = {
  readonly isAnswerable: boolean
  readonly isFirst: boolean
  readonly isFirstByWords: boolean
  readonly wordsShared: number
  readonly confidence: number
  readonly ms: number
}

function measure(name: string, asked: readonly Asked[], similarityOf: SimilarityOf): void {
  const all = asked.map((one) => tryOut(one, similarityOf(one.text)))
  const half = (which: number) => all.filter((_, at) => Math.floor(at / 3) % 2 === which)
  const parts: [string, Tried[]][] = [
    ['all', all],
    ['first half', half(0)],
    ['second half', half(1)],
  ]
  printTable(
    `Product questions, ${name} (wanted: first 0.83)`,
    [
      '',
      'questions',
      'first, plain overlap',
      'first',
      'first and said, plain overlap',
      'first and said',
      'not said seen, plain overlap',
      'not said seen',
    ],
    parts.map(([title, tried]) => {
      const answerable = tried.filter(({ isAnswerable }) => isAnswerable)
      const others = tried.filter(({ isAnswerable }) => !isAnswerable)
      return [
        title,
        `${answerable.length} + ${others.length}`,
        share(answerable, ({ isFirstByWords }) => isFirstByWords),
        share(answerable, ({ isFirst }) => isFirst),
        share(answerable, ({ isFirstByWords, wordsShared }) => isFirstByWords && wordsShared > 0),
        share(answerable, ({ isFirst, confidence }) => isFirst && confidence >= saidFrom),
        share(others, ({ wordsShared }) => wordsShared === 0),
        share(others, ({ confidence }) => confidence < saidFrom),
      ]
    }),
  )
  const times = all.map(({ ms }) => ms)
  console.log(
    `a question: p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`,
  )
}

function tryOut({ text, facts, right }: Asked, similarity: Similarity | undefined): Tried {
  const start = performance.now()
  const question = readQuestion(text, 'en')
  const ranked = rank(question, facts, similarity)
  const confidence = confidenceOf(question, ranked, similarity)
  const ms = performance.now() - start
  const byWords = mostWordsShared(text, facts)
  return {
    isAnswerable: right.size > 0,
    isFirst: right.has(ranked[0]?.fact),
    isFirstByWords: right.has(byWords.fact),
    wordsShared: byWords.shared,
    confidence,
    ms,
  }
}

/** The plain way, measured beside: the attribute whose words are most those of the question, in its strongest variant. */
function mostWordsShared(text: string, facts: readonly Fact[]) {
  const words = new Set(contentWords(text).map(stem))
  let best = { fact: facts[0], shared: 0 }
  for (const fact of facts) {
    const own = new Set([...fact.nameWords, ...fact.valueWords].map(stem))
    const shared = [...own].filter((word) => words.has(word)).length / Math.sqrt(own.size || 1)
    if (shared > best.shared) best = { fact, shared }
  }
  return best
}

function share(tried: readonly Tried[], is: (one: Tried) => boolean): string {
  return tried.length === 0 ? '–' : (tried.filter(is).length / tried.length).toFixed(3)
}
