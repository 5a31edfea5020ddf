import '../test/helpers/loopback-only.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { PartOptions } from './answers/parts.ts'

/** How good and how fast the answers are, beside what others reach on the same data. One configuration: the product's defaults. */
const parts: Readonly<Record<string, () => Promise<{ run: (options: PartOptions) => Promise<void> }>>> = {
  search: () => import('./answers/search.ts'),
  faq: () => import('./answers/faq.ts'),
  'product-questions': () => import('./answers/product-qa.ts'),
  reliability: () => import('./answers/reliability.ts'),
  encoder: () => import('./answers/encoder.ts'),
  kinds: () => import('./answers/kinds-coverage.ts'),
  speed: () => import('./answers/speed.ts'),
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    queries: { type: 'string' },
    qrels: { type: 'string' },
    only: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
const names = values.only ?? Object.keys(parts)
const unknown = names.filter((name) => !(name in parts))
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part "${unknown.join('", "')}".`)
  console.log(`npm run bench:answers -- [--data DIR] [--queries FILE --qrels FILE] [--only PART …] [--full]
parts: ${Object.keys(parts).join(', ')}
DIR has the folders relevance_esci_us, intents, faq, product_qa, taxonomy and conversations; FILE replaces the queries of relevance_esci_us.
Of large sets a sample is asked, the same in every run; --full asks everything.`)
  process.exit(unknown.length > 0 ? 1 : 0)
}
const data = values.data ?? process.env['SHOPBELL_DATA'] ?? resolve(import.meta.dirname, '../../shared/data')
if (!existsSync(data)) {
  console.error(`There is no data in ${data}. Say where it is with --data DIR or SHOPBELL_DATA.`)
  process.exit(1)
}
for (const name of names) {
  const startedAt = performance.now()
  const part = await parts[name]?.()
  await part?.run({ data, queries: values.queries, qrels: values.qrels, full: values.full })
  console.log(`\n(${name} took ${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
}
