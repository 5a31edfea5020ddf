import '../test/helpers/loopback-only.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { kindOfAnswer } from '#main/features/answering/confidence.ts'
import { modelModeSchema } from '#shared/schemas/phrasing.ts'
import { type ShopFile, shopFilesIn } from './conversations/files.ts'
import { type PlayedModel, type PlayedTurn, playShop } from './conversations/play.ts'
import { sloppinesses, typedIn } from './conversations/sloppy.ts'
import { printTable } from './lib/table.ts'

/*
 * npm run bench:conversations -- [--data DIR] [--shop NAME|FILE …] [--skill NAME …] [--fails] [--json FILE] [--typed bare|swapped|dropped]
 *   [--model URL --model-name NAME [--mode assistant|understand|phrase] [--timeout SECONDS]]
 * Plays the dialogues of shared/data/conversations against a fresh hub a shop, over HTTP, and prints how many turns hold.
 * With --typed the visitors are in a hurry: no marks, two letters of a word changed round, or one left out.
 * With --model they go through an OpenAI-compatible server on this PC.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    shop: { type: 'string', multiple: true },
    fails: { type: 'boolean', default: false },
    skill: { type: 'string', multiple: true },
    typed: { type: 'string' },
    json: { type: 'string' },
    model: { type: 'string' },
    'model-name': { type: 'string', default: 'default' },
    mode: { type: 'string', default: 'assistant' },
    timeout: { type: 'string', default: '8' },
  },
})
const data = values.data ?? process.env['SHOPBELL_DATA'] ?? resolve(import.meta.dirname, '../../shared/data')
const paths = values.shop
  ? values.shop.map((name) => (name.endsWith('.json') ? name : join(data, 'conversations', `${name}.json`)))
  : shopFilesIn(join(data, 'conversations'))
if (paths.length === 0) {
  console.error(`There are no conversations in ${data}. Say where they are with --data DIR or SHOPBELL_DATA.`)
  process.exit(1)
}

const model: PlayedModel | null =
  values.model === undefined
    ? null
    : {
        base_url: values.model,
        model: values['model-name'],
        mode: modelModeSchema.parse(values.mode),
        timeout_ms: Number(values.timeout) * 1000,
      }
const typed = sloppinesses.find((one) => one === values.typed)
if (values.typed !== undefined && typed === undefined) {
  console.error(`--typed ${values.typed} is none of ${sloppinesses.join(', ')}.`)
  process.exit(1)
}
const played: PlayedTurn[] = []
for (const path of paths) {
  const file = JSON.parse(readFileSync(path, 'utf8')) as ShopFile
  const shop = typed ? typedIn(file, typed) : file
  const turns = await playShop(basename(path, '.json'), shop, model)
  played.push(...turns)
  if (values.fails) printFails(turns)
}
printShares(
  'By skill',
  groupBy(played, ({ skill }) => skill),
)
printShares(
  'By shop',
  groupBy(played, ({ shop }) => shop),
)
printReliability(groupBy(played, ({ intent }) => kindOfAnswer(intent) ?? 'not known'))
const dialogues = [...groupBy(played, ({ shop, dialogue }) => `${shop}/${dialogue}`).values()]
const whole = dialogues.filter((turns) => turns.every(({ faults }) => faults.length === 0)).length
const held = played.filter(({ faults }) => faults.length === 0)
const wrong = played.filter(({ faults }) => faults.length > 0)
const sure = wrong.filter(({ confidence }) => confidence >= 0.6).length
console.log(`\nturns ${held.length} of ${played.length} (${percent(held.length, played.length)})`)
console.log(`whole dialogues ${whole} of ${dialogues.length} (${percent(whole, dialogues.length)})`)
console.log(`wrong with confidence 0.6 or more: ${sure} of ${wrong.length} wrong`)
if (values.json) writeFileSync(values.json, JSON.stringify(played, null, 1))

function printFails(turns: readonly PlayedTurn[]): void {
  const skills = values.skill
  for (const turn of turns) {
    if (turn.faults.length === 0 || (skills && !skills.includes(turn.skill))) continue
    console.log(`\n${turn.shop}/${turn.dialogue}.${turn.turn} ${turn.skill}: ${turn.message}`)
    console.log(
      `  → [${turn.intent} ${turn.confidence} ${turn.status}] ${turn.reply.replaceAll('\n', ' ⏎ ')}`,
    )
    if (turn.shown.length > 0) console.log(`  shown: ${turn.shown.join(', ')}`)
    for (const fault of turn.faults) console.log(`  ✗ ${fault}`)
  }
}

function printShares(title: string, groups: ReadonlyMap<string, readonly PlayedTurn[]>): void {
  const rows = [...groups].map(([name, turns]) => {
    const ok = turns.filter(({ faults }) => faults.length === 0).length
    return { name, ok, all: turns.length }
  })
  rows.sort((a, b) => a.ok / a.all - b.ok / b.all)
  printTable(
    title,
    ['', 'held', 'of', 'share'],
    rows.map(({ name, ok, all }) => [name, String(ok), String(all), percent(ok, all)]),
  )
}

/** Whether the confidence of each kind may be taken by its word: how far it is from the truth, over tenths of confidence. */
function printReliability(kinds: ReadonlyMap<string, readonly PlayedTurn[]>): void {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const sure = (turns: readonly PlayedTurn[]) => mean(turns.map(({ confidence }) => confidence))
  const right = (turns: readonly PlayedTurn[]) => mean(turns.map(({ faults }) => Number(faults.length === 0)))
  printTable(
    'Confidence against truth',
    ['', 'turns', 'confidence', 'held', 'apart'],
    [...kinds].map(([kind, turns]) => {
      const tenths = groupBy(turns, ({ confidence }) => String(Math.min(9, Math.floor(confidence * 10))))
      const apart = [...tenths.values()].reduce(
        (sum, some) => sum + (Math.abs(sure(some) - right(some)) * some.length) / turns.length,
        0,
      )
      return [kind, String(turns.length), sure(turns).toFixed(2), right(turns).toFixed(2), apart.toFixed(3)]
    }),
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function percent(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)}%`
}
