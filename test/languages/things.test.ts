import { describe, expect, it } from 'vitest'
import { things as de } from '#main/languages/de/things.ts'
import { things as en } from '#main/languages/en/things.ts'
import { things as es } from '#main/languages/es/things.ts'
import { things as fr } from '#main/languages/fr/things.ts'
import { languages } from '#main/languages/index.ts'
import { things as italian } from '#main/languages/it/things.ts'
import { things as nl } from '#main/languages/nl/things.ts'
import { things as pt } from '#main/languages/pt/things.ts'
import {
  accessoryKinds,
  type Kind,
  kinds,
  substances,
  type Things,
  widerKinds,
} from '#main/languages/things.ts'
import { foldFully } from '#main/lib/text/fold.ts'
import { createStemmer } from '#main/lib/text/stem.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'

const thingsIn: Readonly<Record<LanguageCode, Things>> = { en, de, fr, es, it: italian, nl, pt }

/** What visitors type, in the forms they type it in, and the kind that an English product of it has. */
const examples: Readonly<Record<LanguageCode, Readonly<Record<string, Kind>>>> = {
  en: {
    'walking boots': 'hiking boot',
    trainers: 'sneaker',
    couch: 'sofa',
    'flash drives': 'usb stick',
    nappies: 'diaper',
    knives: 'knife',
    torch: 'flashlight',
    jumper: 'sweater',
    lipliner: 'lip liner',
    'inner tubes': 'inner tube',
    stepladder: 'ladder',
  },
  de: {
    Wanderschuhe: 'hiking boot',
    Trinkflaschen: 'water bottle',
    Kopfhörer: 'headphones',
    Mützen: 'cap',
    Rucksäcke: 'backpack',
    Gießkanne: 'watering can',
    Stühle: 'chair',
    Semmeln: 'bread roll',
    pinnwand: 'pinboard',
    wasserpistole: 'water gun',
    nachtcreme: 'night cream',
  },
  fr: {
    gourdes: 'water bottle',
    'chaussures de randonnée': 'hiking boot',
    'sacs à dos': 'backpack',
    "boucles d'oreilles": 'earring',
    manteaux: 'coat',
    bijoux: 'jewellery',
    bonnet: 'beanie',
    'repose-pieds': 'footrest',
    'chambre à air': 'inner tube',
    'tabouret de bar': 'bar stool',
  },
  es: {
    mochilas: 'backpack',
    cantimplora: 'water bottle',
    zapatillas: 'sneaker',
    'botas de montaña': 'hiking boot',
    auriculares: 'headphones',
    lápices: 'pencil',
    ordenador: 'computer',
    colorete: 'blush',
    candados: 'padlock',
    'sofá cama': 'sofa bed',
  },
  it: {
    zaini: 'backpack',
    borracce: 'water bottle',
    orologi: 'watch',
    camicie: 'shirt',
    'scarpe da trekking': 'hiking boot',
    cuffie: 'headphones',
    sedie: 'chair',
    struccante: 'makeup remover',
    lavagna: 'whiteboard',
    'flauto dolce': 'recorder',
  },
  nl: {
    rugzakken: 'backpack',
    muts: 'beanie',
    laarzen: 'boot',
    wandelschoenen: 'hiking boot',
    drinkfles: 'water bottle',
    "pyjama's": 'pyjamas',
    vazen: 'vase',
    hoeslaken: 'fitted sheet',
    prikbord: 'pinboard',
    verlengsnoer: 'extension cable',
  },
  pt: {
    mochila: 'backpack',
    garrafas: 'bottle',
    'garrafa de água': 'water bottle',
    anéis: 'ring',
    calções: 'shorts',
    telemóveis: 'phone',
    'botas de caminhada': 'hiking boot',
    cadeado: 'padlock',
    'máscara capilar': 'hair mask',
    escadote: 'ladder',
  },
}

describe.each(languageCodes)('the names of things in %s', (code) => {
  const things = thingsIn[code]

  it('name everything, in lower case', () => {
    for (const [concept, words] of [...Object.entries(things.kinds), ...Object.entries(things.substances)])
      for (const word of words.split(' '))
        expect(word, concept).toMatch(/^[\p{Ll}\p{N}]+(?:_[\p{Ll}\p{N}]+)*$/u)
  })

  it('repeat no word for the same thing', () => {
    for (const [concept, words] of [...Object.entries(things.kinds), ...Object.entries(things.substances)])
      expect(new Set(words.split(' ')).size, concept).toBe(words.split(' ').length)
  })

  it('mean two kinds at most', () => {
    const unclear = [...kindsByName(code)].filter(([, found]) => found.size > 2)
    expect(unclear).toEqual([])
  })

  it.each(Object.entries(examples[code]))('"%s" is a %s', (typed, kind) => {
    expect([...(kindsByName(code).get(keyOf(code, typed)) ?? [])]).toContain(kind)
  })
})

describe('kinds of things', () => {
  it('are listed once', () => {
    expect(new Set<string>(kinds).size).toBe(kinds.length)
    expect(new Set<string>(substances).size).toBe(substances.length)
  })

  it('are never wider than themselves', () => {
    const reaches = (from: Kind, seen: readonly Kind[]): readonly Kind[] | null => {
      if (seen.includes(from)) return [...seen, from]
      for (const narrower of widerKinds[from] ?? []) {
        const circle = reaches(narrower, [...seen, from])
        if (circle) return circle
      }
      return null
    }
    for (const kind of kinds) expect(reaches(kind, [])).toBeNull()
  })

  it('hold each narrower kind once', () => {
    for (const [wider, narrower] of Object.entries(widerKinds))
      expect(new Set(narrower).size, wider).toBe(narrower.length)
  })

  it('are no accessory when they are what most visitors look for', () => {
    for (const kind of ['laptop', 'phone', 'bicycle', 'guitar', 'camera', 'shoe', 'dog'] as const)
      expect(accessoryKinds.has(kind), kind).toBe(false)
    for (const kind of [
      'laptop bag',
      'phone case',
      'bike lock',
      'guitar string',
      'gift card',
      'rental',
    ] as const)
      expect(accessoryKinds.has(kind), kind).toBe(true)
  })
})

function kindsByName(code: LanguageCode): Map<string, Set<Kind>> {
  const byName = new Map<string, Set<Kind>>()
  for (const kind of kinds)
    for (const name of thingsIn[code].kinds[kind].split(' ')) {
      const key = keyOf(code, name)
      byName.set(key, (byName.get(key) ?? new Set()).add(kind))
    }
  return byName
}

function keyOf(code: LanguageCode, name: string): string {
  const stem = createStemmer(languages[code].grammar.stemming)
  const words =
    foldFully(name)
      .replaceAll(/['’](?=s\b)/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(stem).join(' ')
}
