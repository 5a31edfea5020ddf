import { everyLanguage } from '#main/languages/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** Those that sentences of a shop spell out: two to twelve, then twenty, thirty … ninety, and a hundred. */
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Words that are also others: "sei" is Italian for six and for you are. */
const ambiguous = new Set(['sei', 'acht'])

const tables = new Map(
  everyLanguage.map(({ code, cues }) => [
    code,
    new Map(
      values.flatMap((value) =>
        (value === 100 ? cues.hundred : cues.number(value)).map((word) => [word, value] as const),
      ),
    ),
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
