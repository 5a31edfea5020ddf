import { describe, expect, it } from 'vitest'
import { atAge, objectsIn, wantedFor } from '#main/features/answering/goods/purpose.ts'
import { cuesIn } from '#main/features/answering/understand/cues.ts'
import { readable } from '#main/features/answering/understand/text.ts'
import type { Audience } from '#main/languages/things.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const objectsOf = (message: string, code: LanguageCode) => [
  ...objectsIn(readable(message), code, cuesIn(code).stop),
]

describe('whom it is for', () => {
  it.each<[Audience[], number | null, Audience[]]>([
    [['man'], 7, ['child']],
    [['man', 'child'], 9, ['child']],
    [['child'], 25, ['adult']],
    [['woman'], 40, ['woman']],
    [['dog'], 3, ['dog']],
    [['child'], null, ['child']],
  ])('%s of %s is for %s', (named, years, meant) => {
    expect(atAge(named, years)).toEqual(meant)
  })
})

describe('what something is done to', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'something to sharpen my knives', 'knives'],
    ['en', 'anything for removing rust?', 'rust'],
    ['en', 'a cord to hook the printer up', 'printer'],
    ['de', 'was, um die Hecke zu schneiden', 'hecke'],
    ['de', 'womit ich Nüsse knacken kann', 'nusse'],
    ['fr', 'un truc pour ouvrir les huîtres', 'huitres'],
    ['fr', 'de quoi nettoyer une flûte', 'flute'],
    ['es', 'algo para pelar patatas', 'patatas'],
    ['es', 'necesito colgar un cuadro', 'cuadro'],
    ['it', 'qualcosa per affettare il salame', 'salame'],
    ['it', 'devo lucidare le scarpe', 'scarpe'],
    ['nl', 'iets om de heg te knippen', 'heg'],
    ['pt', 'algo para descascar batatas', 'batatas'],
    ['pt', 'preciso de pendurar um quadro', 'quadro'],
  ])('is found in %s: “%s”', (code, message, object) => {
    expect(objectsOf(message, code)).toContain(object)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I want to buy a kite'],
    ['en', 'a table next to the sofa'],
    ['en', 'we are off to uni soon and need a kettle'],
    ['de', 'ein Geschenk zum Geburtstag'],
    ['fr', 'un ballon pour mon frère'],
    ['es', 'quiero comprar una cometa'],
    ['es', 'zapatos para mujer'],
    ['it', 'vorrei vedere gli aquiloni'],
    ['nl', 'een vlieger voor mijn zoon'],
    ['pt', 'queria comprar um papagaio'],
  ])('is not what is wished for itself in %s: “%s”', (code, message) => {
    expect(objectsOf(message, code)).toEqual([])
  })
})

describe('what something is looked for for', () => {
  const wantedIn = (message: string, code: LanguageCode) => [
    ...wantedFor(readable(message), code, cuesIn(code).stop),
  ]

  it.each<[LanguageCode, string, string[]]>([
    ['en', 'have you got something for my squeaky brakes?', ['squeaky', 'brakes']],
    ['en', 'anything so that my red saddle stays dry', ['red', 'saddle']],
    ['en', 'something for my aunt who loves tea', ['aunt']],
    ['de', 'ich suche was gegen kalte Füße', ['kalte', 'fuße']],
    ['de', 'etwas, damit mein weißes Sofa sauber bleibt', ['weißes', 'sofa']],
    ['fr', 'quelque chose contre les pucerons', ['pucerons']],
    ['es', '¿qué tenéis para las ampollas?', ['ampollas']],
    ['it', 'qualcosa contro le zanzare', ['zanzare']],
    ['nl', 'heb je iets tegen droge handen', ['droge', 'handen']],
    ['pt', 'têm alguma coisa para os calcanhares?', ['calcanhares']],
  ])('is found in %s: “%s”', (code, message, names) => {
    expect(wantedIn(message, code).slice(0, names.length)).toEqual(names)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'a lamp for my desk'],
    ['de', 'was für Lampen habt ihr?'],
    ['fr', 'une lampe pour mon bureau'],
    ['nl', 'wat voor lampen hebben jullie?'],
  ])('is not what is said beside a thing in %s: “%s”', (code, message) => {
    expect(wantedIn(message, code)).toEqual([])
  })
})
