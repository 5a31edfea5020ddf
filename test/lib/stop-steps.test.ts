import { expect, it } from 'vitest'
import { createStopSteps } from '#main/lib/stop-steps.ts'

it('runs every step in reverse, whatever becomes of the others', async () => {
  const done: string[] = []
  const failed: unknown[] = []
  const steps = createStopSteps((error) => failed.push(error))
  const thrown = new Error('the disk is full')
  steps.push(() => done.push('first'))
  steps.push(() => {
    throw thrown
  })
  steps.push(async () => Promise.reject(thrown))
  steps.push(async () => void done.push('last'))
  await steps.run()
  expect({ done, failed }).toEqual({ done: ['last', 'first'], failed: [thrown, thrown] })
  await steps.run()
  expect(done).toHaveLength(2)
})
