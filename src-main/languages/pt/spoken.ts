import type { Degrees, SpokenScales } from '../degrees.ts'

const high = '(?:alt[oa]s?|elevad[oa]s?|grandes?|long[oa]s?|fortes?)'
const low = '(?:baix[oa]s?|reduzid[oa]s?|pequen[oa]s?|curt[oa]s?)'
/** "Uma potência mais alta" is a step; with its article it is the end of the scale. */
const unnamed = String.raw`(?<![a-z])(?:um|uma|com) \p{L}{2,20}`

export const degrees: Degrees = {
  much: {
    most: '(?:o )?mais possível|o máximo(?: possível)?|quanto mais(?: melhor)?',
    least: '(?:o )?menos possível|o mínimo(?: possível)?|quanto menos(?: melhor)?',
  },
  between: 'me|nos|te|lhe',
  behind: 'e|mas|para|em|por favor|porque',
  beforeNoun: {
    most: '(?:o|a|com o|com a) (?:maior|mais (?:alt[oa]|elevad[oa]))|maior(?<=(?:qual|quais) .{0,40})',
    least: '(?:o|a|com o|com a) (?:menor|mais baix[oa])|menor(?<=(?:qual|quais) .{0,40})',
  },
  behindNoun: {
    most: `(?:mais ${high}|maior)(?<!${unnamed} (?:mais ${high}|maior))`,
    least: `(?:mais ${low}|menor)(?<!${unnamed} (?:mais ${low}|menor))`,
    more: `(?:mais ${high}|maior)(?! (?:do )?(?:que|de) \\d)`,
    less: `(?:mais ${low}|menor)(?! (?:do )?(?:que|de) \\d)`,
  },
  is: 'é|seja|que|são',
  possible: (adjectives) => [
    `(?:o |a |os |as )?mais (?:${adjectives}) (?:que houver|que der|possíve(?:l|is)|possivel)`,
  ],
  asksWhich: 'qual|quais',
}

export const spoken: SpokenScales = {
  price: { verbs: 'cust[ae]m?|gastar|pagar|fiqu?[ae]', nouns: 'preço|custo' },
  weight: { verbs: 'pes[ae]m?|pesar', nouns: 'peso', high: 'pesad[oa]s?', low: 'leves?' },
  size: {
    verbs: 'ocup[ae]m?|ocupar',
    nouns: 'tamanho|dimensões|medidas',
    high: 'grandes?',
    low: 'pequen[oa]s?|compact[oa]s?',
  },
  length: { nouns: 'comprimento', high: 'comprid[oa]s?|long[oa]s?', low: 'curt[oa]s?' },
  height: { nouns: 'altura', high: 'alt[oa]s?', low: 'baix[oa]s?' },
  width: { nouns: 'largura', high: 'larg[oa]s?', low: 'estreit[oa]s?' },
  thickness: { nouns: 'espessura|grossura', high: 'gross[oa]s?', low: 'fin[oa]s?' },
  volume: { nouns: 'capacidade|volume|litragem' },
  storage: { nouns: 'armazenamento|memória interna' },
  memory: { nouns: 'ram|memória' },
  power: { nouns: 'potência(?: de sucção)?|binário', high: 'potentes?' },
  brightness: { nouns: 'luminosidade|brilho|fluxo luminoso', high: 'luminos[oa]s?' },
  speed: { nouns: 'velocidade', high: 'rápid[oa]s?', low: 'lent[oa]s?' },
  lasting: {
    verbs: 'dur[ae]m?|durar|aguent[ae]m?|aguentar',
    nouns: 'autonomia|duração(?: da bateria)?|bateria',
    high: 'duradour[oa]s?|resistentes?',
  },
  warmth: { high: 'quentes?|quentinh[oa]s?', low: 'fresc[oa]s?' },
  loudness: {
    nouns: 'ruído|barulho|nível (?:de ruído|sonoro)',
    high: 'barulhent[oa]s?',
    low: 'silencios[oa]s?',
  },
  strength: { nouns: 'intensidade', high: 'fortes?|intens[oa]s?|picantes?', low: 'suaves?' },
  hardness: { nouns: 'dureza', high: 'dur[oa]s?|rij[oa]s?', low: 'mac[ií][oa]s?|mol[ea]s?' },
  age: { nouns: 'cura|maturação' },
}
