import type { Catalog } from '#main/features/catalog/index.ts'
import type { DocumentMatch, Documents } from '#main/features/documents/index.ts'
import type { Knowledge, KnowledgeMatch } from '#main/features/knowledge/index.ts'
import type { ShopTopic } from '#main/languages/cues.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { memoized } from '#main/lib/memoize.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { composeKnowledge } from '../compose/index.ts'
import { cuesIn } from '../understand/cues.ts'
import { askedTime, asksForOrder, serviceAsked, shopTopic } from '../understand/index.ts'
import { asksOfOtherThing, kindWords } from './other-thing.ts'
import { passageCandidate, passagesFor } from './passages.ts'
import type { Candidate, MessageContext } from './types.ts'

const maxMatches = 6
/** Most shops have no more entries than this. */
const lookedInto = 30

type Weighed = { readonly match: KnowledgeMatch; readonly confidence: number }

/** What else there is to answer with, beside which entries are weighed. */
type Beside = {
  readonly passages: readonly DocumentMatch[]
  /** The words by which the shop calls the kinds of its products. */
  readonly kinds: ReadonlySet<string>
}

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }

/** What the shop wrote: entries and facts, and passages of its documents. */
export function knownCandidates(
  { catalog, knowledge, documents }: Deps,
  context: MessageContext,
): Candidate[] {
  const passages = passagesFor(documents, context)
  const kinds = kindWords(catalog.vocabularyOf(context.bot))
  return [...knowledgeCandidates(knowledge, context, { passages, kinds }), ...passages.map(passageCandidate)]
}

/** What the shop has answered before, as ways to answer. */
function knowledgeCandidates(knowledge: Knowledge, context: MessageContext, beside: Beside): Candidate[] {
  const matches = matchesOf(knowledge, context)
  // Two entries of one answer, such as an import brings, are no rivals.
  const entries = matches.filter(
    ({ kind, answer }, at) =>
      kind === 'entry' && matches.findIndex((other) => other.answer === answer) === at,
  )
  const facts = matches.filter(({ kind }) => kind === 'fact')
  const chances = context.vector
    ? entries.map(({ confidence }) => confidence)
    : byWordsAlone(knowledge, context, entries, beside)
  const said = context.vector ? answersSaid(entries, context) : []
  // By words alone it is weighed already whether the same is asked of something else.
  const service = context.vector ? serviceAsked(context.message) : null
  const offering = service === null ? [] : entries.filter((match) => isOn(match, service))
  const weighed = entries.map((match, at) => {
    const chance = weigh(match, withAnswer(chances[at] ?? 0, said[at] ?? 'nothing'), context)
    // "Noleggiare un clarinetto", where one entry is on hiring: it is meant, whatever the instrument.
    const isOnly = offering.length === 1 && offering[0] === match
    return { match, confidence: isOnly ? Math.max(chance, onItsService) : chance }
  })
  const ofShop = facts.map((match) => ({
    match,
    confidence: weigh(match, match.confidence, context),
  }))
  return (
    [...weighed, ...behind(ofShop, weighed)]
      .sort((a, b) => b.confidence - a.confidence)
      // Who wishes for a call says on what, which another entry may be on.
      .slice(0, context.understood.intent === 'callback' ? lookedInto : maxMatches)
      .map(candidateOf)
  )
}

function isOn({ question, wording }: KnowledgeMatch, service: ShopTopic): boolean {
  return shopTopic(question) === service || shopTopic(wording) === service
}
const onItsService = 0.7

/** A slip of the finger changes what a sentence means to the model: where it is unsure, it is asked once more without the slips. */
function matchesOf(
  knowledge: Knowledge,
  { bot, message, vector, repaired, understood }: MessageContext,
): KnowledgeMatch[] {
  const options = { limit: vector ? lookedInto : maxMatches, language: understood.language }
  const matches = knowledge.match(bot, message, { ...options, vector })
  const isUnsure = (matches[0]?.confidence ?? 0) < bot.confidence_threshold
  if (!repaired || !isUnsure) return matches
  const meant = knowledge.match(bot, repaired.message, { ...options, vector: repaired.vector })
  return (meant[0]?.confidence ?? 0) > (matches[0]?.confidence ?? 0) ? meant : matches
}

/**
 * "Can I hire a shredder?": the encoder knows how an entry is asked, and not that its answer alone names shredders. "And with
 * Satispay?" says nothing but what one answer names.
 */
function answersSaid(
  entries: readonly KnowledgeMatch[],
  { message, bot, understood }: MessageContext,
): InAnswer[] {
  const readers = [...new Set([understood.language, bot.language])].map(cuesIn)
  const isTalk = (word: string) => readers.some(({ stop, talk }) => stop.has(word) || talk.has(word))
  // "And on Saturday?" asks for the hours, though a course is given then.
  const isOfDay = askedTime(message, understood.language).day !== null
  const carrying = wordsOf(message).filter((word) => !isTalk(word))
  const stems = contentWords(message)
    .filter((word) => word.length >= tellingWord)
    .map(bare)
  const answers = entries.map(({ answer }) => bareWords(answer))
  const isAsked = (word: string) =>
    entries.some(({ question, wording }) => bareWords(question).has(word) || bareWords(wording).has(word))
  const telling = stems.filter(
    (word) => answers.filter((answer) => answer.has(word)).length === 1 && !isAsked(word),
  )
  return answers.map((answer) => {
    if (!telling.some((word) => answer.has(word))) return 'nothing'
    return isOfDay || !carrying.every((word) => answer.has(bare(word))) ? 'some' : 'all'
  })
}

/** What a shop has written is compared with every message. */
const bareWords = memoized((text): ReadonlySet<string> => new Set(wordsOf(text).map(bare)), 500)

/** "Levigatrici" and "levigatrice": without the vowel that bends it, too. */
function bare(word: string): string {
  return stem(word).replace(/(?<=.{4})[aeio]$/, '')
}

/** How much of a message one answer alone speaks of. */
type InAnswer = 'nothing' | 'some' | 'all'

function withAnswer(chance: number, said: InAnswer): number {
  const likelier = said === 'nothing' ? chance : shifted(chance, inItsAnswer)
  return said === 'all' ? Math.max(likelier, onlyThere) : likelier
}

const tellingWord = 5
const inItsAnswer = 1.2
const onlyThere = 0.6

/** Without the encoder, what else an entry says, and what it does not know, tell whether it is meant. */
function byWordsAlone(
  knowledge: Knowledge,
  { bot, message, understood: { words } }: MessageContext,
  entries: readonly KnowledgeMatch[],
  { passages, kinds }: Beside,
): number[] {
  const chances = amongThem(entries, words)
  const rivals = passages.filter(({ confidence }) => confidence >= bot.confidence_threshold)
  const lead = besidePassages(entries, rivals, words)
  const isSlip = knowledge.repaired(bot, message) !== null
  return entries.map((match, at) => {
    const chance = (chances[at] ?? 0) * (lead[at] ?? 1)
    const isOfOther = !isSlip && asksOfOtherThing({ message, words }, match, kinds)
    return isOfOther ? shifted(chance, ofOtherThing) : chance
  })
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
/** "Do you rent kayaks?" is not answered by which tents there are for rent; the entry is only offered. */
const ofOtherThing = -3

/** What else is known of the message shifts the chance that an entry answers it. */
function weigh(
  { question, wording }: KnowledgeMatch,
  among: number,
  { bot, understood, message, memory, vector }: MessageContext,
): number {
  const asked = vector || serviceAsked(message) === null ? shopTopic(message) : null
  const topic = asked && (shopTopic(wording) ?? shopTopic(question))
  const kind = understood.reference?.kind
  const isOfShown =
    (kind === 'it' || kind === 'nth') &&
    memory.shown.length > 0 &&
    asked === null &&
    !isAllSaid(wording, message)
  const isOfOther = understood.intent === 'order' && !asksForOrder(wording, bot.language)
  const shift = (topic ? (topic === asked ? sameTopic : otherTopic) : 0) + (isOfShown ? ofShown : 0)
  return shifted(among, shift + (isOfOther ? ofOther : 0))
}

/** "Can I get a sample of it?" asks for samples, as the entry does; "is it waterproof?" is not how to proof a jacket. */
function isAllSaid(wording: string, message: string): boolean {
  const said = new Set(contentWords(message).map(stem))
  const own = contentWords(wording).map(stem)
  return own.length > 0 && own.every((word) => said.has(word))
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

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function shifted(chance: number, by: number): number {
  const odds = Math.log(Math.max(1e-6, chance) / Math.max(1e-6, 1 - chance)) + by
  return 1 / (1 + Math.exp(-odds))
}

function candidateOf({ match, confidence }: Weighed): Candidate {
  const { id, kind, question, answer, url, score, wording, ofWorld, evidence } = match
  return {
    confidence,
    title: question,
    ofWorld,
    onTopic: evidence.meaning?.topic ?? 0,
    answerNear: evidence.meaning?.answer ?? null,
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
