import { expect, it } from 'vitest'
import { currencyIn } from '#main/features/catalog-files/files/cell-currency.ts'

it.each([
  ['"$"#,##0.00', '$'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', '€'],
  ['#,##0.00\\ [$€-407]', '€'],
  ['[$€-2] #,##0.00', '€'],
  ['[$EUR] #,##0.00', 'EUR'],
  ['[$$-409]#,##0.00', 'USD'],
  ['[$$-1009]#,##0.00', 'CAD'],
  ['[$$-en-AU]#,##0.00', 'AUD'],
  ['#,##0.00 [$kr-41D]', 'SEK'],
  ['[$kr.-406] #,##0.00', 'DKK'],
  ['#,##0\\ "kr"', 'kr'],
  ['[$¥-804]#,##0.00', 'CNY'],
  ['[$¥-411]#,##0', 'JPY'],
  ['[$CHF-807] #,##0.00', 'CHF'],
  ['#,##0.00\\ \\z\\ł', 'zł'],
  ['0.00" €/kg"', '€'],
  ['"ab EUR "0.00', 'EUR'],
  ['\\£0.00', '£'],
  // A language alone, a text and a text format name no money.
  ['[$-407]#,##0.00', null],
  ['0.0" kg"', null],
  ['"Stück" 0', null],
  ['@', null],
  ['', null],
])('the format %j shows %j', (format, currency) => {
  expect(currencyIn(format)).toBe(currency)
})
