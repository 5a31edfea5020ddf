import { describe, expect, it } from 'vitest'
import { languageOf } from '#main/features/answering/understand/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

describe('language of a message', () => {
  it.each<readonly [LanguageCode, string]>([
    ['en', 'do you have this in a bigger size?'],
    ['de', 'Haben Sie das auch größer?'],
    ['de', 'rote Jacken unter 50 Euro'],
    ['fr', 'avez-vous la même en plus grand ?'],
    ['fr', 'bonjour'],
    ['es', '¿tienen esto en una talla más grande?'],
    ['es', 'hola'],
    ['it', 'avete questo in una taglia più grande?'],
    ['it', 'quanto costa la spedizione?'],
    ['nl', 'hebben jullie deze ook groter?'],
    ['nl', 'hoeveel kost de verzending?'],
    ['pt', 'vocês têm isso num tamanho maior?'],
    ['pt', 'obrigado'],
    // A few everyday words are enough, without a word of the shop's trade.
    ['en', 'can you repeat that'],
    ['de', 'das gefällt mir nicht'],
    ['de', 'kannst du das wiederholen'],
    ['fr', "t'es qui ?"],
    ['fr', 'je ne comprends pas'],
    ['es', '¿eres tú?'],
    ['es', 'no me gusta nada'],
    ['it', 'non mi piace'],
    ['it', 'puoi ripetere'],
    ['nl', 'dat snap ik niet'],
    ['nl', 'kun je dat herhalen'],
    ['pt', 'não percebo isso'],
    ['pt', 'podes repetir'],
  ])('is heard whatever the bot speaks: %s, %s', (language, message) => {
    const others = (['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const).map((botLanguage) =>
      languageOf(message, { botLanguage }),
    )
    expect(new Set(others)).toEqual(new Set([language]))
  })

  it.each([
    'ok',
    'M',
    '42',
    '??',
    'Skarvan Rain Jacket',
    'XL',
    'Nike Air Max',
    '',
    'anna.meier@example.fr',
    'TX-9400-B',
  ])('stays the one of the session for what could be any: %s', (message) => {
    expect(languageOf(message, { botLanguage: 'en', sessionLanguage: 'fr' })).toBe('fr')
    expect(languageOf(message, { botLanguage: 'de' })).toBe('de')
  })

  it.each([
    'czy macie kurtki w rozmiarze M?',
    'Есть ли у вас палатки?',
    'har ni jackor på lager?',
    'テントはありますか',
    'ceketiniz var mı?',
  ])('is the bot’s for a language that is not spoken: %s', (message) => {
    expect(languageOf(message, { botLanguage: 'it', sessionLanguage: 'fr' })).toBe('it')
  })

  it('is not told by another word that is only typed alike without its accents', () => {
    expect(languageOf('três, quanto fica?', { botLanguage: 'pt', sessionLanguage: 'pt' })).toBe('pt')
  })

  it.each([
    ['was kosten zwei davon?', 'en', 'de'],
    ['quanto costano due', 'es', 'it'],
    ['once again please', 'en', 'en'],
  ] as const)('is told by what is counted with: %s', (message, sessionLanguage, language) => {
    expect(languageOf(message, { botLanguage: sessionLanguage, sessionLanguage })).toBe(language)
  })

  it('changes with the visitor', () => {
    expect(languageOf('and do you ship to France?', { botLanguage: 'de', sessionLanguage: 'fr' })).toBe('en')
  })

  it('is told by no word where the shop writes all of them itself', () => {
    const own = new Set(['women', 'plus', 'petite', 'pants'])
    const options = { botLanguage: 'en', isShopWord: (word: string) => own.has(word) } as const
    expect(languageOf('women plus petite pants', options)).toBe('en')
    expect(languageOf('women plus petite pants', { ...options, sessionLanguage: 'de' })).toBe('de')
    expect(languageOf('une taille plus petite', options)).toBe('fr')
  })
})
