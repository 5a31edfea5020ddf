import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords, ScaleWords } from '../frame.ts'
import { degrees, spoken } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

/**
 * Folded, "größer" and "großer" are one word, and "leichter Rucksack" is no comparison. So the bare form counts only where no
 * noun can follow it or where a word before it says that two things are compared.
 */
const more = (stems: string): CueList => [
  `(?:${stems})ere[rnsm]?`,
  `(?:${stems})er(?= ?(?:$|[,.?!)]| als\\b| ist\\b| sind\\b| w(?:a|ae)re| sein\\b| und\\b| oder\\b| bitte\\b| geht| von\\b| aber\\b| gibt))`,
  `(?=(?:${stems})er)(?<=(?:ist|sind|ware|waere|waren|etwas|bisschen|bissl|bisserl|was|noch|viel|deutlich|wesentlich|auch|wird|es|gehts|geht's|denn|nun|jetzt|ein wenig) )(?:${stems})er`,
]
const most = (stems: string): CueList => [`(?:${stems})e?ste[rnsm]?`]
const tooMuch = (words: string): CueList => [
  `(?:zu|nicht so|nicht ganz so|weniger) (?:${words})(?:e[rnsm]?)?`,
]
const tooLittle = (words: string): CueList => [`nicht (?:${words}) genug`]

/** The stems before -er and -st at both ends of a scale, then the plain words behind "too". */
function scale(
  high: readonly [stems: string, plain: string],
  low: readonly [stems: string, plain: string],
  also: Partial<ScaleWords> = {},
): ScaleWords {
  return {
    most: [...(also.most ?? []), ...most(high[0])],
    more: [...(also.more ?? []), ...more(high[0]), ...tooMuch(low[1]), ...tooLittle(high[1])],
    least: [...(also.least ?? []), ...most(low[0]), `am wenigsten (?:${high[1]})`],
    less: [...(also.less ?? []), ...more(low[0]), ...tooMuch(high[1]), ...tooLittle(low[1])],
  }
}

export const frame: FrameWords = {
  allergy: c`\p{L}{0,20}allerg\p{L}*; \p{L}{0,20}unverträglich\p{L}*; \p{L}{0,20}intoleran\p{L}*; zöliakie; \p{L}{0,20}anaphyla\p{L}*; nicht vertr(?:age|ägt|agen); (?:vertrage?|verträgt|vertragen)(?: \p{L}+){0,3} nicht; ausschlag; quaddeln; reagier(?:e|t|en)(?: \p{L}+){0,2} auf; (?:macht|machen) (?:mich|ihn|sie) krank`,
  diets: {
    vegan: c`vegan(?:e[rnsm]?|erin|ern|s)?; (?:rein )?pflanzlich(?:e[rnsm]?)?; pflanzenbasiert(?:e[rnsm]?)?; plant[- ]based; ohne tierische\p{L}*(?: \p{L}+)?; ohne tierprodukte; nichts (?:vom|von|aus) tier(?:en)?; nichts tierisches; keine(?:rlei)? tierischen? \p{L}+; ohne tier(?:e|isches)?`,
    vegetarian: c`vegetari(?:sch(?:e[rnsm]?)?|er(?:in|innen|n|s)?); veggie; vegi; fleischlos(?:e[rnsm]?)?; fleischfrei(?:e[rnsm]?)?; ohne fleisch; kein fleisch`,
    gluten_free: c`gluten[- ]?frei(?:e[rnsm]?)?; gluten[- ]?free; ohne gluten; kein(?:en)? gluten; zöliakie\p{L}*; gluten[- ]?(?:unverträglich|intoleran|allergi)\p{L}*`,
    lactose_free: c`la[ck]tose[- ]?frei(?:e[rnsm]?)?; lactose[- ]?free; la[ck]tose[- ]?(?:intoleran|unverträglich|allergi)\p{L}*; ohne la[ck]tose; keine? la[ck]tose; minus ?l`,
    dairy_free: c`milch[- ]?frei(?:e[rnsm]?)?; milcheiwei(?:ß|ss)frei(?:e[rnsm]?)?; ohne milch(?:produkte|eiweiß|pulver)?; keine? milch(?:produkte|eiweiß)?; milch(?:eiweiß)?[- ]?(?:allergi|unverträglich)\p{L}*`,
    nut_free: c`nuss[- ]?frei(?:e[rnsm]?)?; nußfrei(?:e[rnsm]?)?; ohne (?:nuss|nuß|nüsse); keine? (?:nuss|nuß|nüsse); (?:erd|hasel|wal)?nu(?:ss|ß)[- ]?allergi\p{L}*; allergisch (?:gegen|auf) (?:nuss|nuß|nüsse)`,
    sugar_free: c`zucker[- ]?(?:frei|los)(?:e[rnsm]?)?; ungesü(?:ß|ss)t(?:e[rnsm]?)?; ohne(?: zugesetzten| extra)? zucker(?:zusatz)?; kein(?:en)?(?: zugesetzten?)? zucker; ungezuckert(?:e[rnsm]?)?; sugar[- ]?free`,
    alcohol_free: c`alkohol[- ]?frei(?:e[rnsm]?|es)?; ohne (?:alkohol|alk); kein(?:en)? (?:alkohol|alk); nicht[- ]?alkoholisch(?:e[rnsm]?)?; promillefrei(?:e[rnsm]?)?; 0[,.]0 ?%`,
    caffeine_free: c`(?:koffein|coffein)[- ]?frei(?:e[rnsm]?)?; entkoffeiniert(?:e[rnsm]?)?; entcoffeiniert(?:e[rnsm]?)?; ohne (?:koffein|coffein); kein (?:koffein|coffein); decaf; teeinfrei(?:e[rnsm]?)?`,
    grain_free: c`getreide[- ]?frei(?:e[rnsm]?)?; ohne getreide; kein getreide; grain[- ]?free`,
    halal: c`halal; helal; schweine(?:fleisch)?frei(?:e[rnsm]?)?; ohne schwein(?:efleisch|ernes)?; kein schwein(?:efleisch)?`,
  },
  atLeast: c`mindest(?!ens)\p{L}{3,16}(?: von)?; mindestens; mind\.?; min(?:imum|imal)?\.?; wenigstens; zumindest; nicht unter; nicht weniger als; nicht kleiner als; nicht kürzer als; ab(?: mindestens)?; von mindestens; aufwärts von`,
  atMost: c`(?:höchst|maximal)(?!ens)\p{L}{3,16}(?: von)?; nicht mehr wiegen als; höchstens; maximal; max\.?; maximum; bis(?: zu)?(?: maximal| max\.?| höchstens)?; nicht (?:mehr|größer|schwerer|länger|teurer|höher|breiter|älter|dicker|lauter) als; nicht über; nicht teurer als; innerhalb von; allerhöchstens`,
  moreThan: c`mehr als; über; oberhalb(?: von)?; jenseits(?: von)?; (?:größ|groß|läng|lang|schwer|höh|hoh|breit|dick|stärk|stark|ält|alt|teur|hell|schnell|laut|wärm|warm)er als; drüber; mehr wie; (?:größ|läng|schwer|höh|breit|dick|ält)er wie`,
  lessThan: c`(?:nicht|nichts|nix)(?: ganz)? so \p{L}{3,14} wie; weniger als; unter(?:halb)?(?: von)?; (?:klein|kürz|kurz|leicht|schmal|schmäl|niedrig|dünn|flach|jüng|jung|günstig|billig|leis|schwäch)er als; weniger wie; (?:klein|kürz|leicht|schmal|billig)er wie; drunter`,
  than: c`als; wie`,
  about: c`(?:so )?um die; (?:so )?um(?= ?€?\d); etwa; ungefähr; circa; zirka; ca\.?; rund; so(?= ?\d); in etwa; so in etwa; ungef\.?; grob; gegen(?= ?\d)`,
  orMore: c`(?:oder|und) (?:mehr|schneller|heller|wärmer|dicker|tiefer|lauter|neuer|kräftiger|aufwärts|größer|länger|höher|drüber|darüber|besser|schwerer|breiter|älter|stärker); aufwärts; und aufwärts; mindestens; minimum; mind\.?; plus; \+`,
  orLess: c`(?:oder|und) (?:weniger|schmäler|dünner|langsamer|schwächer|flacher|ruhiger|kleiner|kürzer|drunter|darunter|leichter|niedriger|günstiger|billiger|schmaler|leiser|jünger); höchstens; maximal; max\.?; maximum; abwärts; nicht (?:über(?:schreiten|steigen|treffen)|überschreitet|übersteigt); und nicht mehr; mehr nicht; allerhöchstens`,
  outBehind: c`
    (?:geht|gehen|darf|dürfen|dürfte|kann|können|soll|sollte|sollen|will|wollen|möchte|mag|gebe?|geb|habe?|hab|haben|kommt|kommen|passt|passen|ist|sind|wäre|wären|zahle?|brauche?|nehme?|schaffe?|leiste|trage?)(?: \p{L}{1,14}){0,3} (?:nicht|nie|nimmer|nix)(?! (?:so|ganz|unbedingt))(?! \p{L}{2,14} als); (?:ist|sind|wäre|wären) (?:mir |uns |einfach |leider |definitiv ){0,2}(?:zu (?:viel|schwer|teuer|groß|lang|laut|breit|hoch)|tabu|ausgeschlossen|unmöglich|außen vor|raus); (?:fällt|fallen) (?:weg|raus|aus)`,
  between: [
    ['zwischen(?: den| die)?', 'und(?: die)?|bis|-'],
    ['von', 'bis(?: zu)?|-|auf'],
    ['ab', 'bis(?: zu)?'],
    ['', 'bis(?: zu)?|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        ['teuer|kostspielig|hochpreisig|hochwertig|teur|exklusiv', 'teuer|hochpreisig|kostspielig'],
        ['billig|günstig|preiswert|preisgünstig|erschwinglich', 'billig|günstig'],
        {
          most: c`höchste[rnsm]? preis; kostet am meisten; am meisten kostet`,
          more: c`etwas besseres; was besseres; teurere?[rnsm]?(?! als); mehr kosten`,
          least: c`(?:so|möglichst) wenig (?:wie möglich )?(?:ausgeben|zahlen|bezahlen); (?:niedrigste|kleinste|beste|geringste)[rnsm]? preis; kostet am wenigsten; am wenigsten kostet; am wenigsten teuer`,
          less: c`unter (?:dem|diesem|diesen|de[nm]) preis(?= ?(?:$|[?.!,])); (?:was|etwas|welche) (?:da)?drunter(?= ?(?:$|[?.!,])); zu viel geld; zuviel geld; über (?:meinem|dem) budget; sprengt (?:mein|das) budget; niedrigere[rnsm]? preis; kostet weniger; weniger (?:kostet|kosten); ist mir zu viel; (?:für )?weniger geld; (?:bin|sind)(?: \p{L}+)? (?:pleite|blank|abgebrannt|knapp bei kasse|klamm); (?:knappes|kleines|schmales|begrenztes) budget; (?:habe?|hab|haben) (?:ich |wir )?(?:gerade |leider |nur )?(?:nicht (?:so )?viel|wenig|kaum) geld; ist das geld (?:gerade )?knapp; nicht (?:so |ganz so )viel kost(?:et|en); weniger (?:aus(?:zu)?geben|ausgebe|(?:be)?zahlen)(?<=(?:will|wollte|möchte|würde|hätte|lieber|gern|gerne|kann|könnte|etwas) .{0,40}); mehr als ich (?:ausgeben|zahlen) (?:will|wollte|möchte)`,
        },
      ),
      weight: scale(['schwer|gewichtig', 'schwer'], ['leicht|federleicht', 'leicht'], {
        most: c`wiegt am meisten; am meisten wiegt; meiste gewicht; höchste[sn]? gewicht`,
        more: c`wiegt mehr; mehr wiegt; mehr gewicht`,
        least: c`wiegt am wenigsten; am wenigsten wiegt; (?:wenigste|geringste|niedrigste)[sn]? gewicht`,
        less: c`nicht (?:so |zu |allzu )?viel (?:wieg(?:t|en)|gewicht); wiegt weniger; weniger wiegt; weniger gewicht; weniger wiegen`,
      }),
      size: scale(
        ['geräumig|riesig|größ|voluminös|weitläufig', 'groß|geräumig|riesig|weit geschnitten'],
        ['klein|winzig|kompakt|handlich|platzsparend', 'klein|winzig|eng|knapp'],
        {
          most: c`größte[rnsm]?; xxl`,
          more: c`doppelt so (?:groß|viel)\p{L}*; (?:die |der )?doppelte[nrs]? (?:größe|menge|kapazität|speicher); eine nummer größer; nächste größe; nächstgrößere[rnsm]?; fällt (?:zu )?klein aus`,
          least: c`allerkleinste[rnsm]?; am wenigsten platz (?:braucht|wegnimmt)`,
          less: c`eine nummer kleiner; nächstkleinere[rnsm]?; zu sperrig; zu klobig; fällt (?:zu )?groß aus; zu weit; nicht (?:so |zu |allzu )?viel platz (?:braucht|wegnimmt|brauchen); nicht sperrig; weniger platz (?:braucht|wegnimmt)`,
        },
      ),
      packed: {
        most: c`größte[sn]? packmaß`,
        more: c`größere[sn]? packmaß`,
        least: c`(?:kleinste[nsmr]?|geringste[nsmr]?) (?:pack|falt|klapp)(?:maß|volumen|größe|maße); am kleinsten (?:zusammen|ver|ein)(?:ge)?(?:pack|leg|falt|klapp|roll)\p{L}{0,4}; (?:pack|leg|falt|klapp|roll)(?:t|en)(?: sich)? am kleinsten(?: zusammen| ein)?; (?:zusammengelegt|zusammengefaltet|zusammengeklappt|verpackt|gepackt|eingepackt) am kleinsten`,
        less: c`(?:kleinere[nsmr]?|geringere[nsmr]?) (?:pack|falt|klapp)(?:maß|volumen|größe|maße); kleiner (?:zusammen|ver|ein)(?:ge)?(?:pack|leg|falt|klapp|roll)\p{L}{0,4}; (?:pack|leg|falt|klapp|roll)(?:t|en)(?: sich)? (?:noch )?kleiner(?: zusammen| ein)?; (?:zusammengelegt|zusammengefaltet|zusammengeklappt|verpackt|gepackt|eingepackt) kleiner; (?:zusammengelegt|zusammengefaltet|zusammengeklappt|verpackt|gepackt|eingepackt) weniger platz`,
      },
      length: scale(['läng', 'lang'], ['kürz', 'kurz']),
      height: scale(['höh|hoh', 'hoch'], ['niedrig|tief', 'niedrig'], { most: c`höchste[rnsm]?` }),
      width: scale(['breit', 'breit'], ['schmal|schmäl', 'schmal']),
      thickness: scale(['dick|tief', 'dick|tief'], ['dünn|flach|schlank', 'dünn|flach']),
      volume: {
        most: c`
        (?:passt|geht|fasst|kriegt man|bekommt man) am meisten(?: rein| hinein)?; am meisten (?:rein|hinein|fasst|passt|platz|inhalt|volumen|stauraum)(?: rein| hinein| passt| geht)?
        (?:größte|meiste|höchste)[rnsm]? (?:volumen|fassungsvermögen|kapazität|inhalt|stauraum|platz|liter|literzahl|füllmenge)`,
        more: c`
        (?:passt|geht|fasst|kriegt man) mehr(?: rein| hinein)?; mehr (?:rein|hinein|reinpasst|hineinpasst|fasst|reingeht|platz|inhalt|volumen|stauraum|fassungsvermögen|liter)
        (?:größere|höhere)[rnsm]? (?:volumen|fassungsvermögen|kapazität|inhalt|stauraum|füllmenge)`,
        least: c`(?:passt|geht|fasst) am wenigsten(?: rein)?; am wenigsten (?:rein|fasst|volumen|inhalt); (?:kleinste|geringste|wenigste)[rnsm]? (?:volumen|fassungsvermögen|kapazität|inhalt|füllmenge)`,
        less: c`(?:passt|geht|fasst) weniger(?: rein)?; weniger (?:rein|fasst|volumen|inhalt|liter|stauraum); (?:kleinere|geringere)[rnsm]? (?:volumen|fassungsvermögen|kapazität|inhalt|füllmenge)`,
      },
      storage: {
        most: c`(?:am meisten|meiste[rnsm]?|größte[rnsm]?|höchste[rnsm]?) (?:speicher(?:platz|kapazität)?|festplatte|ssd|gb|gigabyte|terabyte|tb)`,
        more: c`(?:mehr|größere[rnsm]?) (?:speicher(?:platz|kapazität)?|festplatte|ssd|gb|gigabyte|terabyte)`,
        least: c`(?:am wenigsten|wenigste[rnsm]?|kleinste[rnsm]?) (?:speicher(?:platz|kapazität)?|festplatte|ssd)`,
        less: c`(?:weniger|kleinere[rnsm]?) (?:speicher(?:platz|kapazität)?|festplatte|ssd)`,
      },
      memory: {
        most: c`(?:am meisten|meiste[rnsm]?|größte[rnsm]?) (?:ram|arbeitsspeicher)`,
        more: c`(?:mehr|größere[rnsm]?) (?:ram|arbeitsspeicher)`,
        least: c`(?:am wenigsten|wenigste[rnsm]?|kleinste[rnsm]?) (?:ram|arbeitsspeicher)`,
        less: c`(?:weniger|kleinere[rnsm]?) (?:ram|arbeitsspeicher)`,
      },
      screen: {
        most: c`größte[rnsm]? (?:bildschirm(?:diagonale)?|display|monitor|screen|bild)`,
        more: c`größere[rnsm]? (?:bildschirm(?:diagonale)?|display|monitor|screen|bild)`,
        least: c`kleinste[rnsm]? (?:bildschirm(?:diagonale)?|display|monitor|screen)`,
        less: c`kleinere[rnsm]? (?:bildschirm(?:diagonale)?|display|monitor|screen)`,
      },
      power: scale(
        [
          'leistungsstärk|leistungsfähig|leistungsstark|saugstärk|saugstark|potent|powervoll',
          'leistungsstark|leistungsfähig',
        ],
        ['leistungsschwäch|stromsparend|sparsam', 'leistungsschwach'],
        {
          most: c`(?:am meisten|meiste[rnsm]?|höchste[rnsm]?|größte[rnsm]?) (?:leistung|watt(?:zahl)?|power|kraft|saugkraft|ps|drehmoment|wumms|dampf); stärkste[rnsm]? (?:motor|antrieb|akkuschrauber|verstärker)`,
          more: c`(?:mehr|höhere[rnsm]?|größere[rnsm]?) (?:leistung|watt(?:zahl)?|power|kraft|saugkraft|ps|drehmoment|wumms|dampf); stärkere[rnsm]? (?:motor|antrieb)`,
          least: c`(?:am wenigsten|wenigste[rnsm]?|geringste[rnsm]?|niedrigste[rnsm]?) (?:leistung|watt(?:zahl)?|power|strom); verbraucht am wenigsten`,
          less: c`(?:weniger|geringere[rnsm]?|niedrigere[rnsm]?) (?:leistung|watt(?:zahl)?|power|strom); verbraucht weniger`,
        },
      ),
      brightness: scale(
        ['hell|lichtstärk|lichtstark|leuchtstärk', 'hell'],
        ['dunkel|dunkl', 'dunkel|finster'],
        {
          most: c`(?:am meisten|meiste[rnsm]?|höchste[rnsm]?) (?:licht|lumen|helligkeit|leuchtkraft); leuchtet am (?:stärksten|hellsten)`,
          more: c`mehr (?:licht|lumen|helligkeit|leuchtkraft); leuchtet (?:stärker|heller)`,
          least: c`(?:am wenigsten|wenigste[rnsm]?) (?:licht|lumen)`,
          less: c`weniger (?:licht|lumen|hell)`,
        },
      ),
      speed: scale(['schnell|flott|fix|zügig', 'schnell'], ['langsam', 'langsam']),
      lasting: scale(['langlebig|ausdauernd|haltbar', 'lange haltbar'], ['kurzlebig', 'kurzlebig'], {
        most: c`
        (?:hält|läuft|brennt|spielt|reicht|leuchtet|duftet|wärmt)(?: sich)?(?: mit \p{L}+)? am längsten; (?:hält|läuft|brennt|spielt|reicht|leuchtet|duftet|wärmt|bleibt|funktioniert)(?: (?:der|die|das|denn|sich|mit|bei|von|denen|akku|batterie|eine[rmn]?|ladung|so|wohl|am stück|warm|heiß|kalt|frisch)){1,4} am längsten; am längsten(?= (?:hält|läuft|brennt|haltbar|durchhält|spielt|reicht|leuchtet|duftet|warm|heiß|kalt|frisch|halten|laufen|brennen)) \p{L}+
        (?:längste|größte|beste|meiste|höchste|stärkste)[rnsm]? (?:akku(?:laufzeit|dauer|leistung|kapazität)?|laufzeit|brenndauer|haltbarkeit|batterie(?:laufzeit)?|lebensdauer|spielzeit|ausdauer); am längsten durch`,
        more: c`
        (?:hält|läuft|brennt|spielt|reicht|leuchtet|duftet)(?: sich)? länger; länger (?:hält|läuft|brennt|haltbar|durchhält|spielt|reicht|leuchtet|duftet|warm hält|halten|laufen|brennen)
        (?:längere|größere|bessere|mehr|höhere|stärkere)[rnsm]? (?:akku(?:laufzeit|dauer|leistung|kapazität)?|laufzeit|brenndauer|haltbarkeit|batterie(?:laufzeit)?|lebensdauer|spielzeit|ausdauer); mehr akku(?:laufzeit)?`,
        least: c`(?:hält|läuft|brennt)(?: sich)? am kürzesten; (?:kürzeste|kleinste|schlechteste|wenigste)[rnsm]? (?:akku(?:laufzeit)?|laufzeit|brenndauer|haltbarkeit|batterie(?:laufzeit)?)`,
        less: c`(?:hält|läuft|brennt)(?: sich)? (?:kürzer|weniger lang); (?:kürzere|kleinere|weniger)[rnsm]? (?:akku(?:laufzeit)?|laufzeit|brenndauer|haltbarkeit)`,
      }),
      warmth: scale(['wärm|warm|mollig', 'warm'], ['kühl|luftig', 'kalt|kühl'], {
        most: c`hält am wärmsten; wärmt am (?:meisten|besten)`,
        more: c`wärmt (?:mehr|besser|stärker)`,
        less: c`zu heiß; nicht so heiß`,
      }),
      loudness: scale(['laut', 'laut'], ['leis|ruhig|geräuscharm|geräuschärm|still', 'leise|ruhig'], {
        most: c`macht am meisten (?:lärm|krach)`,
        least: c`am wenigsten (?:lärm|krach|geräusche?|laut); macht am wenigsten (?:lärm|krach)`,
        less: c`nicht (?:so |zu |allzu )?viel (?:lärm|krach|geräusche?); weniger (?:lärm|krach|geräusche?|laut); geräuschlosere?[rnsm]?`,
      }),
      strength: scale(
        [
          'stärk|stark|kräftig|intensiv|schärf|scharf|würzig|aromatisch|herzhaft',
          'stark|kräftig|intensiv|scharf|würzig|bitter|streng',
        ],
        ['mild|schwäch|schwach|sanft|dezent', 'mild|schwach|lasch|fad'],
        {
          most: c`(?:am meisten|meiste[rnsm]?) (?:koffein|geschmack|aroma|wumms|bumms)`,
          more: c`mehr (?:geschmack|aroma|schärfe|würze)`,
        },
      ),
      hardness: scale(
        ['härt|hart|stabil|steif|straff', 'hart|fest|steif|straff'],
        ['weich|kuschelig|flauschig|soft|kuschlig|zart|nachgiebig', 'weich'],
        {
          most: c`festeste[rnsm]?`,
          more: c`festere[rnsm]?; (?<=(?:ist|sind|etwas|was|noch|bisschen) )fester`,
        },
      ),
      age: scale(['(?<!(?:welche[mns]?|im|vom|ab) )ält|reif', 'alt|reif'], ['jüng|jung', 'jung'], {
        most: c`am längsten (?:gereift|gelagert); längste[rnsm]? reife(?:zeit)?; reifte am längsten`,
        more: c`länger (?:gereift|gelagert); längere[rnsm]? reife(?:zeit)?`,
        least: c`am kürzesten (?:gereift|gelagert)`,
        less: c`kürzer (?:gereift|gelagert); weniger lang gereift`,
      }),
      newness: {
        most: c`neue?ste[rnsm]?; aktuellste[rnsm]?; modernste[rnsm]?; letzte[snr]? (?:modell|generation|version); zuletzt (?:reingekommen|erschienen)`,
        more: c`neuere[rnsm]?; (?<=(?:ist|sind|noch|was|etwas) )neuer; neuer als; aktuellere[rnsm]?; modernere[rnsm]?; zu alt`,
        least: c`älteste[sn]? (?:modell|version|generation)`,
        less: c`ältere[snrm]? (?:modelle?|version|generation); vorgänger(?:modell)?`,
      },
      people: {
        most: c`(?:für )?(?:die )?meisten (?:personen|leute|menschen|gäste|spieler); am meisten (?:personen|leute|menschen|gäste)`,
        more: c`(?:für )?mehr (?:personen|leute|menschen|gäste|spieler)`,
        least: c`(?:für )?(?:die )?wenigsten (?:personen|leute|menschen); am wenigsten (?:personen|leute)`,
        less: c`(?:für )?weniger (?:personen|leute|menschen|gäste|spieler)`,
      },
    },
    degrees,
    spoken,
  ),
  most: c`möglichst (?:viele?[nrs]?|hohe[nrms]?); so viele?[nrs]?(?= [^,.?!]{2,30} wie möglich); am meisten; (?:die |den |das |der |dem )?meiste[nrsm]?; (?:die |den |das |der |dem )?(?:höchste|größte|beste|stärkste|maximale)[nrsm]?; am höchsten; maximum an`,
  more: c`mehr; (?:höhere|größere|bessere|stärkere)[nrsm]?; höher; reicher an; mehr an`,
  least: c`möglichst (?:wenige?[nrs]?|niedrige[nrms]?|geringe[nrms]?); so wenige?[nrs]?(?= [^,.?!]{2,30} wie möglich); am wenigsten; (?:die |den |das |der |dem )?(?:wenigste|niedrigste|geringste|kleinste|minimale)[nrsm]?; am niedrigsten; minimum an`,
  less: c`weniger; (?:niedrigere|geringere|kleinere)[nrsm]?; niedriger; ärmer an; nicht so viele?[nrs]?`,
  these: c`
    diese[nrsm]?(?! (?:woche|monat|jahr|saison|tage?n?|sommer|winter)); davon; von (?:denen|diesen|beiden|ihnen); darunter; (?:unter|bei|aus) (?:diesen|denen); die (?:da|hier|gezeigten); jene[nrsm]?; deren
    welche[rsn]?(?= (?:ist|sind|hat|haben|wiegt|hält|läuft|davon|von|kostet|passt|wäre|würde|fasst|brennt|macht|der|ist)\b)`,
  both: c`(?:alle |die )?beide[nrsm]?(?: davon)?; (?:die|den|von den|alle) (?:zwei|2)(?: davon)?; jede[rns]? davon; alle davon; jeweils`,
  again: c`noch ?mals?; nochmal; zurück zu[mr]?; wieder zu[mr]?; zurückkommen`,
  earlierOn: c`
    von (?:vorhin|eben|vorher|gerade eben|zuvor); vorhin; (?:gerade )?eben; zuvor; (?:sie|ihr|du) (?:mir |uns )?(?:gezeigt|genannt|vorgeschlagen|erwähnt) (?:haben|habt|hast|hattet|hatten); (?:nochmal|noch ?mal|nochmals|wieder|zurück|kurz) zu[mr]?`,
  other: c`(?:der|die|das|den|dem|vom|zum) (?:jeweils )?andere[nrsm]?(?! (?:farbe|größe|variante|marke)\p{L}*); anderer; die anderen; andere[rs]? davon`,
  correction: c`
    (?:nein|ne|nee|nö|sorry|quatsch|ach|halt|moment|stopp|ups|pardon|entschuldigung),? (?:nein,? |sorry,? |quatsch,? )?ich (?:mein(?:e|te?)?|wollte|suche|such)
    ich (?:mein|meine|meint|meinte)(?: doch| eigentlich| natürlich| aber| eher)?; mein(?:e|te) ich; (?:das|den|die|der) mein(?:e|te) ich nicht; so (?:war das|meinte ich das) nicht; falsch verstanden; sie (?:verstehen|haben) mich falsch
    ^eigentlich; eigentlich (?:meinte|wollte|suche|brauche|will) ich; ich (?:wollte|suche|brauche) eigentlich; doch lieber; lieber doch; dann doch; doch nicht; quatsch; vertippt; verschrieben; ich habe? nach .{1,40} gefragt; nicht (?:den|die|das|der|dieses|diesen|diese)(?: da)?,; nee,?(?= nicht )`,
  clauseStart: c`
    (?:der|die|den|das) (?:preis|kosten|versandkosten|versand|lieferzeit|lieferung)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    \p{L}{3,}(?:t|en) (?:ihr|sie|wir|man); 
    was; wie; wo; wann; wer; wem; wen; warum; wieso; weshalb; womit; wofür; wozu; wohin; woher; woraus; worin; worauf; wie ?viele?; welche[nrsm]?; (?:bis|ab|seit) wann; (?:in|aus|mit|zu|für|bei|von) welche[nrsm]?; für (?:wen|wie); zu welche[nrm]; um wie
    hab(?:en|t|e|ts)?(?= (?:sie|ihr|ich|wir|ihrs)\b); habt; habts; hast; hat (?:der|die|das|er|sie|es|man|ihr|dieser|diese|dieses); ist; sind; gibt; gibts; gibt's; wird; werden; war
    kann; kannst; können; könnt; könnte[nt]?; darf; dürfen; dürfte; muss; müssen; soll; sollte; sollen; würde[nt]?; wäre; möchte; will; hätte[nt]?
    verschick(?:t|en); versende[nt]; liefer(?:t|n); verkauf(?:t|en); führ(?:t|en); biete[nt]; mach(?:t|en|ts) (?:ihr|sie|man|der|die|das); nehm(?:t|en) (?:ihr|sie); akzeptier(?:t|en); schick(?:t|en); pack(?:t|en) (?:ihr|sie); tausch(?:t|en); repariert; geht; gehts; passt; passen; kostet; kosten; wiegt; hält; läuft; funktioniert; kommt; kommen; lohnt; eignet; taugt; schafft; verträgt; braucht (?:man|der|die|das|es); bekomm(?:e|t|en); krieg(?:e|t|en); dauert; reicht; enthält
    \p{L}{3,}(?:t|en) (?:ihr|sie)(?= )(?<!(?:und|oder|dass|weil|wenn|ob) \p{L}{3,20} (?:ihr|sie)); zeig(?:e|en|t)?; ich (?:suche?|brauche?|will|möchte|hätte|nehme|bräuchte|wollte); wir (?:suchen|brauchen|wollen|möchten|hätten); suche; brauche?; bräuchte; empfehl(?:en|t); empfiehl\p{L}*; sag(?:en|t)? (?:sie|mir); erzähl\p{L}*; (?:bis|ab|mit|um|zu|für|in|aus|von|bei|nach|unter|über|seit|auf|an) (?:wie|welche[nrsm]?|was|wann|wem|wen)`,
  opening: c`
    (?:(?:ach |oh |och |na )?(?:wie |so |sehr |zu |echt )?schade|(?:ach|oh|och) (?:mist|mann|nö|je)|mist|menno|doof|blöd|puh|uff|ups|hoppla|tja|hm+|mal sehen|(?:ich )?bin (?:mir )?unsicher|(?:ich )?kann mich nicht entscheiden|egal|macht nichts|nicht schlimm)(?=\s*[,.!])
    (?:passt|passt schon|alles klar|alles gut|gebongt|läuft|na gut|jo|jup|jep)(?=[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:themawechsel|(?:eine )?(?:andere|neue|weitere) (?:frage|sache|baustelle)|(?:et)?was (?:ganz )?anderes|anderes thema)(?=\s*[:,.-]);
    (?:ups|oh|ah|sorry|moment|halt|warte)?,? ?(?:mein fehler|mein versehen|vertippt|verschrieben|vertan)(?= |,)
    (?:(?:nur |noch |ich habe? |hätte )?(?:zwei|drei|paar|ein paar) (?:kurze |schnelle )?(?:fragen|sachen|dinge)|(?:noch |eine )?letzte)(?=\s*[:,.-])
    (?:also|nun|naja|na ja|tja|äh+m?|öhm?|hm+|ach|oh|na)(?=,| (?!(?:ja|nein|doch|gut|toll|schön|schade|so|klar|dann|endlich)\b)); (?:ok(?:ay)?|ach|ja|na|gut) also; so,
    (?:(?:nur |noch |mal |und |ok,? )?(?:eine |ne |ganz )?(?:kurze|kleine|schnelle|letzte|andere|dumme|blöde|einfache|weitere)? ?frage)(?: noch| an (?:euch|sie|dich))?(?=\s*[:,.-]); (?:noch )?(?:was|etwas) anderes(?=\s*[:,.-])
    (?:ich )?(?:hab|habe|hätte)(?: ich)?(?: da| noch| mal| nur){0,2} (?:eine|ne|mal ne)(?: kurze| kleine| letzte)? frage(?: an (?:euch|sie))?; (?:darf|kann|könnte|dürfte) ich (?:sie |euch |dich |kurz |mal |schnell |etwas |was ){0,3}fragen
    (?:sorry|entschuldigung|entschuldigen sie|entschuldigt|tut mir leid|verzeihung),? (?:wenn ich störe|dass ich störe|für die störung|die störung|ich störe)(?: nur)?(?: kurz)?; (?:entschuldigung|entschuldigen sie|verzeihung|'tschuldigung)(?: bitte)?
    mein(?:e)? (?:frau|mann|partner|partnerin|chef|chefin|mutter|vater|mama|papa|sohn|tochter|freund|freundin|schwester|bruder|kollege|kollegin) (?:will wissen|möchte wissen|fragt|würde gern(?:e)? wissen|hat gefragt)
    ich (?:wollte|möchte|würde|will)(?: gern(?:e)?| nur| mal| kurz){0,3} (?:fragen|wissen|nachfragen); (?:können|könnten|kannst|könntest|könnt|würden) (?:sie|du|ihr) mir(?: bitte| vielleicht| mal| kurz){0,2} (?:sagen|verraten); (?:sag|sagt|sagen sie)(?: mir)?(?: bitte| mal)
    (?:wissen sie|wisst ihr|weißt du)(?: vielleicht| zufällig)?; übrigens; nebenbei; apropos
    (?:h+m+|mm+|m+h+m+|(?:ä)+h+m*|öh+m*|a+h+|o+h+|aha|ach(?: so| ja)?|ok(?:ay)?|okey|tja|na ja|naja|na gut|oha); (?:gut|super|toll|prima|perfekt|klasse|schön|alles klar|verstehe|verstanden|ach so|aha|klar|gut zu wissen|klingt gut|interessant|also|na dann|spitze|cool)(?=\s*[,.!])`,
  closing: c`
    bitte(?: schön| sehr)?; danke(?: schön| im voraus| sehr| dir| euch| ihnen)?; vielen dank(?: im voraus)?; leute; (?:wissen sie|wisst ihr|weißt du) (?:das|des)(?: vielleicht| zufällig)?; nur so(?: aus neugier| interessehalber)?; aus neugier; interessehalber; übrigens; lg; liebe grüße; viele grüße; mfg; (?:hier )?bei (?:euch|ihnen)(?: im (?:laden|geschäft|shop|sortiment))?`,
  whether: c`ob`,
  asksWithin: c`wie ?viele?; wie (?:lange?|groß|schwer|hoch|breit|tief|dick|alt|oft|weit|stark|warm|laut|teuer); welche[rsnm]?; woraus; wofür; aus was; was für`,
  and: c`und(?: auch| noch| dann| außerdem| zusätzlich)?; sowie; &; plus; auch; außerdem; zudem; dazu; u\.?; and; dann(?: noch)?; obendrein`,
  or: c`oder(?: auch| doch| eher)?; bzw\.?; beziehungsweise; od\.?; or`,
  together: c`(?:worauf|auf wie ?viel|auf was) (?:belaufen|beläuft|komme|kommt|kommen|summiert) (?:ich|wir|das|es|sich)(?: \p{L}{1,10}){0,3}(?= (?:mit|samt|inklusive|für|bei|zusammen)); (?:rechne|rechnet|rechnen sie)(?: mir| bitte| mal){0,3} (?:das |beides |alles )?(?:zusammen|aus|mal); wenn (?:ich|wir) (?:\d{1,3}|zwei|drei|vier|fünf|sechs) (?:\p{L}{1,12} )?(?:nehm|kauf|bestell)\w*; 
    (?<!(?:ziehen|wohnen|leben|passen|gehören|gehoeren|kommen|sind) )zusammen(?! (?!kosten|machen)\p{L}{2,}en(?![a-z])); insgesamt; in summe; alles in allem; gesamt(?:preis|summe|kosten|betrag)?; im ganzen; total; in total; summe
    was (?:macht|kostet) (?:das|dann) (?:alles|dann|zusammen); wie ?viel macht (?:das|es); was macht das; macht das(?= ?\??$); alle zusammen; beides zusammen; und wie ?viel (?:macht|kostet)
    (?:wie ?viel|was) (?:machen|kämen|kommen|sind|wären|kosten) (?:dann |denn )?(?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)(?= ?(?:davon|stück|von|zusammen|$|[?.,])); was (?:wär|wäre|ist|macht) das(?: dann)?(?= ?\??$)(?<=\d .{0,40}); was (?:zahle?|zahlen|bezahle) (?:ich|wir) (?:dann )?für (?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)`,
  fits: c`pass(?:t|en|end|ende[rnsm]?)(?: (?:zu[mr]?|in|auf|für|an|bei))?; (?:geht|gehen|funktioniert|funktionieren|läuft|laufen) (?:mit|auf|in|an); kompatibel(?: mit| zu)?; eignet sich(?: für)?; dazu nehmen; dazu (?:empfehlen|empfehlt)`,
  goesWith: c`(?:(?:die|der|das|was) )?(?:gut |noch )?(?:dazu|dabei) (?:passt|passen|passend(?:e[nrsm]?)?|geht|gehen); (?:passt?|passend(?:e[nrsm]?)?|gehört)(?: gut)? dazu; passende[nrsm]?(?= .{2,40} dazu(?: |$)); (?:noch |gleich |auch )?(?:dazu|obendrauf)(?= ?(?:$|[?.,!]| bitte| noch| mit | für | unter | in )); zum dazu(?:nehmen|legen); (?:die|der|das) (?:dazu|zu (?:dem|der|denen|diesem|dieser)) (?:passt|passen)`,
  howManyLeft: c`(?:^|(?<=[,.;] ?)|(?:habt ihr|haben sie|hast du|sind|gibt es|gibts) )(?:da |davon |noch )*genug(?: davon| da| vorrätig| auf lager)*(?= ?(?:$|[?.,]| für \d)); (?:reicht|langt) (?:der|euer|ihr) (?:vorrat|bestand); (?:so|soo) viele (?:da|auf lager|vorrätig);
    (?:^|und )wie ?viele(?= ?\?*$)
    (?:habt ihr|haben sie|hast du|gibt es|gibts|sind|hätten sie) (?:davon |noch |auch )*(?:\d{1,3}|zwei|drei|vier|fünf|sechs|mehrere) (?:davon|stück|auf lager|vorrätig)
    wie ?viele?(?: stück| exemplare| stk\.?)?(?: davon| von \p{L}+)? (?:sind|gibt es|gibts|gibt's|habt ihr|haben sie|hast du|liegen|hätten sie|stehen|hats|hat es)(?: davon| denn| jetzt| aktuell| gerade| bei euch)?(?: noch| da| übrig| auf lager| vorrätig| verfügbar| am lager| lagernd)+
    wie ?viele? (?:davon|stück|exemplare|noch); wie ?viele? .{0,40}(?:noch da|noch übrig|auf lager|vorrätig|übrig|lagernd|noch verfügbar); wie ?viele? (?:habt ihr|haben sie|hast du|sind es|gibt es|gibts)(?: davon)?(?= ?\??$); lagerbestand; stückzahl; restbestand; wieviel stück; noch wie ?viele?
    (?:wie (?:groß|hoch|viel|ist|sieht)|was ist|wie schaut)(?: ist| es| der)*(?: bei| mit)?(?: der| dem| euer| ihr| eurem| ihrem)*(?: aktuelle[rn]?)? ?(?:lager)?(?:bestand|vorrat); bestand davon; wie ?viel(?:e)? .{0,30}(?:noch habt|noch haben sie|habt ihr noch|haben sie noch|gibt es noch|gibts noch|sind noch|liegen noch|stehen noch|bleiben); wie ?viele? (?:paare?|stück|exemplare|packungen|flaschen|gläser|dosen|sets|einheiten) (?:davon |habt|haben sie|sind|gibt|kann|könnte|noch); wie ?viele? (?:davon )?(?:kann|könnte) (?:ich|man) (?:noch |maximal |höchstens )?(?:davon )?(?:kaufen|bestellen|bekommen|haben); an stückzahl`,
  backWhen: c`
    (?:ab )?wann .{0,40}(?:wieder|rein|nachschub|lieferbar|verfügbar|vorrätig|auf lager|erhältlich|zu haben); wieder (?:da|rein|reinkommt|lieferbar|verfügbar|auf lager|vorrätig|erhältlich|zu haben|zurück|lagernd)
    komm(?:t|en) .{0,30}(?:wieder|nochmal|noch mal|noch einmal|nach)(?: rein)?; nachlieferung; nachgeliefert; nachbestell\p{L}*; nachschub; (?:neue|nächste) (?:lieferung|ware|charge); (?:bekommt|kriegt|bekommen|kriegen) (?:ihr|sie) .{0,20}(?:wieder|nochmal|noch mal|neue|nach|mehr|rein)
    (?:rechnet|rechnen|kommt|bekommt|bekommen|kriegt|kriegen|erwartet|erwarten|gibt es|gibts) .{0,25}(?:nachschub|nachlieferung|neue ware|wieder welche)(?: rein)?; nachschub; nachlieferung
    (?:nach|wieder)(?:bestellt|geliefert|aufgefüllt|gekauft|beschafft); (?:wieder|neu) (?:rein|reinbekommt|reinkommt|reinkommen|reinkriegt|aufgefüllt|eintrifft|eintreffen|erhältlich); wann .{0,40}wieder (?:kaufen|bestellen|bekommen|kriegen|haben|welche)`,
  awaited: c`
    (?:wann|ab wann|bis wann|seit wann|wie bald|zu wann|an welchem tag) .{0,40}(?:bekommen|kriegen|bekomme|kriege|kaufen|bestellen|haben|erhältlich|erhalten|verfügbar|lieferbar|bestellbar|zu haben|reinkommen|rein)
    wie lange .{1,30}(?:warten|dauert es|dauert's)(?: .{1,20})?(?: wieder)?`,
  haveIt: c`
    (?:haben sie|habt ihr|habts|hast du|gibt es|gibts|gibt's|führen sie|führt ihr|bekommt man|bekomme ich|bekomm ich|kriegt man|krieg ich) (?:das|die|den|der|es|ihn|sie|dieses?|diesen|diese|dieser|sowas|so was|so einen?|den gleichen|die gleiche|das gleiche|dasselbe|denselben|dieselbe)(?: auch| noch| denn| eigentlich| vielleicht){0,2}(?= (?:in|aus|mit|vorrätig|da|auf lager|größer|kleiner|länger|kürzer)\b| ?\??$)(?: in(?: der)?)?
    (?:ist|sind|kommt) (?:das|die|der|es|er|sie|den)(?: auch| noch| denn){0,2}(?: verfügbar| erhältlich| lieferbar| da)? in; auch in; gibt's auch in; gibts auch in`,
  perUnit: c`(?:(?:pro|je|per|das|der|den|aufs|fürs|für (?:das|den|ein|einen)) |/ ?)(?:kilo(?:gramm)?|kg|liter|hundert gramm|meter|laufmeter); (?:(?:pro|je|per|auf) |/ ?)(?:l|m|100(?: ?(?:g|gr|gramm|ml|milliliter))?|stück|stk\.?|packung|dose|flasche|tasse|portion|quadratmeter|qm|m2|beutel|glas|kapsel); kilopreis; literpreis; grundpreis; meterpreis; stückpreis; das stück`,
  yearsOld: c`
    (?<n>\d{1,2})[- ]?jährige?[rnsm]?s?; (?<n>\d{1,2}) ?(?:jahre?|j\.?) (?:alte?[rnsm]?|jung|wird|geworden); (?:ab|von|mit|für kinder (?:ab|von|mit)|im alter von) (?<n>\d{1,2}) ?jahre?n?(?! (?:garantie|gewährleistung|haltbar|gereift|reife))
    (?<=(?:er|sie|ich|, die|, der|kleine[rn]?|großer?|große|freund|pferd|${kin}) )(?:wird|ist|werde|bin|wurde|is) (?:jetzt |bald |schon |gerade |grad |erst |nun |fast |circa |ca |etwa )?(?<n>\d{1,2})(?: jahre?)?(?= ?(?:$|[,.?!]| und | jahre?| alt| geworden))
    (?<n>\d{1,2}) ?jahre? alt; (?<m>\d{1,2})[- ]?(?:monate?n?|mon\.?) (?:alte?[rnsm]?|jung); (?<m>\d{1,2})[- ]?monatige?[rnsm]?; (?:baby|kind|welpe) (?:ab|von|mit) (?<m>\d{1,2}) ?monate?n?`,
  tallBefore: c`(?:jemand(?:en|em)?|person(?:en)?|leute|mann|frau|ich bin|bin|er ist|sie ist|wir sind|${kin}(?: ist)?|körpergröße)(?: der| die| mit| von| etwa| ca| ungefähr| fast| knapp| über| ist){0,3}`,
  tallAfter: c`groß; lang`,
  forPeople: c`
    (?:für|zu) (?<n>\d{1,3}|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) ?(?:personen?|leute|menschen|gäste|erwachsene|kinder|mann|pers\.?|spieler|esser|köpfe|freunde|kids)
    (?<n>\d{1,2}|ein|zwei|drei|vier|fünf|sechs|acht)[- ]?(?:personen|mann|sitzer|personenzelt|mannzelt|personenhaushalt)(?:[- ]?\p{L}+)?; (?<n>\d{1,3}) (?:gäste|leute|personen|esser)
    (?:familie|haushalt|gruppe)(?: mit| von| aus)? (?<n>\d{1,2}|drei|vier|fünf|sechs|sieben|acht); (?<n>drei|vier|fünf|sechs|sieben|acht)köpfige[rnms]?; zu (?<n>zwei|vier|fünf|sechs|zehn)t; zu (?<n>acht); wir sind (?:zu )?(?<n>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?= ?(?:$|[,.?!]| und | leute| personen))
    wir (?:werden|wären|wärn|sind|kommen|schlafen|essen|fahren)(?: dann| meist(?:ens)?| immer| zu)* (?<n>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?: leute| personen| mann)?(?: sein)?(?= ?(?:$|[,.?!]| und )); (?<n>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?:leute|personen|menschen|mann|erwachsene) (?:sollen|müssen|passen|schlafen|essen|wollen)
    (?:reicht|passt|langt|ist|platz|taugt) (?:es |das |der |die )?(?:auch )?für (?<n>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?= ?(?:$|[,.?!]| leute| personen| mann)); (?:für |mit )?(?<n>\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|zehn) (?:schlafplätze|plätze|schläfer|sitzplätze|mitspieler|spieler|leut)`,
  tellMore: c`
    mehr (?:infos?|informationen|details|angaben|daten|einzelheiten|(?:über|zu|zum|zur|dazu|darüber)); (?:infos?|informationen|details|einzelheiten)(?: (?:zu[rm]?|über|dazu|bitte))?; näheres; genaueres
    erzähl(?:e|en|t)?(?: sie| ihr)?(?: mir| uns)?(?: bitte| mal| doch){0,2} (?:mehr|was|etwas|von|über); sag(?:e|en|t)?(?: sie| ihr)?(?: mir| uns)?(?: bitte| mal| doch){0,2} (?:mehr|was|etwas) (?:über|zu[rm]?|dazu); beschreib\p{L}*
    was (?:ist|macht) .{0,30}(?:besonders|besondere|so toll|so gut); was kann (?:der|die|das|er|sie|es|man)(?: so| alles| eigentlich)?; was (?:weißt du|wissen sie|könnt ihr|können sie)(?: mir)? (?:über|zu)
    was (?:können sie|könnt ihr|kannst du|könnten sie|weißt du|wissen sie)(?: mir| uns)? ?(?:noch |sonst noch |mehr |sonst )*(?:dazu|darüber|davon|über|zu) .{0,30}(?:sagen|erzählen); (?:noch |etwas |was )?(?:mehr )?(?:dazu|darüber) (?:sagen|erzählen|wissen|erfahren); mehr (?:wissen|erfahren|hören); was gibt(?:'s| es| s)? (?:dazu|darüber|noch|sonst noch)(?: alles)? zu (?:sagen|wissen|erzählen)`,
  gift: c`
    (?:\p{L}{2,20})?geschenk(?:e|en|s|idee|ideen|tipps?|set|sets)?(?! (?:ein|ver)?pack); mitbringsel; verschenken; schenken; schenke?(?= ich); (?:zum|zur) (?:geburtstag|hochzeit|einzug|muttertag|vatertag|taufe|kommunion|konfirmation|einweihung); zu weihnachten; präsent; kleinigkeit für
    empfehl\p{L}*; empfiehl\p{L}*; (?:was|welche[nrs]?)(?: \p{L}+)? (?:rat(?:et|en)|rätst|raten|schlag(?:t|en)|würde[tn]?(?:st)?|nähm(?:e|t|en)) (?:sie|ihr|du|ich|mir)\p{L}*; was (?:soll|sollte|sollen|könnte|kann|nehm|nehme|kauf|kaufe|hol|hole|brauche?|brauchen|passt|wäre)(?: ich| wir| man| denn| da| am besten| gut){0,3}(?: (?:nehmen|kaufen|holen|schenken|mitbringen|gut|für|zu|zum|dafür|alles))?(?![a-z])
    tipps?; vorschlag; vorschläge; ideen?; beraten; beratung; (?:am besten|das beste|gut|geeignet) für; (?:etwas|was|irgendwas|irgendetwas)(?: \p{L}+es)?(?: für| zum| zur); (?:weiß|weiss|weis) nicht,? (?:so recht |recht |genau )?(?:was|welche[nrs]?); (?:brauche?|bräuchte|suche) (?:hilfe|rat|eine idee|inspiration|etwas|was)
    hilf(?:st|t)? .{0,20}(?:aussuchen|entscheiden|auswählen); (?:was|welche[nrs]?) (?:ist|wäre|passt) (?:denn )?(?:am besten|besser|ideal|optimal) (?:für|zu)`,
  anything: c`
    was (?:ist|sind|wäre) (?:sonst )?noch; etwas; irgend(?:was|etwas); sachen; was(?= (?:zum|zur|fürs|gegen|aus|ohne|unter|um)(?! (?:dem|der) (?:shop|laden|geschäft)) )
    was für (?:den|die|das|dem|mein\p{L}{0,2}|unser\p{L}{0,2}|draußen|drinnen|unterwegs|zuhause|mich|uns)
    (?:habt ihr|gibts?|gibt's|gibt es|haben sie|suche|brauche|bräuchte|hätte gern|möchte)(?: (?:denn|auch|noch|da|so)){0,3} was(?! für (?:ein|welche))
    was (?:habt ihr|haben sie|gibts?|gibt's|gibt es|führt ihr|führen sie); (?:ein|das \p{L}{2,20}ste) (?:produkt|mittel|ding|teil) (?:für|gegen|zum)
    das \p{L}{3,20}ste,? (?:was|das) (?:ihr|sie|es)`,
  anyPrice: c`
    (?:darf|kann|soll) (?:auch |ruhig |gerne? |schon |mal )+(?:etwas|was|ein bisschen|mehr|ein wenig|n bisschen)(?: mehr)? kosten; (?:darf|kann) (?:etwas|was) kosten; (?:gebe|geb|geben) (?:da |dafür |auch )*(?:gerne?|ruhig) (?:etwas |was )?(?:mehr )?(?:geld )?aus
    (?:der )?preis(?: ist| spielt)(?: mir| uns| doch| eigentlich| dann| auch){0,2} (?:egal|keine rolle|nebensache|zweitrangig|wurscht|wurst|nicht (?:so )?wichtig); (?:egal|gleich),? (?:was|wie viel|wieviel) (?:es|er|sie|das) kostet; (?:das )?(?:budget|limit) (?:ist|spielt)(?: mir| uns| doch| dann){0,2} (?:egal|keine rolle|nicht (?:so )?wichtig|nebensache); (?:vergiss|vergessen sie|vergesst|pfeif auf|scheiß auf|unabhängig von)(?: das| den| dem| mein| unser)? (?:budget|preis|limit); geld spielt keine rolle; (?:darf|kann|können|dürfen) (?:(?:ruhig|gern|auch|doch) ){0,2}(?:mehr|teurer|was mehr|etwas mehr) (?:kosten|sein); koste es,? was es wolle; (?:auf den|aufs) (?:preis|budget) (?:kommt es|kommts|schaue ich) nicht(?: an)?; preislich (?:ist alles|bin ich) offen`,
  ofAll: c`(?:von|unter|aus) (?:all(?:en)? )?(?:euren|ihren)(?= \p{L}); (?:von|unter) allen(?= \p{L}); (?:von|unter) all (?:den|euren|ihren)(?= \p{L}); (?:in|aus) (?:der|eurer|ihrer) (?:ganzen|gesamten)(?= \p{L}+abteilung)`,
  wholeShop: c`überhaupt; insgesamt; (?:im|in eurem|in ihrem) (?:ganzen |gesamten )?(?:laden|shop|geschäft|sortiment|angebot|katalog); von allem(?:,? was ihr habt)?; quer durch (?:alles|den laden)`,
  purposeBefore: c`(?:zum|fürs|für das|beim) \p{L}{3,}(?:en|ern|eln) (?:von|vom|der|des); (?:etwas|irgend(?:was|etwas)|was),? (?:damit|so ?dass)(?: (?:ich|wir|man|mein\p{L}{0,2}|unser\p{L}{0,2}|der|die|das|es|sie|er|mir|nicht|kein\p{L}{0,2})){1,3}`,
  purposeAround: c`(?:um|womit(?: ich| man| wir)?|mit (?:dem|der) (?:ich|man|wir)) (?:\p{L}+ ){1,5}(?:zu )?\p{L}{2,}(?:en|ern|eln)(?: kann| können)?; zum \p{L}{3,} \p{L}{3,}(?:en|ern|eln)`,
  somethingFor: c`(?:etwas|irgend(?:was|etwas)|ein (?:mittel|ding|teil|produkt)|sachen|zeug)(?: (?:gutes|schönes|anderes|passendes)){0,1} (?:für|fürs|gegen|bei)(?: (?:die|den|das|dem|der|mein\p{L}{0,2}|unser\p{L}{0,2}|ein\p{L}{0,2}))?; (?:habt ihr|haben sie|hast du|gibts?|gibt's|gibt es|brauche?|suche?|bräuchte|hätte gern|möchte)(?: (?:denn|auch|noch|da|so)){0,2} was (?:für|fürs|gegen|bei)(?: (?:die|den|das|dem|der|mein\p{L}{0,2}|unser\p{L}{0,2}))?; was (?:habt ihr|haben sie|gibt es|gibts|hilft|nehme ich|nimmt man|empfehlt ihr|empfehlen sie) (?:für|gegen|bei)(?: (?:die|den|das|dem|mein\p{L}{0,2}))?`,
}
