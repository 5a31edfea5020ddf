import type { Grammar } from '../language.ts'

export const grammar: Grammar = {
  locale: 'nl',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: true,
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
}
