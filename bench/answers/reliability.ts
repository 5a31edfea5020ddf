import { type Belief, printReliability } from './beliefs.ts'
import { type EsciQuery, type Judged, readEsci } from './esci.ts'
import { askSets } from './faq-ask.ts'
import { readIntentSets } from './intents-data.ts'
import type { PartOptions } from './parts.ts'
import { productBeliefs } from './product-qa.ts'
import { openShop } from './shop.ts'

/** So many of the five products an answer shows are looked at: one of them must be what was asked for. */
const shown = 5
const exact = 1
const otherThings = 75

/** Whether the product's confidence may be taken by its word, over everything that is measured. */
export async function run(options: PartOptions): Promise<void> {
  const faq = (await askSets(options.data)).flatMap(({ set, words, whole }) =>
    (whole ?? words).guesses.map(
      ({ label, confidence }, index): Belief => ({
        confidence,
        right: label !== null && label === set.test[index]?.label,
      }),
    ),
  )
  const products = await productBeliefs(options.data)
  const search = await searchBeliefs(options)
  printReliability('Confidence against truth: questions of the shop (HINT3, CLINC150, Bitext)', faq)
  printReliability('Confidence against truth: attributes of products (semiPQA)', products)
  printReliability(
    'Confidence against truth: products found (ESCI queries, and messages about other things)',
    search,
  )
  printReliability('Confidence against truth: all of them', [...faq, ...products, ...search])
}

/** A shop without any knowledge: what it answers is products, or that it does not know. */
async function searchBeliefs(options: PartOptions): Promise<Belief[]> {
  const { products, queries, judged } = readEsci(options)
  const shop = await openShop()
  await shop.fill(products)
  const beliefs: Belief[] = []
  for (const query of queries) {
    const { answer } = await shop.answer(query.query)
    beliefs.push({
      confidence: answer.confidence,
      right: isRight(
        judged,
        query,
        answer.products.map(({ id }) => id),
      ),
    })
  }
  for (const message of ofOtherThings(options.data)) {
    const { answer } = await shop.answer(message)
    beliefs.push({ confidence: answer.confidence, right: false })
  }
  await shop.close()
  return beliefs
}

/** Messages that no shop can answer; as many as the queries, so that both weigh the same. */
function ofOtherThings(data: string): string[] {
  const nobodys = readIntentSets(data).flatMap(({ test }) => test.filter(({ label }) => label === null))
  const step = Math.ceil(nobodys.length / otherThings)
  return nobodys.filter((_, index) => index % step === 0).map(({ text }) => text)
}

function isRight(judged: Judged, { id }: EsciQuery, ids: readonly string[]): boolean {
  const gains = judged.get(id)
  return ids.slice(0, shown).some((product) => (gains?.get(product) ?? 0) >= exact)
}
