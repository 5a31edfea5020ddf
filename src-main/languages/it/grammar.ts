import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'it',
  withoutIsUnmistakable: true,
  stemming: { endings: [[/(he|hi|ie|io|[aeio])$/, '']] },
  sounds: [
    [/ch/g, 'k'],
    [/gh/g, 'G'],
    [/c(?=[ei])/g, 'C'],
    [/c?qu/g, 'ku'],
    [/c/g, 'k'],
    [/x/g, 'ks'],
    [/h/g, ''],
    [/[jy]/g, 'i'],
    [/n(?=[pb])/g, 'm'],
  ],
}
