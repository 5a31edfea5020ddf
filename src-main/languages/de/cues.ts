import { cueList as c, unitsFirst } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'

export const cues: Cues = {
  number: unitsFirst(units, tens, (unit) => `${unit}und`),
  hundred: ['hundert', 'einhundert'],
  price: {
    currency: c`euro; euronen; öcken; eurönchen; taler; dollar; franken`,
    pounds: c`pfund`,
    notes: [
      ['(?:(?:ei)?ne?n? )?fünfer', 5],
      ['(?:(?:ei)?ne?n? )?zehner', 10],
      ['(?:(?:ei)?ne?n? )?zwanziger', 20],
      ['(?:(?:ei)?ne?n? )?(?:fünfziger|fuffi|fuffziger)', 50],
      ['(?:(?:ei)?ne?n? )?(?:hunderter|hunni)', 100],
    ],
    weighing: c`gewicht; wieg; schwer`,
    max: c`
      unter; weniger als; günstiger als; billiger als; nicht mehr als; nicht über; höchstens; max(?:imal)?\.?
      maximum; nicht teurer als; unterhalb von`,
    maxWeak: c`
      bis(?: zu)?(?: maximal)?; budget(?: (?:von|ist|bis|max\.?))?; €innerhalb von; €ich habe(?: nur)?; €ausgeben`,
    maxAfter: c`(?:ist|sind|wäre|wären)(?: (?:aber|dann|für mich|echt|so))? (?:schluss|ende|feierabend|(?:meine|unsere) (?:schmerz|ober)?grenze|mein limit|unser limit|das höchste|das maximum|das äußerste|das meiste|mein maximum|mein budget); zum ausgeben; zur verfügung; kann ich (?:dafür )?(?:ausgeben|entbehren|lockermachen); hab(?:e)? ich (?:dafür |übrig |noch )?; oder weniger; mehr nicht; und nicht mehr; maximal; max; höchstens; oder günstiger; oder billiger; budget`,
    min: c`teurer als; mehr kosten als`,
    minWeak: c`
      über; mehr als; ab; mindestens; von mindestens; min(?:destens)?\.?; oberhalb von; nicht unter`,
    difference: c`(?:günstig|billig|preiswert|teur)er; weniger; mehr; gespart`,
    minAfter: c`oder mehr; aufwärts; und mehr; mindestens`,
    around: [],
    aroundWeak: c`um die; etwa; ungefähr; circa; ca\.?; rund; so um die; zirka; €um`,
    between: [
      ['zwischen', 'und|bis|-'],
      ['von', 'bis(?: zu)?|-'],
      ['ab', 'bis(?: zu)?'],
    ],
    money: c`
      preise?; kosten; ausgebe; investieren; kostet; budget; ausgeben; zahlen; billig(?:er)?; günstig(?:er)?; teuer`,
  },
  sizeWords: c`größen?; gr\.?; schuhgröße; konfektionsgröße`,
  terms: c`
      versand(?:kosten(?:frei)?|frei)?; lieferung; liefert; liefern; lieferzeit(?:en)?; lieferkosten; porto
      retouren?; rückgabe(?:recht)?; rücksendung; zurückgeben; zurückschicken; zurücksenden; zurückbringen; zurücknehmen; umtausch(?:en)?; umtauschrecht
      erstattung; garantie; gewährleistung; zahlung(?:sarten|smöglichkeiten|smethoden)?; bezahlen; zahlen mit
      paypal; rechnung; gutschein(?:e|code)?; rabattcode; geschenkkarte; zoll(?=gebühren); stornieren; konto
      passwort; newsletter`,
  ask: {
    which: c`welche[nrs]?`,
    cheapest: c`
      (?:(?:der|die|das|den|dem) )?(?:am )?(?:billigste|günstigste|preiswerteste)[nrs]?
      (?:niedrigster|niedrigsten|kleinster) preis`,
    dearest: c`(?:(?:der|die|das|den|dem) )?(?:am )?teuerste[nrs]?; höchste[rn] preis`,
    count: c`
      wie ?viele(?= .{0,60}(?:haben sie|habt ihr|hast du|gibt es|gibts|führen sie|führt ihr|auf lager|sind (?:da|auf)))
      wie ?viele haben sie; anzahl`,
    brands: c`
      welche (?:marken|hersteller)(?: von| für| an)?; marken von; von welchen (?:marken|herstellern)`,
    sizes: c`(?:in )?welche[nrm]? (?:anderen )?(?:formate?n?|packungsgrößen?|ausführungen); (?:in )?welche[nr]? (?:anderen )?(?:größen?|schuhgrößen?|nummern); verfügbare größen; größen; andere größen`,
    colours: c`(?:in )?welche[nr]? (?:anderen )?farben?; verfügbare farben; farben; andere farben; (?:welche|andere) (?:farb)?töne`,
    comparePair: c`
      (?:in was|worin|wie|wodurch|inwiefern|inwieweit|wo|was) unterscheide(?:n|t) (?:sich )?(?:denn |eigentlich )?(?<a>.{1,120}?) (?:und|von|vom|zu[rm]?|gegenüber) (?<b>.{1,120})
      was ist (?:denn |eigentlich )?(?:an|am|bei|beim) (?<a>.{1,120}?) (?:denn |so )?anders (?:als|wie) (?<b>.{1,120}); (?:inwiefern|wie|wodurch|worin) (?:ist|sind) (?<a>.{1,120}?) (?:denn )?anders als (?<b>.{1,120})
      was hat (?<a>.{1,120}?),? was (?<b>.{1,120}) nicht; wie schneide(?:t|n) (?<a>.{1,120}?) (?:gegen|gegenüber|im vergleich zu[rm]?) (?<b>.{1,120}); (?<a>.{1,120}?) im (?:gegensatz|unterschied) zu[rm]? (?<b>.{1,120}); stell(?:e|t|en)?(?: sie| mir| bitte| doch| mal){0,3} (?<a>.{1,120}?) (?:und|neben|dem|der) (?<b>.{1,120}) gegenüber
      (?:was ist |worin (?:besteht|liegt) |wo ist |was sind )?(?:der |die )?unterschiede? (?:zwischen )(?<a>.{1,200}?) und (?<b>.+)
      unterschiede?(?<a> )zu[rm]?(?: der| dem| den)? (?<b>.{1,80})$
      ^unterschiede?:? (?:von )?(?<a>.{1,60}?) (?:und|zu) (?<b>.{1,80})$
      vergleich(?:e|en)?(?: sie| mir| bitte)* (?<a>.{1,200}?) (?:und|mit|gegen|vs\.?) (?<b>.+)
      was ist besser[,:]? (?<a>.{1,200}?) oder (?<b>.+)
      worin unterscheide(?:n|t) sich (?<a>.{1,200}?) (?:und|von) (?<b>.+); ist (?<a>.{1,200}?) besser als (?<b>.+)
      (?<a>.{1,200}?) (?:vs\.?|versus|im vergleich (?:zu[rm]?|mit)|verglichen mit) (?<b>.+)`,
    against: ['gegen'],
    than: ['als'],
    priceGap: c`(?:um )?(?:wie ?viel|was) (?:ist |sind |kostet |kosten )?(?:.{1,30} )?(?:teurer|billiger|günstiger)(?: (?:ist|sind|kommt|wäre))?; wie ?viel (?:mehr|weniger) (?:kostet|kosten|zahle?n?|muss|bezahle?n?|wäre); (?:kostet|kosten) (?:.{1,30} )?wie ?viel (?:mehr|weniger); preis(?:unterschied|differenz)\p{L}*; unterschied (?:im|beim) preis; (?:wie ?viel|was) spare?n? (?:ich|man|wir) (?:.{1,20} )?(?:gegenüber|im vergleich|verglichen|wenn|mit)`,
    compareThem: c`
      was (?:bekomme?n?|kriege?n?|hab(?:e|en)?|bringt|bringen)(?: (?:ich|man|wir|mir|uns|denn|da|dann|eigentlich|mehr))* (?:für (?:den|das|die) |der |das )(?:aufpreis|mehrpreis|mehr geld|mehr|mehrkosten|zusätzlich\p{L}*|höheren preis); (?:lohnt|lohnen|rechtfertigt|rechtfertigen)(?: sich)?(?: da| denn)* (?:der|den|das) (?:aufpreis|mehrpreis|höheren? preis|teurere); (?:aufpreis|mehrpreis) wert; was macht .{1,40} teurer
      wo (?:liegt|ist) (?:da |denn )?der unterschied; (?:welche[nr]?|was für ein(?:en)?) unterschiede?; worin unterscheiden; (?:worin|wo|wodurch|inwiefern|wie) (?:unterscheiden|sind)(?: sich)? (?:die|diese|sie|beide)(?: beiden| zwei)?(?: denn| eigentlich| jetzt)?(?: sich| anders| verschieden| voneinander){1,2}; voneinander; (?:gegenüberstell|gegenüber ?zu ?stell)\p{L}*; unterscheiden (?:sie|die|sich); was ist (?:daran |da )?anders
      vergleich(?:e|en)?(?: sie)?(?: diese| die beiden| beide)?; (?:was ist )?der unterschied; unterschiede? zwischen; wo (?:sind|liegen) die unterschiede; ^(?:und )?(?:die |was sind die )?unterschiede?(?= ?\?*$)
      (?:was|welche[rs]?) ist besser`,
    price: c`
      (?:kostet|kosten|macht|machen|wären|sind|wird)(?: das| dann| die| der| zusammen| also){0,3} (?:wie ?viel|was)(?= ?\?*$)
      (?:wie ?viel|was) (?:zahle?|bezahle?|zahlt|bezahlt|zahlen|bezahlen|lege|leg|blättere|gebe|berappe) (?:ich|man|wir)(?: (?:denn|da|dann|bei euch|bei ihnen|aktuell|jetzt|momentan|gerade)){0,2}(?! (?:mit|per|in|bar))(?: für)?
      (?:wie ?viel|was) (?:muss|müsste|soll|sollte|darf|müssen|würde|werde|kann) (?:ich|man|wir)(?: \p{L}{1,16}){0,5} (?:zahlen|bezahlen|hinlegen|ausgeben|hinblättern|berappen|blechen|löhnen|lockermachen|rechnen|loswerden|investieren)
      mit (?:wie ?viel|was) (?:muss|darf|kann|soll) (?:ich|man|wir)(?: \p{L}{1,12}){0,3} rechnen; (?:was|wie ?viel) (?:kommt|käme|kämen|kosten?|würde|soll|sollen|schlägt|macht) (?:mich|uns|mir|man) (?:der|die|das|den|ein|eine)?; was (?:soll|sollen) .{1,40} kosten; zu welchem preis; (?:auf|bei) (?:wie ?viel|was) (?:kommt|komme|liegt|liegen|steht|beläuft); worauf (?:kommt|komme|beläuft|belaufen)
      (?:was|wie ?viel)(?: .{1,60})? (?:kost(?:e|et|en|ete|eten)|(?:be)?zahl(?:e|en|t)|ausgeben); ^(?:und )?kostet(?= ?\?*$); wie teuer; preis (?:von|für)
      wie ist der preis; (?<!(?:guten|gutem|besten|kleinen|fairen|halben|gleichen|zum|zu) )preis(?: bitte| nochmal| denn)*(?= ?\?*$); was wollt ihr dafür(?: haben)?; (?:was|wie ?viel) (?:verlangt|nehmt|verlangen|nehmen) (?:ihr|sie); was macht das; was machen; wie ?viel macht; was kommt das
      (?:was|wie ?viel|wie teuer) (?:war|waren|hat|haben|kostete) (?:der|die|das|er|es|sie|den)(?: preis| denn)? (?:vorher|davor|früher|ursprünglich|sonst|zuvor|mal); vor (?:der |dem )?(?:reduzierung|rabatt|aktion|angebot)(?= ?\??$); (?:runtergesetzt|herabgesetzt|reduziert) von was; von was .{0,20}reduziert; (?:alte|vorherige|ursprüngliche|reguläre|normale|frühere|volle)[rn]? preis; kostet (?:das|es|die|der)(?: denn| auch)? (?:was|etwas|extra); muss (?:ich|man) (?:dafür|das|da)(?: was| etwas)? (?:be)?zahlen`,
    stock: c`
      (?:noch )?zu haben(?= ?\??$)
      (?:gleich|sofort|direkt|heute) (?:mitnehmen|mitzunehmen|mitgenommen|abholen|abzuholen)
      (?:habt ihr|haben sie|hast du|ist|sind|liegt|liegen) (?:das|die|der|den|es|ihn|sie|er)(?: .{1,20})? (?:im (?:laden|geschäft)|in der filiale|bei euch da)
      (?:ist|sind) .{1,60} (?:auf lager|verfügbar|lieferbar|vorrätig|ausverkauft|erhältlich)
      haben sie .{1,60} (?:auf lager|vorrätig|da); noch (?:da|verfügbar|lieferbar)\?; ausverkauft ?\?; (?:ist|sind) (?:der|die|das|die|es|er|sie)(?: denn| noch| gerade)* da(?= ?\??$)`,
    keeps: c`wie lange? (?:\p{L}+ ){0,4}(?:hält|halten|haltbar|frisch|gut|genießbar)(?![a-z]); haltbar\p{L}*; nach (?:dem )?(?:öffnen|anbruch|öffnung); (?:einmal|wenn (?:\p{L}+ ){0,2}|schon |erst (?:einmal|mal) )(?:geöffnet|angebrochen|offen) (?:ist|hält|haltbar); mindesthaltbarkeit\p{L}*; mhd; ablaufdatum; läuft (?:\p{L}+ ){0,2}ab`,
    obtain: c`
      (?:kann|können|könnte) (?:ich|man|wir) .{1,50} wieder (?:kaufen|bestellen|bekommen|haben|kriegen)(?= ?(?:$|[?!.,]))
      (?:kann|könnte|könnten|können|darf|dürfte) (?:ich|man|wir) .{0,40}(?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt)(?: .{1,25})? (?:kaufen|bestellen|bekommen|kriegen|erwerben|ordern|haben|beziehen|mitnehmen)(?= ?(?:$|[?!.,]))
      (?:kann|könnte|lässt|lassen) .{1,50} (?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt)(?: .{1,20})? (?:bestellt|gekauft|erworben) werden
      (?:lässt|lassen) sich .{1,40} (?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt)(?: .{1,20})? (?:kaufen|bestellen|bekommen|kriegen|erwerben|ordern|haben|beziehen|mitnehmen)
      (?:krieg(?:e|t|en)?|bekomm(?:e|t|en)?) (?:ich|man|wir) .{0,40}(?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt)(?= ?(?:$|[?!.,]))
      (?:ist|sind|wär|wäre|wären) .{1,50} zu (?:haben|bekommen|kriegen|kaufen)
      (?:gibt es|gibts|gibt's|habt ihr|haben sie|hast du|führt ihr|führen sie|verkauft ihr|verkaufen sie) (?:den|die|das|ihn|sie|es|davon|welche)(?: .{1,30})? (?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt)(?= ?(?:$|[?!.,]))
      (?:gibt es|gibts|gibt's|habt ihr|haben sie|hast du|führt ihr|führen sie|verkauft ihr|verkaufen sie) (?:gerade|jetzt|derzeit|momentan|zur ?zeit|aktuell|im moment|im augenblick|augenblicklich|heute|sofort|gleich|direkt|noch|schon|überhaupt) (?:den|die|das|ihn|sie|es|davon|welche)
      (?:ist|sind|habt ihr|haben sie|gibt es|gibts) (?:da|davon)? ?noch (?:was|etwas|welche|eine[rs]?|eins)(?: davon)?(?: da| übrig| auf lager| im laden| vorrätig)*(?= ?(?:$|[?!.,])); davon noch (?:was|etwas|welche|eine[rs]?|eins)
      noch (?:übrig|vorhanden|zu haben|zu bekommen|zu kriegen); (?:noch |gerade |derzeit )?bestellbar
      (?:finde|bekomme|kriege|sehe) ich .{1,50} (?:im laden|im geschäft|bei euch|bei ihnen|vor ort)`,
  },
  inStock: c`(?:versand|abhol|liefer)(?:fertig|bereit)e?[rsn]?; sofort (?:mitnehmen|versenden|verschicken);
      auf lager; im regal; vorhanden; (?:sofort )?(?:lieferbare?[rsnm]?|verfügbare?[rsnm]?); vorrätige?[rsnm]?; nicht ausverkauft; (?:gerade |jetzt )?da (?:habt|haben)`,
  soldOut: c`ausverkaufte?[nrs]?; vergriffene?[nrs]?; erhältlich; noch da`,
  onSale: c`
      preisaktion(?:en)?; aktionsware; aktionspreise?; aktionsartikel; (?:eine|irgendeine|gerade|aktuelle?|laufende) aktion(?:en)?; preisnachl(?:ass|ässe); ermäßigte?[rsnm]?; preisgesenkte?[rsnm]?; preissturz; rabatte?(?= auf|aktion); rabattaktion(?:en)?; im preis (?:gesenkt|reduziert|runter|gefallen); günstiger (?:geworden|als sonst|als üblich); zum (?:halben|sonder|aktions)-? ?preis;
      im angebot; im sale; angebote; reduzierte?[rsnm]?; rabattierte?[rsnm]?; sonderangebote?; im ausverkauf
      (?:he)?(?:rab|runter)gesetzte?[rsnm]?; verbilligte?[rsnm]?; schnäppchen; mit rabatt; (?:wie ?viel|was) spare? (?:ich|man); wie ?viel rabatt; wie ?viel spar\w*`,
  reference: {
    goesOn: c`und; oder; was ist mit; wie ist es (?:mit|bei); aber; wie (?:sieht|schaut) ?(?:es|'s) (?:mit|bei)`,
    whatIf: c`(?:angenommen|gesetzt den fall|mal angenommen|nehmen wir an)(?: dass)?,?; (?:und |aber |oder )?(?:was ist |was |wie ist es |auch |selbst )?(?:wenn|falls|sofern); (?:und |aber )?(?:gilt|geht|zählt|ist) (?:das|dies|es)(?: auch| dann| genauso){0,2}(?: (?:für|bei|wenn|falls|mit)); (?:und )?(?:genauso|auch so|dasselbe|das gleiche) (?:bei|für|mit|wenn)`,
    narrows: c`nur; bloß`,
    howLong: c`^(?:(?:und|ok|dann|also) )*(?:wie lange?|wie viele tage)(?: (?:dauert|geht|braucht|gilt|wäre|ist|habe? ich))?(?: (?:das|es|die|der|so ?was|dann|denn|etwa|ungefähr|zeit))*$`,
    when: c`^(?:(?:und|ok|dann|also) )*(?:(?:ab|bis|seit) )?wann(?: (?:ist|geht|wäre|beginnt|endet|gilt) (?:das|es|die|der))?(?: (?:denn|dann))*$; ab (?:welchem (?:betrag|preis|wert|bestellwert|alter)|wie ?viel(?: euro)?)$`,
    it: c`
      (?:das|dieses|diese|dieser|diesen|den|die|der|dasselbe) (?:da|hier|teil|produkt|artikel|modell)
      (?:kostet|kosten|ist|hat|haben sie|passt|wiegt|bestelle|nehme) (?:das|es|dieses|diese|dieser|diesen|er)(?! \p{L}*(?:möglich|kosten))
      (?:kostet|kosten|ist|hat|nehme) (?:die|der|den)$; gibt(?: es|s) (?:das|die|den|ihn|sie|es)(?= (?:auch|noch|in)|$)
      (?:passt|passen|geht|funktioniert|hält|läuft) (?:die|der|das|den)(?= (?:auch|auf|in|an|zu|mit|unter|über)\b); davon; dafür; (?:ist|hat|kostet|wiegt|passt) (?:sie|er|es)(?! \p{L}*möglich); haben sie (?:ihn|es|sie|den|die|das)(?= (?:auch|noch|in)|$)
      darin; darauf; daran; (?:da|dort) (?:.{1,25} )?(?:drin|rein|drauf|dran|hinein); drin; hinein; (?:darf|kann|muss|soll|bleibt|kommt|braucht) (?:das|der|die|er|es)(?= (?:in|auf|ins|an|auch|im|mit|draußen|lange|lang|schön|wirklich)\b)
      ^(?:und )?(?:ist|sind|gibt es|kommt|kommen|liegt|bekomme ich) .{1,40} dabei(?= ?\??$); (?:kann|könnte|geht|darf) (?:ich|man) (?:da|damit|daran|dran|drauf|darauf|drin)(?![a-z]); (?:kann|könnte|darf|lässt) .{2,30} (?:dran|drauf|drin|daran|darauf|damit|anschließen|anstecken|einstecken|reinstecken)(?= |\??$)`,
    more: c`
      (?:was (?:habt ihr|haben sie|hast du|gibt es|gibts) )?stattdessen; (?:eine |andere |keine )?alternativen?; (?:et)?was ähnliches; (?:so ?was|so etwas) ähnliches
      (?:zeig(?:e|en)?(?: sie)?(?: mir)? )?(?:noch )?(?:mehr|weitere|andere)(?: (?:davon|anzeigen|zeigen|produkte|artikel|bitte))?
      noch mehr; was (?:gibt es|gibts|haben sie|habt ihr|hast du) (?:denn )?(?:noch|sonst)(?: noch)?(?: so)?; sonst noch (?:was|etwas)
      nächste(?: seite)?(?= ?(?:$|[?.!])); etwas anderes; was anderes`,
    cheaper: c`
      (?:(?:etwas|was|noch|haben sie|geht es|gehts|gibts?|auch) )*(?:billiger|günstiger|preiswerter)(?:e[sn]?)?(?! als)
      zu teuer`,
    dearer: c`
      (?:(?:etwas|was|noch|haben sie) )*(?:teurer|hochwertiger)(?:e[sn]?)?(?! als); etwas besseres; zu billig`,
    ordinals: [
      c`erste[nrs]?; 1(?:\.|(?= ?$))`,
      c`zweite[nrs]?; 2(?:\.|(?= ?$))`,
      c`dritte[nrs]?; 3(?:\.|(?= ?$))`,
      c`vierte[nrs]?; 4(?:\.|(?= ?$))`,
      c`fünfte[nrs]?; 5(?:\.|(?= ?$))`,
      c`sechste[nrs]?; 6(?:\.|(?= ?$))`,
      c`siebte[nrs]?; 7(?:\.|(?= ?$))`,
      c`achte[nrs]?; 8(?:\.|(?= ?$))`,
      c`neunte[nrs]?; 9(?:\.|(?= ?$))`,
      c`zehnte[nrs]?; 10\.`,
    ],
    last: c`letzte[nrs]?`,
    nth: c`
      (?:der|die|das|den|dem|vom|zum|beim|zur) N(?: (?:produkt|artikel|modell|davon))?(?! (?:mal|tag|hilfe|bestellung|jahr|woche|monat))
      ^N$`,
    listedFirst: c`(?:ganz )?oben (?:in|auf) der liste; (?:das|der|die|den|dem) (?:teil |produkt |artikel )?(?:ganz )?(?:oberste[nrs]?|zuoberst|ganz oben)(?= ?(?:$|[?.,!:]| (?:bitte|ist|hat|kostet|gefällt|nehme|davon|in|aus)(?![a-z])))`,
    listedLast: c`(?:ganz )?unten (?:in|auf) der liste; (?:das|der|die|den|dem) (?:teil |produkt |artikel )?(?:ganz )?(?:unterste[nrs]?|zuunterst|ganz unten)(?= ?(?:$|[?.,!:]| (?:bitte|ist|hat|kostet|gefällt|nehme|davon|in|aus)(?![a-z])))`,
    number: c`(?:nummer|nr\.?|option|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:und |oder |auch |gibt es (?:das|die|den|es|ihn|sie) |gibts (?:das|die|den|es) |haben sie (?:das|die|den|es|ihn) |das gleiche |dasselbe )+(?:auch )?(?:noch )?(?:in)?
      in; auch in`,
  },
  intent: {
    greeting: c`
      (?:hallo|hi|hey|moin|servus|tach|mittag|'?n? ?abend|(?:guten |schönen )?(?:tag|morgen|abend)) (?:zusammen|allerseits|ihr lieben|leute|miteinander)
      hallo; hi; hey; moin(?: moin)?; servus; grüezi; grüß gott; grüß dich; guten (?:tag|morgen|abend); tach
      hallöchen; mahlzeit; morgen
      hola; bonjour; salut; hello`,
    thanks: c`
      (?:vielen |herzlichen |tausend |besten )?dank(?: für .{1,40})?
      danke(?: (?:schön|sehr|dir|ihnen|vielmals|für .{1,40}))*; dankeschön; merci; ich danke`,
    goodbye: c`
      (?:einen )?(?:schönen|schöne|schönes|angenehmen|guten) (?:feierabend|restlichen tag|abend noch|tag euch|abend euch|sonntag|woche)(?: noch| euch| ihnen)*; liebe grüße; viele grüße; lg(?= ?(?:$|[,.!]))
      (?:ich )?(?:muss|bin) (?:jetzt |dann |mal )*(?:los|weg|fort|raus); (?:also |so )?bis (?:die tage|neulich); (?:ok(?:ay)?|gut|danke|alles klar|na dann),? servus
      auf wiedersehen; tschüss?; tschau; ciao; bis (?:bald|dann|später|morgen); schönen (?:tag|abend)(?: noch)?
      schönes wochenende; ade; gute nacht; nacht zusammen; schlaf(?:t|en sie)? gut; mach(?:t|en sie)?'?s gut; man sieht sich
      bis (?:nachher|denne|die tage|zum nächsten mal); tschüssi; tschö; pfiat (?:di|euch); uf wiederluege; guten rutsch
      (?:einen )?schönen (?:feierabend|sonntag|samstag|nachmittag|resttag)(?: noch)?; schöne (?:woche|feiertage)(?: noch)?; das war(?:s| es| alles); wiedersehen`,
    how_are_you: c`
      wie geht(?:'?s| es)(?: (?:dir|ihnen|euch|so))*; wie läuft(?:'?s| es); alles (?:klar|gut)\?; na du
      (?:schönes|herrliches|tolles|mieses|scheußliches) wetter(?: heute)?,? (?:oder|gell|nicht wahr|was); (?:schöner|herrlicher) tag(?: heute)?,? (?:oder|gell|nicht wahr|was)`,
    robot: c`
      (?:echte[rnm]? )?(?:mensch(?:en)?|person) oder (?:eine?[mnr]? |nur eine?[mnr]? )?(?:maschine|bot|roboter|computer|ki|programm|chatbot); (?:maschine|bot|roboter|computer|ki|programm|chatbot) oder (?:eine?[mnr]? |nur eine?[mnr]? )?(?:echte[rnm]? )?(?:mensch(?:en)?|person)
      (?:bist du|sind sie|ist das(?: hier)?) (?:ein |eine |nur )*(?:echte[rs]? |richtige[rs]? )?(?:roboter|bot|mensch|maschine|computer|ki|chatbot|echt|programm|person)
      (?:spreche|schreibe|rede|chatte) ich (?:hier |gerade |eigentlich )*mit (?:einem |einer |ner |nem )?(?:echten |richtigen )?(?:roboter|bot|mensch(?:en)?|maschine|computer|ki|person|chatbot)
      bin ich (?:hier |gerade )*mit (?:einem |einer |ner |nem )?(?:echten |richtigen )?(?:roboter|bot|mensch(?:en)?|maschine|computer|ki|person|chatbot) verbunden
      wer (?:bist du|sind sie); wie hei(?:ß|ss)(?:t du|en sie); was bist du`,
    help: c`
      ^hilfe$; (?:ich )?brauche? (?:mal )?(?:deine |ihre )?hilfe; (?:kannst du|können sie|kann)(?: mir)?(?: jemand)? (?:bitte )?helfen; (?:kannst du|können sie) mir (?:bitte |mal )?helfen
      was (?:kannst du|können sie)(?: alles)?(?: (?:für mich )?(?:tun|machen))?; (?:wie|womit|wobei) (?:kannst du|können sie) (?:mir )?helfen
      was kann ich (?:dich |sie |hier )?(?:alles )?fragen`,
    abuse: c`
      schei(?:ß|ss)e?; arschloch; idiot(?:en)?; fick(?: dich| euch)?; verdammt(?:e[rsn]?)?
      dumm(?:e[rs]?)?(?: bot)?; blöd(?:e[rs]?)?; trottel; halt die klappe; halts maul; verarschen
      dreck(?:s\p{L}+)?; wichser; nutzlos; betrüger; saftladen`,
    human: c`
      ^(?:bitte )?(?:mal )?(?:einen?|ne?n) (?:echten )?(?:mitarbeiter(?:in)?|menschen|kollegen|berater(?:in)?)(?: bitte)?$; hol(?:en sie|t)? (?:mir |uns )?(?:bitte |mal )*jemand(?:en)?
      (?:mit )?(?:einem |einer |nem |jemand(?:em|en)? )?(?:echten |richtigen )?(?:mensch(?:en)?|mitarbeiter(?:in)?|person|berater(?:in)?|kollegen|ansprechpartner|verkäufer(?:in)?|kundenservice|kundendienst|kundenberater|jemand(?:em|en)?) (?:sprechen|reden|chatten|schreiben|verbinden|verbunden|telefonieren)
      (?:sprechen|reden|verbinden|verbinde|weiterleiten|chatten|schreiben)(?: sie)?(?: mich)?(?: bitte)? (?:mit|zu|an) (?:einem |einer |nem |jemand(?:em)? |dem |einen )?(?:echten |richtigen )?(?:menschen?|mitarbeiter(?:in)?|person|berater(?:in)?|kundenservice|kundendienst|support|jemand(?:em)?|kollegen|ansprechpartner|verkäufer)
      echte[nr]? (?:mensch(?:en)?|person|mitarbeiter)
      (?:möchte|will|brauche|hätte gerne?|gibt es|ich möchte) (?:bitte )?(?:einen |eine )?(?:echten |richtigen )?(?:menschen?|mitarbeiter(?:in)?|berater(?:in)?|ansprechpartner)(?! (?:\p{L}+))
      ^(?:ein(?:en)? )?(?:mensch|mitarbeiter(?:in)?|berater(?:in)?|kundenservice|kundendienst|live ?chat|ansprechpartner|support)(?: bitte)?$
      persönliche beratung; jemand(?:en)? (?:vom|aus dem) (?:laden|team|geschäft|shop)
      mit jemand(?:em|en) (?:sprechen|reden)`,
    hours: c`
      (?:am |diesen |nächsten )?(?:heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?(?: (?:früh|vormittag|mittag|nachmittag|abend))?(?: bei euch| zu euch| bei ihnen| mal| kurz| noch){0,3} (?:vorbeikommen|vorbeischauen|reinschauen|vorbei kommen|reinkommen); (?:(?:komme|schaue)(?: ich)?|(?:kommen|schauen) wir)(?: (?:euch|bei|zu|am|mal|kurz)){0,4} (?:heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?: .{1,15})? (?:vorbei|rein); ist (?:da|dann|bei euch|bei ihnen|morgen|heute|sonntags?|samstags?|montags?) (?:auf|offen|geöffnet|zu)(?= ?\??$)
      bis wann (?:kann|könnte|darf) (?:ich|man|wir) (?:\p{L}{1,12} ){0,3}(?:kommen|vorbeikommen|vorbeischauen); (?:seid|sind) (?:ihr|sie) (?:auch |am )?(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|feiertags|wochenende)(?: auch)? da
      öffnungszeiten; ladenöffnungszeiten; geschäftszeiten
      (?:habt ihr|haben sie|hat (?:der laden|das geschäft|ihr geschäft))(?: \p{L}+){0,3} (?:offen|geöffnet|auf|zu|geschlossen)
      (?:wann|wie lange|bis wann|ab wann|von wann)(?: \p{L}+){0,4} (?:auf|offen|geöffnet|zu|geschlossen|erreichbar)
      (?:wann|um wie viel uhr) (?:öffnet|öffnen|schließt|schließen|macht|machen)
      (?:ist|sind)(?: \p{L}+){0,4} (?:geöffnet|geschlossen)
      ^(?:offen|geöffnet|auf|geschlossen) (?:jetzt|heute|morgen|am \p{L}+)$
      ^(?:heute|jetzt|morgen|(?:am )?\p{L}+tags?) (?:offen|geöffnet|auf)$`,
    contact: c`
      wie komme?n? (?:ich|wir) (?:am besten )?(?:zu|hin zu) (?:euch|ihnen); wo finde?n? (?:ich|wir) (?:euch|ihr geschäft|ihren laden); (?:habt ihr|haben sie|gibt es) eine (?:e-?)?mail(?:adresse)?; (?:euch|ihnen) (?:eine )?(?:e-?)?mail(?:en)?
      kontakt(?:daten|formular|möglichkeit(?:en)?|adresse)?; telefonnummer
      (?:ihre|eure|deine|die) (?:telefon(?:nummer)?|nummer(?! \p{L}{0,6}[-.]?\d)|adresse|e-?mail(?:-?adresse)?|mail(?:adresse)?|anschrift)
      e-?mail-?adresse
      wo (?:finde ich (?:sie|euch|den laden|ihr geschäft)|seid ihr|sind sie|ist (?:der|euer|ihr|das) (?:laden|geschäft|shop)|sitzt ihr|befindet sich (?:ihr|der|das))
      wie (?:kann|erreiche|kontaktiere) ich (?:sie|euch)(?: erreichen| kontaktieren| anrufen)?; anfahrt
      kann ich (?:sie|euch) anrufen; impressum`,
    order: c`
      (?:warte|wartet|wart|warten) .{0,30}(?:auf|schon).{0,25}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:sollte|müsste|kommt|kam|da sein|ankommen|angekommen|geliefert|verschickt|unterwegs); wo (?:ist|bleibt|steckt) (?:denn )?[a-z]{0,5}[- ]?\d{4,}
      sendung verfolgen; sendungsverfolgung
      wo (?:ist|bleibt|steckt) (?:meine?|die|das) (?:bestellung|paket|lieferung|sendung|ware)
      (?:meine?r?|der) (?:bestellung|paket|sendung) (?:ist|nicht|noch|status|wurde); bestell(?:status|nummer)
      status (?:meiner|der) (?:bestellung|lieferung|sendung); sendungs(?:verfolgung|nummer|status)
      paket verfolgen; wann kommt (?:meine?|die|das) (?:bestellung|paket|lieferung|sendung|ware)
      (?:meine?) (?:bestellung|lieferung|paket|sendung); noch nicht (?:angekommen|erhalten|geliefert)
      ich habe .{1,40} bestellt`,
    buy: c`
      ^(?:ok(?:ay)?,? |gut,? |super,? |dann )*(?:nehm'?e?|kauf'?e?|bestell'?e?) ich(?: (?:dann|gern|sofort))?$
      (?:ich )?(?:nehm'?e?|kauf'?e?|bestell'?e?) (?:ich )?(?:es|ihn|sie|den|die|das|diese[nsr]?|beide|(?:den|die|das) .{1,40})(?: (?:bitte|dann|gleich))?$; (?:den|die|das|es|ihn|sie|diese[nsr]?|beide|(?:den|die|das) .{1,40}) (?:nehm'?e?|kauf'?e?|bestell'?e?|nimm) ich(?: (?:bitte|dann|gleich))?$
      ich (?:will|möchte|würde gerne?|hätte gerne?) (?:es|ihn|sie|den|die|das|diese[nsr]?|beide|(?:den|die|das) .{1,40}) (?:kaufen|bestellen|nehmen)$
      (?:wie|wo) (?:kann|bestell'?e?|kauf'?e?|könnte) ich(?: (?:es|ihn|sie|den|die|das|diese[nsr]?|hier|online|bei (?:euch|ihnen)|jetzt|denn))*(?: (?:kaufen|bestellen))?$; (?:kann|könnte) ich (?:es|ihn|sie|den|die|das|diese[nsr]?)(?: (?:hier|online|direkt|gleich|bei (?:euch|ihnen)|auch))* (?:kaufen|bestellen)$; kann ich (?:hier|online|direkt) (?:kaufen|bestellen)$
      (?:in den|im|zum) (?:warenkorb|einkaufswagen)`,
    quote: c`
      (?:ein |unverbindliches |schriftliches |individuelles )(?:angebot|kostenvoranschlag)(?! (?:im|von|für heute|des))
      kostenvoranschlag; angebot (?:erstellen|anfordern|schicken|machen|bekommen)
      (?:großbestellung|mengenrabatt|staffelpreise?|großhandel(?:spreis)?); preisanfrage`,
    callback: c`
      (?:kann|könnte|könnt|können|mag) (?:mich|uns)(?: \p{L}{1,8}){0,4} (?:an|zurück)rufen; (?:kann|könnte) (?:wer|jemand|einer|man)(?: \p{L}{1,8}){0,4} (?:an|zurück)rufen; durchklingeln; anklingeln; (?:an|zurück)gerufen werden; meldet euch (?:bitte )?(?:telefonisch|per telefon)
      mit (?:jemand(?:em)?|ihnen|euch|einem .{1,20}|einer .{1,20}|wem) (?:\p{L}{1,12} )?telefonieren; am telefon (?:sprechen|reden|beraten)
      (?:ruft|rufen sie|ruf) (?:mich|uns) (?:\p{L}{1,12} ){0,3}an
      rück?ruf; zurück ?rufen; rufen sie (?:mich|uns)(?: bitte)?(?: (?:an|zurück))?
      ruf(?:t)? mich (?:bitte )?(?:an|zurück)
      (?:kann|können|könnte|könnten)(?: sie| mich| jemand| ihr)+ (?:bitte )?(?:mal )?(?:an|zurück)rufen
      mich (?:bitte )?(?:an|zurück)rufen; angerufen werden`,
    stock_news: c`
      (?:benachrichtig(?:en|t|e)|informier(?:en|t|e)|sag(?:en|t)?|meld(?:en|et|e)|schreib(?:en|t)?|bescheid)(?: sie)?(?: (?:mich|mir|euch))?(?: bitte)?(?: (?:bescheid|sich))?,? (?:wenn|sobald|falls)
      bescheid .{0,20}(?:wenn|sobald)
      wann (?:ist|sind|gibt es|kommt|kommen) .{1,60} wieder (?:da|lieferbar|verfügbar|auf lager|rein)
      wieder (?:verfügbar|lieferbar|auf lager|vorrätig); verfügbarkeitsalarm`,
    product: c`
      haben sie; habt ihr; hast du; gibt es; gibts; verkauf(?:en|t) (?:sie|ihr); führ(?:en|t) (?:sie|ihr)
      (?:ich )?(?:suche|bin auf der suche); zeig(?:e|en|t)?(?: sie)?(?: mir)?
      ich (?:brauche|möchte|will|hätte gerne?); biete(?:n|t) (?:sie|ihr); empfehl(?:en|t|ung)`,
    question: c`
      wie (?:kann|lange|funktioniert|viel|oft|ist|geht); kann (?:ich|man)
      was (?:ist|sind|passiert|wenn|kostet); wann; warum; wo; wer; ist (?:das|es|der|die)
      lief(?:ern|ert) (?:sie|ihr); akzeptier(?:en|t); muss ich; darf ich; wohin`,
  },
  answer: {
    yes: c`ja; jep; gerne?; klar; natürlich; bitte`,
    agreed: c`ok; okay; gut; prima`,
    no: c`nein; nee; ne`,
    refusing: c`lieber nicht; doch nicht; nicht nötig; egal; vergiss es`,
    unwanted: c`(?:will|möchte|brauche?|mag)(?: ich)?(?: (?:das|es))? (?:kein\p{L}*|nicht)`,
  },
  angry: c`(?:so (?:ein|'n|n)|was (?:für|fürn|für'n)(?: eine?n?| n)?|totaler|reiner|nur|echter) (?:schrott|mist|müll|murks|dreck|scheiß|schund); (?:geduld (?:ist )?(?:am ende|zu ende)|keine geduld|es reicht(?: mir)?(?= ?(?:$|[.,!]))|(?:schnauze|nase) voll|hab(?:e)? genug davon|stocksauer|sauer bin|zum kotzen|unmöglich(?:er laden|es verhalten)|lächerlich|unter aller sau|geld zum fenster); verarsch\w*; (?:soll|ist) das ein witz; euer ernst; (?:bin|echt|richtig|ziemlich|total) sauer; stinksauer; wütend; verärgert; genervt; empört; unverschämt\w*; frechheit; sauerei; abzocke; nie wieder; enttäuscht`,
  apology: c`leid; entschuldig\w*; bedauern`,
  instructs: c`
    (?:ab (?:jetzt|sofort|heute)|von (?:nun|jetzt|heute) an)(?: .{0,20})? (?:kostet|kosten|ist|sind)(?: hier| bei euch)? (?:alles?|jede[rs]?|sämtliche\w*); (?:alles|alle (?:artikel|produkte|preise)) (?:kostet|kosten|ist|sind)(?: (?:ab (?:jetzt|sofort)|jetzt|nun|nur|noch))*(?: [01](?:[.,]\d\d?)? ?(?:€|euro|cent)| einen euro| gratis| umsonst| kostenlos)(?= ?(?:$|[.,!])); (?:neue|geänderte) (?:regeln?|vorgaben?|anweisung(?:en)?|dienstanweisung)(?: (?:vo[mn]|de[rs]) .{1,20})? ?:; (?:setze?|ändere|stelle?|senke) (?:alle |die |den |jeden |sämtliche )+preise?n? .{0,30}auf
    (?:ab (?:jetzt|sofort|heute)|von nun an) (?:bist du|sagst du|antwortest du|verhältst du|sind sie (?:eine?|der|die|das|meine?|keine?)|(?:gelten|gilt) (?:keine|andere|meine|neue) (?:regeln?|anweisung\w*))(?: .{1,30})?; (?:verhalte dich|benimm dich|tu so,? als|spiel(?:e|st)?) .{0,20}(?:ohne (?:regeln|grenzen|einschränkungen)|als (?:wärst|ob))
    (?:ignorier\w*|vergiss|vergesst|vergessen sie|missachte\w*) (?:\w+,? ){0,5}(?:anweisung(?:en)?|regeln|vorgaben|instruktionen|prompt|gesagt); system-?prompt
    (?:du bist|sie sind) (?:jetzt|nun|ab jetzt|ab sofort) (?:der |die |das |mein |ein |eine )?(?:chef\w*|admin\w*|inhaber\w*|entwickler\w*|besitzer\w*); (?:entwickler|debug|admin|test)-?modus`,
  begins: {
    inside: c`welche[rsnm]?; wie ?viele?; wie (?:lang|lange|breit|hoch|schwer|tief|dick|gross|groß|laut|weit|oft|teuer); woraus; (?:habt|könnt|macht|verkauft|liefert|nehmt|bietet|führt|verschickt|repariert|würdet|könntet) ihr`,
    anew: c`(?:ist|hat|kann|passt|geht|läuft|hält|reicht|taugt|braucht|funktioniert) (?:der|die|das|es|er|sie|man|dieser|diese|dieses)(?! \p{L}+(?:er|es|te|ste|ten) )`,
    question: c`wie; wie ?viele?; was; wo; wann; womit; hats; isses; ists; gehts; kanns; wofür; ist; sind; kann; kann man; hat; passt; passen; darf; läuft; hält; geht (?:der|die|das|es|sie|er); (?!(?:habt|haben|führt|führen|verkauft|verkaufen|gibt|sucht|suchen|hättet|hätten|bietet|bieten) )[a-z]{2,14}(?:t|en) (?:ihr|sie)`,
    wish: c`haben sie; habt ihr; gibt es; führen sie`,
  },
  pieces: c`(?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)er[ -]?(?:set|pack|packung|box); (?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)[ -]?teilig(?:e[rsn]?)?; (?:set|pack|packung) (?:aus|mit|von|à|a) (?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf); (?:\d{1,3}|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) stück`,
  bounds: {
    atLeast: c`mindestens`,
    atMost: c`höchstens; maximal; bis zu`,
    less: c`weniger als; unter; (?:leicht|kürz|klein|schmal|dünn)er als`,
    more: c`mehr als; über; (?:schwer|läng|groß|größ|breit|höh|dick)er als`,
  },
  shopTopics: {
    returns: c`(?:wenn|falls|sollte|sollten) (?:es|sie|er|das|die|der|mir|ihr|ihm|ich)(?: (?:mir|ihr|ihm|uns|ihnen|dann|doch|am ende|zu hause|daheim|damit|es|das|sie)){0,3} nicht (?:gefällt|passt|gefallen|passen|zusagt|zusagen|taugt|gefiele|passte|das richtige|zufrieden|mehr will); (?:mir|uns) (?:es |das )?anders überleg\w*; rückgabe\w*; retoure?n?; zurück(?:zu|ge)?(?:geb|gib|schick|bring|nehm|nimm|nomm|send)\w*; umtausch\w*; umzutauschen; geld zurück; zurück ?(?:geben|schicken|bringen); erstatt\w*; widerruf\w*`,
    shipping: c`
      (?:kommt|kommen|schafft|bekomme ich|kriege ich|habe? ich)(?: der| die| das| es| sie| ihr| er| noch| denn| auch){1,4} (?:noch )?(?:vor|bis(?: zum| zu)?|rechtzeitig zu[mr]?) (?:dem |den |meinem |ihrem |seinem )?(?:weihnachten|nikolaus|ostern|heilig|feiertag\w*|muttertag|vatertag|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|geburtstag|silvester|\d{1,2}\.)
      (?:nach hause|heim|vor die tür) (?:schick\w+|bring\w+|gebracht|geschickt); (?:fürs?|für das) (?:ver)?schicken; zuschick\w*; zustell\w*; kriegt? (?:ich|man) (?:das|es|die|den) (?:bis|in|binnen|innerhalb)
      wann (?:hätte|habe|bekomme|kriege|bekäme) ich (?:das|es|die|den|ihn|sie)(?= ?(?:$|[?.!,])| denn| dann)
      versand\w*; liefer\w*; porto; verschick\w*; (?:in wie ?vielen tagen|wie lange|wie schnell|wann) .{0,30}(?:an(?:kommt|gekommen)|bei mir|bei uns|zu hause|im haus)
      wann kommt .{1,20} an(?= ?(?:$|[?.,])); schick(?:t|en) .{0,20}(?:nach|ins ausland)`,
    payment: c`raten(?=[ ?.!,]|$); auf raten; in raten; stottern; überweis\w+; lastschrift; auf pump; finanzier\w+; barzahlung; (?:in |mit )?bar (?:zahlen|bezahlen); bezahl\w*; zahl\w+; kreditkarte; rechnung; ratenzahlung`,
    warranty: c`garantie\w*; gewährleistung; wenn .{1,25} (?:kaputt ?geht|den geist aufgibt|nicht mehr (?:geht|läuft|funktioniert))`,
    repair: c`reparatur\w*; repariert?; reparieren; werkstatt; instandsetz\w*`,
    voucher: c`(?:geschenk|wert|einkaufs)gutscheine?; gutschein\w*; geschenkkarte\w*`,
    contact: c`telefonnummer; rufnummer; anrufen`,
    place: c`
      (?:laden|läden|geschäft|geschäfte|filialen?|standorte?|shop)(?: auch)? (?:von (?:euch|ihnen)|in (?:der|meiner|unserer) (?:nähe|gegend|stadt)|bei (?:mir|uns) in der); (?:gibt(?:'?s| es)|habt ihr|haben sie)(?: da| dort| hier| auch| in \p{L}{3,20}| noch){0,3} (?:eine?n?|ne|nen|weitere|andere) (?:laden|geschäft|filialen?|standorte?)(?= (?:in|bei|von|vor|hier)| ?[?]?$); (?:gibt(?:'?s| es) (?:euch|sie) (?:auch )?in); in welche[rm] (?:stadt|ort|straße)
      wo (?:ist|liegt|finde ich) (?:ihr|euer|der|das|die) (?:laden|geschäft|filiale|shop); wo (?:sind sie|seid ihr)
      ihre adresse; anfahrt`,
    wrapping: c`geschenkverpackung\w*; geschenkpapier; als geschenk verpack\w*; einzupacken; einpacken; packt .{1,20} ein; eingepackt; (?:grußkarte|glückwunschkarte|karte|kärtchen|grußbotschaft|briefchen)(?: \p{L}{1,12}){0,4} (?:bei(?:legen|gelegt|liegen|fügen|packen)|dazu\p{L}{0,8}|mit(?:schicken|senden|geben)|rein(?:legen|tun)|reinlegt); (?:legt|packt|tut|schreibt) (?:ihr|sie|man) (?:\p{L}{1,8} ){0,3}(?:grußkarte|karte|kärtchen); (?:hübsch|schön|nett) (?:zu )?verpack\p{L}*; als geschenk (?:zu )?(?:\p{L}{1,10} ){0,2}(?:ein|ver)(?:ge)?pack\p{L}*; verpackt (?:ihr|sie) (?:\p{L}{1,10} ){0,2}(?:geschenke?|als geschenk); verpackungsservice; geschenkservice`,
    cancelling: c`stornier\w*; storno; kündig\w*; kündbar`,
    pickup: c`(?:vorbei|rum)komm\w+ und .{0,20}(?:abhol\w+|mitnehm\w+|hol\w+); (?:direkt |gleich )?(?:im laden|bei euch|vor ort|im geschäft) (?:abhol\w+|mitnehm\w+|holen|einsammeln); (?:selber |selbst )?abhol\w*; click ?(?:&|and|und) ?collect; selbst holen`,
    tradeIn: c`in zahlung; inzahlungnahme; ankauf\w*; (?:alte|gebrauchte)[nsrm]? .{0,30}(?:zurücknehm\w*|zurück|abkauf\w*|ankauf\w*); (?:nehmt|kauft) .{0,20}(?:alte|gebrauchte)[nsr]?`,
    rental: c`(?:ver|aus)?(?:miete?n?|mietet|leihen|leiht|leihe|geliehen); verleih\w*; mietpreis\w*; leihgebühr\w*`,
    samples: c`(?:stoff|farb|material|duft|waren|gratis)(?:proben?|muster)\w*; musterstücke?; eine probe; stück stoff`,
    sharpening: c`(?:nach)?schleifen; schleift; schleifservice; (?:nach)?schärf(?:en|t)`,
    tryOut: c`(?:aus|an)probier\w*; probefahr\w*; anprobe; umkleide\w*; (?:testen|probe\w*) .{0,30}(?:bevor|vor dem kauf)`,
    lessons: c`kurs(?:e|en|es|angebot)?; \p{L}{3,14}kurse?n?; unterricht\w*; workshops?; schulung(?:en)?; verkostung(?:en)?; \p{L}{3,14}proben?(?= |$|\?); seminare?`,
    assembling: c`(?:könnt|könntet|würdet) (?:ihr|jemand) .{0,30}(?:auf|zusammen)(?:bauen|stellen); (?:können|könnten|würden) sie .{0,30}(?:(?:auf|zusammen)(?:bauen|stellen)|montieren|installieren|anschließen)(?= ?(?:$|[?.,!])); (?:könnt|könntet|würdet) ihr .{0,30}(?:montieren|installieren|anschließen); (?:baut|montiert|installiert|stellt|schließt) (?:ihr|jemand); (?:bauen|montieren|installieren|stellen|schließen) sie; (?:auf|zusammen)baut (?:ihr|jemand); (?:aufbauen|zusammenbauen|montieren|installieren|aufstellen|anschließen) lassen; (?:aufbau|montage|installations)(?:service|kosten|dienst|hilfe); (?:montage|aufbau|installation) (?:inklusive|inkl\.?|dabei|inbegriffen|möglich|enthalten); (?:bietet|bieten|macht|machen|übernehmt|übernehmen|inklusive|inkl\.?|mit|samt|kostet)(?: \p{L}{1,10}){0,3} (?:montage|aufbau|installation)(?= ?(?:$|[?.,!]| an| bei| zu))`,
    priceMatch: c`bestpreis\w*; preisgarantie; tiefpreis\w*; preis(?:e)? (?:mitgehen|angleichen|anpassen); (?:woanders|anderswo|im internet|online|bei amazon)(?: \p{L}{1,12}){0,3} (?:billiger|günstiger|preiswerter); (?:billiger|günstiger)(?: \p{L}{1,12}){0,3} (?:woanders|anderswo|im internet|online|gesehen|gefunden)`,
    personalising: c`gravieren; besticken; sticken; bedrucken; (?:graviert|bestickt|stickt|bedruckt) (?:ihr|werden|bekommen); (?:graviert|bestickt|bedruckt) man; gravurservice; (?:macht|machen|bietet|bieten|gibt)(?: \p{L}{1,10}){0,4} (?:gravur\w*|stickerei\w*|personalisierung); gravur (?:möglich|drauf|dazu); eingravier\w*; initialen; personalisier(?:en|ung|bar); personalisiert werden; (?:name|namen|logo|datum|spruch)(?: \p{L}{1,12}){0,3} (?:drauf|darauf|draufmachen|drucken|bedrucken|eingravier\w*)`,
    altering: c`(?:könnt|könntet|würdet) ihr .{0,30}(?:kürzen|umnähen|ändern|abändern|umändern|zuschneiden|(?:kürzer|enger|weiter) (?:machen|nähen)); (?:können|könnten|würden) sie .{0,30}(?:kürzen|umnähen|ändern|abändern|umändern|zuschneiden|(?:kürzer|enger|weiter) (?:machen|nähen))(?= ?(?:$|[?.,!])); (?:kürzt|ändert) ihr; näht ihr .{1,20} um; schneidet ihr .{1,20} zu; (?:kürzen|umnähen|ändern|abändern|umändern|zuschneiden|(?:kürzer|enger|weiter) (?:machen|nähen)) lassen; änderungs(?:schneider\w*|service|dienst|atelier); (?:macht|machen|bietet|bieten)(?: \p{L}{1,10}){0,2} (?:änderungen|zuschnitte?); zuschnitt(?:service)?; auf maß`,
  },
  time: {
    late: [],
    openingHours: c`zeiten`,
    weekdays: {
      mon: c`montags?; mo`,
      tue: c`dienstags?; di`,
      wed: c`mittwochs?; mi`,
      thu: c`donnerstags?; do`,
      fri: c`freitags?; fr`,
      sat: c`samstags?; sonnabends?; sa`,
      sun: c`sonntags?; so(?=nntag)`,
    },
    now: c`jetzt; gerade; im moment; momentan; aktuell; noch offen; derzeit`,
    today: c`heute; heut`,
    tomorrow: c`morgen(?! früh geöffnet)`,
    at: c`
      (?:um|bis|nach|vor|ab|gegen) (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))?(?: uhr)?
      (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))? uhr`,
  },
}
