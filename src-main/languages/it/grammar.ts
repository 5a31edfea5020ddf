import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'it',
  withoutIsUnmistakable: true,
  stemming: { endings: [[/(he|hi|ie|io|[aeio])$/, '']] },
}
