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
  locale: 'de',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: true,
  capitalizesNouns: true,
  thingEnding: null,
  datesHaveDots: true,
  withoutIsUnmistakable: true,
  stemming: { endings: [[/(innen|ern|en|er|es|em|e|n|s)$/, '']] },
}

export const de: Language = {
  code: 'de',
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
