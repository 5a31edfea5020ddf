import { printTable } from '../lib/table.ts'
import { ndcg, readEsci } from './esci.ts'
import { openPeers, type Peer } from './esci-peers.ts'
import type { PartOptions } from './parts.ts'
import { type BenchShop, openShop } from './shop.ts'

const shown = 10

/** Product search by words alone: how good beside what else there is, on real shoppers' queries. */
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
    rows.push([peer.name, mean.toFixed(4)])
  }
  await shop.close()
  close()
  printTable(
    `Product search, ESCI: ${queries.length} queries, ${products.length.toLocaleString('en')} products`,
    ['', 'nDCG@10'],
    rows,
  )
  const [own = 0, ...others] = quality.values()
  const lead = own - Math.max(...others)
  console.log(
    `target: at least 0.65 and 0.03 above the best other; it is ${own.toFixed(3)}, ${lead.toFixed(3)} above`,
  )
}

function searchOf({ catalog, bot }: BenchShop): Peer['search'] {
  return (text, limit) => catalog.findProducts(bot, { text, limit }).hits.map(({ row }) => row.id)
}
