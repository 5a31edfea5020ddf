import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModel, modelFile } from '#main/features/embeddings/index.ts'
import { everyLanguage } from '#main/languages/index.ts'
import { kinds } from '#main/languages/things.ts'
import { dot } from '#main/lib/dot.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { type ShopFile, shopFilesIn } from '../conversations/files.ts'
import { printTable } from '../lib/table.ts'
import { sampled } from './http-shop.ts'
import type { PartOptions } from './parts.ts'

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt'] as const
const sampledNames = 300
const batch = 16

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>
type Named = Readonly<Record<string, string>>

/** How far the encoder finds the same meaning in another language, and another wording in its own. */
export async function run({ data, full = false }: PartOptions): Promise<void> {
  if (!existsSync(join(modelFolder(), modelFile)))
    return console.log('\nNo encoder in resources/model: not measured.')
  const model = await loadModel(modelFolder())
  const embed: Embed = async (texts) => {
    const made: Float32Array[] = []
    for (let from = 0; from < texts.length; from += batch)
      made.push(...(await model.embed(texts.slice(from, from + batch))))
    return made
  }
  await acrossLanguages(data, embed, full)
  await withinShops(data, embed)
}

/** The nearest of all names is the translation of the same kind of product. */
async function acrossLanguages(data: string, embed: Embed, full: boolean): Promise<void> {
  const all = readNames(join(data, 'taxonomy', 'categories.tsv'))
  const some = (names: readonly Named[]) => (full ? names : sampled(names, sampledNames))
  await showNames('names of a taxonomy that it saw in training', some(all), embed)
  await showNames('our own words, which it did not see', some(ownNames()), embed)
}

function ownNames(): Named[] {
  const first = (words: string) => words.split(' ')[0]?.replaceAll('_', ' ') ?? ''
  return kinds.map((kind) =>
    Object.fromEntries(everyLanguage.map(({ code, things }) => [code, first(things.kinds[kind])])),
  )
}

async function showNames(title: string, names: readonly Named[], embed: Embed): Promise<void> {
  const english = await embed(names.map((name) => name['en'] ?? ''))
  const rows: string[][] = []
  for (const language of languages) {
    const other = await embed(names.map((name) => name[language] ?? ''))
    const cosine =
      other.reduce((sum, vector, at) => sum + dot(vector, english[at] ?? vector), 0) / names.length
    const shares = [firstShare(other, english), firstShare(english, other), cosine]
    rows.push([language, ...shares.map((share) => share.toFixed(3))])
  }
  printTable(
    `Encoder across languages: the nearest of ${names.length} kinds of products (${title})`,
    ['', 'to English', 'from English', 'mean cosine'],
    rows,
  )
}

/** Each wording of an entry against all other wordings of its shop: is the nearest one of the same entry? */
async function withinShops(data: string, embed: Embed): Promise<void> {
  const rows: string[][] = []
  for (const file of shopFilesIn(join(data, 'conversations'))) {
    const { shop, language, knowledge } = JSON.parse(readFileSync(file, 'utf8')) as ShopFile
    if (knowledge === 'demo') continue
    const wordings = knowledge.flatMap(({ question, alternatives }, entry) =>
      [question, ...alternatives].map((text) => ({ text, entry })),
    )
    const vectors = await embed(wordings.map(({ text }) => text))
    const several = wordings.filter(({ entry }) => (knowledge[entry]?.alternatives.length ?? 0) > 0)
    const right = several.filter((one) => {
      const at = wordings.indexOf(one)
      return wordings[nearest(vectors, vectors[at] as Float32Array, at)]?.entry === one.entry
    })
    const share = (right.length / Math.max(1, several.length)).toFixed(3)
    rows.push([`${shop} (${language})`, String(several.length), share])
  }
  printTable(
    'Encoder within one language: the nearest other wording is of the same entry',
    ['', 'wordings', 'share'],
    rows,
  )
}

function firstShare(asked: readonly Float32Array[], among: readonly Float32Array[]): number {
  return asked.filter((vector, at) => nearest(among, vector, null) === at).length / Math.max(1, asked.length)
}

function nearest(vectors: readonly Float32Array[], vector: Float32Array, except: number | null): number {
  let best = -1
  let highest = Number.NEGATIVE_INFINITY
  for (const [at, other] of vectors.entries()) {
    const likeness = at === except ? Number.NEGATIVE_INFINITY : dot(other, vector)
    if (likeness <= highest) continue
    best = at
    highest = likeness
  }
  return best
}

/** A row an id, a column a language. Names that several ids share tell nothing. */
function readNames(path: string): Named[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  const rows = lines.map((line): Named => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
  const counts = Map.groupBy(rows, (row) => row['en'])
  return rows.filter((row) => counts.get(row['en'])?.length === 1 && languages.every((code) => row[code]))
}
