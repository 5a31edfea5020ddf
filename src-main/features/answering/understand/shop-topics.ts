import { type ShopTopic, services, shopTopics } from '#main/languages/cues.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { createRecent } from '#main/lib/recent.ts'
import { readable } from './text.ts'

/** Cards that every shop takes that takes any. */
const cards = ['visa', 'mastercard']
/** Other ways to pay by their names, which are the same everywhere. */
const payers =
  'paypal maestro amex klarna bitcoin twint bancontact sofort giropay bizum mbway multibanco satispay swish blik alipay'.split(
    ' ',
  )

/** Whether a word is the name of a way to pay, which a shop takes or does not. */
export function isPayer(word: string): boolean {
  return payers.includes(word)
}

const patterns = shopTopics.map((topic) => {
  const cues = cuesInAll((language) => language.cues.shopTopics[topic])
  return [topic, compile(topic === 'payment' ? [...cues, ...cards, ...payers] : cues)] as const
})

/** What of the shop's terms a sentence is about, in whatever language. */
export function shopTopic(sentence: string): ShopTopic | null {
  const cached = read.get(sentence)
  if (cached !== undefined) return cached
  const text = readable(sentence)
  const topic = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  read.set(sentence, topic)
  return topic
}

/** The words by which a sentence is about one of them: "pick it up". */
export function saysTopic(sentence: string): string {
  const text = readable(sentence)
  return patterns.map(([, pattern]) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
}

/** What of its services a sentence asks a shop for. */
export function serviceAsked(sentence: string): ShopTopic | null {
  const topic = shopTopic(sentence)
  return topic !== null && services.includes(topic) ? topic : null
}

/** The wordings of a shop's entries are looked at with every message. */
const read = createRecent<string, ShopTopic | null>(5000)
