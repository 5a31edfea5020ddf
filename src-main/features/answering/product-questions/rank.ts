import { type Evidence, rarityIn, type Similarity, topicsSaidIn, weigh } from './evidence.ts'
import { factModel, rankFeatures, scoreBy } from './fact-model.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'

export type Ranked = { readonly fact: Fact; readonly score: number; readonly evidence: Evidence }

/** Best first. */
export function rank(question: Question, facts: readonly Fact[], similarity?: Similarity): Ranked[] {
  const weights = similarity ? factModel.rank.meaning : factModel.rank.words
  return weighed(question, facts, similarity)
    .map((one) => ({ ...one, score: scoreBy(weights, rankFeatures(question, one)) }))
    .sort((a, b) => b.score - a.score)
}

/** A fact with what speaks for it. */
export type Weighed = Omit<Ranked, 'score'>

export function weighed(question: Question, facts: readonly Fact[], similarity?: Similarity): Weighed[] {
  const weighing = { question, rarity: rarityIn(facts), similarity, topicsSaid: topicsSaidIn(facts) }
  return facts.map((fact) => ({ fact, evidence: weigh(fact, weighing) }))
}
