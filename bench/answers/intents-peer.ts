import { fork } from 'node:child_process'
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
type Task = { readonly train: readonly Sentence[]; readonly test: readonly Sentence[] }

/** In a process of its own: what nlp.js learned before stays in its process and would spoil the next set. */
export function askNlpJs(train: readonly Sentence[], test: readonly Sentence[]): Promise<Guess[]> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', (guesses) => resolve(guesses as Guess[]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`nlp.js ended with ${code}.`)))
    child.send({ train, test } satisfies Task)
  })
}

/** Its own "None" is its "I don't know". */
async function answer({ train, test }: Task): Promise<Guess[]> {
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

if (import.meta.main) {
  process.once('message', async (task) => {
    const guesses = await answer(task as Task)
    process.send?.(guesses, () => process.disconnect())
  })
}
