import { describe, expect, it } from 'vitest'
import { sameWords } from '#main/features/answering/goods/shop-words.ts'
import { type AskedProduct, answerAbout } from '#main/features/answering/product-questions/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const nothing = { description: null, brand: null, category: null, color: null, size: null, material: null }

type Said = { readonly attributes?: Record<string, string>; readonly description?: string }

function ask(said: Said, question: string, language: LanguageCode, title = 'Oriel') {
  const product: AskedProduct = { ...nothing, title, brand: 'Oriel', ...said }
  const same = (word: string) => sameWords(word, [language], language, null)
  return answerAbout(product, question, language, undefined, { language, same })
}

describe('what a value tells by its words, whatever it is called', () => {
  it.each([
    [
      'en',
      { Composition: '94 % viscose, 6 % spandex', Fit: 'loose' },
      'is the fabric stretchy?',
      'Composition',
    ],
    [
      'de',
      { Zusammensetzung: '90 % Baumwolle, 10 % Elasthan', Passform: 'eng' },
      'ist das elastisch?',
      'Zusammensetzung',
    ],
    [
      'fr',
      { Composition: '93 % lin, 7 % élasthanne', Coupe: 'large' },
      'elle est extensible ?',
      'Composition',
    ],
    ['es', { Composición: '95 % algodón, 5 % elastano', Corte: 'ancho' }, '¿es elástica?', 'Composición'],
    [
      'it',
      { Composizione: '95 % cotone, 5 % elastan', Vestibilità: 'ampia' },
      'è elasticizzato?',
      'Composizione',
    ],
    [
      'nl',
      { Samenstelling: '95 % katoen, 5 % elastaan', Pasvorm: 'wijd' },
      'is hij rekbaar?',
      'Samenstelling',
    ],
    ['pt', { Composição: '95 % algodão, 5 % elastano', Corte: 'largo' }, 'é elástica?', 'Composição'],
    ['en', { Alcohol: '4.8 % vol', Brewery: 'Harbour' }, 'how strong is it?', 'Alcohol'],
    ['de', { Alkoholgehalt: '4,8 % vol' }, 'wie viel Prozent hat das Bier?', 'Alkoholgehalt'],
    ['fr', { Degré: '12,5 % vol' }, 'il fait combien de degrés ?', 'Degré'],
    ['nl', { Alcoholpercentage: '6,5 %' }, 'hoe sterk is het?', 'Alcoholpercentage'],
    ['en', { Ingredients: 'water, malt, hops', ABV: '5 %' }, "what's the alcohol content?", 'ABV'],
    ['en', { Composition: '96 % cotton, 4 % elastane' }, 'does the fabric have any stretch?', 'Composition'],
    ['nl', { Vulling: 'dons', Hoes: 'katoen' }, 'wat zit er in?', 'Vulling'],
  ] as const)('%s, %o: %s', (language, attributes, question, attribute) => {
    expect(ask({ attributes }, question, language)).toMatchObject({ source: { attribute } })
  })

  it.each([
    ['en', { Care: 'wash at 30 °C' }, 'do I have to iron it?'],
    ['de', { Pflege: 'Handwäsche' }, 'muss man das bügeln?'],
    ['it', { Lavaggio: '30 °C' }, 'bisogna stirarlo?'],
    ['en', { Ingredients: 'milk, sugar, cocoa' }, 'how many calories does it have?'],
    ['de', { Zutaten: 'Milch, Zucker, Kakao' }, 'wie viele Kalorien sind das?'],
    ['fr', { Ingrédients: 'lait, sucre, cacao' }, 'combien de calories ?'],
    ['es', { Ingredientes: 'leche, azúcar' }, '¿cuántas calorías tiene?'],
    ['en', { 'Dishwasher safe': 'no' }, 'is it rust-free?'],
    ['fr', { Contenance: '33 cl' }, 'combien de calories dans une bouteille ?'],
    ['de', { Inhalt: '0,5 l' }, 'was ist da drin?'],
  ] as const)('%s, %o: %s is not said', (language, attributes, question) => {
    expect(ask({ attributes }, question, language)).toMatchObject({ notSaid: true })
  })
})

describe('how much of something there is', () => {
  it.each([
    ['en', { Ingredients: 'rye flour 70 %, water, honey 4 %' }, 'how much honey is in it?', 'Ingredients'],
    ['en', { Ingredients: 'rye flour 70 %, walnuts 9 %' }, 'what share of nuts does it have?', 'Ingredients'],
    ['de', { Zutaten: 'Roggenmehl 70 %, Wasser', Höhe: '9 cm' }, 'wie hoch ist der Roggenanteil?', 'Zutaten'],
    ['fr', { Ingrédients: 'mûres 55 %, sucre' }, 'quel pourcentage de fruits ?', 'Ingrédients'],
    ['pt', { Ingredientes: 'amoras 55 %, açúcar' }, 'quanta amora leva?', 'Ingredientes'],
    [
      'it',
      { Batteria: '12 V, 2 Ah', Dotazione: 'borsa, 3 batterie' },
      'quante batterie ci sono?',
      'Dotazione',
    ],
  ] as const)('%s, %o: %s', (language, attributes, question, attribute) => {
    expect(ask({ attributes }, question, language)).toMatchObject({ source: { attribute } })
  })

  it('counts in a sentence, not what each of them carries', () => {
    const said = { attributes: { Load: '12 kg per shelf' }, description: 'Four adjustable shelves.' }
    expect(ask(said, 'how many shelves are there?', 'en')).toMatchObject({ text: 'Four adjustable shelves.' })
  })

  it.each([
    ['en', 'Ingredients', 'oats, sugar, butter', 'how much sugar is in it?'],
    ['de', 'Zutaten', 'Hafer, Zucker, Butter', 'wie viel Zucker ist drin?'],
    ['en', 'Ingredients', 'black tea, caffeine', "what's the caffeine content?"],
    ['nl', 'Ingrediënten', 'haver, suiker, boter', 'hoeveel suiker zit erin?'],
  ] as const)('%s: what is only listed is not how much', (language, name, value, question) => {
    expect(ask({ attributes: { [name]: value } }, question, language)).toMatchObject({ notSaid: true })
  })
})

describe('yes or no, where the fact decides', () => {
  it.each([
    ['en', { Care: 'wash at 40 °C, do not bleach' }, 'can I wash it at 60?', 'no'],
    ['de', { Pflege: 'waschen bis 60 °C, nicht bleichen' }, 'kann ich das bei 40 Grad waschen?', 'yes'],
    ['es', { Lavado: '30 °C, no usar secadora' }, '¿se puede lavar a 60 grados?', 'no'],
    ['de', { Spülmaschinengeeignet: 'nein' }, 'kann die in die Spülmaschine?', 'no'],
    ['de', { Belastbarkeit: '90 kg', Gewicht: '4 kg' }, 'hält der Hocker 100 Kilo aus?', 'no'],
    ['fr', { 'Charge maximale': '120 kg', Poids: '5 kg' }, 'elle tient quelqu’un de 130 kg ?', 'no'],
    ['fr', { Joueurs: '3 à 6' }, 'on peut y jouer à deux ?', 'no'],
    ['en', { Players: '2 to 5' }, 'can four people play?', 'yes'],
    ['it', { Posti: '2' }, 'ci stiamo in tre?', 'no'],
    ['de', { Alter: 'ab 6 Jahren' }, 'meine Tochter ist 4 Jahre alt, passt das Alter?', 'no'],
    ['nl', { Meegeleverd: 'tas, kabel' }, 'zit er een kabel bij?', 'yes'],
  ] as const)('%s, %o: %s %s', (language, attributes, question, polarity) => {
    expect(ask({ attributes }, question, language)).toMatchObject({ polarity })
  })

  it.each([
    ['es', 'Se envía desmontada.', '¿viene montada?', 'no'],
    ['en', 'Bag and pegs included.', 'are the pegs in the box?', 'yes'],
    ['nl', 'Kussen niet inbegrepen.', 'zit er een kussen bij?', 'no'],
    ['en', 'A creamy, only lightly sweet spread.', 'is it sweet?', null],
    ['de', 'Brot, nur leicht gesalzen.', 'ist das gesalzen?', null],
  ] as const)('%s, %s %s %s', (language, description, question, polarity) => {
    expect(ask({ description }, question, language)).toMatchObject({ polarity })
  })

  it('comes before a fact that leaves it open', () => {
    const said = { attributes: { Waterkolom: '8.000 mm' }, description: 'Waterdichte poncho met capuchon.' }
    expect(ask(said, 'is hij waterdicht?', 'nl')).toMatchObject({ polarity: 'yes' })
  })

  it('a knife is no bread knife', () => {
    const said = { attributes: { Lieferumfang: 'Messer, Etui' } }
    expect(ask(said, 'ist ein Brotmesser dabei?', 'de')).toMatchObject({ polarity: null })
    expect(ask(said, 'ist ein Messer dabei?', 'de')).toMatchObject({ polarity: 'yes' })
  })
})

describe('what it is without', () => {
  it.each([
    ['en', 'Balm with shea, free from perfume and colourants.', 'does it contain perfume?', 'no'],
    ['en', 'Balm with shea, free from perfume and colourants.', 'is it perfume free?', 'yes'],
    ['de', 'Trinkflasche aus Tritan, BPA-frei.', 'ist da BPA drin?', 'no'],
    ['de', 'Trinkflasche aus Tritan, BPA-frei.', 'ist die ohne BPA?', 'yes'],
    ['fr', 'Sirop sans sucre ni colorant, avec du miel.', "c'est sans colorant ?", 'yes'],
    ['fr', 'Sirop sans sucre ni colorant, avec du miel.', 'il y a du sucre dedans ?', 'no'],
    ['fr', 'Sirop sans sucre ni colorant, avec du miel.', 'il y a du miel dedans ?', 'yes'],
    ['es', 'Galletas sin azúcar ni huevo, con avena.', '¿lleva huevo?', 'no'],
    ['es', 'Galletas sin azúcar ni huevo, con avena.', '¿lleva avena?', 'yes'],
    ['it', 'Detersivo senza profumo, con bicarbonato.', 'è senza profumo?', 'yes'],
    ['nl', 'Shampoo zonder siliconen, met argan.', 'zitten er siliconen in?', 'no'],
    ['pt', 'Creme sem álcool, com aveia.', 'é sem álcool?', 'yes'],
    ['it', 'Lettore che va senza telefono: serve una scheda.', 'serve la scheda?', 'yes'],
  ] as const)('%s, %s: %s', (language, description, question, polarity) => {
    expect(ask({ description }, question, language)).toMatchObject({ polarity })
  })
})

describe('in a word of its own', () => {
  it.each([
    ['de', 'Zwei Gläser mit Bambusdeckeln.', 'sind da Deckel dabei?'],
    ['de', 'Regenmantel mit abnehmbarer Kapuze.', 'hat der ne Kapuze?'],
    ['fr', 'Veilleuse avec minuterie et télécommande.', 'est-ce qu’il y a une télécommande ?'],
  ] as const)('%s, %s: %s', (language, description, question) => {
    expect(ask({ description }, question, language)).toMatchObject({ polarity: 'yes' })
  })

  it('counts what is called so, and not what is counted beside it', () => {
    const attributes = { Strings: '6', Knobs: '3' }
    expect(ask({ attributes }, 'how many knobs are there?', 'en')).toMatchObject({
      source: { attribute: 'Knobs' },
    })
  })
})
