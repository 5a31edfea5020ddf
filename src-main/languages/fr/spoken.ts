import type { Degrees, SpokenScales } from '../degrees.ts'

const e = '(?:e|es|s)?'

export const degrees: Degrees = {
  much: {
    most: 'le plus(?: possible)?|autant que possible',
    least: 'le moins(?: possible)?|aussi peu que possible',
    more: '(?<!(?:le|ne|n.\\p{L}{1,6}) )(?:davantage|plus)',
    less: '(?<!(?:le|ne) )moins',
  },
  between:
    "je|j'|on|tu|vous|nous|me|m'|te|lui|moi|en|y|de|dans|pour|chez|parmi|toutes?|tous|ça|ceux|celles|elles?|ils?|vraiment|finalement|au|total|kilo|litre|l'argent|d'argent|vais|va|vas|peux|peut|dois|doit|faut|faudra",
  behind:
    "d'argent|de sous|d'euros|possible|pour|dans|en|chez|parmi|entre|et|ou|au|à|s'il|svp|stp|de tous|de toutes|des deux|des trois|de choses|de trucs|d'affaires|de monde dedans",
  beforeNoun: {
    most: "(?:le|la|les|aux?|avec) plus (?:grande?|grosse?|gros|forte?|haute?|importante?|élevée?|longue)s?|le (?:plus|max) (?:de |d')|(?:la )?meilleure|autant (?:de |d')",
    least:
      "(?:le|la|les|aux?) plus (?:petite?|faible|basse?|bas|courte)s?|le (?:moins) (?:de |d')|aussi peu (?:de |d')",
    more: "(?<!(?:le|ne|la|les) )plus (?:de |d')(?! ?\\d)|davantage (?:de |d')|(?<!(?:le|la|les) )plus (?:grande?|grosse?|forte?)s?",
    less: "(?<!(?:le|ne|la|les) )moins (?:de |d')(?! ?\\d)|(?<!(?:le|la|les) )plus (?:petite?|faible)s?",
  },
  behindNoun: {
    most: '(?:le|la|les) plus (?:élevée?|haute?|haut|grande?|forte?|importante?|grosse?|gros|longue?|long|puissante?)s?',
    least:
      '(?:le|la|les) (?:plus (?:faible|basse?|bas|petite?|réduite?|courte?|légère?|léger|doux)|moins (?:élevée?|haute?|forte?|grande?|importante?))s?',
    more: '(?<!(?:le|la|les) )plus (?:élevée?|haute?|grande?|forte?|importante?|longue?)s?',
    less: '(?<!(?:le|la|les) )(?:plus (?:faible|basse?|bas|petite?|réduite?|courte?)|moins (?:élevée?|haute?|forte?|grande?))s?',
  },
  is: "est|sont|soit|serait|l'un des|de tous",
  possible: (adjectives) => [
    `(?:aussi|le plus|la plus|les plus) (?:${adjectives})${e} (?:que possible|possibles?|qu'on peut trouver)`,
  ],
  asksWhich: 'lequel|laquelle|lesquels|lesquelles|quelle?s?|celui|celle',
}

export const spoken: SpokenScales = {
  price: {
    verbs: 'coûte(?:nt|ra|rait)?|revien(?:t|nent|drait)|vau(?:t|dra)',
    pays: 'paie|paye|paies|paierai|payer|dépense|dépenser|débourse|débourser',
    nouns: 'prix|tarif|coût',
    high: 'cher|chère',
    low: 'bon marché|économique|abordable',
  },
  weight: {
    verbs: 'p[eè]se(?:nt|ra|rait)?|fasse',
    nouns: 'poids',
    high: 'lourd|lourde',
    low: 'léger|légère',
  },
  size: {
    nouns: 'dimensions|taille|surface|encombrement',
    high: 'grand|grande|gros|spacieux|spacieuse',
    low: 'petit|petite|compact|compacte',
  },
  length: { nouns: 'longueur', high: 'long|longue', low: 'court|courte' },
  height: { nouns: 'hauteur', high: 'haut|haute', low: 'bas|basse' },
  width: { nouns: 'largeur', high: 'large', low: 'étroit|étroite' },
  thickness: { nouns: 'épaisseur', high: 'épais|épaisse', low: 'fin|fine|mince|plat|plate' },
  volume: {
    verbs:
      'contien(?:t|nent)|contenir|loge(?:r|nt)?|(?<=dans (?:lequel|laquelle|quelle?) .{0,30})(?:mettre|rentrer|rentrent?|tient|tiennent|entrent?|mets)',
    nouns: 'capacité|contenance|volume|litrage',
  },
  storage: { nouns: '(?:capacité de |espace de )?stockage' },
  memory: { nouns: 'ram|mémoire(?: vive)?' },
  screen: { nouns: 'écran' },
  power: {
    nouns: "puissance(?: d'aspiration)?|nombre de watts|watts|wattage|couple",
    high: 'puissant|puissante|costaud',
    low: 'économe',
  },
  brightness: {
    verbs: 'éclaire(?:nt)?',
    nouns: 'luminosité|lumens|flux lumineux|lumière',
    high: 'lumineux|lumineuse|clair|claire',
    low: 'sombre',
  },
  speed: { nouns: 'vitesse|débit', high: 'rapide', low: 'lent|lente' },
  lasting: {
    verbs: "(?:dure|durent|tient|tiennent|brûle|brûlent)(?= le plus d'heures)",
    nouns:
      "autonomie|durée(?: de vie| de combustion| de conservation)?|temps de combustion|batterie|heures(?: d'autonomie| de combustion)?",
    high: 'durable|endurant|endurante',
  },
  warmth: { high: 'chaud|chaude', low: 'frais|fraîche|léger pour' },
  loudness: {
    nouns: 'bruit|niveau sonore|volume sonore|décibels',
    high: 'bruyant|bruyante',
    low: 'silencieux|silencieuse|discret|discrète',
  },
  strength: {
    nouns: 'intensité|caféine|force|piquant',
    high: 'fort|forte|corsé|corsée|intense|piquant|piquante',
    low: 'doux|douce',
  },
  hardness: { nouns: 'fermeté', high: 'dur|dure|ferme|rigide', low: 'moelleux|moelleuse|souple|doux' },
  age: { nouns: 'affinage', high: 'vieux|vieille|affiné|affinée', low: 'jeune' },
  newness: { high: 'récent|récente' },
}
