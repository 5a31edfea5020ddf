import type { Grammar, Language } from '../language.ts'
import { contact } from './contact.ts'
import { cues } from './cues.ts'
import { facts } from './facts.ts'
import { frame } from './frame.ts'
import { lexicon } from './lexicon.ts'
import { replies } from './replies.ts'
import { sayings } from './sayings.ts'
import { things } from './things.ts'
import { topics } from './topics.ts'
import { words } from './words.ts'

const grammar: Grammar = {
  locale: 'en',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: false,
  capitalizesNouns: false,
  thingEnding: 'er',
  datesHaveDots: false,
  withoutIsUnmistakable: true,
  stemming: {
    endings: [
      [/([^aeiou])ies$/, '$1y'],
      [/(ss|sh|ch|x|z)es$/, '$1'],
      [/([^aeiou])ves$/, '$1f'],
      [/([^sui])s$/, '$1'],
    ],
    irregular: new Map(
      Object.entries({
        men: 'man',
        women: 'woman',
        children: 'child',
        feet: 'foot',
        teeth: 'tooth',
        mice: 'mouse',
        geese: 'goose',
      }),
    ),
  },
}

export const en: Language = {
  code: 'en',
  grammar,
  words,
  lexicon,
  cues,
  frame,
  contact,
  topics,
  things,
  facts,
  sayings,
  replies,
}
