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
  locale: 'it',
  colon: ':',
  nounFirst: true,
  comparativeIsSuperlative: true,
  joinsWords: false,
  capitalizesNouns: false,
  thingEnding: null,
  datesHaveDots: true,
  withoutIsUnmistakable: true,
  stemming: { endings: [[/(he|hi|ie|io|[aeio])$/, '']] },
}

export const it: Language = {
  code: 'it',
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
