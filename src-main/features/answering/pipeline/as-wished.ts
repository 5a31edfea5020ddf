import { contentWords } from '#main/languages/word-sets.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsInput } from '../goods/input.ts'
import { asksForGoods, wishesPlainly } from '../goods/plain-wish.ts'
import { alike } from '../product-questions/alike.ts'
import { serviceAsked, shopTopic } from '../understand/index.ts'
import { readable } from '../understand/text.ts'
import type { Candidate, MessageContext } from './types.ts'
import { sameWord } from './weigh.ts'

type Weighed = { readonly known: readonly Candidate[]; readonly acts: ActChances }

/**
 * "Do you sell cat tunnels", where the shop has some: an entry that only mentions cats does not answer it, and neither is it a complaint
 * nor off the topic, however it sounds. Only an entry that asks for those very goods may know better.
 */
export function asWished(
  known: readonly Candidate[],
  input: GoodsInput,
  { message, understood }: MessageContext,
): Weighed {
  const { acts } = input
  const isOfGoods = understood.intent === 'product' || understood.intent === 'question'
  const isOfShop = shopTopic(message) !== null || serviceAsked(message) !== null
  if (!isOfGoods || isOfShop || acts.off_topic === 1 || !wishesPlainly(input)) return { known, acts }
  const asking = known.filter((one) => asksForThem(one, input.clause, message))
  return asking.length > 0 ? { known: asking, acts } : { known: [], acts: onlyWished(acts) }
}

function asksForThem({ trace }: Candidate, { words, codes }: GoodsInput['clause'], message: string): boolean {
  const said = contentWords(message)
  return trace.some(
    ({ kind, title, because }) =>
      kind === 'knowledge' && [title, ...because].some((wording) => isOnThem(wording)),
  )

  function isOnThem(wording: string): boolean {
    const own = contentWords(wording)
    const isSaid = (word: string) => said.some((one) => alike(one, word) >= sameWord)
    // "Cats" are no cat tunnels.
    const isSame = (one: string, word: string) =>
      alike(one, word) >= sameWord && Math.abs(one.length - word.length) <= bent
    if (!words.some(({ word }) => own.some((one) => isSame(one, word)))) return false
    const others = own.filter((word) => !isSaid(word))
    return others.length === 0 || (others.length === 1 && asksForGoods(readable(wording), codes))
  }
}
/** By so many letters the same word may be longer elsewhere. */
const bent = 3

function onlyWished({ recommend, ...others }: ActChances): ActChances {
  const none = Object.fromEntries(Object.keys(others).map((name) => [name, 0]))
  return { ...(none as ActChances), recommend, find: 1 - recommend }
}
