import type { Words } from '../language.ts'

export const words: Words = {
  stop: `allergisch aan al alle als alsjeblieft alstublieft ben bent bij dan dat de der deze die dit doen door dus een en er geen gaat graag had
    heb hebben hebt heeft het hier hij hoe hoeveel hun iets ik in is ja je jij jou jouw jullie kan kopen kost kosten kunnen kunt
    laat maar me mee meer met mij mijn moet na naar nee niet nog nu of om onder ons onze ook op over prijs product producten te
    toch toon tot tussen u uit uw van vandaag veel verkoopt verkopen via voor waar wanneer wat we wel welk welke wie wij wil
    willen worden wordt zien zijn zo zoek zoeken alleen enkel eigenlijk nog steeds zou hallo bedankt artikel artikelen voorraad
    momenteel zoal beschikbaar eens ff effe even`,
  common: `aan al als bij de deze die dit een en er geen het hij hoe hun ik in is je kan met mijn naar niet of om onze ook op te uit van
    voor wat we wij wordt ze zijn hallo bedankt heeft hebben jullie`,
  neutral: 'het een van voor met op aan uit te bij en of hallo bedankt',
  wishing: 'gezocht verkopen verkoopt zoek zoeken kopen koop',
  needing: 'nodig zoek zoeken wil willen',
  goods: 'spullen artikelen producten dingen benodigdheden spulletjes dingetjes hebbedingetjes',
  asking: 'hoog duur snel lang veel wanneer waar waarom hoeveel weten mogelijk vraag welke kunnen moet',
  chatter: 'hoi hallo ja nee bedankt dag jammer',
  talk: `bekijken bekijk gezocht moment dagen qua aangaande betreft ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr bestaat bestaan bestaand eentje trouwens idealiter momenteel zoal
    daarvan ervan hiervan model modellen boven naast tegen langs wrm hvl kwijt pak pakken koop kopen doe ervoor hiervoor zoiets iig idd
     algemeen overigens spullen spul duur dure jouw wanneer liggen aangezien aardig achter af alles allemaal allebei altijd ander andere anders beetje
    begrijp behalve beide beiden beter bezig bijna bijvoorbeeld binnen blijf blijft blijven bovendien bv daar daarna
    daarom dacht denk denken dergelijke dezelfde dichtbij dingen ding doe doet doen echt een eens eerst eerder eigen elk
    elke enige enkele ergens erg erop ervan ervoor etc fijn ga gaan gauw gedaan geef geeft geeven gehad gehoord gekocht
    gelukkig genoeg geval geven gewoon gezegd gezien ging goed graag haar hadden halen hè heey hem hen hebbie heleboel
    helemaal helaas help hetzelfde hoewel hoi hoor houd houden houdt ie ieder iedere iedereen iemand immers indien ineens
    inderdaad jawel juist kijk kijken klopt kom komen komt kon konden krijg krijgen krijgt laten leuk liever liefst ligt
    lijkt loopt lukt m manier me meestal meteen misschien mits mn mocht moeten mogelijk mogen mag natuurlijk neem neemt
    nemen nergens niemand niets niks nodig nogal nooit nou ofzo omdat ongeveer onze ooit opeens oké ok paar per precies
    prima raad raden redelijk samen scheelt slechts snap soms soort soorten sowieso staan staat sta steeds straks stuk
    tegelijk tenminste tenzij terug terwijl tja tuurlijk uiteindelijk vaak vanaf vast verder verschil vind vinden vindt
    volgens vooral vraag vragen waarom want waren waarvoor ware was weer weet weinig wellicht weten weg welkom wilde wilt
    woon zal zeg zeggen zegt zeker zelf zelfs zet zetten ziet zit zitten zn zo'n zoals zodat zoiets zonder zowel zulke
    hey goeiedag wou
    werd zouden zullen kun moest hoef hoeft zoekt denkt zie dient gebruik gebruiken degene hetgeen zij ze wiens zulk
    zoveel zelfde noch zeer heel luister sturen plek twijfel joh
    echte super best behoorlijk tamelijk enorm ontzettend vreselijk totaal volledig extreem bijzonder bijzondere
    absoluut relatief leuke mooi mooie fijne goede lekker lekkere degelijk degelijke fatsoenlijk fatsoenlijke aardige
    trouwens normaal normaliter voornamelijk hopelijk gewoonweg geïnteresseerd overweeg overwegen aanraden aanrader
    adviseren suggestie suggesties kiezen beslissen rondkijken aanschaffen`,
  assisting: `uitverkocht voorraad leverbaar alternatief antwoord artikel artikelen aanbevelen aanbeveling aanbod advies beschikbaar beschrijving beste beter bieden
    biedt categorie contact collega duidelijk details eerste geschikt gevonden gewicht goed goede graag helaas help helpen
    hulp ideaal informatie interesse keuze kiezen klaar kleur kleuren kopen kost kosten laten leuk maat maten maak merk meer
    model modellen moment mooi naam nummer optie opties ander andere overzicht passen passend past perfect persoon prijs
    prijzen product producten resultaat resultaten soort sturen suggestie team tonen tweede type uitstekend variant verkopen
    vergelijken vergelijking verschil verschillen versie vinden vindt volgende voorbeeld vraag vragen weegt welkom weten
    willen winkel zoek zoeken zien bericht`,
  shorthand: {
    wnr: 'wanneer',
    ng: 'nog',
    hbn: 'hebben',
    idd: 'inderdaad',
    gwn: 'gewoon',
    nr: 'nummer',
    vd: 'van de',
    egt: 'echt',
    aub: 'alstublieft',
    msch: 'misschien',
    ff: 'even',
    mss: 'misschien',
    hvl: 'hoeveel',
    iig: 'in ieder geval',
    ivm: 'in verband met',
  },
  elided: '',
  roundabout: [
    // "Wat geeft de weegschaal aan?"
    [
      '\\b(?:hoeveel|wat)(?: (?:kilo|kg|gram))? breng(?:t|en) ((?:[^ ,.?!]{1,20} ){1,4})op de weegschaal\\b',
      'wat weegt $1',
    ],
    // "De eiwitrijkste kaas".
    [
      '\\b(?:de|het|jullie|uw) (?!belang|kinder|invloed|om|tal)([a-z]{3,16}?)rijkste ([a-z]{3,20})',
      '$2 met de meeste $1',
    ],
    ['\\bhet (?!belang|kinder|invloed|om|tal)([a-z]{3,16}?)rijkst\\b', 'het meeste $1'],
    ['\\bin (?:jullie|uw|het) (?:assortiment|aanbod|collectie|winkel)\\b', 'hier'],
    ['\\btoevallig\\b', ''],
    ['\\b(?:doen|handelen) jullie (?:ook )?in ', 'hebben jullie '],
    ['\\biets om (?:aan te (?:trekken|doen)|te dragen)\\b', 'kleding'],
    ['\\biets te drinken\\b', 'drank'],
    ['\\been half dozijn\\b', '6'],
    ['\\been dozijn\\b', '12'],
    ['\\banderhalve? (liter|kilo|meter|uur|jaar)\\b', '1,5 $1'],
    ['\\btwee.?nhalve? (liter|kilo|meter|uur|jaar)\\b', '2,5 $1'],
    ['\\b(?:een )?halve? (liter|kilo|meter|uur|pond)\\b', '0,5 $1'],
    ['\\b(?:zonder|niks met|niets met) (?:een )?(?:snoer|draad|kabels?)\\b(?! (?:voor|van))', 'draadloos'],
  ],
  softening: 'precies eigenlijk allemaal nou misschien werkelijk daadwerkelijk',
  better: 'beter liever ideaal fijner mooier',
  filler:
    'prima nou he hoor ok oke jammer haha oh nou schat lieverd man joh jongens meid topper toppers kanjer toppie fijn mooi geweldig allemaal mensen',
  mine: 'mijn ons onze',
  worn: 'oud oude kapot kapotte stuk defect defecte versleten vorige huidige laatste',
  versionNames:
    'versie uitvoering variant model maat formaat pot potje fles flesje pak zak zakje doos blik tube verpakking emmer kleur paar',
  prepositions: 'bij in met naar na op per sinds tot uit van voor zonder',
  ownPrepositions: '',
  relative: 'die dat waar voor met zonder',
  single: 'dat dit',
  several: 'deze die ze geen',
  definite: 'de het die dat deze dit jullie',
  cheap: 'goedkope',
  dear: 'dure',
  joining: 'en of',
  beforeSize: 'in',
  one: 'een eentje',
  except: 'behalve uitgezonderd',
  among: 'onder',
  per: 'per',
  slot: 'kaart kaarten geheugenkaart uitbreidbaar uitbreiding kaartsleuf',
  birth: 'geboorte pasgeboren',
  without: 'zonder',
  with: 'met',
  adding: 'erbij toevoeg toevoegen plus',
  thing: 'ding apparaat apparaten machine machines product artikel toestel toestellen',
  pack: 'doos dozen pak pakken pakje pakjes paar stuk stuks zak zakken fles flessen blik blikken pot potten rol rollen',
  denying: 'zonder',
  nor: 'noch',
  nothing: 'niets niks',
  free: 'vrij',
  denyingAfter: 'vrij',
  denyingEnding: '',
  also: 'ook zelfs',
  gratis: 'gratis kosteloos',
  untouched:
    'open geopend ongeopend opengemaakt verzegeld uitgepakt gebruikt ongebruikt gedragen ongedragen gewassen verpakking originele label labels kaartjes',
  yes: 'ja',
  no: 'nee niet geen',
  people: 'personen',
  counted: 'dag dagen weken uur uren minuten maanden jaar personen',
  asksTime: 'wanneer lang',
  asksMany: 'hoeveel',
  spans: 'kwartier minuut minuten uur uren dag dagen werkdag werkdagen week weken maand maanden jaar jaren',
  abbreviations: 'bijv blz ca dhr enz etc evt excl incl max mevr min nr o.a st tel',
  question: {
    empty: `iemand gaat gaan mag mogen aan al alle als ben bij dan dat de deze die dit doet door dus een en er geen gemaakt gaat haar had heb hebben heeft hem het
      hij hoe hoeveel hun ik in is ja je jij jullie kan kun kunnen maar me meer met mij mijn naar niet nog nu of om onder ons ook
      op over product artikel te tot uit uw van veel voor waar waarom waarvan wanneer was wat we welk welke werd wie wij wordt ze
      zich zij zijn zo zonder
      echt echte mag zit zitten ie
      gewoon zetten stoppen steken doen gerust`,
    pointing: 'deze dit die dat',
    asking: 'wat welke welk wie wanneer waar waarom hoe hoeveel waarvan waarvoor',
    linking: 'bevat nodig geschikt werkt inbegrepen past erin daarin bevatten',
    having: 'heeft hebben zit er',
    negating: 'niet geen zonder nooit noch vrij',
    hardly: 'nauwelijks weinig licht amper',
    opposite: 'on niet',
    amount: 'hoeveel',
    share: 'percentage procent aandeel gehalte',
    apart: 'apart afzonderlijk',
    needing: 'nodig vereist vereisen benodigd',
    imitating: 'kunst imitatie nep synthetisch synthetische namaak',
    harmful: 'giftig gevaarlijk schadelijk lekt lek',
  },
  recognition: {
    telling: `het een ik je jij jullie u uw de van voor met niet is zijn heb hebben heeft hebt wat welke hoeveel waar wanneer hoe
      kost zoek graag onder ook bedankt dank hallo goedendag goedemorgen kleur maat prijs alstublieft alsjeblieft naar bij
      er geen kan kunt wij ben bent was waren had kun kunnen kon wil wilt willen zou moet moeten mag ga gaat gaan komt kom
      doe doet doen nodig zoeken vind vindt snap begrijp weet laat zien zeg me mij jou hem haar ons hun zich mijn jouw onze
      deze dit die dat wie waarom iets iemand niets niemand nog maar heel veel weinig meer minder alles alle andere ander nu
      vandaag morgen hier daar straks altijd nooit weer goed slecht groot grote klein kleine nieuw nieuwe kapot duur
      goedkoop goedkoper zwaar licht als omdat want toch even nee tweede eerste derde zonder tegen tussen sinds tot uit over
      aan echt hoor aangekomen ziens prima
      goeiedag nou erg niks wou boven vanaf ongeveer rond liever misschien gewoon bijna ie`,
    alone: `bedankt hoi goedemorgen goedemiddag doei jas jassen schoenen verzending bestelling openingstijden rood zwart goedkoper
      medewerker maat hulp annuleren factuur terugbetaling praten iemand spreken persoon betalen`,
    spelling: /ij|\p{L}(?:aa|uu)\p{L}|(?:tje|tjes|heid|lijk)(?!\p{L})|(?<!\p{L})sch\p{L}/gu,
  },
}
