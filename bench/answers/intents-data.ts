import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `label` is null for what nothing of the training covers. */
export type Sentence = { readonly text: string; readonly label: string | null }
export type IntentSet = {
  readonly name: string
  readonly train: readonly Sentence[]
  readonly test: readonly Sentence[]
  /** For fitting; never what `test` asks. */
  readonly validation: readonly Sentence[]
}

const outOfScope = new Set(['NO_NODES_DETECTED', 'oos'])

export function readIntentSets(data: string): IntentSet[] {
  const intents = join(data, 'intents')
  return [
    hint3(join(intents, 'hint3_curekart')),
    clinc(join(intents, 'clinc150')),
    bitext(join(intents, 'bitext')),
  ]
}

function hint3(folder: string): IntentSet {
  return {
    name: 'HINT3 Curekart',
    train: sentences(readCsv(join(folder, 'curekart_train.csv'))),
    test: sentences(readCsv(join(folder, 'curekart_test.csv'))),
    validation: [],
  }
}

function clinc(folder: string): IntentSet {
  const file = JSON.parse(readFileSync(join(folder, 'data_full.json'), 'utf8')) as Record<string, string[][]>
  const part = (...names: string[]) => sentences(names.flatMap((name) => file[name] ?? []))
  return {
    name: 'CLINC150',
    train: part('train'),
    test: part('test', 'oos_test'),
    validation: part('val', 'oos_val', 'oos_train'),
  }
}

function bitext(folder: string): IntentSet {
  const part = (name: string) =>
    sentences(readCsv(join(folder, `Bitext_Sample_Customer_Service_${name}_Dataset.csv`)))
  return { name: 'Bitext', train: part('Training'), test: part('Testing'), validation: part('Validation') }
}

function sentences(rows: readonly (readonly string[])[]): Sentence[] {
  return rows.map(([text = '', label = '']) => ({ text, label: outOfScope.has(label) ? null : label }))
}

/** Rows without the head; fields may be quoted and hold anything. */
function readCsv(path: string): string[][] {
  const field = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/gy
  const rows: string[][] = [[]]
  for (const [, raw = '', end] of readFileSync(path, 'utf8').replaceAll('\r', '').trimEnd().matchAll(field)) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(1)
}

/** One entry a label, its training sentences the ways to ask it. */
export function entriesOf(train: readonly Sentence[]) {
  const byLabel = Map.groupBy(train, ({ label }) => label ?? '')
  return [...byLabel].map(([id, members]) => ({ id, wordings: members.map(({ text }) => text) }))
}
