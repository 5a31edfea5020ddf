export { type AboutAnswer, type AboutSource, answerAbout, confidenceOf, saidFrom } from './answer-about.ts'
export { type AskedProduct, attribute, type Fact, factsOf } from './facts.ts'
export { readQuestion } from './question.ts'
export { rank, type Similarity, spokenName } from './rank.ts'
