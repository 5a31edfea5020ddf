import { describe, expect, it } from 'vitest'
import { withMarks } from '#main/features/answering/punctuation.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

describe('marks that were left out', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'the walnut shelf is it sold flat packed', 'the walnut shelf, is it sold flat packed?'],
    ['en', 'how deep is the drawer', 'how deep is the drawer?'],
    ['en', 'i take a size 44 which one runs wide', 'i take a size 44, which one runs wide?'],
    ['en', 'the kettle which we bought in may leaks', 'the kettle which we bought in may leaks'],
    ['en', 'so that is how much altogether', 'so that is how much altogether?'],
    ['en', 'a red lamp please', 'a red lamp please'],
    ['de', 'die große Vase ist die auch für draußen', 'die große Vase, ist die auch für draußen?'],
    ['de', 'gestern ist der Tisch gekommen', 'gestern ist der Tisch gekommen'],
    ['de', 'wie breit ist das Regal', 'wie breit ist das Regal?'],
    ['fr', 'mon fils fait du 36 quelle taille lui irait', 'mon fils fait du 36, quelle taille lui irait?'],
    ['fr', 'avec les piles ça fait combien', 'avec les piles ça fait combien?'],
    ['fr', 'vous livrez le samedi', 'vous livrez le samedi?'],
    ['es', 'la lámpara verde cuánto mide de alto', 'la lámpara verde, cuánto mide de alto?'],
    ['es', 'podéis grabar un nombre', 'podéis grabar un nombre?'],
    ['it', 'siamo in quattro quale tavolo ci basta', 'siamo in quattro, quale tavolo ci basta?'],
    ['it', 'spedite anche in montagna', 'spedite anche in montagna?'],
    ['nl', 'mijn kast is 80 breed past die lamp ernaast', 'mijn kast is 80 breed, past die lamp ernaast?'],
    ['nl', 'de blauwe stoel kan die buiten staan', 'de blauwe stoel, kan die buiten staan?'],
    ['pt', 'podem gravar um nome', 'podem gravar um nome?'],
    ['pt', 'tenho uma sala pequena qual aquecedor chega', 'tenho uma sala pequena, qual aquecedor chega?'],
    ['en', 'is it oak? i hope so', 'is it oak? i hope so'],
  ])('%s: %s', (code, said, marked) => {
    expect(withMarks(said, code)).toBe(marked)
  })
})
