import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actNames } from '#main/features/answering/acts/acts.ts'
import { chancesOf } from '#main/features/answering/acts/softmax.ts'
import { loadModel, modelName } from '#main/features/embeddings/model.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { fitConfidence } from './fit/confidence.ts'
import { fitFacts } from './fit/facts.ts'
import { fitSoftmax, type Sample } from './fit/softmax.ts'

/*
 * npm run fit:answers [-- --missed | --confidence FILE]
 * Learns from the example sentences in scripts/fit/acts which act a message is, and from semiPQA and the questions in
 * scripts/fit/facts which fact of a product answers a question; writes the weights the product reads.
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
const folder = join(import.meta.dirname, 'fit/acts')
const target = join(import.meta.dirname, '../resources/model/acts.json')
/** Chosen by cross-validation over these sentences alone. */
const decay = 1e-4
const folds = 5

const model = await loadModel(modelFolder())
const samples: Sample[] = []
for (const [label, act] of actNames.entries()) {
  const sentences = readFileSync(join(folder, `${act}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
  const vectors = await model.embed(sentences)
  samples.push(...vectors.map((vector) => ({ vector, label })))
}

let right = 0
const missed = new Map<string, number>()
for (let fold = 0; fold < folds; fold++) {
  const weights = fitSoftmax(
    samples.filter((_, at) => at % folds !== fold),
    actNames.length,
    decay,
  )
  for (const [at, { vector, label }] of samples.entries()) {
    if (at % folds !== fold) continue
    const chances = chancesOf(weights, vector)
    const best = chances.indexOf(Math.max(...chances))
    if (best === label) right++
    else {
      const pair = `${actNames[label]} taken for ${actNames[best]}`
      missed.set(pair, (missed.get(pair) ?? 0) + 1)
    }
  }
}
const accuracy = right / samples.length
console.log(
  `${samples.length} sentences, ${actNames.length} acts: ${accuracy.toFixed(3)} right in ${folds}-fold cross-validation`,
)
for (const [pair, count] of [...missed].sort((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(`${count}  ${pair}`)

const weights = fitSoftmax(samples, actNames.length, decay)
const rounded = weights.map((row) => [...row].map((value) => Number(value.toFixed(3))))
writeFileSync(
  target,
  `${JSON.stringify({ model: modelName, sentences: samples.length, accuracy: Number(accuracy.toFixed(3)), weights: rounded })}\n`,
)

const data = process.env['SHOPBELL_DATA'] ?? join(import.meta.dirname, '../../shared/data')
await fitFacts(model, data, join(import.meta.dirname, '../resources/model/facts.json'))
