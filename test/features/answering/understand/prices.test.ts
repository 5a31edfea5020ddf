import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { read } from './shop.ts'

type Case = readonly [LanguageCode, string, number | null, number | null]

const limits: readonly Case[] = [
  ['en', 'jackets under 50', null, 50],
  ['en', 'tents under 400 without cotton', null, 400],
  ['de', 'zelte bis 400 ohne baumwolle', null, 400],
  ['fr', 'tentes à moins de 400 sans coton', null, 400],
  ['en', "i don't want to spend more than 60", null, 60],
  ['en', 'nothing over 60 euros', null, 60],
  ['en', '60 tops', null, 60],
  ['en', 'not exceeding 60 euros', null, 60],
  ['de', 'ich möchte nicht mehr als 60 euro ausgeben', null, 60],
  ['de', 'es sollte nicht über 60 euro kosten', null, 60],
  ['de', '60 euro höchstens', null, 60],
  ['de', 'darf nicht mehr als 60 kosten', null, 60],
  ['fr', 'je ne veux pas dépenser plus de 60 euros', null, 60],
  ['fr', 'qui ne dépasse pas 60 euros', null, 60],
  ['fr', '60 euros grand maximum', null, 60],
  ['fr', 'pas plus de 60 euros', null, 60],
  ['es', 'no quiero gastar más de 60 euros', null, 60],
  ['es', 'que no pase de 60 euros', null, 60],
  ['es', 'que no supere los 60 euros', null, 60],
  ['es', '60 euros como mucho', null, 60],
  ['es', 'sin pasarme de 60 euros', null, 60],
  ['it', 'non vorrei spendere più di 60 euro', null, 60],
  ['it', 'che non superi i 60 euro', null, 60],
  ['it', 'massimo 60 euro', null, 60],
  ['it', 'senza superare i 60 euro', null, 60],
  ['nl', 'ik wil niet meer dan 60 euro uitgeven', null, 60],
  ['nl', 'het mag niet boven de 60 euro komen', null, 60],
  ['nl', '60 euro max', null, 60],
  ['nl', 'niet duurder dan 60 euro', null, 60],
  ['pt', 'não quero gastar mais de 60 euros', null, 60],
  ['pt', 'que não passe de 60 euros', null, 60],
  ['pt', 'que não ultrapasse os 60 euros', null, 60],
  ['pt', 'no máximo 60 euros', null, 60],
  ['pt', 'sem passar dos 60 euros', null, 60],
  ['en', 'between 20 and 40 €', 20, 40],
  ['en', 'max. 30 euros', null, 30],
  ['en', 'tents from 100', 100, null],
  ['en', 'jackets around 50', 40, 60],
  ['en', 'less than thirty five', null, 35],
  ['en', 'laptops under 1,299.00', null, 1299],
  ['en', 'iphone 15 under 500', null, 500],
  ['en', '27 inch monitor for less than $200', null, 200],
  ['en', 'no more than 80 please', null, 80],
  ['en', 'not less than 80 euros', 80, null],
  ['en', '20-40 €', 20, 40],
  ['en', '50 or less', null, 50],
  ['de', 'Jacken bis 50 Euro', null, 50],
  ['de', 'unter 30', null, 30],
  ['de', 'Zelte zwischen zwanzig und vierzig Euro', 20, 40],
  ['de', 'unter fünfzig Euro', null, 50],
  ['de', 'unter fuenfzig Euro', null, 50],
  ['de', 'Laptops unter 1.299,00 €', null, 1299],
  ['de', 'bis 1 299 €', null, 1299],
  ['de', 'ab 100 Euro', 100, null],
  ['de', 'höchstens 49,90', null, 49.9],
  ['fr', 'vestes à moins de 50 €', null, 50],
  ['fr', 'entre 20 et 40 euros', 20, 40],
  ['fr', 'jusqu’à quatre-vingt-dix euros', null, 90],
  ['es', 'chaquetas por menos de 50 euros', null, 50],
  ['es', 'entre veinte y cuarenta euros', 20, 40],
  ['it', 'giacche a meno di 50 euro', null, 50],
  ['it', 'tra 20 e 40 euro', 20, 40],
  ['it', 'sotto i cinquanta euro', null, 50],
  ['nl', 'jassen voor minder dan 50 euro', null, 50],
  ['nl', 'tussen de 20 en 40 euro', 20, 40],
  ['nl', 'onder de vijfentwintig euro', null, 25],
  ['pt', 'casacos até 50 euros', null, 50],
  ['pt', 'entre 20 e 40 euros', 20, 40],
  ['pt', 'menos de trinta e cinco euros', null, 35],
  ['fr', "un cadeau, une trentaine d'euros", null, 30],
  ['it', 'un regalo, una trentina di euro', null, 30],
  ['es', 'un regalo de una veintena de euros', null, 20],
  ['pt', 'dos 20 aos 40 euros', 20, 40],
  ['nl', 'een cadeautje van een tientje', null, 10],
  ['de', 'ich hab nen Zwanziger', null, 20],
]

const noLimits: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'iphone 15'],
  ['en', 'galaxy s23 from 2023'],
  ['en', '12 inch tent pegs'],
  ['en', 'monitor under 27 inch'],
  ['en', 'tents for up to 4 people'],
  ['en', 'tents up to 4'],
  ['en', 'shoes from 40 to 44'],
  ['en', 'boots in sizes up to 46'],
  ['en', 'sleeping bag for under 10 degrees'],
  ['en', 'is shipping free over 60 euros?'],
  ['en', 'are you open until 18?'],
  ['en', 'delivered within 24 hours'],
  ['en', 'at least 20 pockets'],
  ['en', 'what about 50 cent'],
  ['de', 'Liefern Sie bis 24.12.?'],
  ['de', 'Schuhe bis Größe 46'],
  ['de', 'ist der Versand ab 50 Euro kostenlos?'],
  ['de', 'haben Sie bis 18 Uhr auf?'],
  ['de', 'Rucksack mit mehr als 30 Liter'],
  ['fr', 'livraison gratuite à partir de 50 euros ?'],
  ['es', 'botas de la talla 40 a 44'],
  ['it', 'ho 50 anni'],
  ['nl', 'tent voor meer dan 10 personen'],
  ['pt', 'mochila de 20 a 30 litros'],
]

describe('price limits', () => {
  it.each(limits)('reads (%s) %s', (language, message, min, max) => {
    expect(read(message, language).limits).toMatchObject({ price_min: min, price_max: max })
  })

  it.each(noLimits)('takes no other number for a price (%s): %s', (language, message) => {
    expect(read(message, language).limits).toMatchObject({ price_min: null, price_max: null })
  })

  it('leaves the limit out of what is searched for', () => {
    expect(read('red tents under fifty euros').words).toEqual(['red', 'tents'])
  })
})
