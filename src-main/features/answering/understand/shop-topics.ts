import { type ShopTopic, shopTopics } from '#main/languages/cues.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { createRecent } from '#main/lib/recent.ts'
import { readable } from './text.ts'

const patterns = shopTopics.map(
  (topic) => [topic, compile(cuesInAll(({ cues }) => cues.shopTopics[topic]))] as const,
)

/** What of the shop's terms a sentence is about, in whatever language. */
export function shopTopic(sentence: string): ShopTopic | null {
  const cached = read.get(sentence)
  if (cached !== undefined) return cached
  const text = readable(sentence)
  const topic = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  read.set(sentence, topic)
  return topic
}

/** The wordings of a shop's entries are looked at with every message. */
const read = createRecent<string, ShopTopic | null>(5000)
