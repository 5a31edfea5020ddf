import type { Grammar } from '../language.ts'

export const grammar: Grammar = {
  locale: 'nl',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: true,
  prefixes: ['ver', 'ont', 'her'],
  capitalizesNouns: false,
  thingEnding: null,
  comparative: [
    ['er', ''],
    ['ere', ''],
  ],
  datesHaveDots: true,
  withoutIsUnmistakable: true,
  how: 'hoe',
  stemming: {
    endings: [
      [/(en|es|s|e)$/, ''],
      // "Zaad" and "zaden", "brief" and "brieven": one word, spelled as it sounds.
      [/([aeou])\1(?=[bdfgklmnprst]$)/, '$1'],
      [/v$/, 'f'],
    ],
    each: true,
    undoubled: /([bdfgklmnprst])\1$/,
  },
  sounds: [
    [/sch/g, 'sg'],
    [/ch/g, 'g'],
    [/qu/g, 'kw'],
    [/ph/g, 'f'],
    [/th|dt$|d$/g, 't'],
    [/c(?=[eiy])/g, 's'],
    [/c/g, 'k'],
    [/x/g, 'ks'],
    [/ij|y/g, 'ei'],
    [/ou/g, 'au'],
    [/uw/g, 'u'],
    [/ie/g, 'i'],
    [/v/g, 'f'],
    [/z/g, 's'],
    [/b$/g, 'p'],
    [/en$/g, 'e'],
  ],
}
