import { createRequire } from 'node:module'
import type { Sentence } from './intents-data.ts'
import type { Guess } from './intents-measure.ts'

type Manager = {
  addDocument: (language: string, text: string, intent: string) => void
  train: () => Promise<void>
  process: (language: string, text: string) => Promise<{ intent: string; score: number }>
}
type Basic = {
  dockStart: (settings: unknown) => Promise<{ get: (name: string) => Manager }>
}

/** nlp.js on the same sentences; its own "None" is its "I don't know". */
export async function askNlpJs(train: readonly Sentence[], test: readonly Sentence[]): Promise<Guess[]> {
  const { dockStart } = createRequire(import.meta.url)('@nlpjs/basic') as Basic
  const dock = await dockStart({
    settings: { nlp: { languages: ['en'], autoSave: false, log: false, nlu: { log: false } } },
    use: ['Basic', 'LangEn'],
  })
  const nlp = dock.get('nlp')
  for (const { text, label } of train) nlp.addDocument('en', text, label ?? 'None')
  await nlp.train()
  const guesses: Guess[] = []
  for (const { text } of test) {
    const { intent, score } = await nlp.process('en', text)
    guesses.push({ label: intent === 'None' ? null : intent, confidence: intent === 'None' ? 0 : score })
  }
  return guesses
}
