import type { Grammar } from '../language.ts'

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
