import learned from '#resources/model/facts.json' with { type: 'json' }
import type { Ranked, Weighed } from './evidence.ts'
import type { Question } from './question.ts'

/** Features by their names; what is not named is 0. */
export type Features = Readonly<Record<string, number>>

/** A weight for each feature, with and without the encoder: without it words must carry the whole answer. */
type Weights = { readonly meaning: Features; readonly words: Features }

/** Learned by `npm run fit:answers` from semiPQA and the questions in `scripts/fit/facts`. */
export const factModel: { readonly rank: Weights; readonly confidence: Weights } = learned

export function scoreBy(weights: Features, features: Features): number {
  let score = 0
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0)
  return score
}

/** What makes a fact the likeliest answer of all that a product says. */
export function rankFeatures(question: Question, { fact, evidence }: Weighed): Features {
  const isSentence = fact.kind === 'sentence' ? 1 : 0
  // Asked of something that is known by its words, a fact on none of it is near by its subject alone.
  const isElse = question.topics.size > 0 && evidence.topic === 0 && evidence.covered === 0 ? 1 : 0
  return {
    ...evidence,
    sentence: isSentence,
    column: fact.kind === 'column' && fact.name !== 'category' ? 1 : 0,
    category: fact.kind === 'column' && fact.name === 'category' ? 1 : 0,
    // A sentence that speaks of half of what was asked mostly speaks of something else.
    sentenceExplained: isSentence * evidence.explained,
    sentenceCovered: isSentence * evidence.covered,
    sentenceTopic: isSentence * evidence.topic,
    sentenceKind: isSentence * evidence.kind,
    sentenceMeaning: isSentence * evidence.meaning,
    sentenceAnswers: isSentence * evidence.answers,
    sentenceSubject: isSentence * evidence.subject,
    else: isElse,
    elseMeaning: isElse * evidence.meaning,
    elseAnswers: isElse * evidence.answers,
  }
}

/** What makes it likely that the first fact is an answer at all. */
export function confidenceFeatures(question: Question, ranked: readonly Ranked[]): Features {
  const [best, ...others] = ranked
  if (!best) return { always: 1 }
  const { evidence, fact, score } = best
  const isSentence = fact.kind === 'sentence'
  // What says the same does not compete: a sentence beside an attribute, the allergens beside the ingredients.
  const next = others.find(
    (other) => (other.fact.kind === 'sentence') === isSentence && !(saysAsked(best) && saysAsked(other)),
  )
  const lead = Math.max(0, Math.min(maxLead, score - (next?.score ?? score - maxLead)))
  const meanMeaning = ranked.reduce((sum, one) => sum + one.evidence.meaning, 0) / ranked.length
  const nextAnswers = Math.max(0, ...others.map((one) => one.evidence.answers))
  const isElse = question.topics.size > 0 && evidence.topic === 0 && evidence.covered === 0
  return {
    always: 1,
    score,
    lead,
    name: evidence.name,
    covered: evidence.covered,
    topic: evidence.topic,
    explained: evidence.explained,
    kind: evidence.kind,
    sentenceKind: isSentence ? evidence.kind : 0,
    meaning: evidence.meaning,
    aboveMean: evidence.meaning - meanMeaning,
    answers: evidence.answers,
    answersAhead: evidence.answers - nextAnswers,
    sentenceAnswers: isSentence ? evidence.answers : 0,
    subject: evidence.subject,
    sentenceSubject: isSentence ? evidence.subject : 0,
    sentenceMeaning: isSentence ? evidence.meaning : 0,
    said: saysAsked(best) ? 1 : 0,
    sentenceSaid: isSentence && saysAsked(best) ? 1 : 0,
    number: evidence.number,
    unit: evidence.unit,
    sentence: isSentence ? 1 : 0,
    else: isElse ? 1 : 0,
    yesNo: question.isYesNo ? 1 : 0,
    yesNoCovered: question.isYesNo ? evidence.covered : 0,
    nothing: evidence.covered === 0 && evidence.topic === 0 ? 1 : 0,
  }
}

/** The value says all that was asked for in its words. */
function saysAsked({ evidence }: Ranked): boolean {
  return evidence.value === 1 && evidence.covered >= 0.75
}

/** Further ahead is no surer. */
const maxLead = 3

export function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
