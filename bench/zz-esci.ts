import '../test/helpers/loopback-only.ts'
import { writeFileSync } from 'node:fs'
import { ndcg, readEsci } from './answers/esci.ts'
import { openHttpShop } from './answers/http-shop.ts'
const esci = readEsci({ data: '/work/shared/data' })
const shop = await openHttpShop('ESCI')
await shop.sync(esci.products.map((p) => ({ ...p, url: `https://shop.example/${p.id}` })))
const t0 = performance.now()
await shop.warm()
console.log('warm', Math.round(performance.now() - t0))
let s3 = 0, s5 = 0, none = 0
const took: number[] = []
const out: any[] = []
const titles = new Map(esci.products.map((p) => [p.id, p.title]))
const only = process.argv[3]?.split('|')
if (only) (globalThis as any).zzGoods = (i: any, t: any) => { const c = i.clause; console.log('   #', c.text, '| words', c.words.map((w: any) => `${w.after[0]}:${w.word}`).join(' '), '| facets', JSON.stringify(c.facets), '| excl', JSON.stringify(c.frame.excluded), 'bounds', JSON.stringify(c.frame.bounds.map((b: any) => [b.dimension, b.from, b.to, b.names])), 'aud', c.audiences.join(), '| target', t, '| terms', i.shop.termsOf(c.words.map((w: any) => w.word), i.shop.codes).map((x: any) => `${x.words.join('+')}(${[...x.kinds].slice(0,3)}) [${x.stems.slice(0, 5)}]`).join(' · ')) }
for (const { id, query } of esci.queries) {
  if (only && !only.some((o) => query.includes(o))) continue
  if (only) console.log('>', query)
  const t = performance.now()
  const answer = await shop.ask(query)
  took.push(performance.now() - t)
  if (only) console.log('  ', answer.response.slice(0, 300).replaceAll('\n', ' / '))
  const ids = answer.sources.map(({ url }) => url.slice(21))
  const g = esci.judged.get(id)!
  s3 += ndcg(ids, g, 3); s5 += ndcg(ids, g, 5); if (!ids.length) none++
  out.push([ndcg(ids, g, 3).toFixed(2), query, answer.response.slice(0, 160), ids.map((i) => `${g.get(i) ?? '-'} ${titles.get(i)?.slice(0, 70)}`)])
}
const n = esci.queries.length
took.sort((a, b) => a - b)
console.log('ndcg@3', (s3 / n).toFixed(4), '@5', (s5 / n).toFixed(4), 'none', none, 'p50', took[took.length >> 1]!.toFixed(1), 'p99', took.at(-1)!.toFixed(1), Math.round(process.memoryUsage().rss / 1e6), 'MB')
writeFileSync(process.argv[2]!, JSON.stringify(out, null, 1))
await shop.close()
process.exit(0)
