import { describe, expect, it } from 'vitest'
import { sameWords } from '#main/features/answering/goods/shop-words.ts'
import { type AskedProduct, answerAbout } from '#main/features/answering/product-questions/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const nothing = { description: null, brand: null, category: null, color: null, size: null, material: null }

/** As a shop answers: with the words that it has for the same. */
function ask(product: AskedProduct, question: string, language: LanguageCode, written: LanguageCode) {
  const same = (word: string) => sameWords(word, [language, written], written, null)
  return answerAbout(product, question, language, undefined, { language: written, same })
}

describe('a material that only looks like the one asked for', () => {
  const shoe = (material: string): AskedProduct => ({ ...nothing, title: 'Gala', material })

  it.each([
    ['pt', 'pele sintética', 'são de pele verdadeira?', 'no'],
    ['pt', 'couro', 'são de pele?', 'yes'],
    ['en', 'faux leather', 'is it real leather?', 'no'],
    ['en', 'calf leather', 'is it real leather?', 'yes'],
    ['de', 'Kunstleder', 'ist das echtes Leder?', 'no'],
    ['de', 'Leder', 'ist das echtes Leder?', 'yes'],
    ['nl', 'kunstleer', 'is het echt leer?', 'no'],
    ['fr', 'simili cuir', "c'est du vrai cuir ?", 'no'],
    ['fr', 'cuir', "c'est du vrai cuir ?", 'yes'],
    ['es', 'piel sintética', '¿es de piel auténtica?', 'no'],
    ['it', 'pelle sintetica', 'è vera pelle?', 'no'],
    ['it', 'pelle', 'è vera pelle?', 'yes'],
  ] as const)('%s, %s: %s', (language, material, question, polarity) => {
    expect(ask(shoe(material), question, language, language)).toMatchObject({ polarity })
  })

  it('is heard in another language than the catalog has', () => {
    expect(ask(shoe('pele sintética'), 'is it real leather?', 'en', 'pt')).toMatchObject({ polarity: 'no' })
    expect(ask(shoe('couro'), 'ist das echtes Leder?', 'de', 'pt')).toMatchObject({ polarity: 'yes' })
  })
})

describe('what nobody wishes for', () => {
  const plant = (value: string): AskedProduct => ({
    ...nothing,
    title: 'Monstera',
    attributes: { 'Toxic to pets': value },
  })

  it.each([
    ['yes', 'is it ok for pets?', 'no'],
    ['no', 'is it ok for pets?', 'yes'],
    ['yes', 'is it toxic to pets?', 'yes'],
    ['no', 'is it poisonous to pets?', 'no'],
  ])('toxic to pets: %s, %s', (value, question, polarity) => {
    expect(ask(plant(value), question, 'en', 'en')).toMatchObject({ polarity })
  })
})

describe('how long it takes to charge, where only how long it runs is said', () => {
  const drone = (name: string, value: string): AskedProduct => ({
    ...nothing,
    title: 'Libélula',
    attributes: { [name]: value },
  })

  it.each([
    ['en', 'Runtime', 'how long does it take to charge?'],
    ['de', 'Laufzeit', 'wie lange dauert das Laden?'],
    ['fr', 'Autonomie', 'combien de temps pour le recharger ?'],
    ['it', 'Autonomia', 'quanto ci mette a ricaricarsi?'],
    ['es', 'Autonomía', '¿cuánto tarda en cargarse?'],
    ['nl', 'Gebruiksduur', 'hoe lang duurt het opladen?'],
    ['pt', 'Autonomia', 'quanto tempo demora a carregar?'],
  ] as const)('%s: %s is not said', (language, name, question) => {
    expect(ask(drone(name, '9 h'), question, language, language)).toMatchObject({ notSaid: true })
  })

  it.each([
    ['en', 'Charging time', 'how long does it take to charge?'],
    ['de', 'Ladezeit', 'wie lange dauert das Laden?'],
    ['es', 'Tiempo de carga', '¿cuánto tarda en cargarse?'],
    ['pt', 'Tempo de carregamento', 'quanto tempo demora a carregar?'],
  ] as const)('%s: %s is said', (language, name, question) => {
    expect(ask(drone(name, '2 h'), question, language, language)).toMatchObject({
      source: { attribute: name },
    })
  })
})

describe('a number of another kind than the one asked for', () => {
  it.each([
    ['fr', { Poids: '3,5 kg' }, 'il supporte quel poids ?'],
    ['de', { Leistung: '450 W' }, 'wie viele Geschwindigkeiten hat der?'],
    ['en', { Width: '45 cm', Weight: '6 kg' }, 'how many litres of soil go in?'],
    ['es', { Largo: '11 cm' }, '¿cuánta agua cabe?'],
  ] as const)('%s: %o, %s', (language, attributes, question) => {
    const product = { ...nothing, title: 'Atlas', attributes }
    expect(ask(product, question, language, language)).toMatchObject({ notSaid: true })
  })
})

describe('what it is called by, asked for', () => {
  const blocks: AskedProduct = {
    ...nothing,
    title: 'Bloques de madera Arenal',
    material: 'madera de haya',
  }

  it.each([
    ['es', '¿de qué madera son?'],
    ['es', 'los bloques arenal ¿de qué madera son?'],
    ['en', 'which wood is it?'],
    ['nl', 'welk hout is het?'],
    ['de', 'aus welchem Holz ist das?'],
    ['it', 'di che legno è?'],
    ['pt', 'de que madeira são?'],
  ] as const)('%s: %s', (language, question) => {
    expect(ask(blocks, question, language, 'es')).toMatchObject({ source: { value: 'madera de haya' } })
  })
})
