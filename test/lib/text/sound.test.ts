import { describe, expect, it } from 'vitest'
import { languages } from '#main/languages/index.ts'
import { createSounds, heardWords, type SoundRules, soundOf } from '#main/lib/text/sound.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** As it is typed by ear, and as it is spelled; both folded. */
const heard: Readonly<Record<LanguageCode, readonly (readonly [string, string])[]>> = {
  en: [
    ['fone', 'phone'],
    ['cheep', 'cheap'],
    ['jaket', 'jacket'],
    ['trouzers', 'trousers'],
    ['nyf', 'knife'],
    ['sox', 'socks'],
    ['kettel', 'kettle'],
    ['lite', 'light'],
  ],
  de: [
    ['fase', 'vase'],
    ['kafe', 'kaffee'],
    ['kwark', 'quark'],
    ['zilinder', 'zylinder'],
    ['tehkanne', 'teekanne'],
    ['schleifpapir', 'schleifpapier'],
  ],
  fr: [
    ['bouji', 'bougie'],
    ['moustik', 'moustique'],
    ['ridau', 'rideau'],
    ['bin', 'bain'],
    ['canar', 'canard'],
    ['maizon', 'maison'],
    ['fotofore', 'photophore'],
  ],
  it: [
    ['kitarra', 'chitarra'],
    ['bateria', 'batteria'],
    ['aqua', 'acqua'],
    ['anplificatore', 'amplificatore'],
  ],
  es: [
    ['vicicleta', 'bicicleta'],
    ['keso', 'queso'],
    ['yave', 'llave'],
    ['sapatos', 'zapatos'],
    ['webo', 'huevo'],
  ],
  nl: [
    ['akwarium', 'aquarium'],
    ['hont', 'hond'],
    ['konein', 'konijn'],
    ['fogel', 'vogel'],
  ],
  pt: [
    ['xaleira', 'chaleira'],
    ['papeu', 'papel'],
    ['garafa', 'garrafa'],
    ['filtru', 'filtro'],
  ],
}

describe('the sound of a word', () => {
  for (const [code, pairs] of Object.entries(heard))
    it.each(pairs)(`${code}: %s is %s`, (typed, spelled) => {
      const { sounds } = languages[code as LanguageCode].grammar
      expect(soundOf(typed, sounds)).toBe(soundOf(spelled, sounds))
    })

  it.each([
    ['en', 'chip', 'cheap'],
    ['en', 'sheet', 'cheat'],
    ['de', 'tasse', 'tasche'],
    ['fr', 'poisson', 'poison'],
    ['it', 'cena', 'china'],
    ['es', 'gato', 'jato'],
    ['fr', 'internes', 'internet'],
    ['nl', 'poot', 'pot'],
  ] as const)('%s: %s is not %s', (code, one, other) => {
    const { sounds } = languages[code].grammar
    expect(soundOf(one, sounds)).not.toBe(soundOf(other, sounds))
  })

  it('finds the known word, of several the one that is written most like it; too short a word is no other', () => {
    const { same } = soundsOf(languages.en.grammar.sounds, ['cheque', 'check'], ['phone', 'knit'])
    expect(same('chek')).toBe('check')
    expect(same('fone')).toBe('phone')
    for (const other of ['tent', 'nit']) expect(same(other)).toBeNull()
  })

  it('forgives one sound in a long word', () => {
    const { near } = soundsOf(languages.nl.grammar.sounds, ['vis'], ['aquarium'])
    expect(near('ankwarium')).toBe('aquarium')
    expect(near('fos')).toBeNull()
  })
})

function soundsOf(rules: SoundRules, ...lists: readonly (readonly string[])[]) {
  return createSounds(rules, ...lists.map((words) => heardWords(rules, words)))
}
