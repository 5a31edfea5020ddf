import { cueList as c, unitsFirst } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'
const tens = '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig'

const numbers = unitsFirst(units, tens, (unit) => (unit.endsWith('e') ? `${unit}ën` : `${unit}en`))

export const cues: Cues = {
  // "Met z'n vijven": how five is written before an ending.
  number: (n) => [...numbers(n), ...(n === 5 ? ['vijv'] : [])],
  hundred: ['honderd'],
  price: {
    currency: c`euro; eurootjes; euri; piek; euro's; dollar`,
    pounds: c`ponden; pond`,
    notes: [
      ['(?:een )?vijfje', 5],
      ['(?:een )?tientje', 10],
      ['(?:een )?(?:geeltje|twintigje)', 20],
      ['(?:een )?vijftigje', 50],
    ],
    weighing: c`zwaar; weegt; wegen`,
    max: c`
      onder(?: de)?; minder dan; goedkoper dan; niet meer dan; niet (?:boven|over)(?: de)?; max(?:imaal|imum)?\.?; hooguit
      ten hoogste; niet duurder dan`,
    maxWeak: c`tot(?: (?:maximaal|de))?; budget(?: (?:van|is|max\.?))?; €binnen; €ik heb; €uitgeven`,
    maxAfter: c`is (?:echt |wel )?(?:mijn|ons|het|de) (?:max(?:imum)?|limiet|grens|plafond|budget|uiterste); (?:uitgeven,? )?(?:en |maar )?niet meer; te besteden; om uit te geven; kan ik missen; of minder; maximaal; max; of goedkoper; hooguit; budget`,
    min: c`duurder dan`,
    minWeak: c`boven(?: de)?; meer dan; vanaf; minstens; minimaal; ten minste; niet onder`,
    difference: c`goedkoper; duurder; minder; voordeliger; korting`,
    minAfter: c`of meer; en hoger; minimaal`,
    around: [],
    aroundWeak: c`ongeveer; rond(?: de)?; circa; ca\.?; €zo'n; om en nabij; euro of`,
    between: [
      ['tussen(?: de)?', 'en(?: de)?|-'],
      ['van', 'tot|-'],
      ['vanaf', 'tot'],
    ],
    money: c`prijs; besteden; kwijt; prijzen; kost; kosten; budget; uitgeven; betalen; goedko(?:op|pe|per); duur`,
  },
  sizeWords: c`maat; maten; schoenmaat; grootte`,
  terms: c`
      verzend(?:ing|kosten|en); verzenden; bezorg(?:ing|en|kosten|d)?; bezorgt; levering; leveren; levert
      levertijd; retour(?:neren|beleid)?; terugsturen; teruggeven; terugbrengen; terugbetaling; ruilen; garantie; betaling
      betaalmethoden?; betalen met; ideal; paypal; factuur; cadeaubon; kortingscode; voucher; douane; annuleren
      account; wachtwoord; nieuwsbrief`,
  ask: {
    which: c`welke?`,
    cheapest: c`(?:(?:de|het) )?(?:goedkoopste|voordeligste); laagste prijs`,
    dearest: c`(?:(?:de|het) )?duurste; hoogste prijs`,
    count: c`
      hoeveel(?= .{0,60}(?:hebben jullie|heeft u|hebt u|heb je|zijn er|verkopen jullie|op voorraad|verkoopt u))
      hoeveel hebben jullie; aantal`,
    brands: c`welke merken(?: van)?; merken van; van welke merken`,
    sizes: c`in welke? (?:andere )?(?:formaat|formaten|lengtes?|verpakkingen); (?:in )?welke (?:andere )?(?:maat|maten|schoenmaten|nummers); beschikbare maten; andere maten; maten`,
    colours: c`(?:in )?welke (?:andere )?kleur(?:en)?; beschikbare kleuren; andere kleuren; kleuren; (?:welke|andere) (?:tinten|kleurtjes)`,
    comparePair: c`
      (?:waarin|hoe|waar|op welk punt) (?:verschil(?:t|len)|onderscheid(?:t|en)?|zit het verschil tussen) (?:zich )?(?:nou |nu )?(?<a>.{1,120}?) (?:en|van|met) (?<b>.{1,120})
      wat is er (?:nou |nu )?anders (?:aan|bij|met) (?<a>.{1,120}?) (?:dan|vergeleken met|ten opzichte van|tov|en) (?:bij |aan )?(?<b>.{1,120}); hoe verhoud(?:t|en) (?<a>.{1,120}?) (?:zich )?(?:tot|en) (?<b>.{1,120}); wat (?:heeft|kan) (?<a>.{1,120}?) (?:wat|dat|die) (?<b>.{1,120}) niet
      (?:wat (?:is|zijn) )?(?:het |de )?verschil(?:len)? tussen (?<a>.{1,200}?) en (?<b>.+)
      vergelijk(?:en)? (?<a>.{1,200}?) (?:en|met|vs\.?) (?<b>.+); wat is beter[,:]? (?<a>.{1,200}?) of (?<b>.+)
      (?<a>.{1,200}?) (?:vs\.?|versus|vergeleken met|ten opzichte van|tov) (?<b>.+)
      waarin verschil(?:t|len) (?<a>.{1,200}?) (?:en|van) (?<b>.+); ^verschil(?:len)?:? (?<a>.{1,60}?) en (?<b>.{1,80})$`,
    against: ['tegen'],
    than: ['dan'],
    priceGap: c`hoeveel (?:duurder|goedkoper); hoeveel (?:meer|minder) (?:kost|kosten|is|betaal|betalen|ben); (?:hoeveel|wat) scheelt (?:dat|het|die|dit|me dat|'t)(?: (?:in|qua) (?:de )?(?:prijs|geld))?; scheelt (?:dat|het) veel; prijsverschil; verschil in (?:de )?prijs; hoeveel bespaar`,
    compareThem: c`
      wat krijg (?:ik|je)(?: dan| daar| er| nou| eigenlijk)* (?:extra |meer )?(?:voor|met) (?:dat|het|die|de) (?:extra geld|extra|meerprijs|verschil|geld extra|hogere prijs); (?:is|zijn) .{1,40} (?:de meerprijs|het (?:extra geld|verschil)) waard; wat maakt .{1,40} duurder
      (?:welk|waar zit het|wat voor) verschil; (?:waarin|hoe) verschillen; (?:van|met|tegen|naast) elkaar; ten opzichte van elkaar; waarin (?:zit|ligt) (?:dan |nou )?(?:het|'t) verschil; wat is er anders; verschillen (?:ze|die)
      vergelijk(?:en)?(?: ze| deze| beide)?; (?:wat is )?het verschil; verschil(?:len)? tussen; waar zitten de verschillen; ^(?:en )?(?:de |wat zijn de )?verschil(?:len)?(?= ?\?*$); (?:wat|welke) is beter`,
    price: c`
      (?:kost|kosten|wordt|worden|maakt)(?: dat| het| die| samen| dan){0,3} hoeveel(?= ?\?*$)
      (?:hoeveel|wat) (?:betaal|betalen|betaalt) (?:ik|we|je)(?: (?:dan|nu|nou|er|daar|bij jullie|momenteel)){0,3}(?: voor| aan)?(?! (?:met|via|per) ); (?:hoeveel|wat) (?:moet|moeten|zou|zouden|mag|kan|gaat|ga) (?:ik|we|je|die|dat|het|deze)(?: \p{L}{1,14}){0,5} (?:betalen|neertellen|neerleggen|uitgeven|kosten|kwijt(?: zijn)?|rekenen|ophoesten|dokken)
      (?:hoeveel|wat) (?:ben|zijn|is) (?:ik|we|je|men)(?: (?:dan|er|daar|daaraan|nu)){0,3} kwijt; voor welk bedrag; (?:op|aan) (?:welk bedrag|hoeveel) (?:kom|komt|komen|zit|beland|uit)(?: (?:ik|we|je|dat|het))?; welk bedrag; hoeveel (?:vragen|rekenen|willen) (?:jullie|ze|u)
      voor hoeveel (?:gaat|gaan|verkopen|doen)
      (?:hoeveel|wat)(?: .{1,60})? (?:kost(?:en)?|betaal|betalen|uitgeven); hoe duur; (?:wat|hoeveel) (?:moet|mag|zal) (?:ik|je|we) (?:dan )?afrekenen; (?:wat|hoeveel) (?:vragen|rekenen|vraagt|rekent) (?:jullie|u); wat is de prijs; prijs van; (?<!(?:goede|beste|lage|zelfde|mooie) )prijs(?= ?\?*$); hoeveel is; (?:wat|hoeveel) (?:ben|zou) (?:ik|je|we)(?: dan| daar(?:aan)?| er)* kwijt(?: zijn)?; wat (?:doet|doen) (?:die|dat|deze|het|ie)(?= ?\??$); wat moet je ervoor hebben; wat komt dat op; hoeveel (?:is dat|wordt dat|wordt het|zou)
      (?:wat|hoeveel|hoe duur) (?:kostte|was|kostten|waren) (?:die|dat|het|deze|hij|ie|ze)(?: prijs)? (?:eerst|eerder|vroeger|daarvoor|hiervoor|voorheen|normaal|vooraf); voor de (?:korting|aanbieding|actie|uitverkoop)(?= ?\??$); in plaats van hoeveel; doorgestreepte prijs; (?:oude|vorige|oorspronkelijke|normale|gewone) prijs; kost (?:dat|het|die) (?:iets|wat|extra); moet (?:ik|je) (?:daarvoor|ervoor|dat) betalen`,
    stock: c`
      (?:nog )?te krijgen(?= ?\??$)
      (?:meteen|direct|vandaag) (?:meenemen|mee te nemen|meegenomen|ophalen)
      (?:hebben jullie|heb je|heeft u|is|ligt|staat) (?:die|deze|dat|dit|hem|het|hij|ie)(?: .{1,20})? in de winkel
      (?:is|zijn) .{1,60} (?:op voorraad|beschikbaar|leverbaar|uitverkocht|verkrijgbaar)
      (?:hebben jullie|heeft u) .{1,60} op voorraad; nog (?:beschikbaar|leverbaar|op voorraad); (?:is|zijn) (?:die|dat|deze|het|ze)(?: nog| er)* (?:er|in huis)(?= ?\??$)`,
    keeps: c`hoe lang (?:\p{L}+ ){0,4}(?:houdbaar|goed|vers|mee)(?![a-z]); houdbaar\p{L}*; na (?:het )?openen; na opening; eenmaal (?:open|geopend|aangebroken); als (?:\p{L}+ ){1,3}(?:open|geopend) is; over de datum; tht`,
    obtain: c`
      (?:kan|kun|kunnen) (?:ik|je|we) .{1,50} weer (?:kopen|bestellen|krijgen)(?= ?(?:$|[?!.,]))
      (?:kan|kun|kunnen|mag|zou) (?:ik|je|we|men|u) .{0,40}(?:nu|momenteel|op dit moment|vandaag|direct|meteen|nog|al|thans|op het moment|onmiddellijk)(?: .{1,25})? (?:kopen|bestellen|krijgen|aanschaffen|hebben|bemachtigen|bestelbaar|verkrijgbaar)(?= ?(?:$|[?!.,]))
      (?:kan|kunnen) .{1,50} (?:nu|momenteel|op dit moment|vandaag|direct|meteen|nog|al|thans|op het moment|onmiddellijk)(?: .{1,20})? (?:besteld|gekocht) worden
      (?:is|zijn) .{1,40} (?:te koop|te krijgen|te bestellen|bestelbaar)
      (?:hebben jullie|heb je|heeft u|hebt u|verkopen jullie|verkoopt u) (?:die|deze|dat|dit|hem|het|ze|'m) (?:nu|momenteel|op dit moment|vandaag|direct|meteen|nog|al|thans|op het moment|onmiddellijk); (?:hebben jullie|heb je|heeft u|hebt u|is er|zijn er) (?:die|deze|dat|dit|hem|het|ze)? ?(?:op dit moment|momenteel)(?= ?(?:$|[?!.,]))
      (?:is|zijn|heb je|hebben jullie|heeft u|hebt u) (?:er )?(?:daar|daarvan|ervan)? ?nog (?:iets|wat|een paar|eentje|een)(?: van)?(?: over)?(?= ?(?:$|[?!.,])); nog (?:over|voorradig|voorhanden|in huis)
      (?:vind|krijg|koop|zie) ik .{1,40} in (?:de|jullie) winkel`,
  },
  inStock: c`(?:verzend|leverings)klaar; klaar (?:voor verzending|om te (?:verzenden|versturen)); direct mee te nemen;
      op voorraad; op de plank; er (?:ook )?nog(?= ?\\?| ?$); (?:direct )?(?:leverba(?:ar|re)|beschikba(?:ar|re)|verkrijgba(?:ar|re)); niet uitverkocht; (?:heb|hebt|heeft|hebben) liggen`,
  soldOut: c`uitverkochte?; (?:wat|die|welke)(?: er)? op (?:is|zijn)`,
  onSale: c`
      afgeprijsd; in (?:de )?(?:aanbieding|actie|sale|uitverkoop|opruiming); (?:een|enige|lopende|bepaalde) (?:aanbieding|actie|korting)(?:en|s)?; kortingen; acties; (?:in prijs )?verlaagd; voor de halve prijs; sale; opruiming; goedkoper dan (?:normaal|anders|gewoonlijk); met (?:\d{1,2} ?% )?korting;
      in de (?:aanbieding|uitverkoop|sale); aanbiedingen; afgeprijsde?; met korting; in de actie; in prijs verlaagde?; koopjes; hoeveel korting`,
  reference: {
    goesOn: c`en; of; hoe zit het met; maar; wat dacht je van; wat met`,
    whatIf: c`(?:stel|gesteld)(?: dat| je voor)?(?= (?:het|hij|ze|ie|ik|die|dat|we)); (?:en |maar |of )?(?:wat |hoe zit het |ook |zelfs )?(?:als|indien) ; (?:en |maar )?(?:geldt|is|gaat) (?:dat|dit|het)(?: ook| dan| hetzelfde){0,2} (?:voor|bij|als|met); (?:en )?(?:hetzelfde|ook) (?:voor|bij|als|met)`,
    narrows: c`alleen; enkel`,
    howLong: c`^(?:(?:en|ok|dan) )*hoe ?lang(?: (?:duurt|duren|gaat|is|geldt|heb ik|kost))?(?: (?:dat|het|dit|ze|dan|ongeveer|de tijd|duren))*$`,
    when: c`^(?:(?:en|ok|dan) )*(?:(?:vanaf|tot|sinds) )?wanneer(?: (?:is|begint) (?:dat|het))?$; vanaf (?:welk bedrag|welke leeftijd|hoeveel)$`,
    it: c`
      (?:deze|dit|dat|die|hetzelfde|dezelfde) (?:product|artikel|model)
      (?:kost|is|heeft|zijn|weegt|past|wil|neem|over|van) (?:het|die|deze|dit|dat|hij)(?! (?:mogelijk|\p{L}+))
      hebben jullie (?:het|die|deze|dat); \p{L}+ (?:ie|'ie|hij)(?! er| weer); hetzelfde; dezelfde; ervan; ^(?:en )?zit(?:ten)? (?:daar|er) .{1,40} bij(?= ?\??$)
      erin; daarin; ermee; daarmee; erop; daarop; eraan; (?:kan|mag|moet|past|blijft|gaat) (?:die|dat|deze|het)(?= (?:in|op|ook|met|buiten|tegen|onder|lang)\b)
      ^(?:en )?(?:zit|zitten|is|zijn|komt|komen|krijg ik) (?:er|daar) .{1,40} (?:bij|mee|in|op|aan)(?= ?\??$)`,
    more: c`
      (?:wat (?:heb je|hebben jullie|heeft u) )?in plaats daarvan; (?:een |andere )?alternatie(?:f|ven); iets (?:soortgelijks|vergelijkbaars|dergelijks|wat erop lijkt); (?:iets|wat) in die richting
      (?:(?:laat|toon)(?: me| mij)? )?(?:meer|andere)(?: (?:zien|tonen|producten|alstublieft|alsjeblieft|opties))?$
      andere (?:modellen|soorten|varianten)(?= ?\??$); nog meer; wat (?:hebben jullie|heeft u|is er) (?:nog|anders)(?: meer)?; iets anders; volgende(?= ?(?:$|[?.!])); meer zien
      meer tonen; laat meer zien`,
    cheaper: c`(?:(?:iets|nog|wat|een|hebben jullie|kan het) )*goedkope?r(?:e|s)?(?! dan); te duur`,
    dearer: c`(?:(?:iets|nog|wat|een) )*duurdere?(?! dan); iets beters; betere kwaliteit`,
    ordinals: [
      c`eerste; 1e`,
      c`tweede; 2e`,
      c`derde; 3e`,
      c`vierde; 4e`,
      c`vijfde; 5e`,
      c`zesde`,
      c`zevende`,
      c`achtste`,
      c`negende`,
      c`tiende`,
    ],
    last: c`laatste`,
    nth: c`
      (?:de|het) N(?: (?:product|artikel|model))?(?! (?:keer|dag|hulp|bestelling|jaar|week|maand)); ^N$`,
    listedFirst: c`(?:de|die|het) (?:bovenste|(?:helemaal )?bovenaan)(?= ?(?:$|[?.,!:]| (?:graag|is|heeft|kost|wil|neem|alsjeblieft|in)(?![a-z]))); bovenaan (?:de|in de|op de) lijst`,
    listedLast: c`(?:de|die|het) (?:onderste|(?:helemaal )?onderaan)(?= ?(?:$|[?.,!:]| (?:graag|is|heeft|kost|wil|neem|alsjeblieft|in)(?![a-z]))); onderaan (?:de|in de|op de) lijst`,
    number: c`(?:nummer|nr\.?|optie|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:en |of |ook |(?:hebben jullie|heeft u|is er|bestaat) (?:het|die|deze|dat|hem) |hetzelfde |dezelfde )+(?:ook )?(?:nog )?(?:in)?
      in; ook in; en`,
  },
  intent: {
    greeting: c`
      (?:hallo|hoi|hey|goedemorgen|goedemiddag|goedenavond|dag) (?:allemaal|iedereen|daar|team|samen|mensen|jongens|lui)
      hallo; hoi; hey; hé; dag; goede(?:n| )?(?:dag|morgen|middag|avond); goeie?dag; goeiemorgen; hi
      hola; bonjour; ciao; salut; hello`,
    thanks: c`
      (?:heel erg |hartelijk |heel )?bedankt(?: voor .{1,40})?; dank (?:u|je)(?: ?wel)?(?: voor .{1,40})?
      hartelijk dank; dankjewel; dankuwel; bedankt; merci`,
    goodbye: c`
      (?:nog )?een (?:fijne|prettige|goede|mooie) (?:dag|avond|middag|week|zondag)(?: nog| verder)*; groetjes; gr(?= ?(?:$|[,.!]))
      ik (?:ga|ben|moet) (?:er ?|nu |dan )*(?:vandoor|weg|gaan|ervandoor); (?:oke|ok|okee|nou|goed|bedankt),? (?:dag|hoi|ciao)
      tot (?:ziens|later|straks|snel); doei+; dag dag; (?:prettige|fijne|goede|leuke|mooie) (?:dag|avond|middag|week|zondag|nacht)(?: nog| verder| gewenst)*; (?:prettig|fijn|goed|leuk) weekend(?: nog)?
      slaap lekker; trusten; tot (?:kijk|gauw|de volgende(?: keer)?); houdoe; ajuu?; doeg; groetjes; de groeten; goedenacht
      welterusten; dat was alles; dat was het`,
    how_are_you: c`hoe (?:gaat het|is het|gaat ie)(?: met (?:u|je|jou|jullie))?; alles goed
      (?:lekker|mooi|heerlijk|slecht|rot) ?weer(?:tje)?(?: vandaag)?,? (?:hè|he|niet|toch)`,
    robot: c`
      (?:echte? )?(?:mens|persoon) of (?:een )?(?:machine|bot|robot|computer|ai|chatbot); (?:machine|bot|robot|computer|ai|chatbot) of (?:een )?(?:echte? )?(?:mens|persoon)
      (?:ben je|bent u|ben jij|is dit) (?:een )?(?:echte? )?(?:robot|bot|mens|machine|persoon) of (?:een )?(?:echte? )?(?:robot|bot|mens|machine|persoon|computer)
      (?:ben je|bent u|ben jij|is dit) (?:een )?(?:echte? )?(?:robot|bot|mens|machine|computer|echt|persoon|ai|chatbot|programma)
      (?:praat|spreek|chat|schrijf) ik (?:hier |nu |eigenlijk |gewoon |wel )*met (?:een )?(?:echte? )?(?:robot|bot|mens|machine|computer|persoon|chatbot)
      wie (?:ben je|bent u|ben jij); hoe heet (?:je|u|jij)`,
    help: c`
      ^(?:help|hulp)$; (?:ik heb )?hulp nodig; (?:kun je|kan je|kunt u|kan iemand) (?:me|mij) (?:even )?helpen; help me(?: even)?
      wat (?:kun je|kan je|kunt u)(?: allemaal)?(?: (?:voor (?:me|mij) )?doen)?; (?:waarmee|hoe) (?:kun je|kunt u) (?:me |mij )?helpen
      wat kan ik (?:je |u |hier )?vragen`,
    abuse: c`
      kut; klootza(?:k|kken); idio(?:ot|ten); lul; stom(?:me)?; kanker; tering; godverdomme; verdomme; sukkel
      hou je (?:mond|bek); rot op; waardeloos; nutteloos; dom(?:me)?(?: bot)?; oplichters?; shit; flikker op`,
    human: c`
      verbind (?:me|mij) (?:even )?(?:door )?(?:met|aan)(?: een)? (?:iemand|medewerker|collega|mens); (?:praat|spreek|chat) (?:ik )?liever met (?:een )?(?:mens|iemand|medewerker|persoon); ^(?:graag )?een (?:medewerker|mens|collega)(?: graag| alsjeblieft| alstublieft| aub)?$
      (?:met )?(?:een |de |jullie )?(?:echte? )?(?:mens|medewerker|persoon|collega|iemand|klantenservice|verkoper|adviseur)(?: van .{1,20})? (?:spreken|praten|chatten|verbinden|bellen|doorverbinden)
      (?:spreken|praten|doorverbinden|verbinden|chatten|contact) (?:met|naar) (?:een |de |jullie )?(?:echte? )?(?:mens|medewerker|persoon|iemand|klantenservice|collega|verkoper|adviseur)
      echte? (?:mens|persoon|medewerker)
      ^(?:een )?(?:mens|medewerker|klantenservice|persoon|live ?chat)(?: alstublieft| alsjeblieft| aub)?$
      (?:ik wil|ik zoek|mag ik|graag|wil graag) (?:graag )?(?:een )?(?:echte )?(?:medewerker|mens|persoon|klantenservice)(?! (?:\p{L}+))
      iemand (?:van|uit) (?:de|jullie) (?:winkel|team)`,
    hours: c`
      (?:kom ik|komen we|(?:ik|we)(?: \p{L}{1,8}){0,3} (?:kom|komen)|langskomen|langs komen|binnenlopen|langs)(?: (?:bij jullie|even|gewoon|dan|in de winkel|langs)){0,3} (?:op |aanstaande )?(?:vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?: (?:ochtend|middag|avond))?(?= ?(?:$|[?.,!]|(?: even)? langs)); (?:vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?: (?:even|bij jullie|gewoon)){0,2} (?:langskomen|langs komen|binnenlopen)
      tot hoe laat kan (?:ik|je|men) (?:\p{L}{1,12} ){0,2}(?:langskomen|komen|terecht|langs)
      openings(?:tijden|uren); winkeltijden
      (?:zijn jullie|bent u|ben je|is (?:de|jullie|uw) winkel|is het)(?: \p{L}+){0,3} (?:open|geopend|dicht|gesloten)
      (?:wanneer|hoe laat|tot hoe laat|tot wanneer|vanaf hoe laat)(?: \p{L}+){0,3} (?:open|opent|geopend|dicht|sluit|sluiten|gesloten|openen)
      (?:wanneer|hoe laat|tot hoe laat) (?:gaan|gaat|openen|sluiten|opent|sluit) 
      ^(?:open|gesloten|geopend|dicht) (?:nu|vandaag|morgen|op \p{L}+)$`,
    contact: c`
      hoe kom(?:en)? (?:ik|we) (?:bij|naar) jullie; (?:hebben jullie|is er) een (?:e-?)?mailadres; kan ik (?:jullie )?(?:e-?)?mailen
      contact(?:gegevens|formulier| opnemen|en)?(?! met (?:een|iemand)); telefoonnummer
      (?:jullie|uw|het|je) (?:telefoonnummer|nummer(?! \p{L}{0,6}[-.]?\d)|adres|e-?mail(?:adres)?|mail(?:adres)?); e-?mailadres
      waar (?:zijn jullie(?: gevestigd)?|zit(?:ten)? (?:jullie|de winkel)|is (?:de|jullie|uw) winkel|bevindt|bent u gevestigd|vind ik (?:jullie|u))
      hoe (?:kan ik|bereik ik) (?:jullie|u|contact)(?: bereiken| bellen)?; kan ik (?:jullie|u) bellen
      routebeschrijving`,
    order: c`
      wacht\w* .{0,30}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:zou|moest|had moeten|komt|aangekomen|bezorgd|geleverd|verstuurd|onderweg); waar (?:is|blijft) [a-z]{0,5}[- ]?\d{4,}
      waar (?:is|blijft) (?:mijn|de) (?:bestelling|pakket|pakje|zending|order|levering)
      mijn (?:bestelling|pakket|pakje|zending|order)
      (?:bestelstatus|bestelnummer|ordernummer|track ?(?:and|&|en) ?trace|trackingnummer)
      status van (?:mijn|de|een) (?:bestelling|order|zending); wanneer (?:komt|krijg ik|ontvang ik) (?:mijn|de)
      nog niet (?:ontvangen|geleverd|binnen|aangekomen); (?:bestelling|pakket) volgen; ik heb .{1,40} besteld`,
    buy: c`
      ^(?:ok(?:é|ay)?,? |prima,? )?(?:neem|koop|bestel) ik(?: wel| graag)?$; ^(?:ok(?:é|ay)?,? |prima,? )?doe (?:die|deze|dat|ze|mij die) (?:dan )?maar$
      (?:ik )?(?:neem|koop|bestel) (?:ik )?(?:het|hem|ze|die|deze|dit|dat|beide|(?:de|het) .{1,40})(?: (?:graag|dan|maar))?$; (?:die|deze|dat|dit|hem|het|ze|(?:de|het) .{1,40}) (?:neem|koop|bestel) ik(?: (?:graag|dan))?$
      ik (?:wil|zou) (?:graag )?(?:het|hem|ze|die|deze|dit|dat|(?:de|het) .{1,40}) (?:graag )?(?:kopen|bestellen)$
      (?:hoe|waar) (?:kan|bestel|koop) ik(?: (?:het|hem|ze|die|deze|dit|dat|hier|online|bij (?:jullie|u)))*(?: (?:kopen|bestellen))?$; kan ik (?:het|hem|ze|die|deze|dit|dat|hier|online)(?: (?:hier|online|meteen|direct))* (?:kopen|bestellen)$
      (?:in|aan) (?:de|het|mijn) winkel(?:wagen|mand)(?:tje)?`,
    quote: c`
      offerte(?:s)?; prijsopgave; (?:groot|bulk)(?:bestelling|inkoop); groothandel(?:sprijs)?
      staffel(?:prijs|korting); grote (?:aantallen|hoeveelheid)`,
    callback: c`
      (?:kan|zou|kunnen) (?:iemand|er iemand|een van jullie|jullie)(?: \p{L}{1,8}){0,4} (?:terug ?)?bellen; bel me(?: maar)?(?: gewoon)?; (?:een )?belletje (?:geven|krijgen); even gebeld
      (?:met iemand|iemand) (?:\p{L}{1,12} )?(?:bellen|aan de (?:telefoon|lijn))(?: \p{L}{1,12})?;
      terug ?bel(?:len|verzoek); bel(?:t u)? (?:mij|me)(?: (?:terug|even|alstublieft|alsjeblieft))?
      (?:kan|kunnen|kunt|zou|zouden)(?: (?:iemand|jullie|u|mij|me))+ (?:even |alstublieft )?(?:terug ?)?bellen
      (?:mij|me) (?:even |alstublieft )?(?:terug ?)?bellen; teruggebeld worden; gebeld worden`,
    stock_news: c`
      (?:laat (?:het )?(?:me|mij) weten|waarschuw (?:me|mij)|informeer (?:me|mij)|mail (?:me|mij)|bericht (?:me|mij)|seintje|houd (?:me|mij) op de hoogte|laat weten|melding|bericht)(?: \p{L}+){0,2} (?:wanneer|als|zodra)
      weer (?:op voorraad|beschikbaar|leverbaar|verkrijgbaar|binnen); terug op voorraad; voorraadmelding`,
    product: c`
      hebben jullie; heeft u; hebt u; heb je; verkop(?:en jullie|en); verkoopt u
      (?:ik )?(?:zoek|ben op zoek naar); laat (?:me|mij)(?= .{0,40}zien); toon
      ik (?:wil|wil graag|heb(?= .{1,30} nodig))(?! (?:spreken|weten|annuleren|retour)); is er; zijn er
      bieden jullie; raad(?:t u)?(?= .{0,20}aan); aanbevelen`,
    question: c`
      hoe (?:kan|lang|werkt|moet|vaak); kan ik; mag ik; wat (?:is|zijn|als|gebeurt); wanneer; waarom; waar; wie
      is (?:het|dit|dat|de|er); bezorgen jullie; accepteren jullie; moet ik; leveren jullie`,
  },
  answer: {
    yes: c`ja; graag; alstublieft`,
    agreed: c`ok; goed; prima`,
    no: c`nee`,
    refusing: c`laat maar; toch niet; hoeft niet`,
    unwanted: c`(?:wil|hoef)(?: ik)? (?:geen|niet)`,
  },
  angry: c`(?:wat een|zo'n|echt|pure) (?:rommel|troep|rotzooi|bagger|oplichters?|zooitje|aanfluiting|waardeloos|prul); (?:geduld is op|mijn geduld|geen geduld meer|ben het (?:zat|beu)|er klaar mee|zwaar balen|balen zeg); waardeloos; om te huilen; ongehoord; weggegooid geld; in de maling; een grap; boos; woedend; kwaad; teleurgesteld; belachelijk; schandalig; een schande; onacceptabel; (?:ben|word) het zat; oplichting`,
  apology: c`spijt; sorry; excuses`,
  instructs: c`
    (?:vanaf nu|van nu af aan|voortaan|per direct)(?: .{0,10})? (?:is|zijn|kost|kosten) (?:alles?|elke?|ieder\w*|de prijzen); (?:nieuwe|gewijzigde) (?:regels?|instructies?|opdracht|voorschriften|voorschrift)(?: van .{1,20})? ?:; (?:alles|alle (?:artikelen|producten|prijzen)) (?:is|zijn|kost|kosten)(?: (?:nu|vanaf nu|voortaan|nog maar|maar))*(?: [01](?:[.,]\d\d?)? ?(?:€|euro|cent)| € ?[01](?:[.,]\d\d?)?| een euro| één euro| gratis)(?= ?(?:$|[.,!])); (?:zet|verander|verlaag|stel) (?:alle |de |jullie |je )+prij(?:s|zen) .{0,30}(?:op|naar|in)
    (?:vanaf nu|van nu af aan|voortaan) (?:(?:ben je|bent u) (?:een|de|mijn|geen)|zeg je|antwoord je|gedraag je)
    (?:negeer|vergeet) (?:\w+,? ){0,5}(?:instructies?|regels|opdrachten|verteld|gezegd|prompt)
    (?:je|jij|u) bent (?:nu|vanaf nu) (?:de |een |mijn )?(?:baas|admin\w*|eigenaar|beheerder|ontwikkelaar); (?:ontwikkelaars|debug|admin|test)-?modus`,
  begins: {
    inside: c`welke?; hoeveel; hoe (?:lang|breed|hoog|zwaar|diep|dik|groot|duur|ver|vaak); (?:hebben|verkopen|doen|kunnen|leveren|nemen|maken|verzenden|repareren) jullie; (?:hebt|heeft|kunt|kan|verkoopt|levert|doet) u`,
    anew: c`(?:is|heeft|kan|past|gaat|werkt|houdt) (?:die|dat|dit|deze|het|hij|ie|ze|er)`,
    question: c`hoe; wat; waar; wanneer; hoeveel; is; zijn; kan; kunnen; mag; mogen; past; passen; werkt; zit; zitten; bevat; (?:gaat|heeft) (?:die|dat|dit|het|deze|hij)`,
    wish: c`heeft(?! (?:die|dat|deze|dit|het|hij|ze|zij)); hebben(?! (?:die|deze|ze|zij))`,
  },
  pieces: c`(?:set|pak|doos) van (?:\d{1,3}|twee|drie|vier|vijf|zes|acht|tien|twaalf); (?:\d{1,3}|twee|drie|vier|vijf|zes|acht|tien|twaalf)[ -]?delige?; (?:\d{1,3}|twee|drie|vier|vijf|zes|acht|tien|twaalf) stuks`,
  bounds: {
    atLeast: c`minstens`,
    atMost: c`hoogstens; maximaal`,
    less: c`minder dan; onder; (?:lichter|korter|kleiner) dan`,
    more: c`meer dan; (?:zwaarder|langer|groter|breder|hoger) dan`,
  },
  shopTopics: {
    returns: c`(?:als|indien|mocht|wanneer) (?:het|hij|ie|ze|die|dat|ik|zij|we)(?: (?:me|mij|haar|hem|ons|dan|toch|thuis|er|uiteindelijk|het)){0,3} niet (?:(?:bevalt|bevallen|past|passen|mooi|goed|leuk|fijn)(?: (?:is|zijn|vind|vindt|blijkt))?(?= ?(?:$|[?.,!:]| (?:kan|mag|wat|hoe|dan|kunnen|moet|ik|is er|thuis|toch)(?![a-z])))|naar mijn|naar wens|tevreden|wil hebben); (?:me|mij|ons) (?:toch )?bedenk\w*; retour\w*; terug ?(?:te ?)?(?:stu[ru]\w*|ge(?:ven|stuurd|bracht)|breng\w*|krijg\w*); ruil(?:en|t)?; omruilen; geld terug`,
    shipping: c`
      (?:aankom\w*|komt|heb ik|krijg ik|bezorg\w*|lever\w*|binnen|in huis)(?: het| die| dat| ie| hem| ze| nog| er| ook){0,4} (?:voor|vóór|op tijd voor|uiterlijk) (?:de |het )?(?:kerst\w*|sinterklaas|pakjesavond|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|weekend|verjaardag|pasen|feestdagen)
      thuis ?(?:gestuurd|bezorgd|gebracht|sturen|brengen|bezorgen|laten); opgestuurd; naar (?:mij|ons|huis) (?:toe )?(?:sturen|gestuurd|brengen); (?:gestuurd|verstuurd) worden; (?:heb|krijg) ik (?:het|hem|ze|die|dat) (?:binnen|voor|op tijd); verzend\w*; (?<!beta\w+ (?:bij|aan de) )bezorg\w*; lever(?:t|en|ing|tijd); opsturen; sturen .{0,20}naar; (?:binnen|in) hoeveel dagen; (?:wanneer|hoe snel|hoe lang) .{0,30}(?:in huis|bij mij|aankom\w*|er zijn)`,
    payment: c`afreken\w*; afgerekend; in termijnen; gespreid; op afbetaling; overmak\w+; overschrijving; achteraf; contant; betal\w+; rembours; bancontact; pinnen; betaal\w*; ideal`,
    warranty: c`garantie\w*; als .{1,25} kapot ?gaat`,
    repair: c`(?:kunnen|kun|kan) (?:jullie|je|u) (?:dit|het|hem|die|mijn \p{L}+) (?:maken|repareren|herstellen); repar\w+; werkplaats; herstell\w+`,
    voucher: c`cadeaubon\w*; cadeaukaart\w*`,
    contact: c`telefoonnummer; (?:jullie|u) bellen`,
    place: c`(?:winkels?|filia(?:al|len)|vestiging(?:en)?) (?:van jullie|bij (?:mij|ons) in de buurt|in de buurt|hier|in mijn (?:stad|buurt)); (?:hebben jullie|is er|zijn er|zit er)(?: ook)? (?:een |nog een |andere )?(?:winkels?|filia(?:al|len)|vestiging(?:en)?)(?= (?:in|bij|hier|daar)| ?[?]?$); waar zijn jullie; in welke (?:stad|straat); waar (?:is|zit) (?:jullie|de) winkel; waar zitten jullie; jullie adres`,
    wrapping: c`inpak\w*; ingepakt; pakken .{1,20} in(?= ?(?:$|[?.,])); cadeauverpakking; cadeaupapier; (?:kaartje|kaart|briefje|berichtje)(?: \p{L}{1,12}){0,3} (?:bij(?:doen|voegen|gevoegd|gedaan|sluiten)?|erbij|toevoegen|toegevoegd|meesturen|meegestuurd|instoppen)(?= ?(?:$|[?.,!]| (?:doen|stoppen|voegen|gedaan|worden|het|mijn|een|in)(?![a-z]))); (?:als|voor een) cadeau(?:tje)? (?:\p{L}{1,8} ){0,2}(?:in|ver)(?:ge)?pak\p{L}*; cadeautje van maken; verpakken als cadeau`,
    cancelling: c`annul\w+; opzeg\w+; opzeggen; stopzetten`,
    pickup: c`(?:langs|langskom\w+|langsk\w+) .{0,20}(?:op|af)(?:halen|haal\w*); (?:op|af)halen(?= (?:bij|in|vandaag|morgen)| ?(?:$|[?.!,])); (?:kom|haal) (?:ik )?(?:het|hem|ze) (?:zelf )?(?:halen|op|af)(?= ?(?:$|[?.!,]| bij)); (?:op|af)halen .{0,30}(?:winkel|zelf); zelf .{0,30}(?:op|af)(?:halen|haal\w*); (?:af|op)haal(?:punt|tijd|service)\w*; click ?(?:&|and|en) ?collect`,
    tradeIn: c`inruil\w*; (?:oude|gebruikte) .{0,30}(?:inleveren|overnemen|terugnemen|innemen|inruilen)`,
    rental: c`huur; huren; huurt; verhuren; verhuur\w*; uitlenen`,
    samples: c`staaltjes?; (?:stof|kleur)stal\w+; (?:stof|kleur)staal\w*; proefmonster\w*; monstertjes?; lapje stof`,
    sharpening: c`slijp(?:en|t|service)`,
    tryOut: c`(?:uit)?(?:proberen|testen|passen) .{0,30}(?:winkel|voordat|voor ik); proefrit\w*; paskamer\w*`,
    lessons: c`lessen; (?:geven|krijg|volgen|neem) .{0,12}les; les in; cursus(?:sen)?; workshops?; \p{L}{3,14}cursus; proeverij(?:en)?`,
    assembling: c`(?:jullie|u|iemand) .{0,30}(?:in elkaar (?:zetten|gezet)|monteren|installeren|plaatsen|aansluiten)(?= ?(?:$|[?.,!]| bij| voor| thuis)); (?:zetten|monteren|installeren|plaatsen) jullie; laten (?:monteren|installeren|plaatsen|in elkaar zetten); (?:montage|installatie)(?:service|kosten|dienst); (?:montage|installatie) (?:inbegrepen|mogelijk|erbij|inclusief|aan huis); (?:met|inclusief|(?:doen|bieden|verzorgen) jullie)(?: \p{L}{1,8}){0,2} (?:montage|installatie)(?= ?(?:$|[?.,!]| aan| bij| thuis)); komen jullie .{0,20}(?:plaatsen|installeren|monteren|aansluiten)`,
    priceMatch: c`laagste ?prijs ?garantie; prijs (?:evenaren|matchen|gelijktrekken); (?:ergens anders|elders|online|op bol|bij amazon)(?: \p{L}{1,12}){0,3} goedkoper; goedkoper(?: \p{L}{1,12}){0,3} (?:ergens anders|elders|online|gezien|gevonden)`,
    personalising: c`graveren; borduren; personaliseren; bedrukken; (?:gegraveerd|geborduurd|gepersonaliseerd|bedrukt) (?:worden|krijgen); (?:kan|kunnen|laat|worden|mag)(?: \p{L}{1,12}){0,4} (?:gegraveerd|geborduurd|gepersonaliseerd|bedrukt); (?:doen|bieden|maken) jullie(?: \p{L}{1,8}){0,2} (?:gravures?|gravering(?:en)?|borduurwerk); gravering mogelijk; initialen; (?:naam|logo|tekst|datum) (?:erop|erin|op laten|laten (?:zetten|drukken))`,
    altering: c`(?:kunnen|kan|kun|willen|doen|zouden) (?:jullie|u|iemand) .{0,25}(?:inkorten|zomen|omzomen|vermaken|innemen|korter maken|op lengte maken); (?:korten|nemen|zomen) jullie; laten (?:inkorten|vermaken|innemen|zomen|omzomen|korter maken); kledingreparatie; kleermaker; verstelwerk; op maat(?! \d)`,
  },
  time: {
    late: [],
    openingHours: c`tijden; uren`,
    weekdays: {
      mon: c`maandag(?:avond|middag|ochtend|morgen|s)?`,
      tue: c`dinsdag(?:avond|middag|ochtend|morgen|s)?`,
      wed: c`woensdag(?:avond|middag|ochtend|morgen|s)?`,
      thu: c`donderdag(?:avond|middag|ochtend|morgen|s)?`,
      fri: c`vrijdag(?:avond|middag|ochtend|morgen|s)?`,
      sat: c`zaterdag(?:avond|middag|ochtend|morgen|s)?`,
      sun: c`zondag(?:avond|middag|ochtend|morgen|s)?`,
    },
    now: c`nu; op dit moment; momenteel; nog open`,
    today: c`vandaag; vanavond; vanmiddag; vanmorgen`,
    tomorrow: c`morgen`,
    at: c`
      (?:om|tot|na|voor|vanaf) (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))?(?: ?uur)?
      (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))? ?uur; (?<h>[01]?\d|2[0-4]):(?<m>[0-5]\d)`,
  },
}
