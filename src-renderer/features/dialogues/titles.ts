import type { DialogueRun } from '#shared/rpc/dialogues.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import type { MessageRecord } from '#shared/schemas/session.ts'
import type { Titles } from './expectation-words.ts'

/** What the products in a run's answers are called. */
export function titlesOfRun(run: DialogueRun | null): Titles {
  const answers = (run?.turns ?? []).flatMap(({ answer, before }) => [before, answer])
  return new Map(answers.flatMap((answer) => (answer?.products ?? []).map(({ id, title }) => [id, title])))
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
