import { expect, it } from 'vitest'
import { createRestartBudget } from '#main/shell/restart-budget.ts'

it('lets a window come back three times a minute, and again when that minute is over', () => {
  let now = 1_000_000
  const mayRestart = createRestartBudget(() => now)
  expect([mayRestart(), mayRestart(), mayRestart(), mayRestart()]).toEqual([true, true, true, false])
  now += 59_999
  expect(mayRestart()).toBe(false)
  now += 1
  expect(mayRestart()).toBe(true)
})
