import { expect, it } from 'vitest'
import { withoutWrapping } from '#main/features/answering/wrapping.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const rows: readonly (readonly [LanguageCode, said: string, core: string])[] = [
  ['en', 'hi, quick question: how heavy is the anvil please?', 'how heavy is the anvil?'],
  ['en', 'sorry to bother you, do you sell anvils', 'do you sell anvils'],
  ['en', 'Thanks for that, how much is it', 'how much is it'],
  ['en', 'my wife wants to know, is it waterproof', 'is it waterproof'],
  ['en', 'how wide is it, do you know?', 'how wide is it?'],
  ['en', 'two quick questions: how heavy is the anvil', 'how heavy is the anvil'],
  ['de', 'noch zwei Fragen: wie breit ist der Amboss', 'wie breit ist der Amboss'],
  ['es', 'dos cosas: ¿cuánto pesa?', '¿cuánto pesa?'],
  ['en', 'evenin! quick question, got any anvils', 'got any anvils'],
  ['de', 'Hallo zusammen, kurze Frage: wie breit ist der Amboss bitte', 'wie breit ist der Amboss'],
  ['de', 'Können Sie mir sagen, wie schwer der ist?', 'wie schwer der ist?'],
  ['fr', 'Bonjour, petite question : il pèse combien svp', 'il pèse combien'],
  ['fr', 'désolé de vous déranger, vous livrez ?', 'vous livrez ?'],
  ['es', 'hola, una duda: ¿cuánto pesa?', '¿cuánto pesa?'],
  ['it', 'scusate il disturbo, quanto pesa per favore', 'quanto pesa'],
  ['nl', 'hoi, vraagje: hoe zwaar is die bij jullie?', 'hoe zwaar is die?'],
  ['pt', 'olá, uma dúvida: quanto pesa por favor?', 'quanto pesa?'],
  ['it', 'mm ok, e l’altro quanto pesa?', 'e l’altro quanto pesa?'],
  ['it', 'grazie mille', 'grazie mille'],
  // Another wish takes the place of what was spoken of.
  ['en', 'no forget that, make it anvils', 'anvils'],
  ['en', 'nevermind show me anvils', 'show me anvils'],
  ['de', 'ach lass mal, dann doch lieber einen Amboss', 'einen Amboss'],
  ['fr', 'oubliez ça, plutôt une enclume', 'une enclume'],
  ['es', 'no, déjelo, mejor un yunque', 'un yunque'],
  ['it', 'lascia perdere, piuttosto un’incudine', 'un’incudine'],
  ['nl', 'ach laat maar zitten, geef me liever een aambeeld', 'een aambeeld'],
  ['pt', 'deixe lá isso, antes uma bigorna', 'uma bigorna'],
  ['en', 'never mind', 'never mind'],
  ['de', 'vergiss es, lieber nicht', 'vergiss es, lieber nicht'],
  // What is said is all there is, or is no wrapping.
  ['en', 'hi there', 'hi there'],
  ['en', 'ta, thats everything', 'ta, thats everything'],
  ['en', 'yes please', 'yes please'],
  ['en', 'no thanks', 'no thanks'],
  ['en', 'lol fair enough, thank you', 'lol fair enough, thank you'],
  ['en', 'evening dress', 'evening dress'],
  ['en', 'do you know if it floats?', 'do you know if it floats?'],
  ['de', 'morgen offen?', 'morgen offen?'],
  ['de', 'ja bitte', 'ja bitte'],
]

it.each(rows)('%s: %s', (language, said, core) => {
  expect(withoutWrapping(said, language)).toBe(core)
})
