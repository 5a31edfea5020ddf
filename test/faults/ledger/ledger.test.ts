import { expect, it } from 'vitest'
import { countsOf, isEverySide } from './ledger.ts'
import { runLedger } from './run-ledger.ts'

/** The short form; `npm run faults -- --only ledger` kills two hundred times. */
it('a hub that is killed at any moment keeps everything it acknowledged, exactly once', {
  timeout: 180_000,
}, async () => {
  const { ledger, wrong, unnoticed } = await runLedger({ kills: 4, seed: 20261117, lifeMs: 1500 })
  expect(wrong).toEqual([])
  expect(unnoticed, 'the judge sees what is planted').toEqual([])
  expect(isEverySide(ledger), countsOf(ledger)).toBe(true)
})
