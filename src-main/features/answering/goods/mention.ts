import { wordsInAll } from '#main/languages/word-sets.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Clause, Word } from './reading.ts'
import type { Shop, Term } from './shop.ts'

/** The one product that is spoken of by what it is: "the turkey", "the basil one", "is the rye bread vegan?". */
export function mentioned({ shop, clause, state, acts }: GoodsInput): Item | null {
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const isWish = clause.begins === 'wish' || acts.find + acts.recommend > acts.ask_about
  for (const phrase of phrasesOf(clause)) {
    // "the rye bread vegan": how far the name goes is seen by what there is.
    for (let length = Math.min(phrase.length, maxName); length > 0; length--) {
      const words = phrase.slice(0, length).map(({ word }) => word)
      const terms = shop.termsOf(words, codes)
      const current = state.focus
      // "Is the strap included?" asks of the product that was spoken of.
      if (current && terms.every((term) => shop.fit(current, term) !== null)) return null
      if (words.every(isSizeWord) || terms.every((term) => isAsked(term, clause) && !isName(shop, term)))
        continue
      const item = meantBy(shop, terms, state.shown, isWish && clause.asked.size === 0)
      if (item) return item
    }
  }
  return null
}

const maxName = 4

/** Runs of words that stand together, each behind an article or before "one". */
function phrasesOf({ words, text }: Clause): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && word.after === 'near') last.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => isDefinite(text, run))
}

const article =
  "(?:the|your|der|die|das|den|dem|diese[rsnm]?|le|la|les|l'|cette|cet|ce|du|il|lo|gli|i|quel|quell[aoe']|questa?|el|los|las|ese|esa|este|esta|del|o|a|os|as|esse|essa|do|da|de|het|dat|deze|dit|(?:(?:and|is|does|about|of|to) (?:that|this)))"
const behind = '(?:one|ones)'

/** "the rye bread": with its article, at most one word between; or "basil one". */
function isDefinite(text: string, run: readonly Word[]): boolean {
  const [first, last] = [plain(run[0]?.word ?? ''), plain(run.at(-1)?.word ?? '')]
  return (
    new RegExp(`(?<![a-z])${article}[ ']?(?:[a-z'-]+ )?${first}`).test(text) ||
    new RegExp(`(?<![a-z])${last} ${behind}(?![a-z])`).test(text)
  )
}

function plain(word: string): string {
  return word.replaceAll(/[^a-z0-9ßæœø]/g, '')
}

const sizeWords = wordsInAll(({ lexicon }) => `${lexicon.sizes.s} ${lexicon.sizes.l}`)

function isSizeWord(word: string): boolean {
  return sizeWords.has(word)
}

/** A word for what is asked ("the weight"), not for a thing. */
function isAsked({ words }: Term, { language }: Clause): boolean {
  return topicsAsked(words, language).size > 0
}

function isName(shop: Shop, term: Term): boolean {
  return shop.items.some((item) => shop.fit(item, term)?.field === 'head')
}

function isCalled(shop: Shop, item: Item, term: Term, isShown: boolean): boolean {
  const field = shop.fit(item, term)?.field
  // "the red one" is one of those that were shown.
  return field === 'head' || field === 'category' || field === 'title' || (isShown && field === 'value')
}

const clearly = 0.15

/** What was shown goes first; of others only one that nothing else comes near to. */
function meantBy(
  shop: Shop,
  terms: readonly Term[],
  shown: readonly Item[],
  isOnlyShown: boolean,
): Item | null {
  const scored = (items: readonly Item[], isShown: boolean) =>
    items
      .flatMap((item) => {
        const fits = terms.map((term) =>
          isCalled(shop, item, term, isShown) ? (shop.fit(item, term)?.score ?? 0) : 0,
        )
        const isAll = fits.every((fit) => fit > 0)
        return isAll ? [{ item, score: fits.reduce((sum, fit) => sum + fit, 0) / fits.length }] : []
      })
      .sort((a, b) => b.score - a.score)
  const here = scored(shown, true)
  const [first, second] = here.length > 0 || isOnlyShown ? here : scored(shop.items, false)
  if (!first) return null
  return !second || first.score - second.score > clearly ? first.item : null
}
