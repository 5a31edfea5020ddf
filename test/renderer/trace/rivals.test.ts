import { describe, expect, it } from 'vitest'
import { rivalsOf, verdictOf } from '#renderer/features/trace/rivals.ts'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import { traceOf } from './trace-of.ts'

function candidate(kind: TraceCandidate['kind'], id: string, confidence: number): TraceCandidate {
  return { kind, id, title: id, score: 1, confidence, because: [] }
}

const trace = (candidates: TraceCandidate[], rule = 'knowledge') => traceOf({ candidates, rule })

describe('what competed', () => {
  it('counts products of one search as one, and the likeliest as the winner', () => {
    const rivals = rivalsOf(
      trace(
        [
          candidate('product', 'A', 0.8),
          candidate('product', 'B', 0.8),
          candidate('knowledge', 'returns', 0.5),
          candidate('product_question', 'A', 0.3),
        ],
        'products_list',
      ),
    )
    expect(rivals.map(({ kind, won, parts }) => [kind, won, parts.length])).toEqual([
      ['product', true, 2],
      ['knowledge', false, 1],
      ['product_question', false, 1],
    ])
  })

  it('has no winner where none reached the threshold', () => {
    const rivals = rivalsOf(trace([candidate('knowledge', 'returns', 0.3)], 'below_threshold_ask_back'))
    expect(rivals.map(({ won }) => won)).toEqual([false])
    expect(verdictOf(rivals, { rule: 'below_threshold_ask_back', threshold: 0.45 })).toEqual({
      kind: 'below',
      best: 0.3,
      next: null,
    })
  })

  it('says how far the likeliest is from the threshold and from the next', () => {
    const given = trace([candidate('knowledge', 'a', 0.9), candidate('knowledge', 'b', 0.4)])
    expect(verdictOf(rivalsOf(given), given)).toEqual({ kind: 'above', best: 0.9, next: 0.4 })
    expect(verdictOf([], given)).toEqual({ kind: 'alone' })
  })

  it('names no winner where the answer was none of it', () => {
    const given = trace([candidate('knowledge', 'returns', 0.7)], 'product_details')
    const rivals = rivalsOf(given)
    expect(rivals.map(({ won }) => won)).toEqual([false])
    expect(verdictOf(rivals, given)).toEqual({ kind: 'alone' })
  })
})
