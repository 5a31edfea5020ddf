import type { LanguageCode } from '#shared/schemas/common.ts'
import { type Phrases, phrases } from './phrases.ts'

/** What a shop has that visitors may ask about. */
export type ShopTopics = {
  readonly language: LanguageCode
  readonly products: readonly string[]
  readonly categories: readonly string[]
  readonly questions: readonly string[]
}

type Topic = Exclude<keyof Phrases, 'names'> | 'question'

/** Who comes: the first ten are ten different people, and then they begin anew with other words. */
const people: readonly (readonly Topic[])[] = [
  ['hello', 'category', 'price', 'thanks'],
  ['stock', 'delivery'],
  ['category', 'stock', 'contact', 'thanks'],
  ['hello', 'odd', 'person'],
  ['hours', 'returns', 'thanks'],
  ['question', 'question'],
  ['price', 'cheaper', 'returns'],
  ['hello', 'category', 'cheaper', 'stock'],
  ['delivery', 'hours'],
  ['question', 'price', 'thanks'],
]

/** What a visitor will say, one message after the other. `random` is from 0 to 1. */
export function scriptOf(visitor: number, topics: ShopTopics, random: () => number): string[] {
  const words = phrases[topics.language]
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.floor(random() * list.length) % list.length]
  // One visitor asks about one product.
  const product = pick(topics.products)
  const category = pick(topics.categories)
  return (people[visitor % people.length] ?? []).flatMap((topic) => {
    if (topic === 'question') return pick(topics.questions) ?? pick(words.delivery) ?? []
    const phrase = pick(words[topic]) ?? ''
    if (topic === 'category') return named(phrase, category ?? product)
    if (topic === 'price' || topic === 'stock') return named(phrase, product)
    if (topic === 'contact') return withContact(phrase, pick(words.names) ?? '', random)
    return phrase
  })
}

function named(phrase: string, what: string | undefined): string | [] {
  return what === undefined ? [] : phrase.replace('{x}', () => what)
}

/** Under example.com nobody has an address, and no two visitors have the same one. */
function withContact(phrase: string, name: string, random: () => number): string {
  const first = name.split(' ')[0] ?? ''
  const plain = first
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase()
  const tail = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')
  return phrase.replace('{name}', () => name).replace('{email}', `${plain}.${tail}@example.com`)
}
