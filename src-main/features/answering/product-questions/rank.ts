import { type Ranked, type Similarity, type Weighed, weigh, weighingOf } from './evidence.ts'
import { factModel, rankFeatures, scoreBy } from './fact-model.ts'
import type { Fact } from './facts.ts'
import type { Question } from './question.ts'

/** Best first. */
export function rank(question: Question, facts: readonly Fact[], similarity?: Similarity): Ranked[] {
  const weights = similarity ? factModel.rank.meaning : factModel.rank.words
  return weighed(question, facts, similarity)
    .map((one) => ({ ...one, score: scoreBy(weights, rankFeatures(question, one)) }))
    .sort((a, b) => b.score - a.score)
}

export function weighed(question: Question, facts: readonly Fact[], similarity?: Similarity): Weighed[] {
  const weighing = weighingOf(question, facts, similarity)
  return facts.map((fact) => ({ fact, evidence: weigh(fact, weighing) }))
}
