import type { Grammar } from '../language.ts'

export { contact } from './contact.ts'
export { cues } from './cues.ts'
export { facts } from './facts.ts'
export { frame } from './frame.ts'
export { lexicon } from './lexicon.ts'
export { replies } from './replies.ts'
export { sayings } from './sayings.ts'
export { things } from './things.ts'
export { topics } from './topics.ts'
export { words } from './words.ts'

export const code = 'nl'

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
