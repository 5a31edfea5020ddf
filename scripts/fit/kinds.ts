import { writeFileSync } from 'node:fs'
import type { KindChances } from '#main/features/answering/product-questions/asked-kinds.ts'
import type { Fact } from '#main/features/answering/product-questions/index.ts'
import { topicsOfName } from '#main/features/answering/product-questions/topics.ts'
import { type Model, modelName } from '#main/features/embeddings/model.ts'
import { everyLanguage } from '#main/languages/index.ts'
import { topics } from '#main/languages/topics.ts'
import { chancesOf } from '#main/lib/softmax.ts'
import { fitByExample, type Sample } from './softmax.ts'

/** What is known of a question: its vector, the facts that answer it, and the fold it is left out with. */
export type KindSample = {
  readonly vector: Float32Array
  readonly right: ReadonlySet<Fact>
  readonly fold: number
}

/** A question tells more of how visitors ask than a phrase of the word lists. */
const questionWeight = 3

/**
 * Learns which topic a question asks for, writes the weights, and gives what is believed of each question by what was learned
 * without its product: what ranks facts must not lean on questions known by heart.
 */
export async function fitKinds(
  model: Model,
  samples: readonly KindSample[],
  target: string,
): Promise<KindChances[]> {
  const phrases = await phrasesOf(model)
  const questions = samples.map(({ vector, right }) =>
    topicsOf(right).map((label) => ({ vector, label, weight: questionWeight })),
  )
  const folds = [...new Set(samples.map(({ fold }) => fold))]
  const believed: KindChances[] = []
  let [first, asked] = [0, 0]
  for (const fold of folds) {
    const others = questions.filter((_, at) => samples[at]?.fold !== fold).flat()
    const weights = fitByExample([...phrases, ...others], topics.length)
    for (const [at, { vector, fold: own }] of samples.entries()) {
      if (own !== fold) continue
      const chances = chancesOf(weights, vector)
      believed[at] = chances
      const right = questions[at]?.map(({ label }) => label) ?? []
      if (right.length === 0) continue
      asked++
      if (right.includes(chances.indexOf(Math.max(...chances)))) first++
    }
  }
  const figures = { questions: asked, first: Number((first / asked).toFixed(3)) }
  console.log(`${figures.questions} questions, ${topics.length} topics: ${figures.first} right`)
  const weights = fitByExample([...phrases, ...questions.flat()], topics.length)
  const rounded = weights.map((row) => [...row].map((value) => Number(value.toFixed(2))))
  writeFileSync(target, `${JSON.stringify({ model: modelName, ...figures, weights: rounded })}\n`)
  return believed
}

/** The topics that the right facts are named for. */
function topicsOf(right: ReadonlySet<Fact>): number[] {
  const named = [...right].flatMap(({ nameWords }) => [...topicsOfName(nameWords).keys()])
  return [...new Set(named)].map((topic) => topics.indexOf(topic))
}

/** "How heavy", "wie schwer": the phrases by which each topic is known, of all languages. */
async function phrasesOf(model: Model): Promise<Sample[]> {
  const said = topics.flatMap((topic, label) => {
    const phrases = everyLanguage.flatMap(({ topics: { asked } }) => asked[topic].split(/\s+/))
    return [...new Set(phrases)].filter(Boolean).map((phrase) => ({ text: asText(phrase), label }))
  })
  const vectors = await model.embed(said.map(({ text }) => text))
  return said.flatMap(({ label }, at) => {
    const vector = vectors[at]
    return vector ? [{ vector, label }] : []
  })
}

function asText(phrase: string): string {
  return phrase.replaceAll('_~_', ' ').replaceAll('_', ' ')
}
