import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFile } from '#main/features/embeddings/index.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { createEmbeddingHost } from '#main/workers/embedding-host.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { product } from '../lib/products.ts'
import { newQuestion } from '../lib/questions.ts'
import { ms, percentile, printTable } from '../lib/table.ts'
import { readEsci } from './esci.ts'
import { openPeers } from './esci-peers.ts'
import { watchLoop } from './loop-watch.ts'
import type { PartOptions } from './parts.ts'
import { openShop } from './shop.ts'

const largeCatalog = 100_000
const largeQuestions = 400
const warmUp = 40
/** No message twice: answers and vectors are remembered. */
const openings = ['', 'do you have ', 'I am looking for ', 'show me ']
const bounded = 100
const head = ['', 'p50', 'p99', 'longest hold', 'of that computed']

/** From the message to the whole answer over a real file, every message new; bare searches beside. */
export async function run(options: PartOptions): Promise<void> {
  const { products, queries } = readEsci(options)
  const messages = openings.flatMap((opening) => queries.map(({ query }) => opening + query))
  const entries = faqOf(options.data)
  const rows = [await answers('Shopbell, whole answer, words alone', { products, entries, messages })]
  const hasModel = existsSync(join(modelFolder(), modelFile))
  if (hasModel) {
    rows.push(
      await answers('Shopbell, whole answer, with the model', { products, entries, messages, hasModel }),
    )
  } else console.log('No encoder in resources/model: not measured with it.')
  const { peers, close } = await openPeers(products)
  for (const { name, search } of peers) {
    const measured = await measure(
      async (message) => void (await search(message, 10)),
      messages.slice(0, bounded),
    )
    rows.push([`${name}, search alone`, ...measured])
  }
  close()
  printTable(
    `Speed: ${products.length.toLocaleString('en')} products, ${entries.length} entries, ${messages.length} messages (wanted: words alone p50 3 ms; with the model p50 10 ms, p99 25 ms; no hold above 25 ms)`,
    head,
    rows,
  )
  await large(entries, hasModel)
}

async function large(entries: readonly KnowledgeInput[], hasModel: boolean): Promise<void> {
  const products = Array.from({ length: largeCatalog }, (_, number) => product(number))
  const messages = Array.from({ length: largeQuestions }, (_, index) => newQuestion(index * 7))
  const rows = [await answers('words alone', { products, entries, messages })]
  if (hasModel) rows.push(await answers('with the model', { products, entries, messages, hasModel }))
  printTable(
    `Speed: the whole answer, ${largeCatalog.toLocaleString('en')} products (wanted: p50 15 ms, no hold above 25 ms)`,
    head,
    rows,
  )
}

type Task = {
  readonly products: readonly unknown[]
  readonly entries: readonly KnowledgeInput[]
  readonly messages: readonly string[]
  readonly hasModel?: boolean
}

async function answers(name: string, { products, entries, messages, hasModel }: Task): Promise<string[]> {
  const embedder = hasModel ? createEmbeddingHost({ folder: modelFolder() }) : null
  const shop = await openShop({ embedder })
  await shop.teach(entries)
  await shop.fill(products)
  // As a hub does before it says that it is ready.
  await shop.ready()
  const measured = await measure(async (message) => void (await shop.answer(message)), messages)
  await shop.close()
  await embedder?.stop()
  return [name, ...measured]
}

/** One after the other; the first few make ready what is made once and are not counted. */
async function measure(
  ask: (message: string) => Promise<void>,
  messages: readonly string[],
): Promise<string[]> {
  for (const message of messages.slice(0, warmUp)) await ask(`${message} please`)
  const took: number[] = []
  for (const message of messages) {
    const startedAt = performance.now()
    await ask(message)
    took.push(performance.now() - startedAt)
  }
  const watch = watchLoop()
  for (const message of messages.slice(0, bounded)) {
    await ask(`${message} now`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { longestMs, cpuMs } = watch.stop()
  return [ms(percentile(took, 0.5)), ms(percentile(took, 0.99)), ms(longestMs), ms(cpuMs)]
}

type FaqFile = { readonly questions: readonly { readonly question: string; readonly answer: string }[] }

function faqOf(data: string): KnowledgeInput[] {
  const file = join(data, 'faq/Ecommerce_FAQ_Chatbot_dataset.json')
  if (!existsSync(file)) return []
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as FaqFile
  return questions.map(({ question, answer }) => ({ question, answer, alternatives: [] }))
}
