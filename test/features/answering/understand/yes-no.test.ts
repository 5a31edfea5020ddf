import { describe, expect, it } from 'vitest'
import { yesOrNo } from '#main/features/answering/understand/index.ts'

describe('a yes or a no', () => {
  it.each([
    'yes',
    'Yes please!',
    'ok',
    'ja gern',
    'Ja, bitte',
    'oui',
    'sí, por favor',
    'sì',
    'ja graag',
    'sim',
  ])('agrees: %s', (message) => expect(yesOrNo(message)).toBe('yes'))

  it.each([
    'no',
    'No thanks',
    'never mind',
    'nein danke',
    'das ist mir egal, lieber nicht',
    'non merci',
    'no hace falta',
    'no importa, da igual',
    'lascia stare',
    'nee laat maar',
    'não, deixe estar',
  ])('declines: %s', (message) => expect(yesOrNo(message)).toBe('no'))

  it.each([
    'ok sorry. do you have gloves?',
    'ok show me tents',
    'nothing under 50',
    'Nordic poles',
    'norwegian sweaters in red and blue for my son',
    'sizes',
    'yesterday I ordered a tent',
    '',
    '???',
  ])('is neither: %s', (message) => expect(yesOrNo(message)).toBe(null))
})
