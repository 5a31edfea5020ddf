import { botDefaults } from '#shared/schemas/bot.ts'
import { ms, percentile, printTable } from '../lib/table.ts'
import { type AskedSet, askSets } from './faq-ask.ts'
import type { Sentence } from './intents-data.ts'
import { type Guess, type Measured, measure } from './intents-measure.ts'
import { askNlpJs } from './intents-peer.ts'
import type { PartOptions } from './parts.ts'

/** What the figures must reach, at the product's default threshold. */
const targets: Readonly<Record<string, string>> = {
  'HINT3 Curekart': 'MCC 0.66, in scope 0.72, out of scope 0.78',
  CLINC150: 'in scope 0.90, out of scope 0.60',
  Bitext: 'in scope 0.95',
}

/** As the README of the data gives them: MCC, accuracy, in scope, out of scope; the best over their thresholds. */
const published: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'HINT3 Curekart': [
    ['Haptik (published)', '0.603', '0.748', '0.604', '0.868'],
    ['Dialogflow (published)', '0.578', '0.732', '0.573', '0.865'],
    ['BERT (published)', '0.553'],
    ['LUIS (published)', '0.539'],
    ['Rasa (published)', '0.511'],
  ],
}

const threshold = botDefaults.confidence_threshold
const thresholds = Array.from({ length: 19 }, (_, index) => (index + 1) / 20)

/** Messages matched with the shop's own questions: how many get the right one, and how many the honest "I don't know". */
export async function run({ data }: PartOptions): Promise<void> {
  for (const asked of await askSets(data)) await show(asked)
}

async function show({ set, entries, words, whole }: AskedSet): Promise<void> {
  const peer = await askNlpJs(set.train, set.test)
  const rows = [
    ...(whole ? [row('Shopbell', measure(set.test, whole.guesses, threshold))] : []),
    row('Shopbell, words only', measure(set.test, words.guesses, threshold)),
    row('nlp.js (its best threshold)', best(set.test, peer)),
    ...(published[set.name] ?? []),
  ]
  const title = `${set.name}: ${set.train.length} wordings of ${entries} entries, ${set.test.length} messages, threshold ${threshold} (wanted: ${targets[set.name]})`
  printTable(title, ['', 'MCC', 'accuracy', 'in scope', 'out of scope'], rows)
  const speed = (name: string, times: readonly number[]) =>
    `${name} p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`
  console.log(
    `a match: ${[...(whole ? [speed('with vectors', whole.times)] : []), speed('words only', words.times)].join('; ')}`,
  )
}

function best(test: readonly Sentence[], guesses: readonly Guess[]): Measured {
  const all = thresholds.map((at) => measure(test, guesses, at))
  return all.reduce((first, one) => (one.mcc > first.mcc ? one : first))
}

function row(name: string, { mcc, accuracy, inScope, outOfScope }: Measured): string[] {
  return [name, ...[mcc, accuracy, inScope, outOfScope].map((value) => value?.toFixed(3) ?? '')]
}
