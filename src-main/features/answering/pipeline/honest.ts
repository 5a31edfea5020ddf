import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { placesIn } from '#main/lib/places.ts'
import { editDistance } from '#main/lib/text/edit-distance.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { cuesIn } from '../understand/cues.ts'
import { isPayer, languageOf, saysTopic, shopTopic } from '../understand/index.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'
import { isElsewhere } from './weigh.ts'

/** "Can I pay with Klarna?" is not answered by a list that does not name it: we say that we do not know, and what we do know. */
export function honest(entry: Candidate, context: MessageContext, isSold: (word: string) => boolean): Reply {
  const { message, voice, say } = context
  const reply = inOwnLanguage(entry.reply(), context)
  const { names } = placesIn(message)
  const elsewhere = isElsewhere(entry, context) ? (names[0] ?? null) : null
  const ofPlaces = new Set(names.flatMap((name) => name.split(' ')))
  const inEntry = new Set(
    wordsOf(
      [reply.composed.text, ...entry.trace.flatMap(({ title, because }) => [title, ...because])].join(' '),
    ),
  )
  const isInEntry = (word: string) =>
    [...inEntry].some((other) => editDistance(word, other, 2) <= 2 || sharesRoot(word, other))
  const readers = [...new Set([voice.language, context.bot.language])].map(cuesIn)
  const isTalk = (word: string) => readers.some(({ stop, talk }) => stop.has(word) || talk.has(word))
  const words = wordsOf(message)
  // "Versendet ihr …?", "farmi arrivare": what says the topic is no name.
  const ofTopic = new Set(wordsOf(saysTopic(message)))
  const payer = words.find((word) => isPayer(word) && !isInEntry(word))
  const strange = words.find(
    (word) =>
      word.length > 4 &&
      !/\d/.test(word) &&
      !ofPlaces.has(word) &&
      !isTalk(word) &&
      !isUsed(word) &&
      !isInEntry(word) &&
      !isSold(word) &&
      !ofTopic.has(word) &&
      shopTopic(word) === null,
  )
  const isName = strange !== undefined && message.includes('?') && message.split(/\s+/).length <= maxHonest
  const unknown = elsewhere ?? payer ?? (isName ? strange : null)
  if (unknown === null) return reply
  const text = `${languages[voice.language].replies.notKnown(asTyped(message, unknown))} ${reply.composed.text}`
  const person = { label: say.button.person, value: say.button.person }
  return { ...reply, composed: { ...reply.composed, text, buttons: [...reply.composed.buttons, person] } }
}

const rootLetters = 5

/** "Financiar" and "financiamos" are of one root, however they end. */
function sharesRoot(word: string, other: string): boolean {
  const shortest = Math.min(word.length, other.length)
  return shortest >= rootLetters && word.slice(0, rootLetters) === other.slice(0, rootLetters)
}

const maxHonest = 9
/** Fewer words may be in any language. */
const fewestWords = 4

/** An answer that the shop wrote in another language than the visitor's is given as it is, and said to be so. */
function inOwnLanguage(reply: Reply, { bot, voice }: MessageContext): Reply {
  const { text } = reply.composed
  const isOther =
    voice.language !== bot.language &&
    text.split(/\s+/).length >= fewestWords &&
    languageOf(text, { botLanguage: bot.language }) !== voice.language
  if (!isOther) return reply
  const note = languages[voice.language].replies.inShopLanguage
  return { ...reply, composed: { ...reply.composed, text: `${note} ${text}` } }
}

/** With its capitals and accents, where it stands so in the message. */
function asTyped(message: string, folded: string): string {
  const typed = message.match(/[\p{L}\p{N}]+/gu)?.find((word) => fold(word) === folded)
  return typed ?? folded
}

/** A word that people use, as it is or with another ending. */
function isUsed(word: string): boolean {
  const bare = word.slice(0, -2)
  return [word, word.slice(0, -1), `${bare}er`, `${bare}en`, `${bare}ar`, `${bare}re`].some(isRealWord)
}
