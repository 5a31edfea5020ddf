import type { Degrees, SpokenScales } from '../degrees.ts'

const high = '(?:alt[oa]s?|elevad[oa]s?|grandes?|larg[oa]s?|fuertes?)'
const low = '(?:baj[oa]s?|reducid[oa]s?|pequeñ[oa]s?|cort[oa]s?|escas[oa]s?)'
/** "Una potencia más alta" is a step; with its article it is the end of the scale. */
const unnamed = String.raw`(?<![a-z])(?:un|una|con) \p{L}{2,20}`

export const degrees: Degrees = {
  much: {
    most: 'lo más posible|lo máximo(?: posible)?|cuanto más(?: mejor)?',
    least: 'lo menos posible|lo mínimo(?: posible)?|cuanto menos(?: mejor)?',
  },
  between: 'me|nos|te|le|que',
  behind: 'y|pero|para|en|por favor|porque',
  beforeNoun: {
    most: '(?:el|la|con el|con la) (?:mayor|más (?:alt[oa]|elevad[oa]))|mayor(?<=(?:cual|cuales|que) .{0,40})',
    least: '(?:el|la|con el|con la) (?:menor|más baj[oa])|menor(?<=(?:cual|cuales|que) .{0,40})',
  },
  behindNoun: {
    most: `(?:más ${high}|mayor)(?<!${unnamed} (?:más ${high}|mayor))`,
    least: `(?:más ${low}|menor)(?<!${unnamed} (?:más ${low}|menor))`,
    more: `(?:más ${high}|mayor)(?! (?:de|que|a) \\d)`,
    less: `(?:más ${low}|menor)(?! (?:de|que|a) \\d)`,
  },
  is: 'es|sea|que|son',
  possible: (adjectives) => [
    `(?:lo |el |la |los |las )?más (?:${adjectives}) (?:que se pueda|que haya|posibles?)`,
  ],
  asksWhich: 'cuál|cual|cuáles|cuales',
}

export const spoken: SpokenScales = {
  price: { verbs: 'cuest[ae]n?|valg?[ae]n?|gastar(?:me|nos)?|pagar', nouns: 'precio|coste' },
  weight: { verbs: 'pes[ae]n?|pesar', nouns: 'peso', high: 'pesad[oa]s?', low: 'liger[oa]s?|livian[oa]s?' },
  size: {
    verbs: 'ocup[ae]n?|ocupar',
    nouns: 'tamaño|dimensiones|medidas',
    high: 'grandes?',
    low: 'pequeñ[oa]s?|compact[oa]s?',
  },
  length: { nouns: 'longitud|largo', high: 'larg[oa]s?', low: 'cort[oa]s?' },
  height: { nouns: 'altura', high: 'alt[oa]s?', low: 'baj[oa]s?' },
  width: { nouns: 'anchura|ancho', high: 'anch[oa]s?', low: 'estrech[oa]s?' },
  thickness: { nouns: 'grosor|espesor', high: 'grues[oa]s?', low: 'fin[oa]s?|delgad[oa]s?' },
  volume: { nouns: 'capacidad|volumen|cabida|litraje' },
  storage: { nouns: 'almacenamiento|memoria interna' },
  memory: { nouns: 'ram|memoria' },
  power: { nouns: 'potencia(?: de succión)?|par', high: 'potentes?' },
  brightness: { nouns: 'luminosidad|brillo|flujo luminoso', high: 'luminos[oa]s?' },
  speed: { nouns: 'velocidad', high: 'rápid[oa]s?', low: 'lent[oa]s?' },
  lasting: {
    verbs: 'dur[ae]n?|durar|aguant[ae]n?|aguantar',
    nouns: 'autonomía|duración(?: de la batería)?|batería',
    high: 'durader[oa]s?|resistentes?',
  },
  warmth: { high: 'abrigad[oa]s?|calentit[oa]s?|cálid[oa]s?', low: 'fresc[oa]s?|fresquit[oa]s?' },
  loudness: { nouns: 'ruido|nivel (?:de ruido|sonoro)', high: 'ruidos[oa]s?', low: 'silencios[oa]s?' },
  strength: { nouns: 'intensidad', high: 'fuertes?|intens[oa]s?|picantes?', low: 'suaves?' },
  hardness: { nouns: 'dureza', high: 'dur[oa]s?|firmes?', low: 'bland[oa]s?|mullid[oa]s?' },
  age: { nouns: 'curación|maduración' },
}
