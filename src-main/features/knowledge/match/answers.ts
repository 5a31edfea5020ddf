import { createVectorStore } from './vector-store.ts'

/** A page of terms says more than one answers with; its beginning tells what it is on. */
const maxSentences = 8
const fewestWords = 2

/** The sentences of an answer that are compared with what is asked. */
export function sentencesIn(answer: string): string[] {
  const sentences = answer.split(/(?<=[.!?;:])\s+|\n+/).map((sentence) => sentence.trim())
  return [...new Set(sentences.filter((one) => one.split(/\s+/).length >= fewestWords))].slice(
    0,
    maxSentences,
  )
}

/**
 * What entries say, by meaning: "can you carry it up to the fourth floor?" is in no wording of "How are large parcels delivered?",
 * but near to "We bring it to the kerb; into your flat for 30 €."
 */
export function createAnswers() {
  const vectors = createVectorStore()
  const byEntry = new Map<string, { readonly text: string; readonly row: number }[]>()
  const free: number[] = []
  let rows = 0

  function remove(id: string): void {
    for (const { row } of byEntry.get(id) ?? []) {
      vectors.remove(row)
      free.push(row)
    }
    byEntry.delete(id)
  }

  return {
    remove,
    put: (id: string, answer: string): void => {
      remove(id)
      const sentences = sentencesIn(answer).map((text) => ({ text, row: free.pop() ?? rows++ }))
      if (sentences.length > 0) byEntry.set(id, sentences)
    },
    /** Takes what is already computed. */
    learn: (id: string, vectorOf: (text: string) => Float32Array | undefined): void => {
      for (const { text, row } of byEntry.get(id) ?? []) {
        const vector = vectors.has(row) ? undefined : vectorOf(text)
        if (vector) vectors.set(row, vector)
      }
    },
    /** How near the nearest sentence is; null where the answer is not known by meaning. */
    nearest: (id: string, vector: Float32Array): number | null => {
      let nearest: number | null = null
      for (const { row } of byEntry.get(id) ?? [])
        if (vectors.has(row)) nearest = Math.max(nearest ?? -1, vectors.likeness(row, vector))
      return nearest
    },
    learned: () => vectors.size(),
  }
}
