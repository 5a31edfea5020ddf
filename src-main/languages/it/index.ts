import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

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

export const code = 'it'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'it',
  withoutIsUnmistakable: true,
  stemming: { endings: [[/(he|hi|ie|io|[aeio])$/, '']] },
}
