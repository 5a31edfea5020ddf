import type { Topic } from '#main/languages/topics.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { shopTopic } from '../understand/shop-topics.ts'
import type { Clause } from './reading.ts'

/** What only a thing has. */
const ofThings: ReadonlySet<Topic> = new Set<Topic>(['weight', 'width', 'height', 'depth', 'diameter'])

/** "And what does it weigh?", "how wide is the bench?": nothing else is asked, and nothing of the shop. */
export function asksOwnMeasure({ text, codes }: Pick<Clause, 'text' | 'codes'>): boolean {
  if (shopTopic(text) !== null) return false
  return codes.some((code) => {
    const asked = [...topicsAsked(wordsOf(text), code).keys()].filter((topic) => topic !== 'count')
    return asked.length > 0 && asked.every((topic) => ofThings.has(topic))
  })
}
