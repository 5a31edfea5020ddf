import type { Finding, ProductHit } from '#main/features/catalog/index.ts'
import type { DocumentMatch } from '#main/features/documents/index.ts'
import type { Knowledge, KnowledgeMatch } from '#main/features/knowledge/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { composeKnowledge } from '../compose/index.ts'
import { asksForOrder, asksWhich, shopTopic } from '../understand/index.ts'
import { isNamed } from './named-product.ts'
import { asksOfOtherThing } from './other-thing.ts'
import type { Candidate, MessageContext } from './types.ts'

const maxMatches = 3
/** More are looked at than offered: the right one may stand behind for a word or two. */
const looked = 6

type Weighed = { readonly match: KnowledgeMatch; readonly confidence: number }

/** What else there is to answer with, beside which entries are weighed. */
type Beside = {
  /** What the same words find among the products. */
  readonly found: Finding | null
  readonly passages: readonly DocumentMatch[]
  /** The words by which the shop calls the kinds of its products. */
  readonly kinds: ReadonlySet<string>
}

/** What the shop has answered before, as ways to answer. */
export function knowledgeCandidates(
  knowledge: Knowledge,
  context: MessageContext,
  beside: Beside,
): Candidate[] {
  const { understood, bot } = context
  const matches = matchesOf(knowledge, context)
  // Two entries of one answer, such as an import brings, are no rivals.
  const entries = matches.filter(
    ({ kind, answer }, at) =>
      kind === 'entry' && matches.findIndex((other) => other.answer === answer) === at,
  )
  const facts = matches.filter(({ kind }) => kind === 'fact')
  const chances = amongThem(entries, understood.words)
  const rivals = beside.passages.filter(({ confidence }) => confidence >= bot.confidence_threshold)
  const lead = besidePassages(entries, rivals, understood.words)
  const isSlip = knowledge.hasSlips(bot, context.message)
  const weighed = entries.map((match, at) => {
    const isOfOther =
      !isSlip && asksOfOtherThing({ message: context.message, words: understood.words }, match, beside.kinds)
    const chance = (chances[at] ?? 0) * (lead[at] ?? 1)
    return {
      match,
      confidence: weigh(match, isOfOther ? shifted(chance, ofOtherThing) : chance, context, beside),
    }
  })
  const ofShop = facts.map((match) => ({
    match,
    confidence: weigh(match, match.confidence, context, beside),
  }))
  return [...weighed, ...behind(ofShop, weighed)]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, maxMatches)
    .map(candidateOf)
}

/** A slip of the finger changes what a sentence means to the model; the words, with their spelling repaired, may know better. */
function matchesOf(
  knowledge: Knowledge,
  { bot, message, vector, understood }: MessageContext,
): KnowledgeMatch[] {
  const options = { limit: looked, language: understood.language }
  const matches = knowledge.match(bot, message, { ...options, vector })
  const isUnsure = (matches[0]?.confidence ?? 0) < bot.confidence_threshold
  if (!vector || !isUnsure || !knowledge.hasSlips(bot, message)) return matches
  const byWords = knowledge.match(bot, message, { ...options, vector: null })
  return (byWords[0]?.confidence ?? 0) > (matches[0]?.confidence ?? 0) ? byWords : matches
}

/** What the shop wrote for a question goes before its contact details and terms, where both are about as likely. */
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
  const said = saidIn(matches.map(textOf), words)
  const most = Math.max(0, ...said)
  const weights = matches.map(
    ({ confidence }, at) => confidence * Math.exp(wordsWeight * ((said[at] ?? 0) - most)),
  )
  const top = Math.max(0, ...matches.map(({ confidence }) => confidence))
  const all = Math.min(1, sum(matches.map(({ confidence }) => confidence))) / (sum(weights) || 1)
  return weights.map((weight) => Math.min(top, weight * all))
}

/** By entry: what is left of its chance beside a passage that speaks of more of the message. */
function besidePassages(
  entries: readonly KnowledgeMatch[],
  passages: readonly DocumentMatch[],
  words: readonly string[],
): number[] {
  const texts = [
    ...entries.map(textOf),
    ...passages.map(({ title, headings, text }) => [title, ...headings, text].join(' ')),
  ]
  const said = saidIn(texts, words)
  const most = Math.max(0, ...said.slice(entries.length))
  return entries.map((_, at) => Math.exp(wordsWeight * Math.min(0, (said[at] ?? 0) - most)))
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
/** "Do you rent kayaks?" is not answered by which tents there are for rent; the entry is only offered. */
const ofOtherThing = -3

/** What else is known of the message shifts the chance that an entry answers it. */
function weigh(
  { question, wording, answer }: KnowledgeMatch,
  among: number,
  { bot, understood, message, memory }: MessageContext,
  { found }: Beside,
): number {
  const asked = shopTopic(message)
  const topic = asked && (shopTopic(wording) ?? shopTopic(question))
  const kind = understood.reference?.kind
  const isOfShown = (kind === 'it' || kind === 'nth') && memory.shown.length > 0 && asked === null
  const isOfOther = understood.intent === 'order' && !asksForOrder(wording, bot.language)
  const shift = (topic ? (topic === asked ? sameTopic : otherTopic) : 0) + (isOfShown ? ofShown : 0)
  const named = found && asked === null ? nameSaid(found.hits, message) : []
  const isOfNamed = named.length > 0 && !speaksOf(named, `${question} ${wording} ${answer}`)
  const chance = shifted(among, shift + (isOfOther ? ofOther : 0) + (isOfNamed ? ofNamed : 0))
  // "A cast-iron pan" wishes for one; the entry on how to care for it answers what was not asked.
  const isNamingKind = understood.facets.category !== undefined || !message.includes('?')
  const isWish =
    !understood.about_terms && (asksWhich(message) || (understood.intent === 'product' && isNamingKind))
  const isThere = found !== null && found.hits.length > 0 && (found.level === 'all' || found.level === 'any')
  const said = Math.max(wordingSaid(wording, message), wordingSaid(question, message))
  return isWish && isThere ? chance * said ** 2 : chance
}

/** The words of the product's name, where the message calls one by it. */
function nameSaid(hits: readonly ProductHit[], message: string): readonly string[] {
  return isNamed(hits, message) ? contentWords(hits[0]?.row.title ?? '').map(stem) : []
}

function speaksOf(name: readonly string[], text: string): boolean {
  const inText = new Set(wordsOf(text).map(stem))
  return name.some((word) => inText.has(word))
}

function textOf({ question, wording, answer }: KnowledgeMatch): string {
  return `${question} ${wording} ${answer}`
}

/** By text: the share of the message's words that stand in it, of those that stand in any. */
function saidIn(texts: readonly string[], words: readonly string[]): number[] {
  const stems = texts.map((text) => new Set(wordsOf(text).map(stem)))
  const shared = words.map(stem).filter((word) => stems.some((own) => own.has(word)))
  return stems.map((own) => shared.filter((word) => own.has(word)).length / Math.max(1, shared.length))
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
      composed: composeKnowledge({ title: question, text: answer, url }),
      intent: 'knowledge',
      confidence,
      rule: kind === 'fact' ? 'shop_fact' : 'knowledge',
      memory: { topic: 'knowledge' },
    }),
  }
}
