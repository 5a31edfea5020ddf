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
  locale: 'fr',
  colon: '\u00a0:',
  nounFirst: true,
  comparativeIsSuperlative: true,
  joinsWords: false,
  capitalizesNouns: false,
  thingEnding: null,
  datesHaveDots: true,
  withoutIsUnmistakable: false,
  stemming: {
    endings: [
      [/eaux$/, 'eau'],
      [/aux$/, 'al'],
      [/(es|e|s|x)$/, ''],
    ],
  },
}

export const fr: Language = {
  code: 'fr',
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
