import { openHttpShop } from './http-shop.ts'
import { entriesOf, type IntentSet, type Sentence } from './intents-data.ts'
import type { Guess } from './intents-measure.ts'

export type HttpGuesses = { readonly guesses: readonly Guess[]; readonly times: readonly number[] }

/** Every message asked of a shop whose knowledge is the training sentences, over the chat API; what came back tells the entry. */
export async function askOverHttp(
  { name, train }: IntentSet,
  test: readonly Sentence[],
): Promise<HttpGuesses> {
  const entries = entriesOf(train)
  const shop = await openHttpShop(name)
  await shop.teach(
    entries.map(({ wordings: [question = '', ...alternatives] }, at) => ({
      question,
      alternatives,
      answer: answerOf(at),
    })),
  )
  await shop.warm()
  const times: number[] = []
  const guesses: Guess[] = []
  for (const { text } of test) {
    const startedAt = performance.now()
    const { response } = await shop.ask(text)
    times.push(performance.now() - startedAt)
    guesses.push(guessOf(response, (at) => entries[at]?.id ?? null))
  }
  await shop.close()
  return { guesses, times }
}

/** Says nothing that a question could be like. */
function answerOf(at: number): string {
  return `Answer no. ${at}.`
}

/** Two questions in one message get two answers; the first counts. */
function guessOf(response: string, labelOf: (at: number) => string | null): Guess {
  const found = /Answer no\. (\d+)\./.exec(response)?.[1]
  return found === undefined
    ? { label: null, confidence: 0 }
    : { label: labelOf(Number(found)), confidence: 1 }
}
