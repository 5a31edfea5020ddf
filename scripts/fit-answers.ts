import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { actNames } from '#main/features/answering/acts/acts.ts'
import { loadModel, modelName } from '#main/features/embeddings/model.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { chancesOf } from '#main/lib/softmax.ts'
import { fitConfidence } from './fit/confidence.ts'
import { fitFacts } from './fit/facts.ts'
import { fitHidden, triedHidden } from './fit/hidden.ts'
import { ownQuestions } from './fit/questions.ts'
import { fitSoftmax, type Sample, type SoftmaxOptions } from './fit/softmax.ts'

/*
 * npm run fit:answers [-- --missed | --moves | --world | --confidence FILE]
 * Learns from the example sentences in scripts/fit/acts which act a message is, from those in scripts/fit/topics what of a shop
 * it asks, from those in scripts/fit/world whether it asks of the world what no shop answers, from those in scripts/fit/moves
 * whether it asks what the shop itself knows of a product (its price, whether it is there, …), and from semiPQA and the questions in scripts/fit/facts which fact of a product answers a question; writes the weights the
 * product reads. --moves learns the moves alone, --world what is asked of the world.
 * --confidence learns from the played turns of bench:conversations -- --json FILE how often answers of each kind are right.
 * --missed lists our own questions that are answered wrongly when their product is left out.
 */
const played = process.argv[process.argv.indexOf('--confidence') + 1]
if (process.argv.includes('--confidence')) {
  if (!played)
    throw new Error('Say which file: --confidence FILE, as bench:conversations -- --json FILE writes it.')
  fitConfidence(played, join(import.meta.dirname, '../resources/model/confidence.json'))
  process.exit()
}
/** Rates of decay were chosen by cross-validation over these sentences alone. */
const folds = 5
const model = await loadModel(modelFolder())

if (process.argv.includes('--facts')) {
  await fitAllFacts()
  process.exit()
}
await fitWorld()
if (process.argv.includes('--world')) process.exit()
const ofOthers = actNames.filter((act) => act !== 'ask_about')
await fitTopics(
  'moves',
  [
    ...ofOthers.flatMap((act) => sentencesOf('acts', act)),
    ...ownQuestions().flatMap(({ text, right }) => (right.size > 0 ? [text] : [])),
  ],
  { decay: 1e-5, rate: 20, lastShare: 0.5, tried: folds },
)
if (process.argv.includes('--moves')) process.exit()
await fitClasses('acts', actNames, (act) => sentencesOf('acts', act), { decay: 1e-4, rate: 2, tried: folds })
const ofGoods = ['find', 'ask_about', 'compare', 'recommend', 'thanks', 'praise', 'greeting', 'off_topic']
await fitTopics(
  'topics',
  [...ofGoods.flatMap((act) => sentencesOf('acts', act)), ...sentencesOf('world', 'world')],
  // One try takes minutes.
  { decay: 1e-6, rate: 60, lastShare: 0.2, tried: 1 },
)

/** The sentences of a folder by their files, `others` beside those of none: visitors write more of them than of any one. */
async function fitTopics(folder: string, others: readonly string[], options: FitOptions): Promise<void> {
  const none = 'none'
  const topics = namesIn(folder)
    .filter((topic) => topic !== none)
    .sort()
  const textsOf = (topic: string) => [...sentencesOf(folder, topic), ...(topic === none ? others : [])]
  await fitClasses(folder, [...topics, none], textsOf, options)
}

/** What is asked of the world, beside everything that a shop is asked. */
async function fitWorld(): Promise<void> {
  const offTopic = 'off_topic'
  const ofWorld = [...sentencesOf('acts', offTopic), ...sentencesOf('world', 'world')]
  const ofShops = [
    ...sentencesOf('world', 'none'),
    ...actNames.filter((act) => act !== offTopic).flatMap((act) => sentencesOf('acts', act)),
    ...['topics', 'moves'].flatMap((folder) => namesIn(folder).flatMap((name) => sentencesOf(folder, name))),
    ...ownQuestions().map(({ text }) => text),
  ]
  const samplesOf = async (texts: readonly string[], isOne: boolean) =>
    (await model.embed(texts)).map((vector) => ({ vector, isOne }))
  const samples = [...(await samplesOf(ofWorld, true)), ...(await samplesOf(ofShops, false))]
  const isTried = (_: unknown, at: number) => at % folds === 0
  const { found, mistaken } = triedHidden(
    fitHidden(samples.filter((one, at) => !isTried(one, at))),
    samples.filter(isTried),
  )
  console.log(
    `${samples.length} sentences, of the world or not: ${found.toFixed(3)} found, ${mistaken.toFixed(3)} of the others mistaken for it`,
  )
  const { units, out } = fitHidden(samples)
  const figures = {
    sentences: samples.length,
    found: Number(found.toFixed(3)),
    mistaken: Number(mistaken.toFixed(3)),
  }
  const rounded = (row: Float64Array) => [...row].map((value) => Number(value.toFixed(3)))
  writeFileSync(
    join(import.meta.dirname, '../resources/model/world.json'),
    `${JSON.stringify({ model: modelName, ...figures, units: units.map(rounded), out: rounded(out) })}\n`,
  )
}

function namesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, 'fit', folder)).map((file) => basename(file, '.txt'))
}

function sentencesOf(folder: string, name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'fit', folder, `${name}.txt`), 'utf8')
  return text.split('\n').filter(Boolean)
}

type FitOptions = SoftmaxOptions & {
  /** How many of the folds are asked. */
  readonly tried: number
}

async function fitClasses(
  what: string,
  names: readonly string[],
  textsOf: (name: string) => string[],
  options: FitOptions,
): Promise<void> {
  const samples: Sample[] = []
  for (const [label, name] of names.entries()) {
    const vectors = await model.embed(textsOf(name))
    samples.push(...vectors.map((vector) => ({ vector, label })))
  }
  let right = 0
  const missed = new Map<string, number>()
  let asked = 0
  for (let fold = 0; fold < options.tried; fold++) {
    const weights = fitSoftmax(
      samples.filter((_, at) => at % folds !== fold),
      names.length,
      options,
    )
    for (const [at, { vector, label }] of samples.entries()) {
      if (at % folds !== fold) continue
      asked++
      const chances = chancesOf(weights, vector)
      const best = chances.indexOf(Math.max(...chances))
      if (best === label) right++
      else {
        const pair = `${names[label]} taken for ${names[best]}`
        missed.set(pair, (missed.get(pair) ?? 0) + 1)
      }
    }
  }
  const accuracy = right / asked
  console.log(
    `${samples.length} sentences, ${names.length} ${what}: ${accuracy.toFixed(3)} right of ${asked} that it was not fitted on`,
  )
  for (const [pair, count] of [...missed].sort((a, b) => b[1] - a[1]).slice(0, 12))
    console.log(`${count}  ${pair}`)

  const weights = fitSoftmax(samples, names.length, options)
  const rounded = weights.map((row) => [...row].map((value) => Number(value.toFixed(3))))
  const figures = { sentences: samples.length, accuracy: Number(accuracy.toFixed(3)) }
  writeFileSync(
    join(import.meta.dirname, `../resources/model/${what}.json`),
    `${JSON.stringify({ model: modelName, ...figures, names, weights: rounded })}\n`,
  )
}

await fitAllFacts()

async function fitAllFacts(): Promise<void> {
  const data = process.env['SHOPBELL_DATA'] ?? join(import.meta.dirname, '../../shared/data')
  await fitFacts(model, data, {
    target: join(import.meta.dirname, '../resources/model/facts.json'),
    kindsTarget: join(import.meta.dirname, '../resources/model/fact-kinds.json'),
    mapTarget: join(import.meta.dirname, '../resources/model/answers.json'),
  })
}
