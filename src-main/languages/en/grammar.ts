import type { Grammar } from '../language.ts'

export const grammar: Grammar = {
  locale: 'en',
  colon: ':',
  nounFirst: false,
  comparativeIsSuperlative: false,
  joinsWords: false,
  capitalizesNouns: false,
  thingEnding: 'er',
  comparative: [
    ['ier', 'y'],
    ['er', ''],
    ['er', 'e'],
  ],
  datesHaveDots: false,
  withoutIsUnmistakable: true,
  how: 'how',
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
