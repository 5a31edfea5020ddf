import { expect, it } from 'vitest'
import { invalidRequest } from '#shared/issues.ts'

it('reports the first fault of each place, in the order they were found', () => {
  const error = invalidRequest([
    { path: 'hours', message: 'must be a list' },
    { path: 'name', message: 'must not be empty' },
    { path: 'hours', message: 'must be shorter' },
  ])
  expect(error.errors).toEqual([
    { path: 'hours', message: 'must be a list' },
    { path: 'name', message: 'must not be empty' },
  ])
  expect(error.message).toContain('hours')
})
