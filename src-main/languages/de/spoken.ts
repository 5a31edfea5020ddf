import type { Degrees, SpokenScales } from '../degrees.ts'

export const degrees: Degrees = {
  much: {
    most: 'am meisten|das meiste|möglichst viel|so viel wie (?:möglich|es geht)',
    least: 'am wenigsten|das wenigste|möglichst wenig|so wenig wie (?:möglich|es geht|irgend möglich)',
    more: 'mehr',
    less: 'weniger',
  },
  between:
    'ich|wir|man|du|mich|mir|uns|dich|es|er|sie|das|da|dann|denn|so|bei|euch|ihnen|hier|von|denen|den|dem|allen|beiden|zweien|dreien|im|auf|in|der|die|pro|kilo|liter|laden|vergleich|insgesamt|unterm|strich|eigentlich|jetzt|überhaupt|wohl|noch|muss|müsste|kann|für|mein|geld|eure?[nrms]?|eurem',
  particles: 'rein|hinein|aus|hin|her|drauf|los|unter',
  behind:
    'von|aus|in|im|bei|für|pro|auf|am|an|geld|und|oder|bitte|überhaupt|insgesamt|ausgeben|ausgebe|zahlen|zahle|bezahlen|bezahle|kosten|kostet|drauf|los|hin|rein|hinein|unter|wiegt|wiegen|muss|müsste|darf|soll|sollte|ist',
  beforeNoun: {
    most: '(?:höchste|größte|meiste|stärkste|beste)[rnsm]?|am meisten|möglichst (?:viel|hohe[rnsm]?|große[rnsm]?)|so viel',
    least:
      '(?:niedrigste|geringste|kleinste|wenigste|tiefste)[rnsm]?|am wenigsten|möglichst (?:wenig|niedrige[rnsm]?|geringe[rnsm]?|kleine[rnsm]?)|so wenig',
    more: 'mehr|(?:höhere|größere|stärkere)[rnsm]?',
    less: 'weniger|(?:niedrigere|geringere|kleinere)[rnsm]?',
  },
  behindNoun: {
    most: '(?:am|der|die|das) (?:höchste|größte|meiste|stärkste|beste|längste)n?|möglichst (?:hoch|groß|viel)',
    least:
      '(?:am|der|die|das) (?:niedrigste|geringste|kleinste|wenigste|tiefste|kürzeste)n?|möglichst (?:niedrig|gering|klein|wenig)',
    more: '(?:höher|größer)(?! als \\d)',
    less: '(?:niedriger|geringer|kleiner)(?! als \\d)',
  },
  is: 'ist|sind|denn|da|bei|von|denen|allen|sein|soll|sollte|wäre',
  possible: (adjectives) => [
    `möglichst (?:${adjectives})(?:e[rnsm]?)?`,
    `so (?:${adjectives}) wie (?:irgend )?(?:möglich|es geht|es gibt|nur geht)`,
  ],
  asksWhich: 'welche[rnsm]?|wo|womit|was von|bei wem',
}

export const spoken: SpokenScales = {
  price: {
    verbs: 'kostet|kosten|koste',
    pays: 'zahle?|zahlt|zahlen|lege? ich|blättere? ich|bleche ich|komme? ich|bezahle?|bezahlt|bezahlen|ausgeben|ausgebe|gebe? ich|hinlegen|hinblättern|blechen|bleche|berappen|loswerden',
    nouns: 'preise?|anschaffungspreis|kaufpreis|kosten',
    high: 'teuer|teure',
    low: 'günstig|billig|preiswert|preisgünstig',
  },
  weight: {
    verbs: 'wiegt|wiegen|wiegst|bringt',
    nouns: '(?:eigen|gesamt)?gewicht',
    high: 'schwer',
    low: 'leicht',
  },
  size: {
    nouns: 'größe|abmessung(?:en)?|maße?|fläche|grundfläche',
    high: 'groß|geräumig',
    low: 'klein|kompakt|platzsparend|handlich',
  },
  length: { nouns: 'länge', high: 'lang', low: 'kurz' },
  height: { nouns: 'höhe', high: 'hoch|hohe', low: 'niedrig' },
  width: { nouns: 'breite', high: 'breit', low: 'schmal' },
  thickness: { nouns: 'dicke|stärke', high: 'dick', low: 'dünn|flach' },
  volume: {
    verbs:
      'fasst|fassen|(?<=in (?:welche[rnms]?|den|die|das) .{0,30})(?:passt|passen|geht|gehen|kriege?|bekomme?|bring)',
    pays: '(?:passt|passen|geht|gehen|kriege?|kriegt man|bekomme?|bringe?) (?:ich )?(?=.{2,40}(?:rein|hinein|unter))',
    nouns: '(?:fassungs)?volumen|fassungsvermögen|kapazität|inhalt|stauraum|literzahl|füllmenge',
  },
  storage: { nouns: '(?:speicher|festplatten)(?:platz|kapazität)?|speicher' },
  memory: { nouns: 'ram|arbeitsspeicher' },
  screen: { nouns: 'bildschirm(?:diagonale|größe)?|display|bild' },
  power: {
    nouns: '(?:motor|saug|nenn)?leistung|watt(?:zahl)?|saugkraft|drehmoment|ps(?:-zahl| zahl)?|power',
    high: 'leistungsstark|kräftig',
    low: 'sparsam|stromsparend',
  },
  brightness: {
    nouns: 'helligkeit|lichtstrom|lumen(?:zahl)?|lichtausbeute|leuchtkraft',
    high: 'hell',
    low: 'dunkel',
  },
  speed: {
    nouns: '(?:höchst|lese|schreib)?geschwindigkeit|tempo|drehzahl',
    high: 'schnell|flott',
    low: 'langsam',
  },
  lasting: {
    nouns:
      'akku(?:laufzeit|dauer|leistung|kapazität)?|(?:batterie)?laufzeit|brenndauer|brennzeit|haltbarkeit|lebensdauer|spielzeit|ausdauer',
    high: 'haltbar|langlebig|ausdauernd|lange haltbar',
  },
  warmth: { high: 'warm', low: 'kühl|luftig' },
  loudness: {
    verbs: 'lärmt',
    nouns: 'lautstärke|geräuschpegel|lärm|dezibel(?:zahl)?|krach',
    high: 'laut',
    low: 'leise|ruhig|geräuscharm',
  },
  strength: {
    nouns: 'stärke|koffein|schärfe|intensität',
    high: 'stark|kräftig|scharf|intensiv',
    low: 'mild|sanft',
  },
  hardness: { nouns: 'härte', high: 'hart|fest|stabil', low: 'weich|kuschelig|flauschig' },
  age: { nouns: 'reifezeit|reife|alter', high: 'alt|reif', low: 'jung' },
  newness: { high: 'neu|aktuell' },
}
