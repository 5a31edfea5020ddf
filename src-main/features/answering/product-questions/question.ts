import type { Topic } from '#main/languages/topics.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { root } from './alike.ts'
import { type QuestionWordSets, questionWords } from './question-words.ts'
import { type Topics, topicsAsked, topicsOfName } from './topics.ts'
import { topicsOfUnits, unitNamed, withUnits } from './units.ts'

export type Question = {
  readonly text: string
  readonly language: LanguageCode
  readonly words: readonly string[]
  /** The words that say what is asked, without the product's own name. */
  readonly content: readonly string[]
  /** The words that may name a fact: "does it fit a laptop?" does not ask for the fit. */
  readonly naming: readonly string[]
  readonly topics: Topics
  readonly isYesNo: boolean
  readonly catalog: Catalog
}

/** What is known of the catalog's words: its language, and which of them mean what a visitor's word does ("wood" is its "Holz"). */
export type Catalog = {
  readonly language?: LanguageCode
  readonly same?: (word: string) => readonly string[]
}

export function readQuestion(
  text: string,
  language: LanguageCode,
  productWords: readonly string[] = [],
  catalog: Catalog = {},
): Question {
  const its = questionWords[language]
  const words = withUnits(wordsOf(text.replaceAll(/(\d)["”]/g, '$1 inch').replaceAll(/['’]s\b/g, '')))
  const isNamed = (word: string, at: number) => isOf(productWords, word) && !isAskedFor(words, at, its)
  const names = new Set(words.filter(isNamed).map(root))
  const own = new Set([...names, ...pointedAt(words, its)])
  const topics = withoutOwn(topicsIn(words, language), names)
  const telling = new Set([...topics.values()].flat())
  const isContent = (word: string) => !isEmpty(word, its) && !own.has(root(word))
  const asked = [...new Set(words)].filter((word) => !isEmpty(word, its))
  const content = asked.filter(isContent)
  return {
    text,
    language,
    words,
    content: content.length > 0 ? content : asked.filter((word) => telling.has(word)),
    naming: asked.every((word) => its.linking.has(word))
      ? words
      : words.filter((word) => !its.linking.has(word)),
    topics,
    // "The Arenal blocks, which wood are they?" opens behind its name.
    isYesNo:
      !namesAmount(content) &&
      !words
        .filter((word) => !names.has(root(word)))
        .slice(0, opening)
        .some((word, at) => isAsking(word, at, its)),
    catalog,
  }
}

/** "The battery life?", "tell me the weight": how much it is, and not whether. */
function namesAmount(content: readonly string[]): boolean {
  const named = topicsOfName(content)
  const said = new Set([...named.values()].flat())
  return (
    content.length > 0 &&
    content.every((word) => said.has(word)) &&
    [...named.keys()].every((topic) => amounts.has(topic))
  )
}

const amounts: ReadonlySet<Topic> = new Set<Topic>([
  ...(['weight', 'length', 'width', 'height', 'depth', 'diameter', 'size', 'volume', 'lasting'] as const),
  ...(['charging', 'load', 'speed', 'temperature', 'noise', 'memory', 'screen', 'age'] as const),
])

/** "Which capsules does it take?", "how much butter is in it?", though it is called by them: what stands behind the asking word. */
function isAskedFor(words: readonly string[], at: number, { asking }: QuestionWordSets): boolean {
  const before = words[at - 1] ?? ''
  return asking.has(ofHowMuch.test(before) ? (words[at - 2] ?? '') : before)
}
const ofHowMuch = /^(?:much|many|viele?|veel|de|d)$/

/** "How many ml?" asks for a volume, and not for a number of pieces. */
function topicsIn(words: readonly string[], language: LanguageCode): Topics {
  const all = topicsAsked(words, language)
  // "How many calories are in a bottle?" asks for nothing else.
  const nutrition = all.get('nutrition')
  if (nutrition) return new Map([['nutrition', nutrition]])
  const said = ofStrength(all, words, questionWords[language])
  const named = ofCharging(withoutWeight(ofPart(said)))
  const measured = topicsOfUnits(words)
  return measured.size === 0
    ? named
    : new Map([...[...named].filter(([topic]) => topic !== 'count'), ...measured])
}

/** "Which material is the lining?", "does the fabric stretch?" ask for no other of its materials. */
function ofPart(topics: Topics): Topics {
  return parts.some((part) => topics.has(part))
    ? new Map([...topics].filter(([topic]) => topic !== 'material'))
    : topics
}
const parts: readonly Topic[] = ['lining', 'filling', 'stretch', 'ironing']

/** "What's the alcohol content?" asks for no list of what is in it; "is there alcohol in it?" may. */
function ofStrength(topics: Topics, words: readonly string[], { asking, amount }: QuestionWordSets): Topics {
  const strength = topics.get('alcohol')
  const listed = topics.get('ingredients') ?? []
  const isOpen = words.some((word) => asking.has(word) || amount.has(word))
  if (!strength || !isOpen || !listed.every((word) => strength.includes(word))) return topics
  return new Map([...topics].filter(([topic]) => topic !== 'ingredients'))
}

/** "I'm 100 kg, is that ok?": of what says how much it carries, that is asked. */
export function ofLoad(question: Question): Question {
  const said = question.topics.get('weight') ?? []
  const isAmount = said.length > 0 && said.every((word) => unitNamed(word) !== null)
  if (!question.isYesNo || !isAmount || !/\d/.test(question.text)) return question
  return {
    ...question,
    topics: new Map(
      [...question.topics].map(([topic, words]) => [topic === 'weight' ? 'load' : topic, words]),
    ),
  }
}

/** "What weight does it carry?" asks for a load. */
function withoutWeight(topics: Topics): Topics {
  return topics.has('load') ? new Map([...topics].filter(([topic]) => topic !== 'weight')) : topics
}

/** "How long does it take to charge?" is not how long it runs; "can I charge it?" asks no time. */
function ofCharging(topics: Topics): Topics {
  const charging = topics.get('charging')
  if (!charging) return topics
  const others = [...topics].filter(([topic]) => topic !== 'charging' && topic !== 'battery')
  return spans.some((topic) => topics.has(topic))
    ? new Map([...others.filter(([topic]) => !spans.includes(topic)), ['charging', charging]])
    : new Map([...others, ['battery', [...(topics.get('battery') ?? []), ...charging]]])
}
const spans: readonly Topic[] = ['lasting', 'length', 'count']

/** Behind "and for" or the product's name an asking word still asks; the short ones are other words too ("ou", "qu"). */
const opening = 4
const minLateWord = 3

function isAsking(word: string, at: number, { asking }: QuestionWordSets): boolean {
  const isSaid = asking.has(word) || (word.endsWith('s') && asking.has(word.slice(0, -1)))
  return isSaid && (at < 2 || word.length >= minLateWord)
}

/** "Jacke" is said of a "Regenjacke". */
function isOf(productWords: readonly string[], word: string): boolean {
  const bent = root(word)
  return productWords.some(
    (own) => root(own) === bent || (bent.length >= minPart && root(own).endsWith(bent)),
  )
}

const minPart = 4

/** "How heavy is the rain jacket?" is not about rain; "is the rain jacket good in rain?", all said by its name, is. */
function withoutOwn(topics: Topics, own: ReadonlySet<string>): Topics {
  const others = [...topics].filter(([, words]) => words.some((word) => !own.has(root(word))))
  return others.length > 0 ? new Map(others) : topics
}

/** Bent by a letter or two: "butter" is no "but". */
function isEmpty(word: string, { empty }: QuestionWordSets): boolean {
  const bent = root(word)
  return empty.has(word) || (empty.has(bent) && word.length - bent.length <= maxBent)
}
const maxBent = 2

/** "this backpack": what stands behind such a word is the product itself, unless it ends there ("are these briefs?"). */
function pointedAt(words: readonly string[], its: QuestionWordSets): string[] {
  const nouns: string[] = []
  for (const [at, word] of words.entries()) {
    if (!its.pointing.has(word)) continue
    const next = words[at + 1]
    if (next && words[at + 2] && !isEmpty(next, its)) nouns.push(root(next))
  }
  return nouns
}
