import { languages } from '#main/languages/index.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { beginsBehind } from '../goods/query.ts'
import { type Clause, tellsWhatNot } from '../goods/reading.ts'
import { shopTopic } from '../understand/index.ts'
import type { MessageContext } from './types.ts'
import { isPlain, tellsPlainly } from './weigh.ts'

/** "Midnight?" is a colour where one was just asked for, and "how many hours do I get?" asks of a battery, however they sound. */
export function soundsOf(
  acts: ActChances,
  goods: GoodsAnswer | null,
  { message, memory }: MessageContext,
  isGoods: (word: string) => boolean,
  clause: Clause,
): ActChances {
  const { words, begins, asked, frame } = clause
  const asksStock = asked.has('stock') || frame.has.howManyLeft || frame.has.backWhen || frame.has.awaited
  // "Parkietenzaad" names what is sold, however much it sounds like "parkeren"; so does "ich bräuchte noch einen Topf", unless in anger.
  const isNamed =
    goods?.rule === 'products' && words.length > 0 && begins !== 'question' && !words.some(isOwn(clause))
  // "Avoid vanilla, she can't bear it" limits what is looked for.
  const isLimit = goods !== null && tellsWhatNot(clause)
  const isAll = isNamed && words.every(({ word }) => isGoods(word))
  // "A watch without a battery, I'm fed up with changing it": who says what it must not have wants one, however fed up.
  const isWithout = isNamed && frame.excluded.length > 0 && words.some(({ word }) => isGoods(word))
  if (((isLimit || isAll) && acts.complaint < angry) || (isWithout && acts.complaint < furious))
    return { ...acts, find: acts.find + acts.policy + acts.complaint, policy: 0, complaint: 0 }
  // "Is there a shop of yours in Leeds?" looks for nothing that is sold.
  const isPraised = acts.praise > acts.contact + acts.hours && !message.includes('?')
  if (shopTopic(message) === 'place' && !isPlain(goods) && !isPraised)
    return { ...acts, contact: acts.contact + acts.find + acts.recommend, find: 0, recommend: 0 }
  // "Avec assistance alors", behind a list, wishes for something and thanks nobody.
  const isAdded = memory.topic === 'products' && words.length > 0 && beginsBehind(clause)
  const kindness = acts.thanks + acts.praise + acts.greeting
  if (isAdded && kindness > 0.5)
    return { ...acts, find: acts.find + kindness, thanks: 0, praise: 0, greeting: 0 }
  const plain = tellsPlainly(goods, message) && (goods?.confidence ?? 0) > 0.85 ? { ...acts, hours: 0 } : acts
  // "Can I still get one?" sounds like a question to the shop, and is asked of the one spoken of.
  return goods !== null && ofStock.has(goods.rule) && asksStock && shopTopic(message) === null
    ? { ...plain, ask_about: plain.ask_about + plain.policy + plain.order, policy: 0, order: 0 }
    : plain
}
const angry = 0.7
const furious = 0.8
const ofStock: ReadonlySet<string> = new Set([
  'version_there',
  'version_sold_out',
  'version_count',
  'back_when',
])

/** "My box should be here by now": what is one's own already is not looked for. */
function isOwn({ text, language }: Clause): (word: Clause['words'][number]) => boolean {
  const said = wordsOf(text)
  const mine = wordsOf(languages[language].words.mine)
  return ({ word }) => mine.includes(said[said.indexOf(word) - 1] ?? '')
}
