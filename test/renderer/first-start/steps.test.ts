import { describe, expect, it } from 'vitest'
import { isDone, neighbour, resumeAt, stepOf, steps } from '#renderer/features/first-start/steps.ts'

const nothing = { shopName: '', products: 0, answers: 0, hasChatted: false, hasSnippet: false }

describe('the steps of the first start', () => {
  it('count as done by what there is, not by having been seen', () => {
    expect(steps.filter((step) => isDone(step, nothing))).toEqual([])
    expect(steps.filter((step) => isDone(step, { ...nothing, shopName: 'Fjell', answers: 2 }))).toEqual([
      'name',
      'answers',
    ])
  })

  it('go on where they were left, or at the first that is not done', () => {
    expect(resumeAt(null, nothing)).toBe('name')
    expect(resumeAt(null, { ...nothing, shopName: 'Fjell' })).toBe('products')
    expect(resumeAt('chat', nothing)).toBe('chat')
    const all = { shopName: 'Fjell', products: 1, answers: 1, hasChatted: true, hasSnippet: true }
    expect(resumeAt(null, all)).toBe('website')
  })

  it('know their neighbours and no other names', () => {
    expect(neighbour('name', -1)).toBeNull()
    expect(neighbour('name', 1)).toBe('products')
    expect(neighbour('website', 1)).toBeNull()
    expect(stepOf('constructor')).toBeNull()
  })
})
