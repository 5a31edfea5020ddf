import type { Degrees, SpokenScales } from '../degrees.ts'

export const degrees: Degrees = {
  much: {
    most: '(?:het )?meeste?|zo ?veel mogelijk',
    least: '(?:het )?minste?|zo (?:min|weinig) mogelijk',
    more: 'meer',
    less: 'minder',
  },
  between:
    'ik|we|wij|je|jij|u|me|mij|ons|jullie|er|daar|dan|nou|nu|eigenlijk|van|deze|die|de|ze|allemaal|twee|drie|bij|voor|in|per|kilo|liter|in totaal|geld|moet|kan|zou|heb|het',
  particles: 'in|uit|neer|kwijt',
  behind:
    'van|uit|in|bij|voor|per|op|aan|geld|en|of|graag|kwijt|uitgeven|uitgeef|betalen|betaal|kosten|kost|te|weegt|wegen|moet|mag|is|spullen|dingen|past|kan',
  beforeNoun: {
    most: '(?:het |de )?(?:hoogste?|grootste?|meeste?|sterkste?|beste?)|zo(?: ?veel| groot| hoog) mogelijke?',
    least: '(?:het |de )?(?:laagste?|kleinste?|minste?|geringste?)|zo (?:weinig|min|laag|klein) mogelijke?',
    more: 'meer|hogere?|grotere?',
    less: 'minder|lagere?|kleinere?',
  },
  behindNoun: {
    most: '(?:het )?(?:hoogste?|grootste?|sterkste?|meeste|langste?)|zo (?:hoog|groot) mogelijk',
    least: '(?:het )?(?:laagste?|kleinste?|minste?|geringste?|kortste?)|zo (?:laag|klein) mogelijk',
    more: '(?:hoger|groter)(?! dan \\d)',
    less: '(?:lager|kleiner)(?! dan \\d)',
  },
  is: 'is|zijn|het|van|die|deze|moet|zou',
  possible: (adjectives) => [
    `zo (?:${adjectives}) mogelijke?`,
    `(?:${adjectives}) als (?:het kan|mogelijk|kan)`,
  ],
  asksWhich: 'welke?|waar|waarvoor|degene|diegene',
}

export const spoken: SpokenScales = {
  price: {
    verbs: 'kost|kosten|komt op',
    pays: 'betaal|betaalt|betalen|geef ik|geven we|uitgeven|uitgeef|uit te geven|neertellen|neertel|ben ik|kwijt(?: ben| zijn)?|ben je|kwijt te zijn',
    nouns: 'prijs|prijskaartje|aanschafprijs|kosten',
    high: 'duur|duurste',
    low: 'goedkoop|voordelig|betaalbaar',
  },
  weight: {
    verbs: 'weegt|wegen|weeg',
    nouns: '(?:eigen ?)?gewicht',
    high: 'zwaar',
    low: 'licht',
  },
  size: {
    nouns: 'afmeting(?:en)?|formaat|oppervlak(?:te)?',
    high: 'groot|ruim',
    low: 'klein|compact',
  },
  length: { nouns: 'lengte', high: 'lang', low: 'kort' },
  height: { nouns: 'hoogte', high: 'hoog', low: 'laag' },
  width: { nouns: 'breedte', high: 'breed', low: 'smal' },
  thickness: { nouns: 'dikte', high: 'dik', low: 'dun|plat' },
  volume: {
    verbs:
      '(?<=(?:in (?:welke?|die|de)|waar) .{0,30})(?:past|passen|gaat|kan|kun je|krijg(?: ik| je)?|stop ik)|bevat(?= het meeste?(?: ?[?]?$| in))|inhoudt',
    nouns: 'inhoud|volume|capaciteit|bergruimte|opbergruimte|aantal liters?',
  },
  storage: { nouns: 'opslag(?:ruimte|capaciteit)?|schijfruimte' },
  memory: { nouns: 'ram|werkgeheugen|geheugen' },
  screen: { nouns: 'scherm|beeldscherm|display|schermdiagonaal' },
  power: {
    nouns: '(?:motor|zuig)?vermogen|wattage|watt|zuigkracht|koppel|pk',
    high: 'krachtig|sterk',
    low: 'zuinig',
  },
  brightness: { nouns: 'helderheid|lichtsterkte|lichtopbrengst|lumen', high: 'fel|helder', low: 'donker' },
  speed: { nouns: '(?:top|lees|schrijf)?snelheid|toerental', high: 'snel|vlug', low: 'langzaam|traag' },
  lasting: {
    nouns:
      'accu(?:duur|capaciteit)?|batterij(?:duur|capaciteit)?|brandduur|brandtijd|gebruiksduur|levensduur|houdbaarheid|speeltijd|looptijd',
    high: 'lang houdbaar|duurzaam|houdbaar',
  },
  warmth: { nouns: 'warmte', high: 'warm', low: 'koel|luchtig' },
  loudness: {
    nouns: 'geluid(?:sniveau)?|lawaai|herrie|decibels?|volumeniveau',
    high: 'luid|hard',
    low: 'stil|geruisloos',
  },
  strength: {
    nouns: 'sterkte|cafe[iï]ne|intensiteit',
    high: 'sterk|pittig|scherp|intens',
    low: 'mild|zacht',
  },
  hardness: { nouns: 'hardheid', high: 'hard|stevig|stijf', low: 'zacht|soepel' },
  age: { nouns: 'rijping', high: 'oud|rijp', low: 'jong' },
  newness: { high: 'nieuw|recent' },
}
