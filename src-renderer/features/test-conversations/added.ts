import { type Expectation, expectationSchema } from '#shared/schemas/dialogue.ts'
import type { Titles } from './expectation-words.ts'

/** What a shopkeeper may add by hand, and what has to be filled in for it. */
export const addable = {
  contains: 'text',
  not_contains: 'text',
  first_product: 'products',
  has_products: 'products',
  without_products: 'products',
  no_products: 'none',
  max_products: 'count',
  buttons: 'text',
  status: 'status',
  language: 'language',
  confidence_at_least: 'percent',
} as const satisfies Partial<Record<keyof Expectation, string>>
export type Addable = keyof typeof addable

export const addables = Object.keys(addable) as Addable[]

/** The expectation with what was filled in; null where that is nothing it can be. */
export function added(
  name: Addable,
  text: string,
  context: { readonly expected: Expectation | undefined; readonly titles: Titles },
): Expectation | null {
  const value = filledIn(name, text.trim(), context)
  const parsed = expectationSchema.safeParse({ [name]: value })
  return value !== undefined && parsed.success ? parsed.data : null
}

function filledIn(name: Addable, text: string, { expected, titles }: Parameters<typeof added>[2]): unknown {
  switch (addable[name]) {
    case 'none':
      return true
    case 'count':
      return Number(text)
    case 'percent':
      return text === '' ? undefined : Number(text.replace(',', '.').replace('%', '')) / 100
    case 'products':
      return text === '' ? undefined : text.split(',').map((one) => idOf(one.trim(), titles))
    case 'text': {
      const before = expected?.[name] as Expectation['contains']
      if (text === '') return undefined
      return before === undefined ? text : [...(Array.isArray(before) ? before : [before]), text]
    }
    default:
      return text
  }
}

/** A product may be given by its name where it is known. */
function idOf(text: string, titles: Titles): string {
  for (const [id, title] of titles) if (title.toLowerCase() === text.toLowerCase()) return id
  return text
}
