import { describe, expect, it } from 'vitest'
import { readFrame } from '#main/features/answering/goods/frame.ts'
import { cuesIn } from '#main/features/answering/understand/cues.ts'
import { readable } from '#main/features/answering/understand/text.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const flagsOf = (message: string, code: LanguageCode) => readFrame(readable(message), [code]).has
const asksToHave = (message: string, code: LanguageCode) => cuesIn(code).ask.obtain.test(readable(message))

describe('whether something is available', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'could I order it today?'],
    ['en', 'can the lamp still be bought?'],
    ['en', 'are you still selling these'],
    ['de', 'kann ich den im Moment bestellen?'],
    ['de', 'ist davon noch was da?'],
    ['fr', "on peut l'acheter en ce moment ?"],
    ['fr', 'vous en avez encore ?'],
    ['it', 'si può comprare adesso?'],
    ['it', 'quella si trova ancora?'],
    ['es', '¿lo puedo pedir ya?'],
    ['es', '¿os queda alguno?'],
    ['pt', 'consigo comprá-la neste momento?'],
    ['pt', 'ainda se arranja?'],
    ['nl', 'kan ik die nu bestellen?'],
    ['nl', 'is hij nog te koop?'],
  ])('%s: %s', (code, message) => expect(asksToHave(message, code)).toBe(true))

  it.each<[LanguageCode, string]>([
    ['en', 'how can I order it?'],
    ['de', 'wie kann ich bestellen?'],
    ['it', 'dove si trova il negozio?'],
    ['es', '¿le queda bien a un niño?'],
    ['es', 'me queda grande'],
    ['nl', 'hoe bestel ik dit?'],
  ])('%s: %s asks something else', (code, message) => expect(asksToHave(message, code)).toBe(false))
})

describe('how many are left, and when there are more', () => {
  it.each<[LanguageCode, string, 'howManyLeft' | 'backWhen' | 'awaited' | 'earlierOn' | 'tellMore']>([
    ['en', 'what is your stock of it?', 'howManyLeft'],
    ['en', 'how many can I still buy', 'howManyLeft'],
    ['de', 'wie groß ist der Bestand davon?', 'howManyLeft'],
    ['it', 'quanti pezzi ne avete ancora?', 'howManyLeft'],
    ['nl', 'wat is de voorraad daarvan?', 'howManyLeft'],
    ['en', 'when do you expect more of them?', 'awaited'],
    ['en', 'will you be getting it in again?', 'backWhen'],
    ['de', 'wann rechnet ihr mit Nachschub?', 'backWhen'],
    ['de', 'ab wann kann ich ihn kaufen?', 'awaited'],
    ['fr', 'à partir de quand je pourrai la commander ?', 'awaited'],
    ['es', '¿para cuándo tendréis más?', 'backWhen'],
    ['pt', 'quando é que volta a haver?', 'backWhen'],
    ['nl', 'vanaf wanneer kan ik hem kopen?', 'awaited'],
    ['en', 'that lamp from before, how tall is it?', 'earlierOn'],
    ['de', 'der Stuhl von vorhin', 'earlierOn'],
    ['it', 'il primo che mi avete mostrato', 'earlierOn'],
    ['en', 'the second sounds good, what else can you say about it?', 'tellMore'],
    ['de', 'was könnt ihr noch dazu sagen?', 'tellMore'],
    ['nl', 'de tweede lijkt me wat, vertel er eens wat over', 'tellMore'],
  ])('%s: %s', (code, message, flag) => expect(flagsOf(message, code)[flag]).toBe(true))

  it.each<[LanguageCode, string, number]>([
    ['en', "we'll be four", 4],
    ['de', 'wir werden meistens zu sechs sein', 6],
    ['it', 'saremo in cinque', 5],
    ['es', 'seremos ocho en casa', 8],
    ['pt', 'somos seis cá em casa', 6],
    ['nl', 'we zijn met vijf', 5],
  ])('%s: %s is for so many', (code, message, people) =>
    expect(readFrame(readable(message), [code]).people).toBe(people),
  )
})
