import { describe, expect, it } from 'vitest'
import type { ActChances } from '#main/features/answering/acts/acts.ts'
import { actNames } from '#main/features/answering/acts/acts.ts'
import { withWorld } from '#main/features/answering/pipeline/world.ts'

function acts(sounds: Partial<ActChances>): ActChances {
  const none = Object.fromEntries(actNames.map((name) => [name, 0])) as ActChances
  return { ...none, ...sounds }
}

describe('what only sounds off the topic', () => {
  it('is left to the other acts where the message asks nothing of the world', () => {
    const heard = withWorld(acts({ off_topic: 0.6, find: 0.3, policy: 0.1 }), 0.2, false)
    expect(heard.off_topic).toBeCloseTo(0.2)
    expect(heard.find).toBeCloseTo(0.6)
  })

  it.each([
    ['without a vector', 0.6, null],
    ['where it does', 0.6, 0.9],
    ['where the bot is told what to do', 1, 0.1],
  ])('stays as it is %s', (_, off_topic, world) => {
    expect(withWorld(acts({ off_topic, find: 1 - off_topic }), world, false).off_topic).toBe(off_topic)
  })
})
