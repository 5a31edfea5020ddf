import type { Trace } from '#shared/schemas/trace.ts'

/** A trace in which only these parts matter. */
export function traceOf(parts: Partial<Trace>): Trace {
  return {
    understood: {
      language: 'en',
      intent: 'question',
      words: [],
      limits: [],
      facets: [],
      ask: 'list',
      reference: null,
    },
    candidates: [],
    meaning: 'words_only',
    threshold: 0.45,
    rule: 'knowledge',
    duration_ms: 1,
    ...parts,
  }
}
