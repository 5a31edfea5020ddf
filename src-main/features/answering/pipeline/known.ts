import type { Finding, ProductHit } from '#main/features/catalog/index.ts'
import type { Knowledge, KnowledgeMatch } from '#main/features/knowledge/index.ts'
import { contentWords, stem, wordsOf } from '#main/lib/words.ts'
import { tellKnowledge } from '../compose/index.ts'
import { asksForOrder, shopTopic } from '../understand/index.ts'
import { isChoosing } from './choosing.ts'
import { isNamed } from './meant.ts'
import type { Candidate, Reading } from './types.ts'

const maxMatches = 3
/** More are looked at than offered: the right one may stand behind for a word or two. */
const looked = 6

type Weighed = { readonly match: KnowledgeMatch; readonly confidence: number }

/** What the shop has answered before, as ways to answer. `found` is what the same words find among the products. */
export function knowledgeCandidates(
  knowledge: Knowledge,
  reading: Reading,
  found: Finding | null,
): Candidate[] {
  const { understood } = reading
  const matches = matchesOf(knowledge, reading)
  const entries = matches.filter(({ kind }) => kind === 'entry')
  const facts = matches.filter(({ kind }) => kind === 'fact')
  const chances = amongThem(entries, understood.words)
  const weighed = entries.map((match, at) => ({
    match,
    confidence: weigh(match, chances[at] ?? 0, reading, found),
  }))
  const told = facts.map((match) => ({ match, confidence: weigh(match, match.confidence, reading, found) }))
  return [...weighed, ...behind(told, weighed)]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, maxMatches)
    .map(candidateOf)
}

/** A slip of the finger changes what a sentence means to the model; the words, mended, may know better. */
function matchesOf(knowledge: Knowledge, { bot, message, vector, understood }: Reading): KnowledgeMatch[] {
  const options = { limit: looked, language: understood.language }
  const matches = knowledge.match(bot, message, { ...options, vector })
  const isUnsure = (matches[0]?.confidence ?? 0) < bot.confidence_threshold
  if (!vector || !isUnsure || !knowledge.hasSlips(bot, message)) return matches
  const byWords = knowledge.match(bot, message, { ...options, vector: null })
  return (byWords[0]?.confidence ?? 0) > (matches[0]?.confidence ?? 0) ? byWords : matches
}

/** What the shop wrote for a question goes before what it told of itself, where both are about as likely. */
function behind(facts: readonly Weighed[], entries: readonly Weighed[]): Weighed[] {
  const best = Math.max(0, ...entries.map(({ confidence }) => confidence))
  return facts.map(({ match, confidence }) => ({
    match,
    confidence: best >= confidence - aboutEqual ? Math.min(confidence, best - 0.01) : confidence,
  }))
}

const aboutEqual = 0.1

/**
 * The matcher knows the wordings alone. An entry that, with its answer, speaks of all that the message speaks of is likelier
 * than one that speaks of half of it; but none gets likelier than the likeliest was.
 */
function amongThem(matches: readonly KnowledgeMatch[], words: readonly string[]): number[] {
  const said = saidIn(matches, words)
  const most = Math.max(0, ...said)
  const weights = matches.map(
    ({ confidence }, at) => confidence * Math.exp(wordsWeight * ((said[at] ?? 0) - most)),
  )
  const top = Math.max(0, ...matches.map(({ confidence }) => confidence))
  const all = Math.min(1, sum(matches.map(({ confidence }) => confidence))) / (sum(weights) || 1)
  return weights.map((weight) => Math.min(top, weight * all))
}

const wordsWeight = 5.5
/** Who speaks of returns means the entry on returns, in whatever words, and not the one on delivery. */
const sameTopic = 0.9
const otherTopic = -0.8
/** "Is it waterproof?" is asked of what was just shown. */
const ofShown = -1.5
/** "Where is my order?" shares its words with how to cancel one. */
const ofOther = -1.2
/** "Is the Wool Beanie machine washable?" is asked of the beanie, not of the jackets that an entry is about. */
const ofNamed = -1.5

/** What else is known of the message shifts the chance that an entry answers it. */
function weigh(
  { question, wording, answer }: KnowledgeMatch,
  among: number,
  { bot, understood, message, memory }: Reading,
  found: Finding | null,
): number {
  const asked = shopTopic(message)
  const told = asked && (shopTopic(wording) ?? shopTopic(question))
  const kind = understood.reference?.kind
  const isOfShown = (kind === 'it' || kind === 'nth') && memory.shown.length > 0 && asked === null
  const isOfOther = understood.intent === 'order' && !asksForOrder(wording, bot.language)
  const shift = (told ? (told === asked ? sameTopic : otherTopic) : 0) + (isOfShown ? ofShown : 0)
  const named = found && asked === null ? nameSaid(found.hits, message) : []
  const isOfNamed = named.length > 0 && !speaksOf(named, `${question} ${wording} ${answer}`)
  const chance = shifted(among, shift + (isOfOther ? ofOther : 0) + (isOfNamed ? ofNamed : 0))
  // "A cast-iron pan" wishes for one; the entry on how to care for it answers what was not asked.
  const isNamingKind = understood.facets.category !== undefined || !message.includes('?')
  const isWish =
    !understood.about_terms && (isChoosing(message) || (understood.intent === 'product' && isNamingKind))
  const isThere = found !== null && found.hits.length > 0 && (found.level === 'all' || found.level === 'any')
  return isWish && isThere ? chance * wordingSaid(wording, message) ** 2 : chance
}

/** The words of the product's name, where the message calls one by it. */
function nameSaid(hits: readonly ProductHit[], message: string): readonly string[] {
  return isNamed(hits, message) ? contentWords(hits[0]?.row.title ?? '').map(stem) : []
}

function speaksOf(name: readonly string[], text: string): boolean {
  const told = new Set(wordsOf(text).map(stem))
  return name.some((word) => told.has(word))
}

/** By entry: the share of the message's words that stand in it, of those that stand in any. */
function saidIn(matches: readonly KnowledgeMatch[], words: readonly string[]): number[] {
  const stems = matches.map(
    ({ question, wording, answer }) => new Set(wordsOf(`${question} ${wording} ${answer}`).map(stem)),
  )
  const known = words.map(stem).filter((word) => stems.some((own) => own.has(word)))
  return stems.map((own) => known.filter((word) => own.has(word)).length / Math.max(1, known.length))
}

/** How much of the entry's wording was said. */
function wordingSaid(wording: string, message: string): number {
  const said = new Set(contentWords(message).map(stem))
  const all = contentWords(wording).map(stem)
  return all.filter((word) => said.has(word)).length / Math.max(1, all.length)
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function shifted(chance: number, by: number): number {
  const odds = Math.log(Math.max(1e-6, chance) / Math.max(1e-6, 1 - chance)) + by
  return 1 / (1 + Math.exp(-odds))
}

function candidateOf({ match, confidence }: Weighed): Candidate {
  const { id, kind, question, answer, url, score, wording } = match
  return {
    confidence,
    title: question,
    trace: [
      {
        kind: kind === 'fact' ? 'fact' : 'knowledge',
        id,
        title: question,
        score,
        confidence,
        because: [wording],
      },
    ],
    reply: () => ({
      composed: tellKnowledge({ title: question, text: answer, url }),
      intent: 'knowledge',
      confidence,
      rule: kind === 'fact' ? 'shop_fact' : 'knowledge',
      memory: { topic: 'knowledge' },
    }),
  }
}
