import { expect, it } from 'vitest'
import { heardText } from '#main/features/answering/heard-text.ts'
import { fold } from '#main/lib/text/fold.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const rows: readonly (readonly [LanguageCode, said: string, plain: string])[] = [
  ['en', 'a kettle for a litre and a half', 'a kettle for 1.5 litre'],
  ['en', 'at least two and a half metres', 'at least 2.5 metres'],
  ['en', 'half a kilo of coffee', '0.5 kilo of coffee'],
  ['de', 'ein Wasserkocher für anderthalb Liter', 'ein Wasserkocher für 1,5 Liter'],
  ['de', 'mindestens zweieinhalb Meter', 'mindestens 2,5 Meter'],
  ['de', 'ein halbes Kilo Kaffee', '0,5 Kilo Kaffee'],
  ['fr', 'une bouilloire d’un litre et demi', 'une bouilloire d’1,5 litre'],
  ['fr', 'un demi-kilo de café', '0,5 kilo de café'],
  ['es', 'un hervidor de litro y medio', 'un hervidor de 1,5 litro'],
  ['es', 'medio kilo de café', '0,5 kilo de café'],
  ['es', 'auriculares sin cable', 'auriculares inalámbrico'],
  ['it', 'un bollitore da un litro e mezzo', 'un bollitore da 1,5 litro'],
  ['it', 'mezzo chilo di caffè', '0,5 chilo di caffè'],
  ['nl', 'een waterkoker van anderhalve liter', 'een waterkoker van 1,5 liter'],
  ['nl', 'een halve kilo koffie', '0,5 kilo koffie'],
  ['nl', 'een stofzuiger zonder snoer', 'een stofzuiger draadloos'],
  ['pt', 'uma chaleira de um litro e meio', 'uma chaleira de 1,5 litro'],
  ['pt', 'meio quilo de café', '0,5 quilo de café'],
  ['en', 'so candles', 'candles'],
  ['en', 'so lovely!', 'so lovely!'],
  ['de', 'also, eine rote vase', 'eine rote vase'],
  ['fr', 'bon alors une nappe ronde', 'une nappe ronde'],
  ['nl', 'dus een wekker', 'een wekker'],
  ['it', 'allora una tovaglia', 'una tovaglia'],
  ['es', 'pues un reloj', 'un reloj'],
  ['pt', 'então um relógio', 'um relogio'],
  ['en', 'how much is p&p', 'how much is postage?'],
  ['it', 'laltra è più larga', "l'altra è più larga"],
  ['it', 'cè anche verde', "c'è anche verde"],
  ['fr', 'jattends une lampe', "j'attends une lampe"],
  ['fr', 'la plus chère', 'la plus chère'],
  ['fr', 'une lampe doree', 'une lampe doree'],
  ['en', 'a large lamp', 'a large lamp'],
  ['en', 'a vase, 30ish', 'a vase, around 30 '],
  ['en', 'a vase, 30-ish quid', 'a vase, around 30 quid'],
  ['en', 'a vase, 30 quid-ish', 'a vase, around 30 quid'],
  ['en', 'what exactly does it weigh?', 'what does it weigh?'],
  ['en', 'is it not really warm?', 'is it not really warm?'],
  ['de', 'wie schwer ist das eigentlich?', 'wie schwer ist das?'],
  ['fr', 'ça pèse combien exactement ?', 'ça pèse combien ?'],
  ['es', '¿cuánto pesa exactamente?', '¿cuánto pesa?'],
  ['it', 'quanto pesa esattamente?', 'quanto pesa?'],
  ['nl', 'hoe zwaar is dat precies?', 'hoe zwaar is dat?'],
  ['pt', 'quanto pesa exatamente?', 'quanto pesa?'],
]

it.each(rows)('%s: %s', (botLanguage, said, plain) => {
  expect(fold(heardText(said, { botLanguage }).text)).toBe(fold(plain))
})
