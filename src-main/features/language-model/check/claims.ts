import { type ShopTopic, shopTopics } from '#main/languages/cues.ts'
import { everyLanguage, languages } from '#main/languages/index.ts'
import { colourWords, materialOf } from '#main/languages/lexicon.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** What a shop may be held to beside its promises; how to reach it is asked for and offered in every other sentence. */
const policies = shopTopics.filter((topic) => topic !== 'contact' && topic !== 'place')
const policyPatterns = policies.map(
  (topic) => [topic, compile(cuesInAll(({ cues }) => cues.shopTopics[topic]))] as const,
)

/** Returns, delivery, payment …: what of the shop's terms a sentence speaks of, in whatever language. */
export function policiesIn(text: string): ShopTopic[] {
  const folded = fold(text)
  return policyPatterns.filter(([, pattern]) => pattern.test(folded)).map(([topic]) => topic)
}

const stock: Readonly<Record<string, RegExp>> = {
  'sold out':
    /\b(?:out[ -]of[ -]stock|sold out|unavailable|(?:not|n't|no longer) (?:currently |right now )?(?:in stock|available)|ausverkauft|vergriffen|(?:nicht|nicht mehr) (?:auf lager|verfugbar|lieferbar|vorratig)|epuise\w*|(?:pas|plus) (?:en stock|disponible\w*)|rupture|agotad\w*|no (?:esta\w* )?(?:en stock|disponible\w*)|esaurit\w*|non (?:e )?disponibil\w*|uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar)|esgotad\w*|indisponive\w*|nao (?:esta )?(?:disponivel|em estoque|em stock))/,
  'in stock':
    /(?<!out |of |not |n't |nicht |mehr |pas |plus |no |esta |non |e |niet |nao )\b(?:in[ -]stock|auf lager|vorratig|sofort lieferbar|en stock|en magasin|op voorraad|em estoque|em stock|disponibil\w* subito)/,
  'to be had later':
    /\b(?:pre-?order\w*|back-?order\w*|vorbestell\w*|precommand\w*|reserva anticipada|preordin\w*)/,
}

/** What a sentence says about availability. */
export function stockIn(text: string): string[] {
  const folded = fold(text)
  return Object.entries(stock).flatMap(([name, words]) => (words.test(folded) ? [name] : []))
}

const negation =
  /(?<!\p{L})(?:no|not|never|none|cannot|without|nor|kein\p{L}{0,2}|nicht|nie|niemals|ohne|ne|pas|jamais|sans|aucun\p{L}?|nunca|sin|tampoco|non|mai|senza|nessun\p{L}?|niet|geen|nooit|zonder|nao|nem|sem|nenhum\p{L}?|unfortunately|leider|sorry)(?!\p{L})|n['’]t(?!\p{L})/u

/** Whether a sentence denies something. */
export function denies(text: string): boolean {
  return negation.test(fold(text))
}

const weekdayNames = lazily(
  () =>
    new Map(
      everyLanguage.flatMap(({ grammar: { locale } }) =>
        Array.from({ length: 7 }, (_, day) => {
          // The first of January 2024 was a Monday.
          const date = Date.UTC(2024, 0, 1 + day)
          const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
          return [wordsOf(name)[0] ?? '', day] as const
        }),
      ),
    ),
)
/** "Segunda" and "terça" are Mondays and Tuesdays, and the second and the third as well. */
const otherwise = new Set(['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'mars', 'sabado'])

export function weekdaysIn(text: string): Set<number> {
  return new Set(
    wordsOf(text).flatMap((word) => {
      const day = weekdayNames().get(word) ?? weekdayNames().get(word.replace(/s$/, ''))
      return day === undefined || otherwise.has(word) ? [] : [day]
    }),
  )
}

/** "La" is wool in Portuguese, and in half of the languages only an article. */
const smallWords = memoize((code): ReadonlySet<string> => {
  const { stop, common, neutral, prepositions } = languages[code as LanguageCode].words
  return new Set([stop, common, neutral, prepositions].flatMap(wordsOf))
})

/** Colours and materials by what they are called in any of the languages; `language` is the one that is spoken. */
export function looksIn(text: string, language: LanguageCode): Set<string> {
  const small = smallWords(language)
  return new Set(
    wordsOf(text).flatMap((word) => {
      const look = small.has(word) ? undefined : (colourWords.get(word) ?? materialOf(word))
      return look === undefined ? [] : [look]
    }),
  )
}

const bounds = compile(
  cuesInAll(({ frame }) => [
    ...frame.atLeast.map(bare),
    ...frame.atMost.map(bare),
    ...frame.moreThan.map(bare),
    ...frame.lessThan.map(bare),
    ...frame.about.map(bare),
  ]),
)
const budgets = /(?<!\p{L})(?:budget|between|zwischen|entre|tra|fra|tussen|bis zu|up to|your limit)(?!\p{L})/u

/** A cue may ask for the number behind it; here it is enough that it is said. */
function bare(cue: string): string {
  return cue.replace(/\(\?=[^()]*\)$/, '').trim()
}

/** "Under 100 euros": speaks of a limit and of no price. */
export function saysLimit(text: string): boolean {
  const folded = fold(text)
  return bounds.test(folded) || budgets.test(folded)
}

const blame =
  /(?<!\p{L})(?:scams?|frauds?|fake|fakes|stolen|illegal|dangerous|toxic|poison\p{L}{0,4}|deadly|criminals?|liars?|cheat\p{L}{0,3}|hacked|betrug|betruger|falschung|gestohlen|gefahrlich|giftig|arnaque|escroc\p{L}{0,4}|vole|dangereu\p{L}{1,3}|estafa|robad\p{L}|peligros\p{L}|truffa|rubat\p{L}|pericolos\p{L}|oplichting|gestolen|gevaarlijk|golpe|fraude|roubad\p{L}|perigos\p{L}|competitors?|konkurrenz|boycott)(?!\p{L})/u
const abuse = compile(cuesInAll(({ cues }) => cues.intent.abuse))

/** What no shop has its assistant say, whatever stands in its sources. */
export function isHostile(text: string): boolean {
  const folded = fold(text)
  return blame.test(folded) || abuse.test(folded)
}
