import type { Degrees, SpokenScales } from '../degrees.ts'

const high = '(?:alt[oaie]|elevat[oaie]|grand[ei]|lung(?:o|a|hi|he)|fort[ei]|consistent[ei])'
const low = '(?:bass[oaie]|ridott[oaie]|contenut[oaie]|piccol[oaie]|cort[oaie]|scars[oaie])'
/** "Una potenza più alta" is a step; with its article it is the end of the scale. */
const unnamed = String.raw`(?<![a-z])(?:un|una|uno|con) \p{L}{2,20}`

export const degrees: Degrees = {
  much: { most: '(?:il )?più possibile|quanto più', least: '(?:il )?meno possibile' },
  between: 'mi|ci|ti|vi|di',
  behind: 'e|ma|per|in|grazie|perché',
  beforeNoun: {
    most: '(?:il |la |col |con il |con la )(?:maggiore?|più (?:alt[oa]|elevat[oa]|grande))|maggiore?(?<=(?:quale?|quali) .{0,40})',
    least:
      '(?:il |la |col |con il |con la )(?:minore?|più (?:bass[oa]|piccol[oa]))|minore?(?<=(?:quale?|quali) .{0,40})',
  },
  behindNoun: {
    most: `(?:più ${high}|maggiore?)(?<!${unnamed} (?:più ${high}|maggiore?))`,
    least: `(?:più ${low}|minore?)(?<!${unnamed} (?:più ${low}|minore?))`,
    more: `(?:più ${high}|maggiore)(?! di \\d)`,
    less: `(?:più ${low}|minore)(?! di \\d)`,
  },
  is: 'è|sia|che|sono',
  possible: (adjectives) => [`(?:il |la |i |le )?più (?:${adjectives}) (?:che si può|possibil[ei])`],
  asksWhich: 'quale?|quali',
}

export const spoken: SpokenScales = {
  price: { verbs: 'cost[aio]|costino|costare|spender[ei]?|pagar[ei]?', nouns: 'prezzo|costo|cartellino' },
  weight: { verbs: 'pes[aio]|pesino|pesare', nouns: 'peso', high: 'pesant[ei]', low: 'legger[oaie]' },
  size: {
    verbs: 'occup[aio]|ingombr[aio]|occupare|ingombrare',
    nouns: 'dimensioni|ingombro|misure',
    high: 'grand[ei]',
    low: 'piccol[oaie]|compatt[oaie]',
  },
  length: { nouns: 'lunghezza', high: 'lung(?:o|a|hi|he)', low: 'cort[oaie]' },
  height: { nouns: 'altezza', high: 'alt[oaie]', low: 'bass[oaie]' },
  width: { nouns: 'larghezza', high: 'larg(?:o|a|hi|he)', low: 'strett[oaie]' },
  thickness: { nouns: 'spessore', high: 'spess[oaie]', low: 'sottil[ei]' },
  volume: { nouns: 'capacità|capienza|volume|litraggio' },
  storage: { nouns: '(?:spazio di )?archiviazione|memoria interna' },
  memory: { nouns: 'ram|memoria' },
  power: { nouns: 'potenza|wattaggio|coppia|potenza di aspirazione', high: 'potent[ei]' },
  brightness: { nouns: 'luminosità|flusso luminoso', high: 'luminos[oaie]' },
  speed: { nouns: 'velocità', high: 'veloc[ei]|rapid[oaie]', low: 'lent[oaie]' },
  lasting: {
    verbs: 'dur[aio]|durino|durare|regga|resista',
    nouns: 'autonomia|durata(?: della batteria)?|batteria',
    high: 'durevol[ei]|resistent[ei]',
  },
  warmth: { high: 'cald[oaie]', low: 'fresc(?:o|a|hi|he)' },
  loudness: { nouns: 'rumore|rumorosità|livello sonoro', high: 'rumoros[oaie]', low: 'silenzios[oaie]' },
  strength: {
    nouns: 'intensità|forza',
    high: 'fort[ei]|intens[oaie]|piccant[ei]',
    low: 'delicat[oaie]|dolc[ei]',
  },
  hardness: { nouns: 'durezza', high: 'dur[oaie]|rigid[oaie]', low: 'morbid[oaie]|soffic[ei]' },
  age: { nouns: 'stagionatura' },
}
