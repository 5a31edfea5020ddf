import { ms, percentile, printTable } from '../lib/table.ts'
import { askOverHttp } from './faq-http.ts'
import { sampled } from './http-shop.ts'
import { type IntentSet, readIntentSets, type Sentence } from './intents-data.ts'
import { type Guess, type Measured, measure } from './intents-measure.ts'
import { askNlpJs } from './intents-peer.ts'
import type { PartOptions } from './parts.ts'

/** What the figures must reach, at the product's default threshold. */
const targets: Readonly<Record<string, string>> = {
  'HINT3 Curekart': 'MCC 0.67',
  CLINC150: 'in scope 0.90, out of scope 0.78',
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

const thresholds = Array.from({ length: 19 }, (_, index) => (index + 1) / 20)
/** How many messages, in and out of scope, are taken from the large sets, unless all are asked for. */
const sampledMessages = { inScope: 1000, outOfScope: 600 }

/** Messages asked of a shop over its chat API: how many get the right entry, and how many the honest "I don't know". */
export async function run({ data, full = false }: PartOptions): Promise<void> {
  for (const set of readIntentSets(data)) await show(set, full ? set.test : sampleOf(set.test))
}

function sampleOf(test: readonly Sentence[]): readonly Sentence[] {
  const { inScope, outOfScope } = sampledMessages
  return [
    ...sampled(
      test.filter(({ label }) => label !== null),
      inScope,
    ),
    ...sampled(
      test.filter(({ label }) => label === null),
      outOfScope,
    ),
  ]
}

async function show(set: IntentSet, test: readonly Sentence[]): Promise<void> {
  const { guesses, times } = await askOverHttp(set, test)
  const peer = await askNlpJs(set.train, test)
  const entries = new Set(set.train.map(({ label }) => label)).size
  const messages =
    test.length === set.test.length
      ? `${test.length} messages`
      : `${test.length} of ${set.test.length} messages`
  printTable(
    `${set.name}: ${set.train.length} wordings of ${entries} entries, ${messages} (wanted: ${targets[set.name]})`,
    ['', 'MCC', 'accuracy', 'in scope', 'out of scope'],
    [
      row('Shopbell over HTTP', measure(test, guesses, 0.5)),
      row('nlp.js (its best threshold)', best(test, peer)),
      ...(published[set.name] ?? []),
    ],
  )
  console.log(`an answer: p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`)
}

function best(test: readonly Sentence[], guesses: readonly Guess[]): Measured {
  const all = thresholds.map((at) => measure(test, guesses, at))
  return all.reduce((first, one) => (one.mcc > first.mcc ? one : first))
}

function row(name: string, { mcc, accuracy, inScope, outOfScope }: Measured): string[] {
  return [name, ...[mcc, accuracy, inScope, outOfScope].map((value) => value?.toFixed(3) ?? '')]
}
