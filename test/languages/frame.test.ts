import { describe, expect, it } from 'vitest'
import type { CueList } from '#main/languages/cues.ts'
import { frame as de } from '#main/languages/de/frame.ts'
import { frame as en } from '#main/languages/en/frame.ts'
import { frame as es } from '#main/languages/es/frame.ts'
import { frame as fr } from '#main/languages/fr/frame.ts'
import { diets, scales } from '#main/languages/frame.ts'
import { frame as it_ } from '#main/languages/it/frame.ts'
import { frame as nl } from '#main/languages/nl/frame.ts'
import { compile } from '#main/languages/pattern.ts'
import { frame as pt } from '#main/languages/pt/frame.ts'
import { fold } from '#main/lib/text/fold.ts'

const frames = { en, de, fr, es, it: it_, nl, pt }
type Code = keyof typeof frames
const codes = Object.keys(frames) as Code[]

/** Every list by its name: "exclude", "diets.vegan", "weight.least". */
function listsOf(code: Code): Map<string, CueList> {
  const { between: _, diets: byDiet, scales: byScale, ...plain } = frames[code]
  return new Map<string, CueList>([
    ...Object.entries(plain),
    ...diets.map((diet) => [`diets.${diet}`, byDiet[diet]] as const),
    ...scales.flatMap((scale) =>
      (['most', 'more', 'least', 'less'] as const).map(
        (end) => [`${scale}.${end}`, byScale[scale][end]] as const,
      ),
    ),
  ])
}

const patterns = new Map(
  codes.map((code) => [code, new Map([...listsOf(code)].map(([name, list]) => [name, compile(list)]))]),
)

function find(code: Code, list: string, message: string): RegExpExecArray | null {
  const pattern = patterns.get(code)?.get(list)
  if (!pattern) throw new Error(`There is no list ${list}`)
  return pattern.exec(fold(message))
}

/** The message, the lists that must find something in it, and those that must not. */
type Row = readonly [message: string, found: string, notFound?: string]

const table: Readonly<Record<Code, readonly Row[]>> = {
  en: [
    ['biker jacket but no real leather', 'exclude', 'notExclude avoid'],
    ['dresses that are not black', 'exclude', 'notExclude'],
    ['anything but salmon please', 'exclude'],
    ['chocolates with neither alcohol nor nuts', 'exclude'],
    ['no problem, thanks', 'notExclude'],
    ['i am not sure yet', 'notExclude'],
    ["don't you have kettles?", 'notExclude', 'exclude'],
    ['not over 50 pounds', 'notExclude atMost'],
    ['my boy is allergic to peanuts', 'avoid allergy', 'diets.vegan'],
    ['i cant have lactose', 'avoid'],
    ['sugar free jam', 'freeOf diets.sugar_free'],
    ['is delivery free?', '', 'freeOf'],
    ['a wireless mouse', '', 'freeOf exclude'],
    ['stainless steel pan', '', 'freeOf'],
    ['im coeliac, which pasta?', 'diets.gluten_free allergy'],
    ['decaf beans', 'diets.caffeine_free'],
    ['at least 40 litres', 'atLeast', 'atMost'],
    ['15 inches or more', 'orMore', 'orLess'],
    ['which tent is the lightest?', 'weight.least', 'weight.less weight.most'],
    ['something lighter', 'weight.less', 'weight.least'],
    ['not too heavy please', 'weight.less notExclude'],
    ['which vacuum is the quietest', 'loudness.least', 'loudness.most'],
    ['which one is softer', 'hardness.less these'],
    ['what lasts longest on battery', 'lasting.most'],
    ['the laptop with the most ram', 'memory.most most', 'memory.more'],
    ['are both dishwasher safe?', 'both', 'other'],
    ['and the other one?', 'other', 'both'],
    ['no sorry i meant the small one', 'correction'],
    ['when will it be back in stock?', 'backWhen', 'howManyLeft'],
    ['how many have you got left?', 'howManyLeft', 'backWhen'],
    ['how many jackets do you have?', '', 'howManyLeft'],
    ['a tent for 4 people', 'forPeople', 'yearsOld'],
    ['pyjamas for a 6 year old', 'yearsOld', 'forPeople'],
    ['my size is 12', '', 'yearsOld'],
    ['gift for my sister', 'gift'],
    ['can you wrap it as a gift?', '', 'gift'],
    ['how much is that per kilo', 'perUnit'],
    ['i am looking for a bag', '', 'perUnit'],
  ],
  de: [
    ['schneidebrett, aber nicht aus holz', 'exclude', 'notExclude avoid'],
    ['mixer ausser rot', 'exclude'],
    ['Decke ohne Wolle', 'exclude'],
    ['kein Problem, danke', 'notExclude'],
    ['ich bin mir nicht sicher', 'notExclude'],
    ['habt ihr keine wasserkocher?', 'notExclude'],
    ['nicht mehr als 30 euro', 'notExclude atMost'],
    ['mein sohn ist allergisch gegen nüsse', 'avoid allergy diets.nut_free'],
    ['ich vertrage keine milch', 'avoid'],
    ['laktosefreier Käse', 'diets.lactose_free', 'diets.gluten_free'],
    ['koffeinfreier kaffee', 'diets.caffeine_free'],
    ['rostfrei und bügelfrei', '', 'freeOf'],
    ['mindestens 7 liter', 'atLeast', 'atMost'],
    ['höchstens 70 Euro', 'atMost', 'atLeast'],
    ['töpfe mit mehr als 5 liter', 'moreThan', 'lessThan'],
    ['15 zoll oder größer', 'orMore'],
    ['welche pfanne ist am leichtesten?', 'weight.least', 'weight.less weight.most'],
    ['welcher ist leichter, Skarvan oder Fjell?', 'weight.less', 'weight.least'],
    ['leichter rucksack bis 50 euro', '', 'weight.less'],
    ['großer Topf', '', 'size.more'],
    ['welcher ist größer?', 'size.more these', 'size.most'],
    ['welcher Staubsauger ist leiser', 'loudness.less', 'loudness.more'],
    ['die kerze, die am längsten brennt', 'lasting.most'],
    ['zu teuer', 'price.less', 'price.more'],
    ['der mit der meisten leistung', 'power.most most'],
    ['was kosten beide zusammen', 'both together'],
    ['wir ziehen zusammen', '', 'together'],
    ['und der andere?', 'other', 'both'],
    ['nein, ich meinte die kleine', 'correction'],
    ['wann kommt die wieder rein?', 'backWhen', 'howManyLeft'],
    ['wie viele sind noch da?', 'howManyLeft', 'backWhen'],
    ['wie viele jacken habt ihr?', '', 'howManyLeft'],
    ['geschirr für vier leute', 'forPeople', 'yearsOld'],
    ['etwas für einen 6-jährigen', 'yearsOld', 'forPeople'],
    ['2 Jahre Garantie', '', 'yearsOld'],
    ['geschenk für meine mutter', 'gift'],
    ['könnt ihr das als geschenk einpacken?', '', 'gift'],
    ['gibts den auch in rot?', 'haveIt'],
  ],
  fr: [
    ['une couette mais surtout pas de plumes', 'exclude', 'notExclude'],
    ['tapis de bain pas en bambou', 'exclude', 'notExclude'],
    ['un plaid sans laine', 'exclude', 'notExclude'],
    ["rien d'enduit", 'exclude'],
    ['pas de souci, merci', 'notExclude'],
    ["je n'ai pas reçu ma commande", 'notExclude', 'exclude'],
    ["vous n'avez pas de plaids ?", 'notExclude'],
    ['souris sans fil', 'notExclude'],
    ['pas plus de 70 euros', 'notExclude atMost'],
    ['je suis allergique aux noix', 'avoid allergy diets.nut_free'],
    ['mon fils ne peut pas manger de noix', 'avoid', 'notExclude'],
    ['chocolat sans lactose', 'diets.lactose_free', 'diets.gluten_free'],
    ['un café décaféiné', 'diets.caffeine_free'],
    ['au moins 50 heures', 'atLeast', 'atMost'],
    ['vous faites des draps ?', '', 'atLeast'],
    ['un plaid de moins de 800 g', 'lessThan', 'moreThan'],
    ['lequel est le plus léger', 'weight.least these', 'weight.less weight.most'],
    ['quelque chose de plus léger', 'weight.less', 'weight.least'],
    ['la moins chère', 'price.least', 'price.less price.most'],
    ['quel est le plus lumineux', 'brightness.most', 'brightness.more'],
    ['quelle bougie brûle le plus longtemps ?', 'lasting.most', 'lasting.more'],
    ['celui qui dure plus longtemps', 'lasting.more', 'lasting.most'],
    ['votre plus grand plaid', 'size.most', 'size.more'],
    ["l'ordinateur avec le plus de ram", 'memory.most most', 'memory.more'],
    ['trop lourd', 'weight.less', 'weight.more'],
    ['combien les deux ensemble ?', 'both together'],
    ["et l'autre ?", 'other', 'both'],
    ['je voulais dire la rouge', 'correction'],
    ['il revient quand ?', 'backWhen', 'howManyLeft'],
    ['il en reste combien ?', 'howManyLeft', 'backWhen'],
    ["c'est bon pour 8 personnes ?", 'forPeople', 'yearsOld'],
    ['un jeu pour un enfant de 6 ans', 'yearsOld', 'forPeople'],
    ['garantie 2 ans', '', 'yearsOld'],
    ['idée cadeau pour des amis', 'gift'],
    ['vous faites des paquets cadeaux ?', '', 'gift'],
    ["vous l'avez en terracotta ?", 'haveIt'],
  ],
  es: [
    ['¿tenéis velas sin perfume?', 'exclude', 'notExclude'],
    ['una chaqueta que no sea de cuero', 'exclude', 'notExclude'],
    ['no negra, por favor', 'exclude', 'notExclude'],
    ['todo menos el rojo', 'exclude'],
    ['no hay problema', 'notExclude'],
    ['no me ha llegado el pedido', 'notExclude'],
    ['¿no tenéis mantas?', 'notExclude'],
    ['no más de 50 euros', 'notExclude atMost'],
    ['soy alérgico a los frutos secos', 'avoid allergy diets.nut_free'],
    ['mi hijo no puede comer gluten', 'avoid', 'notExclude'],
    ['chocolate sin lactosa', 'diets.lactose_free', 'diets.gluten_free'],
    ['cerveza sin alcohol', 'diets.alcohol_free'],
    ['al menos 3 litros', 'atLeast', 'atMost least less'],
    ['40 litros o más', 'orMore', 'orLess'],
    ['por debajo de 100 euros', 'lessThan', 'moreThan'],
    ['la mochila más ligera', 'weight.least', 'weight.less weight.most'],
    ['una mochila más ligera', 'weight.less', 'weight.least'],
    ['cuál pesa menos', 'weight.least', 'weight.less'],
    ['¿cuál dura más?', 'lasting.most', 'lasting.more'],
    ['uno que dure más', 'lasting.more', 'lasting.most'],
    ['la aspiradora más silenciosa', 'loudness.least', 'loudness.less'],
    ['qué portátil tiene más memoria ram', 'memory.most', 'memory.more'],
    ['con la pantalla más grande', 'screen.most', 'screen.more'],
    ['es demasiado caro', 'price.less', 'price.more'],
    ['¿cuánto cuestan los dos juntos?', 'both together'],
    ['el otro, ¿cuánto cuesta?', 'other', 'both'],
    ['no, quería decir la azul', 'correction'],
    ['¿cuándo vuelve a haber?', 'backWhen', 'howManyLeft'],
    ['¿cuántos os quedan?', 'howManyLeft', 'backWhen'],
    ['¿cuántas chaquetas tenéis?', '', 'howManyLeft'],
    ['para 4 personas', 'forPeople', 'yearsOld'],
    ['mi hija tiene 8 años', 'yearsOld', 'forPeople'],
    ['garantía de 2 años', '', 'yearsOld'],
    ['un regalo para mi padre', 'gift'],
    ['¿lo envolvéis para regalo?', '', 'gift'],
    ['¿lo tenéis en rojo?', 'haveIt'],
  ],
  it: [
    ['una tastiera, ma niente midi', 'exclude', 'notExclude'],
    ['senza mobile però', 'exclude', 'notExclude'],
    ['non nere per favore', 'exclude', 'notExclude'],
    ['una borsa che non sia di pelle', 'exclude', 'notExclude'],
    ['nessun problema', 'notExclude'],
    ["non vedo l'ora", 'notExclude'],
    ['non avete chitarre?', 'notExclude'],
    ['mouse senza fili', 'notExclude'],
    ['non più di 50 euro', 'notExclude atMost'],
    ['sono allergica alle noci', 'avoid allergy diets.nut_free'],
    ['non può mangiare glutine', 'avoid', 'notExclude'],
    ['formaggio senza lattosio', 'diets.lactose_free', 'diets.gluten_free'],
    ['un aperitivo analcolico', 'diets.alcohol_free'],
    ['almeno 30 watt', 'atLeast', 'atMost'],
    ['di 5 metri o più', 'orMore', 'orLess'],
    ['oltre i 220 bpm', 'moreThan', 'lessThan'],
    ['qual è il basso più leggero che avete?', 'weight.least', 'weight.less weight.most'],
    ['una chitarra più leggera', 'weight.less', 'weight.least'],
    ["l'ampli più potente", 'power.most', 'power.more'],
    ['qual è il più silenzioso', 'loudness.least', 'loudness.less'],
    ['quale dei due è più silenzioso?', 'loudness.less both', 'loudness.least'],
    ['quale dura di più?', 'lasting.most', 'lasting.more'],
    ['uno che duri di più', 'lasting.more', 'lasting.most'],
    ['quello con più corde', 'most', 'least'],
    ['la tastiera con meno tasti', 'least', 'most'],
    ['troppo caro', 'price.less', 'price.more'],
    ["e l'altro quanto costa?", 'other', 'both'],
    ['tutti e due insieme', 'both together'],
    ['no aspetta, intendevo le corde', 'correction'],
    ['quando torna disponibile?', 'backWhen', 'howManyLeft'],
    ['quanti ve ne restano?', 'howManyLeft', 'backWhen'],
    ['per 4 persone', 'forPeople', 'yearsOld'],
    ['mia figlia ha 9 anni', 'yearsOld', 'forPeople'],
    ['con garanzia di 2 anni', '', 'yearsOld'],
    ['regalo per mio nipote', 'gift'],
    ['fate il pacchetto regalo?', '', 'gift'],
    ["ce l'avete in giallo?", 'haveIt'],
  ],
  nl: [
    ['brokken maar zonder kip', 'exclude', 'notExclude'],
    ['en ook geen vis', 'exclude', 'notExclude'],
    ['iets dat niet van hout is', 'exclude', 'notExclude'],
    ['alles behalve zalm graag', 'exclude'],
    ['geen probleem', 'notExclude'],
    ['ik weet het niet zeker', 'notExclude'],
    ['hebben jullie geen konijnenhok?', 'notExclude'],
    ['niet meer dan 30 euro', 'notExclude atMost'],
    ['hij is allergisch voor kip', 'avoid allergy'],
    ['ze kan niet tegen lactose', 'avoid'],
    ['graanvrij dan?', 'diets.grain_free', 'diets.gluten_free'],
    ['suikervrije drop', 'diets.sugar_free'],
    ['roestvrij stalen pan', '', 'freeOf'],
    ['minstens 50 liter', 'atLeast', 'atMost'],
    ['een fontein die minder dan 28 dB maakt', 'lessThan', 'moreThan'],
    ['40 liter of meer', 'orMore', 'orLess'],
    ['wat is het lichtste dat jullie hebben', 'weight.least', 'weight.less weight.most'],
    ['welke is lichter, eik of sisal?', 'weight.less', 'weight.least'],
    ['welke is het zachtst', 'hardness.least these', 'hardness.less'],
    ['de stilste stofzuiger', 'loudness.least', 'loudness.less'],
    ['welke brandt het langst?', 'lasting.most', 'lasting.more'],
    ['wat is jullie langste lijn?', 'length.most', 'lasting.most'],
    ['welke laptop heeft het meeste geheugen', 'memory.most most', 'memory.more'],
    ['te duur, heb je een goedkopere?', 'price.less', 'price.least'],
    ['wat is het verschil tussen die twee?', 'both'],
    ['en de andere?', 'other', 'both'],
    ['nee ik bedoel een rollijn', 'correction'],
    ['wanneer komt die weer binnen?', 'backWhen', 'howManyLeft'],
    ['hoeveel heb je daar nog van', 'howManyLeft', 'backWhen'],
    ['hoeveel jassen hebben jullie?', '', 'howManyLeft'],
    ['een tent voor 4 personen', 'forPeople', 'yearsOld'],
    ['speelgoed voor een kind van 6 jaar', 'yearsOld', 'forPeople'],
    ['een hond van 18 kg', '', 'yearsOld'],
    ['cadeautje voor een vriendin', 'gift'],
    ['kunnen jullie het als cadeau inpakken?', '', 'gift'],
    ['hebben jullie die ook in rood?', 'haveIt'],
  ],
  pt: [
    ['chá sem cafeína por favor', 'exclude diets.caffeine_free', 'notExclude'],
    ['nao quero de vidro', 'exclude', 'notExclude correction'],
    ['moinhos de café, menos os manuais', 'exclude'],
    ['mas nada de frutos', 'exclude', 'notExclude'],
    ['sem problema', 'notExclude'],
    ['não tenho a certeza', 'notExclude'],
    ['não têm chaleiras?', 'notExclude'],
    ['rato sem fios', 'notExclude'],
    ['sou alérgica a nozes', 'avoid allergy diets.nut_free'],
    ['não pode ter maçã', 'avoid', 'notExclude'],
    ['queijo sem lactose', 'diets.lactose_free', 'diets.gluten_free'],
    ['com pelo menos 1,5 litros', 'atLeast', 'atMost least less'],
    ['que não pese mais de 10 quilos', 'atMost notExclude'],
    ['com 20 níveis ou mais', 'orMore', 'orLess'],
    ['abaixo de 100 euros', 'lessThan', 'moreThan'],
    ['a mais barata dessas', 'price.least these', 'price.less price.most'],
    ['uma mala mais leve', 'weight.less', 'weight.least'],
    ['qual a torradeira mais potente?', 'power.most', 'power.more'],
    ['qual é o vosso café mais forte?', 'strength.most', 'strength.more'],
    ['qual deles faz menos barulho?', 'loudness.least', 'loudness.less volume.least'],
    ['qual leva mais?', 'volume.most', 'volume.more'],
    ['qual dura mais?', 'lasting.most', 'lasting.more'],
    ['um que dure mais', 'lasting.more', 'lasting.most'],
    ['qual dos vossos chás precisa de mais tempo na água?', 'most', 'least'],
    ['é muito caro', 'price.less', 'price.more'],
    ['a maior das duas', 'size.most both', 'size.more'],
    ['e a outra?', 'other', 'both'],
    ['queria dizer a azul', 'correction'],
    ['quando volta a haver?', 'backWhen', 'howManyLeft'],
    ['e o pequeno, quantos há?', 'howManyLeft', 'backWhen'],
    ['quantas máquinas têm?', '', 'howManyLeft'],
    ['fritadeira para 5 pessoas', 'forPeople', 'yearsOld'],
    ['o meu filho tem 7 anos', 'yearsOld', 'forPeople'],
    ['garantia de 2 anos', '', 'yearsOld'],
    ['prenda para o meu pai', 'gift'],
    ['fazem embrulho de presente?', '', 'gift'],
    ['há em branco?', 'haveIt'],
  ],
}

describe.each(codes)('how limits, exclusions and comparisons are said in %s', (code) => {
  it.each(table[code].map((row) => [row[0], row] as const))(
    'reads “%s”',
    (message, [, found, notFound = '']) => {
      const names = (text: string) => text.split(' ').filter(Boolean)
      const isFound = (list: string) => find(code, list, message) !== null
      expect(names(found).filter((list) => !isFound(list))).toEqual([])
      expect(names(notFound).filter(isFound)).toEqual([])
    },
  )

  it('has words for every list', () => {
    for (const [name, list] of listsOf(code)) expect(list.length, name).toBeGreaterThan(0)
  })

  it('finds nothing in a message that says nothing of the kind', () => {
    const quiet = [
      'exclude',
      'avoid',
      'allergy',
      'atLeast',
      'atMost',
      'both',
      'other',
      'backWhen',
      'howManyLeft',
      'gift',
    ]
    for (const list of quiet) expect(find(code, list, 'Skarvan 340'), list).toBeNull()
  })

  it('reads a long message in a moment', () => {
    const long = `${table[code].map(([message]) => message).join(' ')} `.repeat(3).slice(0, 4000)
    const start = performance.now()
    for (const [, pattern] of patterns.get(code) ?? [])
      for (const _ of fold(long).matchAll(new RegExp(pattern, 'g')));
    expect(performance.now() - start).toBeLessThan(3000)
  })
})

describe('how many and how old', () => {
  it.each<[Code, string, string]>([
    ['en', 'a tent for 4 people', '4'],
    ['de', 'Besteck für sechs Personen', 'sechs'],
    ['de', 'ein Zelt zu zweit', 'zwei'],
    ['fr', 'une table pour 8 personnes', '8'],
    ['es', 'somos 6', '6'],
    ['it', 'per quattro persone', 'quattro'],
    ['nl', 'een 2-persoons tent', '2'],
    ['pt', 'para 5 pessoas', '5'],
  ])('reads for how many people it is in %s: “%s”', (code, message, n) => {
    expect(find(code, 'forPeople', message)?.groups?.['n']).toBe(n)
  })

  it.each<[Code, string, string]>([
    ['en', 'for a 10 year old', '10'],
    ['en', 'shes 5', '5'],
    ['de', 'meine Tochter wird 7', '7'],
    ['fr', 'ma fille a 8 ans', '8'],
    ['es', 'mi sobrino cumple 12 años', '12'],
    ['it', 'mio figlio ha 9 anni', '9'],
    ['nl', 'mijn dochter van 6', '6'],
    ['pt', 'ela tem 3 anos', '3'],
  ])('reads the age in years in %s: “%s”', (code, message, n) => {
    expect(find(code, 'yearsOld', message)?.groups?.['n']).toBe(n)
  })

  it.each<[Code, string, string]>([
    ['en', 'an 8 month old', '8'],
    ['de', 'sie ist 8 Monate alt', '8'],
    ['fr', 'un bébé de 8 mois', '8'],
    ['es', 'un bebé de 8 meses', '8'],
    ['it', 'un bimbo di 8 mesi', '8'],
    ['nl', 'een baby van 8 maanden', '8'],
    ['pt', 'um bebé de 8 meses', '8'],
  ])('reads the age in months in %s: “%s”', (code, message, m) => {
    expect(find(code, 'yearsOld', message)?.groups?.['m']).toBe(m)
  })
})
