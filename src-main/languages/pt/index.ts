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

export const code = 'pt'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'pt-PT',
  stemming: {
    endings: [
      [/(oes|aes|aos)$/, 'ao'],
      [/is$/, 'l'],
      [/ns$/, 'm'],
      [/([aeo])s$/, '$1'],
      [/[aeo]$/, ''],
    ],
    each: true,
  },
}
