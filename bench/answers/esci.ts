import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type EsciProduct = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly attributes: Readonly<Record<string, unknown>>
}
export type EsciQuery = { readonly id: string; readonly query: string }
export type Judged = ReadonlyMap<string, ReadonlyMap<string, number>>

export type Esci = {
  readonly products: readonly EsciProduct[]
  readonly queries: readonly EsciQuery[]
  readonly judged: Judged
}

export function readEsci(options: {
  readonly data: string
  readonly queries?: string | undefined
  readonly qrels?: string | undefined
}): Esci {
  const folder = join(options.data, 'relevance_esci_us')
  const queries = lines(options.queries ?? join(folder, 'queries.public.jsonl')).map(
    (line) => JSON.parse(line) as EsciQuery,
  )
  const judged = new Map<string, Map<string, number>>()
  for (const line of lines(options.qrels ?? join(folder, 'qrels.public.tsv')).slice(1)) {
    const [query = '', product = '', gain = '0'] = line.split('\t')
    const known = judged.get(query) ?? new Map<string, number>()
    known.set(product, Number(gain))
    judged.set(query, known)
  }
  return {
    products: lines(join(folder, 'products.jsonl')).map((line) => JSON.parse(line) as EsciProduct),
    queries: queries.filter(({ id }) => judged.has(id)),
    judged,
  }
}

/** Gains as judged, 0 where nobody judged; the ideal is the best order of what was judged. */
export function ndcg(ids: readonly string[], gains: ReadonlyMap<string, number>, depth = 10): number {
  const sum = (values: readonly number[]) =>
    values.slice(0, depth).reduce((all, gain, rank) => all + gain / Math.log2(rank + 2), 0)
  const ideal = sum([...gains.values()].sort((a, b) => b - a))
  return ideal === 0 ? 0 : sum(ids.map((id) => gains.get(id) ?? 0)) / ideal
}

function lines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
