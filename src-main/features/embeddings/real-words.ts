import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFolder } from '#main/lib/own-folders.ts'
import { vocabularyFile } from './model.ts'

let words: ReadonlySet<string> | null = null

/** Whether a folded word is one that people really use in one of the languages: the encoder knows those by heart. */
export function isRealWord(word: string): boolean {
  words ??= read()
  return words.has(word)
}

function read(): ReadonlySet<string> {
  try {
    const lines = readFileSync(join(modelFolder(), vocabularyFile), 'utf8').split('\n')
    return new Set(lines.filter((line) => line.length > 3 && !line.startsWith('##') && !line.startsWith('[')))
  } catch {
    return new Set()
  }
}
