import { printTable } from '../lib/table.ts'
import { type Esci, ndcg, readEsci } from './esci.ts'
import { openPeers, type Peer } from './esci-peers.ts'
import { type HttpShop, openHttpShop } from './http-shop.ts'
import type { PartOptions } from './parts.ts'

const shown = 10
/** As many as an answer shows. */
const few = 5
const target = 0.68

/** Product search on real shoppers' queries: what the whole product finds and what it shows, beside what else there is. */
export async function run(options: PartOptions): Promise<void> {
  const esci = readEsci(options)
  const { products, queries } = esci
  const { peers, close } = await openPeers(products)
  const shop = await openHttpShop('ESCI')
  await shop.sync(products.map((product) => ({ ...product, url: addressOf(product.id) })))
  await shop.warm()
  const own = [
    { name: 'Shopbell, catalog.search', search: searchOf(shop) },
    { name: 'Shopbell, shown by an answer over HTTP', search: answerOf(shop) },
  ]
  const measured: Measured[] = []
  for (const peer of [...own, ...peers]) measured.push(await measure(peer, esci))
  await shop.close()
  close()
  printTable(
    `Product search, ESCI: ${queries.length} queries, ${products.length.toLocaleString('en')} products (wanted: ${target})`,
    ['', 'nDCG@10', `nDCG@${few}`, 'queries without any'],
    measured.map(({ name, atTen, atFew, none }) => [name, atTen.toFixed(4), atFew.toFixed(4), String(none)]),
  )
  const [found, , ...others] = measured.map(({ atTen }) => atTen)
  console.log(`the search is ${((found ?? 0) - Math.max(...others)).toFixed(3)} above the best other`)
}

type Measured = {
  readonly name: string
  readonly atTen: number
  readonly atFew: number
  readonly none: number
}

async function measure({ name, search }: Peer, { queries, judged }: Esci): Promise<Measured> {
  let [atTen, atFew, none] = [0, 0, 0]
  for (const { id, query } of queries) {
    const ids = await search(query, shown)
    const gains = judged.get(id) ?? new Map<string, number>()
    atTen += ndcg(ids, gains) / queries.length
    atFew += ndcg(ids, gains, few) / queries.length
    if (ids.length === 0) none++
  }
  return { name, atTen, atFew, none }
}

function searchOf({ rpc, botId }: HttpShop): Peer['search'] {
  return async (query, limit) =>
    (await rpc('catalog.search', { bot_id: botId, query, limit })).products.map(({ id }) => id)
}

/** The links of an answer lead to the products it shows, best first. */
function answerOf({ ask }: HttpShop): Peer['search'] {
  return async (query) => (await ask(query)).sources.map(({ url }) => url.slice(address.length))
}

const address = 'https://shop.example/'

function addressOf(id: string): string {
  return `${address}${id}`
}
