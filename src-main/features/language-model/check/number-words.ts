import type { LanguageCode } from '#shared/schemas/common.ts'

/** Two to twelve, then twenty, thirty … ninety, and a hundred. */
const spelled: Readonly<Record<LanguageCode, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
}
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Words that are also others: "sei" is Italian for six and for you are. */
const ambiguous = new Set(['sei', 'acht'])

const tables = new Map(
  Object.entries(spelled).map(([language, words]) => [
    language,
    new Map(words.split(' ').map((word, index) => [word, values[index] ?? 0])),
  ]),
)

/** "One" is mostly no number, but of money it is a price. */
const oneOfMoney =
  /(?<!\p{L})(?:one|einen?|une?|una|uno|een|um)\s+(?:single\s+|einzigen\s+|seul\s+|solo\s+|só\s+)?(?:euros?|dollars?|dollaro|dólar|pounds?|pfund|cents?|centime|céntimo|centesimo|francs?|franken)(?!\p{L})/iu

/** Numbers of a text that are written out, with the word each. */
export function spelledIn(
  text: string,
  language: LanguageCode,
): { readonly word: string; readonly value: number }[] {
  const table = tables.get(language)
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  const found = words.flatMap((word) => {
    const value = ambiguous.has(word) ? undefined : table?.get(word)
    return value === undefined ? [] : [{ word, value }]
  })
  const [price] = oneOfMoney.exec(text) ?? []
  return price === undefined ? found : [...found, { word: price.toLowerCase(), value: 1 }]
}
