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

export const code = 'de'

export const grammar: Grammar = {
  locale: 'de',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: true,
  capitalizesNouns: true,
  thingEnding: null,
  comparative: [
    ['er', ''],
    ['ere', ''],
    ['eres', ''],
    ['erer', ''],
    ['eren', ''],
    ['erem', ''],
  ],
  datesHaveDots: true,
  withoutIsUnmistakable: true,
  how: 'wie',
  stemming: { endings: [[/(innen|ern|en|er|es|em|e|n|s)$/, '']] },
}
