import { expect, it } from 'vitest'
import { languageCodes } from '#shared/schemas/common.ts'
import { soundsLike } from '#shared/sounds-like.ts'

it.each([
  ['en', "Sorry, I don't know that. Would you like me to get someone from the shop?"],
  ['de', 'Das weiß ich leider nicht. Soll ich jemanden holen?'],
  ['fr', "Je ne sais pas, désolé. Voulez-vous que j'appelle quelqu'un ?"],
  ['es', 'Lo siento, eso no lo sé. ¿Quiere hablar con una persona?'],
  ['it', 'Mi dispiace, questo non lo so. Vuole parlare con una persona?'],
  ['nl', 'Dat weet ik helaas niet. Wilt u met iemand spreken?'],
  ['pt', 'Lamento, isso não sei. Quer falar com uma pessoa?'],
] as const)('%s: %s', (language, sentence) => {
  expect(languageCodes.filter((one) => soundsLike(sentence, one))).toEqual([language])
})

it('hears no language in a bare name', () => {
  expect(languageCodes.filter((one) => soundsLike('Brackwater NF-3310', one))).toEqual([])
})
