import { describe, expect, it } from 'vitest'
import { readFrame } from '#main/features/answering/goods/frame.ts'
import { readable } from '#main/features/answering/understand/text.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const frameOf = (message: string, code: LanguageCode) => readFrame(readable(message), [code])

describe('what a message excludes', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'headphones without a cable please', ['cable']],
    ['en', 'nothing in-ear, those always fall out', ['in ear']],
    ['en', 'dresses that are not black', ['black']],
    ['de', 'Schneidebrett, aber nicht aus Holz', ['holz']],
    ['de', 'Kaffeemaschine, aber keine Filtermaschine', ['filtermaschine']],
    ['fr', 'une couette sans plumes', ['plumes']],
    ['it', 'una borsa senza pelle', ['pelle']],
    ['es', 'un bolso sin cuero', ['cuero']],
    ['nl', 'een kussen zonder veren', ['veren']],
    ['pt', 'um casaco sem algodão', ['algodao']],
    ['pt', 'um doce sem nada de amendoim', ['amendoim']],
    ['en', 'ice cream, but no goat or sheep milk', ['goat', 'sheep', 'milk']],
    ['de', 'parabenfreie Creme', ['paraben']],
    ['pt', 'uma camisola mas sou alérgica a lã', ['la']],
    ['es', 'juguetes que no sean de madera', ['madera']],
    ['nl', 'ik wil geen plastic vloerkleed', ['plastic']],
    ['en', 'no plastic rug please', ['plastic']],
    ['it', 'non voglio un tappeto di plastica', ['plastica']],
    ['en', 'neither plastic nor silicone', ['plastic', 'silicone']],
    ['en', 'a bowl without plastic or silicone', ['plastic', 'silicone']],
    ['en', 'a bowl without plastic or a plate', ['plastic']],
    ['de', 'was ohne Kunststoff und Silikon', ['kunststoff', 'silikon']],
    ['fr', 'sans plastique ni silicone', ['plastique', 'silicone']],
    ['it', 'senza plastica né silicone', ['plastica', 'silicone']],
    ['es', 'sin plástico ni silicona', ['plastico', 'silicona']],
    ['es', 'todo menos plástico', ['plastico']],
    ['es', 'pero no me gusta el cilantro', ['cilantro']],
    ['nl', 'mijn hond kan niet tegen kip', ['kip']],
    ['nl', 'geen plastic of siliconen', ['plastic', 'siliconen']],
    ['pt', 'sem plástico nem silicone', ['plastico', 'silicone']],
    ['pt', 'mas não gosto de coentros', ['coentros']],
    ['it', 'ma non mi piace il coriandolo', ['coriandolo']],
    ['en', 'the black one, no', ['black']],
    ['de', 'nee, nicht in schwarz', ['schwarz']],
    ['fr', 'non, pas en noir', ['noir']],
    ['fr', 'nan pas noir', ['noir']],
    ['es', 'no, no quiero negro', ['negro']],
    ['pt', 'não, não quero preto', ['preto']],
    ['de', 'den schwarzen lieber nicht', ['schwarzen']],
    ['de', 'aus Glas mag ich nicht so', ['glas']],
    ['fr', 'celle en lin ne me plaît pas trop', ['lin']],
    ['es', 'la de espuma no', ['espuma']],
    ['it', 'quello da cuffia però no', ['cuffia']],
    ['nl', 'die grijze is niks voor mij', ['grijze']],
    ['pt', 'o verde é que não', ['verde']],
    ['en', 'a monitor, but not 27 inch', ['27 inch']],
    ['de', 'alles außer den mit 0,5 l', ['0,5 l']],
    ['nl', 'niet graanvrij', ['graanvrij']],
    ['fr', 'juste pas celui en flanelle', ['flanelle']],
    ['fr', 'tout sauf figue et feu de bois', ['figue', 'feu', 'bois']],
    ['pt', 'sapatos de homem, menos os de camurça', ['camurca']],
    ['pt', 'não quero nada com açúcar', ['acucar']],
    ['es', 'puzles, menos los de madera', ['madera']],
    ['es', 'juguetes con batería no', ['bateria']],
    ['it', 'meno quelli in pelle', ['pelle']],
    ['it', 'niente midi e niente roba da bambini', ['midi', 'bambini']],
    ['en', 'a laptop and no gaming machine', ['gaming']],
    ['en', 'everything but wool or cashmere', ['wool', 'cashmere']],
    ['en', 'any colour bar black', ['black']],
    ['en', 'suede ones are out', ['suede']],
    ['en', "houseplants that aren't poisonous for cats", ['poisonous']],
    ['nl', 'een mand, maar geen gevlochten ding', ['gevlochten']],
    ['nl', 'geen rood of roze', ['rood', 'roze']],
    ['nl', 'plastic hoeft niet', ['plastic']],
    ['de', 'Leder muss nicht sein', ['leder']],
    ['de', 'keine Lampe mit Kabel', ['kabel']],
  ])('%s: %s', (code, message, words) => {
    expect(frameOf(message, code).excluded.flat()).toEqual(words)
  })

  it.each<[LanguageCode, string, string]>([
    ['nl', 'ik wil geen plastic vloerkleed', 'vloerkleed'],
    ['it', 'non voglio un tappeto di plastica', 'tappeto'],
  ])('%s: the thing itself stays wanted in "%s"', (code, message, thing) => {
    expect(frameOf(message, code).rest).toContain(thing)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no problem, thanks'],
    ['en', 'I am not sure yet'],
    ['de', 'kein Problem'],
    ['fr', 'pas de souci'],
    ['pt', 'um café que não fosse muito forte'],
    ['es', 'una maleta que no pese mucho'],
    ['it', 'un frullatore che non faccia troppo rumore'],
    ['en', "it's waterproof, no?"],
    ['de', 'der funktioniert nicht'],
    ['nl', 'niet die'],
    ['fr', 'pas celui-là'],
    ['es', 'el segundo no'],
  ])('%s: nothing in "%s"', (code, message) => {
    expect(frameOf(message, code).excluded).toEqual([])
  })
})

describe('what was shown and is refused', () => {
  it.each<[LanguageCode, string, boolean]>([
    ['en', 'not that one', true],
    ['en', 'not the second', true],
    ['en', 'none of those', true],
    ['de', 'der gefällt mir nicht', true],
    ['de', 'keine davon', true],
    ['fr', "pas celui-là, l'autre", true],
    ['es', 'ese no es para mí', true],
    ['it', 'il primo no', true],
    ['nl', 'die vind ik niks', true],
    ['pt', 'esse não', true],
    ['en', 'not the black one', false],
    ['en', 'no', false],
    ['de', 'nein danke', false],
    ['it', 'quello nero no', false],
  ])('%s: %s', (code, message, isRefused) => {
    expect(frameOf(message, code).has.refused).toBe(isRefused)
  })
})

describe('the bounds of a message', () => {
  it.each<[LanguageCode, string, number | null, number | null]>([
    ['en', 'backpack with at least 40 litres', 40_000, null],
    ['en', 'monitor 27 inch or bigger', 685.8, null],
    ['en', 'laptops under 1.3 kg', null, 1300],
    ['en', 'something between 40 and 50 litres', 40_000, 50_000],
    ['de', 'Heißluftfritteuse mit mindestens 7 Litern', 7000, null],
    ['de', 'Geräte unter 500 Watt', null, 500],
    ['fr', 'un sac à dos de plus de 40 litres', 40_000, null],
    ['it', 'uno zaino da almeno 40 litri', 40_000, null],
    ['es', 'una mochila de al menos 40 litros', 40_000, null],
    ['nl', 'een aquarium van minstens 50 liter', 50_000, null],
    ['pt', 'máquina com pelo menos 1,5 litros', 1500, null],
    ['pt', 'móveis com menos de 5 kg', null, 5000],
    ['it', "l'olio da un litro", 1000, 1000],
    ['it', 'una bottiglia da mezzo litro', 500, 500],
    ['en', 'half a litre bottle', 500, 500],
    ['de', 'zwischen 30 und 50 cm hoch', 300, 500],
    ['fr', 'entre 100 et 150 cm', 1000, 1500],
    ['nl', 'van 1.5 tot 2 liter', 1500, 2000],
    ['es', 'de 40 a 50 litros', 40_000, 50_000],
    ['en', 'a rucksack with more than three pockets', 3, null],
    ['de', 'Kommode mit fünf oder mehr Fächern', 5, null],
    ['fr', 'une étagère avec au moins quatre planches', 4, null],
    ['fr', "avec plus d'une prise", 1, null],
    ['en', 'a rug no flatter than 8 mm', 8, null],
    ['de', 'ein flacheres als 8 mm', null, 8],
    ['nl', 'niet platter dan 8 mm', 8, null],
    ['es', 'más estrecha que 60 cm', null, 600],
    ['pt', 'mais estreito do que 60 cm', null, 600],
    ['en', 'dry faster than two hours', null, 2],
  ])('%s: %s', (code, message, from, to) => {
    expect(frameOf(message, code).bounds[0]).toMatchObject({ from, to })
  })

  it('are no comparison with a thing', () => {
    expect(frameOf('bigger than a shoe box', 'en').bounds).toEqual([])
  })

  it('take all the words that say them', () => {
    expect(frameOf('lamps between 2 and 4 kg', 'en').rest.trim()).toBe('lamps')
    expect(frameOf('Kerzen mit mehr als zwei Dochten', 'de').rest.trim()).toMatch(/^kerzen mit +dochten$/)
  })
})

describe('what a message sorts by', () => {
  it.each<[LanguageCode, string, string, 'most' | 'least', boolean]>([
    ['en', 'what is your lightest tent?', 'weight', 'least', false],
    ['en', 'anything cheaper?', 'price', 'least', true],
    ['de', 'welche Pfanne ist am leichtesten?', 'weight', 'least', false],
    ['de', 'etwas Günstigeres?', 'price', 'least', true],
    ['fr', 'quel est le plus lourd ?', 'weight', 'most', false],
    ['it', 'qual è la più economica?', 'price', 'least', false],
    ['es', '¿cuál es la más barata?', 'price', 'least', false],
    ['nl', 'welke is het goedkoopst?', 'price', 'least', false],
    ['pt', 'qual é a mais barata?', 'price', 'least', false],
    ['fr', 'celle qui tient le plus longtemps sur batterie', 'lasting', 'most', false],
    ['nl', 'en de krachtigste?', 'power', 'most', false],
    ['nl', 'welke gaat het langst mee op de accu?', 'lasting', 'most', false],
    ['de', 'der leiseste', 'loudness', 'least', false],
    ['es', 'el queso más curado', 'age', 'most', false],
    ['it', 'qualcosa di più leggero', 'weight', 'least', true],
  ])('%s: %s', (code, message, scale, end, isStep) => {
    expect(frameOf(message, code).sort).toMatchObject({ scale, end, isStep })
  })

  it('sorts by nothing where more is to be told', () => {
    expect(frameOf('tell me more about the second one', 'en').sort).toBeNull()
  })

  it('knows an attribute by its name', () => {
    expect(frameOf('which meat has the most protein', 'en').sort).toMatchObject({
      scale: null,
      names: ['protein'],
      end: 'most',
    })
  })
})

describe('what somebody must not have', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "my husband can't do sesame", 'sesame'],
    ['en', 'she reacts badly to wool', 'wool'],
    ['en', 'i get hives from latex', 'latex'],
    ['en', 'something warm, wool makes me itch', 'wool'],
    ['en', 'sesame is off limits for us', 'sesame'],
    ['en', 'celery doesnt agree with him', 'celery'],
    ['en', 'not keen on coriander', 'coriander'],
    ['de', 'Sellerie vertrage ich leider nicht', 'sellerie'],
    ['de', 'sie reagiert stark auf Wolle', 'wolle'],
    ['de', 'Sesam geht bei mir gar nicht', 'sesam'],
    ['de', 'von Latex bekomme ich Ausschlag', 'latex'],
    ['fr', 'la laine me donne des boutons', 'laine'],
    ['fr', 'il réagit mal au latex', 'latex'],
    ['fr', 'le céleri est interdit', 'celeri'],
    ['es', 'la lana me da alergia', 'lana'],
    ['es', 'el apio me sienta fatal', 'apio'],
    ['es', 'los frutos secos me sientan fatal', 'frutos secos'],
    ['it', 'il sedano mi fa male', 'sedano'],
    ['it', 'reagisce male al lattice', 'lattice'],
    ['nl', 'selderij mag hij niet hebben', 'selderij'],
    ['nl', 'ik word ziek van sesam', 'sesam'],
    ['pt', 'o aipo faz-me mal', 'aipo'],
    ['pt', 'reage mal ao látex', 'latex'],
  ])('%s: "%s" is without %s', (code, message, word) => {
    expect(frameOf(message, code).excluded).toContainEqual([word])
  })
})

describe('people, ages and diets', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'for my seven-year-old', 7],
    ['de', 'für meine siebenjährige Tochter', 7],
    ['fr', 'pour une fille de sept ans', 7],
    ['it', 'ha sette anni', 7],
    ['it', 'e per la sorella di 12?', 12],
    ['es', 'cumple 7', 7],
    ['nl', 'voor een meisje van zeven', 7],
    ['pt', 'para o meu filho de 7', 7],
  ])('%s: the age in "%s"', (code, message, years) => {
    expect(frameOf(message, code).years).toBe(years)
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'there are five of us', 5],
    ['de', 'ein fünfköpfiger Haushalt', 5],
    ['fr', 'une famille de 5', 5],
    ['it', 'una famiglia di 5', 5],
    ['es', 'una familia de 5', 5],
    ['nl', "we zijn met z'n vijven", 5],
    ['pt', 'uma família de 5', 5],
  ])('%s: the people in "%s"', (code, message, people) => {
    expect(frameOf(message, code).people).toBe(people)
  })

  it('are read as what they limit', () => {
    expect(frameOf('a tent for 4 people', 'en').people).toBe(4)
    expect(frameOf('pyjamas for a 6 year old', 'en').years).toBe(6)
    expect(frameOf('im coeliac, what pasta can i eat', 'en').diets).toEqual(['gluten_free'])
    expect(frameOf('hebben jullie veganistische kaas?', 'nl').diets).toEqual(['vegan'])
    expect(frameOf('è allergico alla frutta a guscio', 'it').diets).toEqual(['nut_free'])
    expect(frameOf('not the vegan one', 'en')).toMatchObject({ diets: [], excluded: [['vegan']] })
  })
})

describe('a limit that leaves the number itself out', () => {
  it.each<[LanguageCode, string, boolean]>([
    ['en', 'a cable longer than 5 m', true],
    ['en', 'a cable of at least 5 m', false],
    ['en', 'no more than 10 kg', false],
    ['de', 'Kabel länger als 5 m', true],
    ['de', 'mindestens 5 m', false],
    ['fr', 'plus de 5 m', true],
    ['es', 'más de 5 m', true],
    ['it', 'più di 5 m', true],
    ['nl', 'langer dan 5 m', true],
    ['pt', 'mais de 5 m', true],
  ])('%s: %s', (code, message, isBeyond) => {
    expect(frameOf(message, code).bounds.map((bound) => bound.isBeyond ?? false)).toEqual([isBeyond])
  })
})

describe('which end of the price', () => {
  it.each<[LanguageCode, string]>([
    ['pt', 'qual fica mais em conta?'],
    ['pt', 'qual sai mais barato?'],
    ['es', '¿cuál sale más a cuenta?'],
    ['es', '¿cuál sale más barato?'],
    ['it', 'quale viene più economico?'],
    ['fr', 'le meilleur marché'],
    ['en', 'which is easier on the budget?'],
    ['en', 'which one is the best value'],
  ])('%s: "%s" is the cheap one', (code, message) => {
    expect(frameOf(message, code).sort).toMatchObject({ scale: 'price', end: 'least' })
  })

  it.each<[LanguageCode, string]>([
    ['pt', 'qual fica mais caro?'],
    ['pt', 'qual custa mais?'],
    ['es', '¿cuál cuesta más?'],
  ])('%s: "%s" is the dear one', (code, message) => {
    expect(frameOf(message, code).sort).toMatchObject({ scale: 'price', end: 'most' })
  })
})

describe('whatever there is', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'anything under 20 pounds in pink?'],
    ['en', 'and the cheapest thing you do for kids'],
    ['en', 'what have you got for rainy days'],
    ['en', 'do you have a product for limescale'],
    ['de', 'und was zum Brot aufbewahren?'],
    ['de', 'habt ihr auch was gegen Motten'],
    ['de', 'was gibts für den gedeckten Tisch zwischen 25 und 30 Euro'],
    ['de', 'das Leichteste, was ihr für Kinder habt'],
    ['fr', 'et de quoi habiller la fenêtre ?'],
    ['fr', "qu'est-ce que vous avez à moins de 15 euros ?"],
    ['fr', 'un truc pour la salle de bain'],
    ['it', 'cosa avete in turchese?'],
    ['it', 'la cosa più economica per un bimbo'],
    ['es', '¿y lo más barato para un bebé?'],
    ['es', '¿qué hay de madera?'],
    ['nl', 'het lichtste dat jullie hebben'],
    ['nl', 'heb je ook wat voor hamsters'],
    ['pt', 'e têm produto para isso?'],
    ['pt', 'o que há abaixo de 10 euros?'],
  ])('%s: %s', (code, message) => {
    expect(frameOf(message, code).has.anything).toBe(true)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what jackets do you have?'],
    ['en', 'is it made where they make nut stuff?'],
    ['de', 'was für eine Farbe hat die?'],
    ['de', 'was kostet das?'],
    ['fr', 'de quoi est-il fait ?'],
    ['nl', 'wat kost die?'],
    ['pt', 'quanto custa isso?'],
  ])('%s: "%s" names something or asks about it', (code, message) => {
    expect(frameOf(message, code).has.anything).toBe(false)
  })
})
