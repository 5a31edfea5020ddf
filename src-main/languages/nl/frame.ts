import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords, ScaleWords } from '../frame.ts'
import { degrees, spoken } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

/** The stems before -er(e) and -st(e); then the plain words behind "too". */
type End = readonly [comparative: string, superlative: string, plain: string]

const most = (stems: string): CueList => [`(?:aller)?(?:${stems})st(?:e|en)?`]
const more = (stems: string): CueList => [`(?:${stems})er(?:e|en|s)?`]
const tooMuch = (words: string): CueList => [`(?:te|niet zo|niet al te|niet heel|minder) (?:${words})`]
const tooLittle = (words: string): CueList => [`niet (?:${words}) genoeg`]

function scale(high: End, low: End, also: Partial<ScaleWords> = {}): ScaleWords {
  return {
    most: [...(also.most ?? []), ...most(high[1]), `minst (?:${low[2]})e?`],
    more: [...(also.more ?? []), ...more(high[0]), ...tooMuch(low[2]), ...tooLittle(high[2])],
    least: [...(also.least ?? []), ...most(low[1]), `minst (?:${high[2]})e?`],
    less: [...(also.less ?? []), ...more(low[0]), ...tooMuch(high[2]), ...tooLittle(low[2])],
  }
}

export const frame: FrameWords = {
  allergy: c`\p{L}{0,20}allerg\p{L}*; \p{L}{0,20}intoleran\p{L}*; coeliakie; overgevoelig\p{L}*; anafyla\p{L}*; (?:kan|kunnen) .{0,12}niet tegen; reage(?:er|ert|ren)(?: \p{L}+){0,2} op; (?:ziek|misselijk) van; (?:verdraag|verdraagt|verdragen) .{0,12}niet`,
  diets: {
    vegan: c`vegan(?:istische?|isten?|ist|s)?; plantaardige?; 100 ?% plantaardig; plant[- ]based; zonder dierlijke \p{L}+; veganistisch; niets (?:van|uit) dieren; niets dierlijks; geen dierlijke \p{L}+`,
    vegetarian: c`vegetari(?:sche?|ers?|ër|ërs|ër)?; vegetarisch; vega; veggie; vleesvrije?; vleesloze?; vleesloos; zonder vlees; geen vlees`,
    gluten_free: c`gluten[- ]?vrije?; gluten[- ]?free; zonder gluten; geen gluten; coeliakie; gluten[- ]?(?:allergi|intoleran)\p{L}*; allergisch voor gluten`,
    lactose_free: c`lactose[- ]?vrije?; lactose[- ]?free; lactose[- ]?intoleran\p{L}*; zonder lactose; geen lactose; lactose[- ]?allergi\p{L}*`,
    dairy_free: c`zuivel[- ]?vrije?; melk[- ]?vrije?; zonder (?:zuivel|melk|melkeiwit); geen (?:zuivel|melk|melkeiwit); (?:koe)?melk(?:eiwit)?[- ]?allergi\p{L}*; dairy[- ]?free`,
    nut_free: c`noten[- ]?vrije?; notenvrij; zonder (?:noten|nootjes|pinda(?:'s)?); geen (?:noten|nootjes|pinda(?:'s)?); (?:noten|pinda)[- ]?allergi\p{L}*; allergisch voor (?:noten|pinda(?:'s)?)`,
    sugar_free: c`suiker[- ]?vrije?; ongezoete?; zonder(?: toegevoegde?)? suikers?; geen(?: toegevoegde?)? suikers?; suikerloze?; sugar[- ]?free; niet gezoet`,
    alcohol_free: c`alcohol[- ]?vrije?; alcoholloos; zonder alcohol; geen alcohol; non[- ]?alcoholische?; 0[,.]0 ?%`,
    caffeine_free: c`cafe[iï]ne[- ]?vrije?; cafe[- ]?inevrij; cafeinevrij; zonder cafe[iï]ne; geen cafe[iï]ne; decaf; theinevrije?; deca`,
    grain_free: c`graan[- ]?vrije?; granen[- ]?vrije?; zonder gra(?:an|nen); geen gra(?:an|nen); grain[- ]?free`,
    halal: c`halal; zonder varken(?:svlees)?; geen varken(?:svlees)?; varkensvleesvrij`,
  },
  atLeast: c`minimum(?!\.)\p{L}{3,14}(?: van)?; minimale \p{L}{3,14} van; minstens; minimaal; min(?:imum)?\.?; ten ?minste; tenminste; op zijn minst; op z'?n minst; niet minder dan; niet onder(?: de)?; vanaf(?: de)?; van minstens; van minimaal; niet kleiner dan; niet korter dan`,
  atMost: c`maximum\p{L}{3,14}(?: van)?; maximale \p{L}{3,14} van; hooguit; hoogstens; maximaal; max(?:imum)?\.?; ten hoogste; niet (?:meer|groter|zwaarder|langer|duurder|hoger|breder|dikker|ouder)(?: (?:zijn|wegen|worden|kosten))? (?:dan|als); niet boven(?: de)?; tot(?: en met| aan| maximaal| max| de)?; t/m; binnen(?: de)?; op zijn hoogst`,
  moreThan: c`meer dan; boven(?: de)?; over de; (?:groter|langer|zwaarder|hoger|breder|dikker|sterker|ouder|duurder|feller|sneller|warmer) (?:dan|als); meer als; ruim(?= ?\d); hoger dan; uit(?:komt)? boven`,
  lessThan: c`(?:niet|niets) zo \p{L}{3,14} als; minder dan; onder(?: de)?; beneden(?: de)?; (?:kleiner|korter|lichter|smaller|lager|dunner|platter|jonger|goedkoper|stiller|zachter) (?:dan|als); minder als; nog geen(?= ?\d)`,
  than: c`dan; als`,
  about: c`ongeveer; rond(?: de)?; circa; ca\.?; zo'n; zon(?= ?\d); om en nabij(?: de)?; plusminus; plm\.?; een (?=\d+ ?(?:tal)); zo rond(?: de)?; grofweg; tegen de; pakweg; in de buurt van; of(?=\d)`,
  orMore: c`of (?:meer|sneller|feller|helderder|sterker|warmer|dikker|dieper|harder|nieuwer|groter|langer|hoger|zwaarder|breder|beter|ouder|daarboven); en (?:meer|groter|hoger|daarboven|ouder); plus; \+; minimaal; minstens; minimum; en op; of zo meer`,
  orLess: c`of (?:minder|dunner|langzamer|zwakker|ondieper|vlakker|zachter|kleiner|korter|lager|lichter|smaller|goedkoper|daaronder|jonger|stiller); en (?:minder|kleiner|daaronder|lager); maximaal; max(?:imum)?\.?; hooguit; hoogstens; tops; niet (?:overschrijden|te boven gaan|overstijgen); en niet meer; niet meer`,
  outBehind: c`
    (?:mag|mogen|kan|kunnen|wil|willen|heb|hebben|gaat|gaan|past|passen|hoef|hoeft|is|zijn|lukt|ga|geef|moet|zou|betaal|red)(?: \p{L}{1,12}){0,3} niet(?! (?:zo|meer dan|minder dan)); (?:is|zijn|wordt) (?:me |mij |ons |echt |gewoon ){0,2}(?:te ?veel|te (?:duur|zwaar|groot|lang|hard|breed)|uitgesloten|onmogelijk|geen optie); (?:valt|vallen) af`,
  between: [
    ['tussen(?: de)?', 'en(?: de)?|tot|-'],
    ['van(?:af)?', 'tot(?: en met)?|t/m|naar|-'],
    ['', 'tot(?: en met)?|t/m|a|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        ['duurd|prijzig|kostba(?:a)?rd|exclusiev', 'duur|prijzig|kostbaar|exclusief', 'duur|dure|prijzig'],
        ['goedkop|voordelig|betaalba(?:a)?rd|schappelijk', 'goedkoop|voordelig|betaalbaar', 'goedkoop'],
        {
          most: c`hoogste prijs; kost het meeste?`,
          more: c`iets beters; kost meer; betere kwaliteit`,
          least: c`(?:zo|zo'n) (?:min|weinig) mogelijk (?:betalen|uitgeven|kwijt(?: zijn)?|geld (?:uitgeven|kwijt)); laagste prijs; beste prijs; kost het minste?; minst dure?`,
          less: c`onder (?:die|deze|dat) prijs(?= ?(?:$|[?.!,])); (?:iets|wat) (?:er|daar)onder(?= ?(?:$|[?.!,])); lagere prijs; kost minder; te veel geld; teveel geld; boven (?:mijn|het) budget; buiten (?:mijn|het) budget; minder kost(?:en)?; minder geld; (?:ben|zijn)(?: \p{L}+)? (?:blut|platzak|krap bij kas); (?:klein|krap|beperkt) budget; (?:heb|hebben) (?:niet (?:zo ?)?veel|weinig) geld; zit krap; minder (?:uitgeven|betalen)(?<=(?:wil|wilde|wou|liever|graag|zou|kan) .{0,40}); niet zo ?veel kost(?:en)?; meer dan ik (?:wil|wilde|wou|kan) (?:uitgeven|betalen)`,
        },
      ),
      weight: scale(['zwaard', 'zwaar', 'zwaar|zware'], ['licht', 'licht', 'licht'], {
        most: c`weegt het meeste?; meeste gewicht; hoogste gewicht`,
        more: c`weegt meer; meer gewicht; meer weegt`,
        least: c`weegt het minste?; minste gewicht; laagste gewicht`,
        less: c`niet (?:zo |te )?veel (?:weegt|wegen); weegt minder; minder gewicht; minder weegt; minder wegen`,
      }),
      size: scale(
        ['grot|ruim|wijd|omvangrijk', 'groot|ruim|wijd', 'groot|grote|ruim|wijd'],
        ['klein|compact|handzam|krap|miniem', 'klein|compact|handzaam', 'klein|krap|strak|benauwd'],
        {
          most: c`grootste?; ruimste?`,
          more: c`(?:de )?dubbele (?:maat|grootte|capaciteit|hoeveelheid|opslag); (?:twee keer|dubbel) zo (?:groot|veel); maatje groter; een maat groter; valt klein`,
          less: c`maatje kleiner; een maat kleiner; valt groot; te lomp; niet (?:zo |te )?veel (?:ruimte|plek|plaats) (?:inneemt|innemen|kost|nodig); minder ruimte (?:inneemt|nodig)`,
          least: c`(?<=(?:het|dat|die) )(?:kleintje|mini)(?= ?(?:$|[,.?!])); neemt (?:het )?minste? ruimte`,
        },
      ),
      packed: {
        most: c`grootste pakmaat`,
        more: c`grotere pakmaat`,
        least: c`kleinste (?:pakmaat|vouwmaat|pakvolume|inklapmaat); (?:(?:het )?kleinst|(?:het )?compactst) (?:op|in)(?:ge)?(?:vouw|klap|rol|pak)\p{L}{0,3}; (?:op|in)ge(?:vouwen|klapt|rold|pakt) (?:het )?(?:kleinst|compactst); (?:vouwt|klapt|rolt|pakt) (?:je )?(?:het )?(?:kleinst|compactst) (?:op|in); (?:kleinst|compactst) (?:op|in) te (?:vouwen|klappen|rollen|pakken)`,
        less: c`kleinere (?:pakmaat|vouwmaat|pakvolume|inklapmaat); (?:kleiner|compacter) (?:op|in)(?:ge)?(?:vouw|klap|rol|pak)\p{L}{0,3}; (?:op|in)ge(?:vouwen|klapt|rold|pakt) (?:kleiner|compacter|minder (?:plek|ruimte)); (?:vouwt|klapt|rolt|pakt) (?:je )?(?:kleiner|compacter) (?:op|in); (?:kleiner|compacter) (?:op|in) te (?:vouwen|klappen|rollen|pakken)`,
      },
      length: scale(['lang', 'lang', 'lang|lange'], ['kort', 'kort', 'kort|korte']),
      height: scale(['hog|hoog', 'hoog', 'hoog|hoge'], ['lag|laag', 'laag', 'laag|lage']),
      width: scale(['bred', 'breed', 'breed|brede'], ['small', 'smal', 'smal|smalle']),
      thickness: scale(
        ['dikk|diep', 'dik|diep', 'dik|dikke|diep|diepe'],
        ['dunn|platt|slank', 'dun|plat|slank', 'dun|dunne|plat'],
      ),
      volume: {
        most: c`(?:past|gaat|kan|moet) (?:er )?(?:het )?meeste? in; meeste (?:inhoud|ruimte|volume|capaciteit|liters?|bergruimte|opbergruimte); grootste (?:inhoud|volume|capaciteit); het meeste? in (?:past|kan|gaat)`,
        more: c`(?:past|gaat|kan) (?:er )?meer in; meer (?:inhoud|ruimte|volume|capaciteit|bergruimte|opbergruimte|in kan|in past); grotere (?:inhoud|capaciteit)`,
        least: c`(?:past|gaat|kan) (?:er )?(?:het )?minste? in; (?:minste|kleinste) (?:inhoud|ruimte|volume|capaciteit)`,
        less: c`(?:past|gaat|kan) (?:er )?minder in; minder (?:inhoud|ruimte|volume|capaciteit); kleinere (?:inhoud|capaciteit)`,
      },
      storage: {
        most: c`meeste (?:opslag(?:ruimte|capaciteit)?|gb|gigabyte|terabyte|schijfruimte); grootste (?:opslag(?:ruimte|capaciteit)?|harde schijf|schijf|ssd)`,
        more: c`meer (?:opslag(?:ruimte|capaciteit)?|gb|gigabyte|terabyte|schijfruimte); grotere (?:opslag(?:ruimte|capaciteit)?|harde schijf|schijf|ssd)`,
        least: c`minste (?:opslag(?:ruimte|capaciteit)?|gb); kleinste (?:opslag(?:ruimte|capaciteit)?|harde schijf|schijf|ssd)`,
        less: c`minder (?:opslag(?:ruimte|capaciteit)?|gb); kleinere (?:opslag|harde schijf|schijf|ssd)`,
      },
      memory: {
        most: c`meeste (?:ram|werkgeheugen|geheugen); grootste (?:werkgeheugen|geheugen)`,
        more: c`meer (?:ram|werkgeheugen|geheugen)`,
        least: c`minste (?:ram|werkgeheugen|geheugen)`,
        less: c`minder (?:ram|werkgeheugen|geheugen)`,
      },
      screen: {
        most: c`grootste (?:scherm|beeldscherm|display|beeld|schermdiagonaal)`,
        more: c`groter(?:e)? (?:scherm|beeldscherm|display|beeld)`,
        least: c`kleinste (?:scherm|beeldscherm|display|beeld)`,
        less: c`kleiner(?:e)? (?:scherm|beeldscherm|display|beeld)`,
      },
      power: scale(
        ['krachtig|vermogend', 'krachtig', 'krachtig'],
        ['zuinig|energiezuinig', 'zuinig|energiezuinig', 'zwakke motor'],
        {
          most: c`meeste (?:vermogen|watt|power|kracht|zuigkracht|pk); hoogste (?:vermogen|wattage); sterkste motor`,
          more: c`meer (?:vermogen|watt|power|kracht|zuigkracht|pk); hoger vermogen; sterkere motor`,
          least: c`minste (?:vermogen|watt|stroom); laagste (?:vermogen|wattage|verbruik); verbruikt het minste?`,
          less: c`minder (?:vermogen|watt|power|kracht|stroom); lager (?:vermogen|verbruik); verbruikt minder`,
        },
      ),
      brightness: scale(
        ['feller|fell|held(?:er)?d|helderd|lichtsterk', 'fel|helder|lichtsterk', 'fel|felle|helder'],
        ['donkerd|gedimd', 'donker', 'donker|zwak licht'],
        {
          most: c`felste?; helderste?; meeste (?:licht|lumen); geeft het meeste? licht`,
          more: c`feller(?:e)?; helderder(?:e)?; meer (?:licht|lumen)`,
          least: c`minste (?:licht|lumen)`,
          less: c`minder (?:licht|lumen|fel)`,
        },
      ),
      speed: scale(
        ['snell|vlugg|rapp', 'snel|vlug|rap', 'snel|snelle'],
        ['langzam|trag', 'langzaam|traag', 'langzaam|traag|trage'],
      ),
      lasting: scale(
        ['duurzam|houdba(?:a)?rd|slijtvast', 'duurzaam|houdbaar|slijtvast', 'duurzaam'],
        ['kortstondig', 'kortstondig', 'kortstondig'],
        {
          most: c`
        (?:gaat|gaan|brandt|branden|werkt|blijft|duurt|houdt|speelt|loopt|draait|ruikt)(?: \p{L}+){0,3} (?:het )?langste?(?: mee| goed| vol| warm| houdbaar| vers)?; (?:het )?langste? (?:mee|houdbaar|brandt|meegaat|werkt|goed blijft|brandende?|meegaande?|vol|warm)
        (?:langste|beste|grootste|meeste|sterkste) (?:accu(?:duur)?|batterij(?:duur)?|brandduur|gebruiksduur|levensduur|houdbaarheid|speeltijd|looptijd)`,
          more: c`
        (?:gaat|gaan|brandt|werkt|blijft|duurt|houdt|speelt|loopt)(?: \p{L}+)? langer(?: mee| goed| vol| warm)?; langer (?:mee|meegaat|houdbaar|brandt|werkt|goed|vol|brandende?)
        (?:langere|betere|grotere|meer|sterkere) (?:accu(?:duur)?|batterij(?:duur)?|brandduur|gebruiksduur|levensduur|houdbaarheid|speeltijd)`,
          least: c`(?:gaat|brandt|werkt|houdt) (?:het )?kortste?(?: mee)?; (?:kortste|slechtste|kleinste) (?:accu(?:duur)?|batterij(?:duur)?|brandduur|levensduur)`,
          less: c`(?:gaat|brandt|werkt|houdt) korter(?: mee)?; (?:kortere|kleinere) (?:accu(?:duur)?|batterij(?:duur)?|brandduur)`,
        },
      ),
      warmth: scale(
        ['warm', 'warm', 'warm|warme'],
        ['koel|luchtig|fris|koud', 'koel|luchtig|koud', 'koud|fris|koel'],
        {
          less: c`te heet`,
        },
      ),
      loudness: scale(
        [
          'luid|luidruchtig|hard(?= geluid)',
          'luid|luidruchtig',
          'luid|luidruchtig|lawaaierig|lawaaiig|herrie|hard geluid',
        ],
        ['still|geruislo(?:o)?z', 'stil|geruisloos|geluidsarm', 'stil|stille'],
        {
          most: c`(?:maakt )?(?:het )?meeste (?:geluid|lawaai|herrie)`,
          more: c`meer (?:geluid|lawaai|herrie|volume)`,
          least: c`(?:maakt )?(?:het )?minste (?:geluid|lawaai|herrie)`,
          less: c`(?:maakt )?minder (?:geluid|lawaai|herrie); te veel (?:lawaai|herrie|geluid); geluidsarmere?`,
        },
      ),
      strength: scale(
        [
          'sterk|intensiev|pittig|scherp|heftig|kruidig|krachtig van smaak|pikant',
          'sterk|intens|intensief|pittig|scherp|heftig|kruidig|pikant',
          'sterk|sterke|pittig|scherp|heftig|bitter|intens',
        ],
        ['mild|zwakk|zacht van smaak', 'mild|zwak', 'mild|zwak|slap|flauw'],
        {
          most: c`intenst(?:e)?; meeste (?:smaak|cafe[iï]ne|aroma)`,
          more: c`intensere?; meer (?:smaak|cafe[iï]ne|aroma)`,
        },
      ),
      hardness: scale(
        ['hard|stevig|stijv|stugg|stug', 'hard|stevig|stijf|stug', 'hard|harde|stevig|stijf|stug'],
        ['zacht|soepel|sopel|knuffelig', 'zacht|soepel', 'zacht|zachte|slap'],
        { less: c`soepelere?` },
      ),
      age: scale(['oud|rijp|belegen', 'oud|rijp', 'oud|oude|rijp'], ['jong', 'jong', 'jong|jonge'], {
        most: c`langst(?:e)? (?:gerijpt|gerijpte|belegen|gelegen)`,
        more: c`langer (?:gerijpt|gerijpte|belegen)`,
        least: c`kortst(?:e)? (?:gerijpt|gerijpte)`,
        less: c`korter (?:gerijpt|gerijpte)`,
      }),
      newness: {
        most: c`nieuwste?; meest recente?; recentste?; modernste?; laatste (?:model|versie|generatie|collectie); net (?:uit|binnen)`,
        more: c`nieuwer(?:e)?; recenter(?:e)?; moderner(?:e)?; te oud model`,
        least: c`oudste (?:model|versie)`,
        less: c`ouder(?:e)? (?:model|modellen|versie); vorige? (?:model|versie|generatie)`,
      },
      people: {
        most: c`(?:voor )?(?:de )?meeste (?:personen|mensen|gasten|spelers)`,
        more: c`(?:voor )?meer (?:personen|mensen|gasten|spelers|man)`,
        least: c`(?:voor )?(?:de )?minste (?:personen|mensen|gasten|spelers)`,
        less: c`(?:voor )?minder (?:personen|mensen|gasten|spelers)`,
      },
    },
    degrees,
    spoken,
  ),
  most: c`zo ?veel mogelijk; (?:het |de )?meest(?:e)?; (?:het |de )?hoogst(?:e)?; (?:het |de )?grootste; (?:het |de )?best(?:e)?; maximale?; rijkst(?:e)? aan`,
  more: c`meer; hoger(?:e)?; groter(?:e)?; beter(?:e)?; rijker aan`,
  least: c`zo (?:min|weinig) mogelijk; (?:het |de )?minst(?:e)?; (?:het |de )?laagst(?:e)?; (?:het |de )?kleinste; minimale?; armst(?:e)? aan`,
  less: c`minder; lager(?:e)?; kleiner(?:e)?; armer aan; niet zo ?veel`,
  these: c`deze(?! (?:week|maand|zomer|winter|zaterdag|zondag)); die(?= ?(?:$|[?,.])); dit; dat(?= ?(?:$|[?,.])); daarvan; ervan; hiervan; van (?:deze|die|hen|ze)(?= ?(?:$|[?,.]| is | heeft | zijn )); welke? (?:daarvan|ervan|van (?:deze|die)); welke(?= (?:is|zijn|heeft|hebben|weegt|kost|gaat|brandt|past|van|daarvan|maakt|houdt|raad)\b); onder deze`,
  both: c`beiden?; allebei; alle ?(?:twee|2); (?:de|die|deze|van de|van die) (?:twee|2)(?! (?:kilo|liter|kg|l|meter|persoons)); elk(?:e)? van (?:de|die|deze); stuk voor stuk; allemaal`,
  again: c`nog ?maals; nog een keer; terug naar; weer terug`,
  earlierOn: c`
    van (?:net|daarnet|zojuist|zonet|zo-even|eerder|straks|daarstraks|hiervoor); (?:daarnet|zojuist|zonet); (?:die|dat) (?:je|u|jullie) (?:me |mij |ons )?(?:net |eerder |eerst )?(?:liet|lieten|toonde|noemde|gaf|had) ?(?:zien)?; (?:weer|even|nog even|nog|ff)* ?terug naar; we het over hadden`,
  other: c`(?:de|die|het|dat) and(?:e)?re(?! (?:kleur|maat|kleuren|maten|variant|soort|merken?)); (?:die|de) andere 2; een van de andere`,
  correction: c`
    (?:nee|neen|nou|sorry|oeps|ho|oh nee|pardon|hm nee|wacht),? (?:nee,? |sorry,? |wacht,? )?(?:ik )?(?:bedoel(?:de)?|wilde|zoek|zocht|wou); ik bedoel(?:de)?(?: eigenlijk| dus)?; (?:toch (?:maar|liever)|liever toch|toch die); nee,? (?:toch|niet die|liever|doe); verkeerd begrepen; (?:dat|die) bedoel(?:de)? ik niet; ik vroeg (?:naar|om); vergis(?:t|te)? (?:me|mij); foutje; typfout; eigenlijk (?:wil|zoek|bedoel|wilde) ik; ^eigenlijk; bij nader inzien; niet (?:die|deze|dat),`,
  clauseStart: c`
    de (?:prijs|kosten|verzendkosten|bezorgkosten|levertijd|verzending|bezorging)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    \p{L}{3,} (?:jullie|we|wij|je|u|ik)(?= ); 
    wat; hoe(?:veel|lang|zwaar|groot|duur)?; waar(?:om|mee|van|voor|in|op|uit)?; wanneer; wie; welke?; (?:in|van|met|voor|tot|op|naar|bij|uit|vanaf) (?:welke?|wat|wie|wanneer|hoeveel|hoe); tot (?:hoe laat|wanneer)
    hebben (?:jullie|we|ze); heeft (?:u|die|dat|het|hij|de|deze|ie|dit); hebt u; heb (?:je|jij|ik|jullie); hebbie; is (?:er|het|die|dat|deze|dit|de|hij|ie|zij|ze|dat|daar|u); zijn (?:er|ze|die|deze|jullie|de|dat); kan; kun(?:t|nen)?; kunnen; mag; mogen; moet; moeten; zou(?:den)?; wil(?:t|len)?; zal; zullen; gaat; past; passen; kost; kosten; weegt; werkt; werken; duurt; komt; komen; zit(?:ten)?; doe(?:n|t)? (?:jullie|u|je|het|hij|die); geeft; geven (?:jullie|we); levert; leveren; bezorg(?:t|en); verzend(?:t|en)?; verstuur(?:t)?; versturen; verkoop(?:t)?; verkopen; accepter(?:en|t); pakt; pakken (?:jullie|we); stuur(?:t)?; sturen; maakt; maken jullie; houdt; blijft; bestaat; krijg(?:t|en)? (?:ik|je|u|jullie|we); raad(?:t|en)?; staat; staan; ligt; liggen; helpt; smaakt; bevat
    ik (?:zoek|wil|heb|wou|wilde|neem|ben op zoek); we (?:zoeken|willen|hebben); laat (?:me|mij|eens)?; toon; geef (?:me|mij); zoek; vertel; doe (?:er|mij|maar); (?:vanaf|onder|sinds|om|aan|over|per) (?:welke?|wat|wie|wanneer|hoeveel|hoe)`,
  opening: c`
    (?:(?:ah |oh |ach )?(?:wat |erg |heel |da's |dat is )?(?:jammer|balen|sneu)|oei|oeps|tja|poeh|hm+|mm+|ik twijfel|geeft niet|maakt niet uit|niet erg)(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:ander onderwerp|(?:een )?andere vraag|(?:nog )?iets (?:heel )?anders)(?=\s*[:,.-]);
    (?:oeps|oh|sorry|wacht|ho)?,? ?(?:mijn fout(?:je)?|foutje|vergissing|ik vergis me|verkeerd getypt|typfoutje)(?= |,)
    (?:(?:nog |ik heb |even )?(?:twee|drie|een paar|wat) (?:korte )?(?:vragen|vraagjes|dingen)|(?:nog )?(?:de )?laatste)(?=\s*[:,.-])
    (?:dus|nou|tja|eh+m?|uh+m?|hm+|ach|oh|o)(?=,| (?!(?:ja|nee|goed|oké|ok|jammer|en|dat is|leuk|mooi)\b)); (?:ok|oké|ja|en|nou) dus
    (?:(?:nog |even |en |oké,? )?(?:een |één |'n )?(?:korte|kleine|laatste|snelle|andere|domme|simpele)? ?(?:vraag|vraagje))(?: nog| voor jullie| tussendoor)?(?=\s*[:,.-]); (?:nog )?(?:iets anders|één ding|iets)(?=\s*[:,.-])
    ik (?:heb|had)(?: nog| even){0,2} (?:een|'n|één) (?:korte |kleine |ander )?(?:vraag|vraagje)(?: voor jullie)?; (?:mag|kan) ik (?:u |jullie |je |even |wat |iets |nog ){0,3}vragen
    (?:sorry|excuses|pardon)(?:,)? (?:dat ik stoor|voor het storen|voor de storing|dat ik (?:u|jullie|je) lastigval); (?:pardon|excuseer|excuseert u mij)(?=\s*[,.:!-])
    (?:mijn|m'n|mn) (?:vrouw|man|vriendin|vriend|partner|moeder|vader|zoon|dochter|zus|broer|collega|baas) (?:vraagt|wil weten|wil graag weten|vroeg)
    ik (?:wou|wilde|wil|zou)(?: graag| even| alleen){0,3} (?:vragen|weten); (?:kunt|kan|kun|kunnen|zou|zouden) (?:u|je|jullie|jij)(?: me| mij| ons)?(?: misschien| even){0,2} (?:zeggen|vertellen)
    (?:weet|weten) (?:u|je|jullie|jij)(?: misschien| toevallig)?(?= (?:hoe|wat|welke|waar|wanneer|tot)); trouwens; overigens; uit nieuwsgierigheid
    (?:h+m+|mm+|m+h+m+|e+h+m*|a+h+|o+h+|aha|ok(?:ay|é|e)?|oke|tja|ach(?: zo)?|nou); (?:goed|prima|super|mooi|top|fijn|perfect|snap ik|begrepen|duidelijk|leuk|interessant|helder|goed om te weten|klinkt goed|handig)(?=\s*[,.!])`,
  closing: c`
    graag; alsjeblieft; alstublieft; aub; ajb; (?:alvast )?(?:heel erg |hartelijk )?bedankt(?: alvast)?; (?:alvast )?dank (?:u|je)(?: ?wel)?; dankjewel; mensen; (?:weet|weten) (?:u|je|jullie) dat(?: misschien| toevallig)?; gewoon (?:benieuwd|nieuwsgierig); uit nieuwsgierigheid; trouwens; groetjes; mvg; (?:hier )?bij (?:jullie|u)(?: in de winkel| in het assortiment)?; in jullie winkel`,
  whether: c`of`,
  asksWithin: c`hoeveel; hoe (?:lang|groot|zwaar|hoog|breed|diep|dik|oud|vaak|ver|sterk|warm|duur); welke?; waarvan; wat voor`,
  and: c`en(?: ook| dan| nog| verder)?; &; plus; ook; alsook; evenals; verder; daarnaast; bovendien; dan; and; plus nog`,
  or: c`of(?: toch| anders| liever)?; ofwel; oftewel; dan wel`,
  together: c`op (?:welk bedrag|hoeveel) (?:kom|komt|komen) (?:ik|we|dat)(?: dan| nou)?; (?:wat|hoeveel) (?:moet|zou|betaal|ben) (?:ik|we)(?: \p{L}{1,12}){0,3} (?:voor|aan) (?:twee|drie|vier|vijf|zes|\d{1,2})(?! (?:dagen|weken|euro|maanden)); als (?:ik|we) er (?:\d{1,3}|twee|drie|vier|vijf|zes) (?:neem|koop|bestel|nemen|kopen); (?<!(?:werk|werkt|werken|gaat|gaan) )samen(?! (?:wonen|leven)); bij elkaar; in totaal; totaal(?:prijs|bedrag)?; alles bij elkaar; alles samen; opgeteld; tezamen; als (?:ik|we) (?:er )?(?:twee|drie|vier|2|3|4)(?= .{0,30}(?:neem|koop|bestel)); wat (?:kost|is|wordt) (?:dat|het) (?:samen|dan|totaal|bij elkaar|alles)
    wat (?:ben ik|zijn we) kwijt (?:voor|aan) (?:\d{1,3}|twee|drie|vier|vijf|zes|acht|tien|twaalf); wat (?:kosten|worden|zijn) (?:\d{1,3}|twee|drie|vier|vijf|zes|acht|tien|twaalf)(?= ?(?:ervan|daarvan|stuks|samen|$|[?.,])); hoeveel (?:is|wordt|kost) dat(?: dan)?(?= ?\??$)`,
  fits: c`past(?: (?:bij|in|op|aan|voor))?; passen(?: (?:bij|in|op|aan|voor))?; (?:werkt|werken|gaat|gaan) (?:met|op|in); compatibel(?: met)?; hoort bij; geschikt voor; erbij nemen`,
  goesWith: c`(?:(?:die|dat|wat) )?(?:er|daar|hier)(?: goed| mooi)? ?bij (?:past|passen|hoort|horen|passend\p{L}*); (?:die|dat|wat) (?:er|daar|hier) ?(?:goed |mooi )?(?:bij|mee) (?:past|passen|hoort|horen|gaat|gaan); bijpassende?(?= .{2,40}); (?:om )?(?:erbij|daarbij|hierbij)(?: te (?:nemen|doen|dragen|gebruiken))?(?= ?(?:$|[?.,!]| graag| voor | onder | in ))`,
  howManyLeft: c`(?:heb je|hebben jullie|heeft u|hebt u|zijn|is) (?:er |daar |ervan |daarvan )*(?:nog )?genoeg(?: van| op voorraad)?(?= ?(?:$|[?.,]| voor \d)); zo ?veel op voorraad;
    (?:heb je|hebben jullie|heeft u|hebt u|zijn) er (?:nog )?(?:\d{1,3}|twee|drie|vier|vijf|zes)(?= ?(?:$|\?| van| op voorraad| over))
    hoeveel (?:stuks )?(?:heb je|hebben jullie|heeft u|hebt u|zijn|staan|liggen|is)(?: er| daar| daarvan| ervan| nog| van| hier| jullie| die| deze| op voorraad| over| beschikbaar| liggen| staan| left)+; hoeveel .{0,40}(?:nog van|er nog|op voorraad|over|nog over|leverbaar|beschikbaar|liggen nog|staan er|nog liggen); hoeveel (?:stuks|nog|ervan|daarvan|exemplaren); hoeveel (?:heb je|hebben jullie|heeft u|zijn er)(?= ?\??$); voorraadaantal; aantal op voorraad; nog hoeveel
    (?:wat is|hoe groot is|hoeveel is|hoe staat het met|hoe is)(?: de| jullie| uw)*(?: huidige)? ?voorraad; hoeveel (?:paar|stuks|exemplaren|dozen|flessen|potten|zakken|pakken|blikken|setjes|sets)(?: ervan| daarvan| van die)? (?:hebben|heb|heeft|hebt|zijn|is|liggen|staan|kan|nog); hoeveel (?:ervan |daarvan )?kan (?:ik|je) (?:er )?(?:nog )?(?:kopen|bestellen|krijgen)(?= ?(?:$|[?!.,])); hoeveel .{0,30}(?:liggen|staan|nog hebben|nog over)(?: er)?(?: nog)?(?= ?(?:$|[?!.,])); (?:zijn|liggen|staan) er nog (?:veel|genoeg|een paar)`,
  backWhen: c`
    wanneer .{0,40}(?:weer|terug|opnieuw|binnen(?=$|\?| )|leverbaar|op voorraad|beschikbaar|verkrijgbaar)(?! (?:in huis|thuis)); weer (?:op voorraad|leverbaar|beschikbaar|verkrijgbaar|binnen|terug|te koop); terug op voorraad; (?:komt|komen) .{0,30}(?:weer|terug|nog binnen|opnieuw)(?: binnen| op voorraad| terug)?; nieuwe (?:voorraad|levering|lading); aangevuld; bijbesteld; bijbestellen; nabestell?\p{L}*; krijg(?:en|t|) (?:jullie|je|u) .{0,20}(?:weer|nog|nieuwe|binnen|terug)
    (?:nieuwe|volgende) (?:lading|partij|levering|zending|voorraad); (?:bij|na|her)besteld; (?:bij|aan)gevuld; wanneer .{0,40}(?:meer|nieuwe|andere) .{0,15}(?:binnen|op voorraad|in de winkel)?; (?:krijgen|krijgt|komen|komt) .{0,25}(?:meer|nieuwe|weer) .{0,10}(?:binnen|bij|aan)`,
  awaited: c`
    (?:wanneer|vanaf wanneer|tegen wanneer|per wanneer|hoe snel|op welke datum) .{0,40}(?:krijgen|kopen|bestellen|hebben|verkrijgbaar|leverbaar|beschikbaar|te koop|aanschaffen|verwacht\p{L}*)
    hoe ?lang .{0,25}wachten`,
  haveIt: c`
    (?:hebben jullie|heeft u|hebt u|heb je|hebbie|bestaat|verkopen jullie|is er|zijn er|is|komt) (?:die|deze|dat|dit|het|hem|m|'m|ze|hij|ie)(?: ook| nog| soms| dan){0,2}(?: er)?(?: ook)?(?= (?:in|met|van|op voorraad|groter|kleiner|ook)\b| ?\??$)(?: in)?; (?:is|zijn) (?:die|deze|dat|dit|hij|het|ie|ze|er)(?: er)?(?: ook| nog){0,2}(?: verkrijgbaar| leverbaar| beschikbaar)? in; ook in(?! (?:belgi|duitsland|nederland)\p{L}*); verkrijgbaar in; (?:dezelfde|hetzelfde) in`,
  perUnit: c`(?:(?:per|de|het) |/ ?)(?:kilo(?:gram)?|kg|liter|ons|meter); (?:per |/ ?)(?:l|m|100 ?(?:g|gr|gram|ml)|stuk|pak|fles|blik|zak|vierkante meter|m2|kop|kopje|portie|capsule|persoon|doos); het stuk; kiloprijs; literprijs; stukprijs; meterprijs`,
  yearsOld: c`
    (?<n>\d{1,2})[- ]?jarige?(?! (?:garantie|bestaan|jubileum)); (?<n>\d{1,2}) ?(?:jaar|jr\.?) (?:oude?|jong|wordt|geworden); (?:van|is|wordt|vanaf|is nu|wordt binnenkort) (?<n>\d{1,2})(?: ?(?:jaar|jr\.?))?(?! ?(?:jaar garantie|kilo|kg|euro|€|cm|mm|liter|l\b|gram|g\b|weken|maanden|maand|%|stuks|dagen|uur|watt|w\b|inch|x|\d|meter|m\b|db))(?<=(?:hij|ze|zij|die|iemand|ik|neef|vriend|jongetje|${kin}) (?:van|is|wordt|vanaf|is nu|wordt binnenkort) \d{1,2}(?: ?(?:jaar|jr\.?))?)
    (?:vanaf|van) (?<n>\d{1,2}) jaar(?! garantie); (?<m>\d{1,2}) ?(?:maanden|maand|mnd) (?:oude?|jong); (?:baby|kindje|puppy|pup|kitten|baby'tje) van (?<m>\d{1,2}) ?(?:maanden|maand|mnd)`,
  tallBefore: c`(?:iemand|persoon|mensen|personen|ik ben|hij is|zij is|ze is|${kin}(?: is)?)(?: die| van| is| ongeveer| bijna){0,3}`,
  tallAfter: c`lang; groot`,
  forPeople: c`
    voor (?<n>\d{1,3}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf) ?(?:personen|persoon|mensen|man|pers\.?|gasten|volwassenen|kinderen|spelers|eters|vrienden); (?<n>\d{1,3}|een|twee|drie|vier|vijf|zes|acht)[- ]?(?:persoons|pers\.?|personen)\p{L}*(?: \p{L}*tent)?; (?<n>\d{1,3}) (?:gasten|eters|personen)
    (?:gezin|familie|groep|huishouden) (?:van|met) (?<n>\d{1,2}|drie|vier|vijf|zes|zeven|acht|tien); (?:we|wij) zijn (?:met )?(?:z'?n |zijn )?(?<n>\d{1,2}|twee|drie|vier|vij[fv]|ze[sv]|zeven|acht|tien)(?:en|ën|sen|ven)?(?= ?(?:$|[,.?!]| en | personen| man)); met (?:z'?n|zijn|ons) (?<n>twee|drie|vier|vij[fv]|zes|acht)(?:s?en|ën)?; voor (?<n>twee|drie|vier|vijf|zes|acht)(?= ?(?:$|[,.?!]))
    (?:we|wij) (?:zijn|worden|zullen|komen|slapen|eten) (?:dan |altijd )?(?:met )?(?:z'?n |zijn )?(?<n>\d{1,2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf)(?: man| mensen| personen)?(?: zijn)?(?= ?(?:$|[,.?!]| en )); (?<n>\d{1,2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf) (?:mensen|personen|man|volwassenen) (?:moeten|passen|slapen|kunnen|willen)
    (?<n>\d{1,2}|twee|drie|vier|vijf|zes|acht|tien|twaalf) (?:slaapplaatsen|zitplaatsen|spelers|vrienden|eters|gasten|man)(?= ?(?:$|[,.?!]| en | in | aan )); (?:geschikt|genoeg|plek|plaats|ruimte) voor (?<n>\d{1,2}|twee|drie|vier|vijf|zes|acht|tien)(?= ?(?:$|[,.?!]| personen| mensen| man))`,
  tellMore: c`
    vertel(?:t|len)?(?: u)?(?: me| mij| ons)?(?: eens| iets| wat| nog){0,2} (?:meer|iets|wat|over); meer (?:info|informatie|details|gegevens|weten|vertellen|over)(?: over)?; (?:info|informatie|details|gegevens) (?:over|van|graag|aub); beschrijf\p{L}*; beschrijving; omschrijving; wat is (?:er )?(?:zo )?(?:bijzonder|speciaal) (?:aan|ervan)?; wat (?:kan|doet) (?:die|hij|het|ie|deze|dat ding)(?: allemaal| precies)?; specificaties; specs
    wat (?:kun|kan|kunnen|weet|weten) (?:je|u|jullie) (?:me |ons |er )?(?:nog |verder |meer )*(?:over|van|erover|daarover) ?.{0,30}(?:vertellen|zeggen)?; (?:vertel|zeg)(?:t)?(?: er| me| daar| eens| nog)* (?:wat|iets|meer|eens wat)(?: meer)? over; meer (?:over .{1,30} )?(?:weten|horen); (?:erover|daarover) (?:vertellen|zeggen|weten|kwijt)`,
  gift: c`
    cadeau(?:tje|tjes|s|'s|tip|tips|idee|ideeen)?(?<!(?:als|verpakt als|inpakken als) cadeau(?= (?:in|ver)pak.{0,10}))(?! (?:in|ver)pak); kado(?:'s|tje|tjes)?; geschenk(?:en|je)?; presentje; (?:voor (?:de |zijn |haar |een |mijn )?)(?:verjaardag|bruiloft|moederdag|vaderdag|kerst|sinterklaas|housewarming|babyshower|pensioen)
    (?:wat|welke) (?:raad|raadt|raden) (?:je|u|jullie)(?: me| mij)?(?: aan)?; aanrader; aanraden; aanbevel\p{L}*; beveel\p{L}*; advies; adviseer\p{L}*; adviseren; tips?; suggesties?; idee voor; ideeen; ideeën; idee(?=$|\?)
    (?:wat|welke) (?:moet|zal|kan|zou|neem|koop|hebben|heb|past|is|kunnen)(?: ik| we| je| u| dan| nou| er| het| goed| jij){0,3} (?:nemen|kopen|geven|halen|kiezen|geschikt|goed voor|het beste? voor|beste? voor|nodig|aanraden|daarvoor|handig); iets(?: \p{L}+s)?(?: voor| om); (?:het beste?|geschikt|ideaal|goed|perfect) voor; weet niet (?:wat|welke)(?: \p{L}+)?; help (?:me|mij)(?: met)? ?(?:kiezen|zoeken)?; helpen (?:kiezen|uitzoeken)`,
  anything: c`
    wat (?:is|hebben jullie) (?:er )?(?:nog|verder); iets; spul(?:len|letjes)?; wat (?:hebben jullie|hebt u|heeft u|heb je|hebbie|verkopen jullie|is er); (?:hebben jullie|heb je|heeft u|zoek)(?: (?:ook|nog|misschien)){0,3} wat(?= (?:voor|om|tegen|onder|in|van) )
    (?:een|het \p{L}{2,20}ste) (?:product|middel|ding|artikel)(?= (?:voor|om|tegen|in)); het \p{L}{3,20}ste,? (?:wat|dat) (?:jullie|je|u|er)`,
  anyPrice: c`
    (?:mag|kan) (?:best |gerust |ook |wel )+(?:wat|iets|een beetje) (?:meer )?kosten; (?:mag|kan) (?:wat|iets) kosten; (?:wil|willen) (?:er )?(?:best |gerust |wel )+(?:wat|iets) (?:meer )?(?:aan |voor )?uitgeven
    (?:de )?(?:prijs|kosten|budget)(?: eigenlijk| toch)? (?:maakt|maken|is|doet er)(?: me| mij| dan| toch| eigenlijk){0,2} (?:niet uit|niks uit|niet zo belangrijk|niet belangrijk|niet toe|geen probleem|bijzaak); (?:maakt|maken) niet uit wat (?:het|hij|ze|die) kost; (?:het )?budget (?:laat|vergeet) (?:maar )?(?:los|zitten); (?:vergeet|laat|negeer) (?:maar )?(?:het|de|mijn|dat) (?:budget|prijs|limiet)(?: maar)?(?: los| zitten)?; geld speelt geen rol; (?:mag|mogen|kan) (?:(?:ook|best|wel|gerust) ){0,2}(?:meer|duurder|wat meer) (?:kosten|zijn); ongeacht (?:de|het) (?:prijs|budget); tegen elke prijs; wat het ook kost; jammer dan van het budget`,
  ofAll: c`(?:van|uit|onder) al(?:le)?(?: (?:de|die|jullie|uw|je))?(?= \p{L})`,
  wholeShop: c`überhaupt; (?:in|van) (?:de|jullie) (?:hele )?(?:winkel|shop|collectie); (?:in|van) (?:het|jullie) (?:hele )?assortiment; van alles (?:wat|dat) jullie (?:hebben|verkopen); over de hele linie`,
  purposeBefore: c`(?:voor het|bij het) \p{L}{3,}en van; (?:iets|wat) (?:zodat|waardoor|dat (?:ervoor zorgt|voorkomt|beschermt))(?: (?:dat|ik|mijn|het|de|niet|je)){0,3}`,
  purposeAround: c`om (?:\p{L}+ ){1,5}te \p{L}{3,}; waarmee (?:ik|je|we) (?:\p{L}+ ){1,4}(?:kan|kunt|kunnen|kun) \p{L}{3,}; waarmee (?:ik|je|we) (?:\p{L}+ ){1,4}\p{L}{3,} (?:kan|kunt|kunnen|kun)`,
  somethingFor: c`(?:iets|een (?:middel|ding|product)|spul(?:len|letjes)?)(?: (?:goeds|anders|moois)){0,1} (?:voor|tegen|bij)(?: (?:de|het|een|mijn|m'n|onze|zijn|haar))?; (?:hebben jullie|heb je|heeft u|zoek|hebt u)(?: (?:ook|nog|misschien)){0,2} wat (?:voor|tegen|bij)(?: (?:de|het|mijn|onze))?; wat (?:hebben jullie|heb je|helpt|is goed|raden jullie aan) (?:voor|tegen|bij)(?: (?:de|het|een|mijn))?`,
}
