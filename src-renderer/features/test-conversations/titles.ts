import type { DialogueRun } from '#shared/rpc/dialogues.ts'
import type { Dialogue, Expectation } from '#shared/schemas/dialogue.ts'
import type { MessageRecord } from '#shared/schemas/session.ts'
import type { Titles } from './expectation-words.ts'
import { expectedOf } from './turns.ts'

/** What the products of a dialogue are called, as far as its last run shows. */
export function titlesOfRun(dialogue: Dialogue, run: DialogueRun | null): Titles {
  const played = run?.turns ?? []
  const titles = new Map(
    played.flatMap(({ answer, before }) =>
      [before, answer].flatMap((one) =>
        (one?.products ?? []).map(({ id, title }): [string, string] => [id, title]),
      ),
    ),
  )
  for (const [index, turn] of dialogue.turns.entries()) {
    const { answer, unmet = [] } = played[index] ?? {}
    const met = (name: keyof Expectation) => !unmet.some(({ expectation }) => expectation === name)
    nameGroups(titles, answer?.products ?? [], metOf(expectedOf(turn) ?? {}, met))
  }
  return titles
}

type Shown = readonly { readonly id: string; readonly title: string }[]
type Met = { readonly inOrder: readonly string[]; readonly among: readonly string[] }

/** Of the products expected, those the answer has: in this order from the first, or anywhere. */
function metOf(
  { first_product, products, has_products }: Expectation,
  met: (name: keyof Expectation) => boolean,
): Met {
  const first = typeof first_product === 'string' && met('first_product') ? [first_product] : []
  return {
    inOrder: products && met('products') ? products : first,
    among: has_products && met('has_products') ? has_products : [],
  }
}

/** A product's group of variants is named after the variant shown in the answer, where that is known. */
function nameGroups(titles: Map<string, string>, shown: Shown, { inOrder, among }: Met): void {
  for (const [place, id] of inOrder.entries()) {
    const product = shown[place]
    if (product && !titles.has(id)) titles.set(id, product.title)
  }
  for (const id of among) {
    const alike = shown.filter(({ title }) => sharesWord(id, title))
    const [only] = alike
    if (only && alike.length === 1 && !titles.has(id)) titles.set(id, only.title)
  }
}

/** Shorter pieces of an id are more often a code than a name. */
const wordLength = 4

/** G-SKARVAN and "Skarvan Rain Jacket". */
function sharesWord(id: string, title: string): boolean {
  const name = title.toLowerCase()
  return id
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((piece) => piece.length >= wordLength && name.includes(piece))
}

/** A draft may name a product by the group of its variants: it is called as the one that was shown in its place. */
export function titlesOfDraft({ turns }: Dialogue, messages: readonly MessageRecord[]): Titles {
  const answers = messages.flatMap(({ answer }) => answer ?? [])
  const asked = turns.flatMap((turn) =>
    'say' in turn && turn.expect?.silent !== true ? [turn.expect ?? {}] : [],
  )
  const titles = new Map(
    answers.flatMap(({ products }) => products.map(({ id, title }): [string, string] => [id, title])),
  )
  for (const [index, { first_product, has_products = [] }] of asked.entries()) {
    const named = has_products.length > 0 ? has_products : [first_product ?? []].flat()
    for (const [place, id] of named.entries()) {
      const title = answers[index]?.products[place]?.title
      if (title !== undefined && !titles.has(id)) titles.set(id, title)
    }
  }
  return titles
}
