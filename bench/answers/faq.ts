import { resolve } from 'node:path'
import { createMatcher, type Matcher } from '#main/features/knowledge/index.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { ms, percentile, printTable } from '../lib/table.ts'
import { entriesOf, type IntentSet, readIntentSets, type Sentence } from './intents-data.ts'
import { type Guess, type Measured, measure, reliability } from './intents-measure.ts'
import { askNlpJs } from './intents-peer.ts'
import { type VectorOf, vectorsFor } from './intents-vectors.ts'

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

export async function run(options: { readonly data: string }): Promise<void> {
  const sets = readIntentSets(options.data)
  const vectorOf = await vectorsFor(
    sets.flatMap(({ train, test, validation }) => [...train, ...test, ...validation].map(({ text }) => text)),
  )
  if (!vectorOf) console.log('\nNo meaning model in out/model (node scripts/model.ts makes it): words only.')
  for (const set of sets) await runSet(set, vectorOf)
}

async function runSet(set: IntentSet, vectorOf: VectorOf | null): Promise<void> {
  const { matcher, buildMs, settleMs } = build(set.train, vectorOf)
  const words = ask(matcher, set.test, null)
  const whole = vectorOf && ask(matcher, set.test, vectorOf)
  const peer = await askNlpJs(set.train, set.test)
  const rows = [
    ...(whole ? [row('Shopbell', measure(set.test, whole.guesses, threshold))] : []),
    row('Shopbell, words only', measure(set.test, words.guesses, threshold)),
    row('nlp.js (its best threshold)', best(set.test, peer)),
    ...(published[set.name] ?? []),
  ]
  const title = `${set.name}: ${set.train.length} wordings of ${matcher.size()} entries, ${set.test.length} messages, threshold ${threshold} (wanted: ${targets[set.name]})`
  printTable(title, ['', 'MCC', 'accuracy', 'in scope', 'out of scope'], rows)
  const speed = (name: string, times: readonly number[]) => [
    name,
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.99)),
  ]
  printTable(
    `${set.name}: time a match (made in ${ms(buildMs)}, vectors looked at in ${ms(settleMs)} in the background)`,
    ['', 'p50', 'p99'],
    [...(whole ? [speed('with vectors', whole.times)] : []), speed('words only', words.times)],
  )
  if (whole) printReliability(`${set.name}: confidence against truth`, set.test, whole.guesses)
  printReliability(`${set.name}: confidence against truth, words only`, set.test, words.guesses)
}

function build(train: readonly Sentence[], vectorOf: VectorOf | null) {
  const started = performance.now()
  const matcher = createMatcher(entriesOf(train))
  matcher.match('warm')
  const buildMs = performance.now() - started
  const learning = performance.now()
  if (vectorOf) {
    for (const id of matcher.ids()) matcher.learn(id, vectorOf)
    for (const _ of matcher.settle());
  }
  return { matcher, buildMs, settleMs: performance.now() - learning }
}

function ask(matcher: Matcher, test: readonly Sentence[], vectorOf: VectorOf | null) {
  const times: number[] = []
  const guesses = test.map(({ text }): Guess => {
    const started = performance.now()
    const [first] = matcher.match(text, { vector: vectorOf?.(text) })
    times.push(performance.now() - started)
    return { label: first?.id ?? null, confidence: first?.confidence ?? 0 }
  })
  return { guesses, times }
}

function best(test: readonly Sentence[], guesses: readonly Guess[]): Measured {
  const all = thresholds.map((at) => measure(test, guesses, at))
  return all.reduce((first, one) => (one.mcc > first.mcc ? one : first))
}

function row(name: string, { mcc, accuracy, inScope, outOfScope }: Measured): string[] {
  return [name, ...[mcc, accuracy, inScope, outOfScope].map((value) => value?.toFixed(3) ?? '')]
}

function printReliability(title: string, test: readonly Sentence[], guesses: readonly Guess[]): void {
  const rows = reliability(test, guesses).map(({ from, count, confidence, right }) => [
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
    String(count),
    count === 0 ? '' : confidence.toFixed(2),
    count === 0 ? '' : right.toFixed(2),
  ])
  printTable(title, ['confidence', 'messages', 'mean', 'right'], rows)
}

if (import.meta.main) {
  await run({ data: process.env['SHOPBELL_DATA'] ?? resolve(import.meta.dirname, '../../../shared/data') })
}
