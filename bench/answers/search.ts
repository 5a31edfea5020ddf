import { product } from '../lib/products.ts'
import { newQuestion } from '../lib/questions.ts'
import { ms, percentile, printTable } from '../lib/table.ts'
import { ndcg, readEsci } from './esci.ts'
import { openPeers, type Peer } from './esci-peers.ts'
import type { PartOptions } from './parts.ts'
import { type BenchShop, openShop } from './shop.ts'

const shown = 10
const rounds = 5
const largeCatalog = 100_000
const largeQuestions = 500

/** Product search by words alone: how good beside what else there is, on real shoppers' queries, and how fast. */
export async function run(options: PartOptions): Promise<void> {
  const { products, queries, judged } = readEsci(options)
  const { peers, close } = await openPeers(products)
  const shop = await openShop()
  await shop.fill(products)
  const rows: string[][] = []
  const quality = new Map<string, number>()
  for (const peer of [{ name: 'Shopbell', search: searchOf(shop) }, ...peers]) {
    const gains: number[] = []
    for (const { id, query } of queries) {
      gains.push(ndcg(await peer.search(query, shown), judged.get(id) ?? new Map()))
    }
    const mean = gains.reduce((all, gain) => all + gain, 0) / gains.length
    quality.set(peer.name, mean)
    const took = await timesOf(
      peer,
      queries.map(({ query }) => query),
      rounds,
    )
    rows.push([peer.name, mean.toFixed(4), ms(percentile(took, 0.5)), ms(percentile(took, 0.99))])
  }
  await shop.close()
  close()
  printTable(
    `Product search, ESCI: ${queries.length} queries, ${products.length.toLocaleString('en')} products`,
    ['', 'nDCG@10', 'p50', 'p99'],
    rows,
  )
  const [own = 0, ...others] = quality.values()
  const lead = own - Math.max(...others)
  console.log(
    `target: at least 0.65 and 0.03 above the best other; it is ${own.toFixed(3)}, ${lead.toFixed(3)} above`,
  )
  await measureLarge()
}

async function measureLarge(): Promise<void> {
  const shop = await openShop()
  const readyMs = await shop.fill(Array.from({ length: largeCatalog }, (_, number) => product(number)))
  const questions = Array.from({ length: largeQuestions }, (_, index) => newQuestion(index * 7))
  const took = await timesOf({ name: '', search: searchOf(shop) }, questions, 1)
  await shop.close()
  printTable(
    `Product search, ${largeCatalog.toLocaleString('en')} products, no question twice`,
    ['', 'p50', 'p99', 'index made in'],
    [['Shopbell', ms(percentile(took, 0.5)), ms(percentile(took, 0.99)), ms(readyMs)]],
  )
}

function searchOf({ catalog, bot }: BenchShop): Peer['search'] {
  return (text, limit) => catalog.findProducts(bot, { text, limit }).hits.map(({ row }) => row.id)
}

async function timesOf(peer: Peer, queries: readonly string[], times: number): Promise<number[]> {
  const took: number[] = []
  for (const query of queries.slice(0, 20)) await peer.search(query, shown)
  for (let round = 0; round < times; round++) {
    for (const query of queries) {
      const startedAt = performance.now()
      await peer.search(query, shown)
      took.push(performance.now() - startedAt)
    }
  }
  return took
}
