import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Model, modelName } from '#main/features/embeddings/model.ts'
import { partNames } from '#main/features/embeddings/parts.ts'
import { chancesOf } from '#main/lib/softmax.ts'
import { fitByExample, type Sample } from './softmax.ts'

const marks = { t: 'thing', p: 'property', x: 'refused', l: 'limit' } as const
type Mark = keyof typeof marks

/** A message without its marks, and which of its characters stand in which. */
function unmarked(line: string): { readonly text: string; readonly markAt: (at: number) => Mark | null } {
  let text = ''
  const spans: { readonly mark: Mark; readonly from: number; readonly to: number }[] = []
  for (const [part] of line.matchAll(/\[[tpxl] [^\]]*\]|[^[]+|\[/g)) {
    const inner = /^\[([tpxl]) ([^\]]*)\]$/.exec(part)
    const said = inner?.[2] ?? part
    if (inner) spans.push({ mark: inner[1] as Mark, from: text.length, to: text.length + said.length })
    text += said
  }
  const markAt = (at: number) => spans.find(({ from, to }) => from <= at && at < to)?.mark ?? null
  return { text, markAt }
}

/** Where each word stands, as the encoder takes a text apart: the words come in the order of the text. */
function placesOf(text: string, words: readonly string[]): number[] {
  const folded = [...text].map(
    (sign) =>
      sign
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .toLowerCase() || ' ',
  )
  const [plain, places] = [folded.join(''), folded.flatMap((sign, at) => [...sign].map(() => at))]
  let from = 0
  return words.map((word) => {
    const at = plain.indexOf(word, from)
    from = at + word.length
    return places[at] ?? 0
  })
}

/**
 * Learns what each word of a message is there for, from messages whose parts are marked; and from others, which refuse nothing, that
 * not all that sounds odd is refused.
 */
export async function fitParts(
  model: Model,
  folder: string,
  others: readonly string[],
  target: string,
): Promise<void> {
  const samples: (Sample & { readonly line: number })[] = []
  let line = 0
  for (const file of readdirSync(folder))
    for (const marked of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const { text, markAt } = unmarked(marked)
      const { words, features } = await model.featuresOf(text)
      const places = placesOf(text, words)
      features.forEach((vector, at) => {
        const mark = markAt(places[at] ?? 0)
        samples.push({ vector, label: partNames.indexOf(mark ? marks[mark] : 'other'), line })
      })
      line++
    }
  const isTried = ({ line: of }: { readonly line: number }) => of % 5 === 0
  const tried = fitByExample(
    samples.filter((one) => !isTried(one)),
    partNames.length,
  )
  const asked = samples.filter(isTried).map(({ vector, label }) => {
    const chances = chancesOf(tried, vector)
    return { label, found: chances.indexOf(Math.max(...chances)) }
  })
  partNames.forEach((name, index) =>
    tell(
      name,
      asked.map(({ label, found }) => [label === index, found === index]),
    ),
  )

  const refused = partNames.indexOf('refused')
  const isRefused = samples.map((one) => ({ ...one, label: one.label === refused ? 1 : 0 }))
  for (const text of others) {
    const { features } = await model.featuresOf(text)
    isRefused.push(...features.map((vector) => ({ vector, label: 0, line })))
    line++
  }
  const triedRefused = fitByExample(
    isRefused.filter((one) => !isTried(one)),
    2,
  )
  tell(
    'refused, among all others',
    isRefused
      .filter(isTried)
      .map(({ vector, label }) => [label === 1, (chancesOf(triedRefused, vector)[1] ?? 0) >= sure]),
  )
  const rounded = (rows: readonly Float64Array[]) =>
    rows.map((row) => [...row].map((value) => Number(value.toFixed(3))))
  const weights = rounded(fitByExample(samples, partNames.length))
  writeFileSync(
    target,
    `${JSON.stringify({ model: modelName, messages: line, weights, refused: rounded(fitByExample(isRefused, 2)) })}\n`,
  )
}

const sure = 0.6

function tell(what: string, asked: readonly (readonly [isSo: boolean, isFound: boolean])[]): void {
  const both = asked.filter(([isSo, isFound]) => isSo && isFound).length
  const share = (of: 0 | 1) => (both / asked.filter((one) => one[of]).length).toFixed(2)
  console.log(`${what}: ${share(1)} of those found are right, ${share(0)} are found`)
}
