import type { Words } from '../language.ts'

export const words: Words = {
  stop: `aan al alle als alsjeblieft alstublieft ben bent bij dan dat de der deze die dit doen door dus een en er geen gaat graag had
    heb hebben hebt heeft het hier hij hoe hoeveel hun iets ik in is ja je jij jou jouw jullie kan kopen kost kosten kunnen kunt
    laat maar me mee meer met mij mijn moet na naar nee niet nog nu of om onder ons onze ook op over prijs product producten te
    toch toon tot tussen u uit uw van vandaag veel verkoopt verkopen via voor waar wanneer wat we wel welk welke wie wij wil
    willen worden wordt zien zijn zo zoek zoeken alleen enkel eigenlijk nog steeds zou hallo bedankt artikel artikelen voorraad
    momenteel beschikbaar eens`,
  common: `aan al als bij de deze die dit een en er geen het hij hoe hun ik in is je kan met mijn naar niet of om onze ook op te uit van
    voor wat we wij wordt ze zijn hallo bedankt heeft hebben jullie`,
  neutral: 'het een van voor met op aan uit te bij en of hallo bedankt',
  wishing: 'verkopen verkoopt zoek kopen',
  asking: 'hoog duur snel lang veel wanneer waar waarom hoeveel weten mogelijk vraag welke kunnen moet',
  chatter: 'hoi hallo ja nee bedankt dag jammer',
  filler: 'prima',
  prepositions: 'bij in met naar na op per sinds tot uit van voor zonder',
  anything: 'iets',
  joining: 'of',
  beforeSize: 'in',
  without: 'zonder',
  with: 'met',
  denying: 'zonder',
  nor: 'noch',
  free: 'vrij',
  denyingAfter: 'vrij',
  denyingEnding: '',
  yes: 'ja',
  no: 'nee niet geen',
  people: 'personen',
  counted: 'dag dagen weken uur uren minuten maanden jaar personen',
  abbreviations: 'bijv blz ca dhr enz etc evt excl incl max mevr min nr o.a st tel',
  question: {
    empty: `aan al alle als ben bij dan dat de deze die dit doet door dus een en er geen gemaakt gaat haar had heb hebben heeft hem het
      hij hoe hoeveel hun ik in is ja je jij jullie kan kun kunnen maar me meer met mij mijn naar niet nog nu of om onder ons ook
      op over product artikel te tot uit uw van veel voor waar waarom waarvan wanneer was wat we welk welke werd wie wij wordt ze
      zich zij zijn zo zonder`,
    pointing: 'deze dit die dat',
    asking: 'wat welke welk wie wanneer waar waarom hoe hoeveel waarvan waarvoor',
    linking: 'bevat nodig geschikt werkt inbegrepen past',
    having: 'heeft hebben zit er',
    negating: 'niet geen zonder nooit noch vrij',
  },
  recognition: {
    telling: `het een ik je jij jullie u uw de van voor met niet is zijn heb hebben heeft hebt wat welke hoeveel waar wanneer hoe kost zoek
      graag onder ook bedankt dank hallo goedendag goedemorgen kleur maat prijs alstublieft alsjeblieft naar bij er geen kan kunt
      wij`,
    alone: `bedankt hoi goedemorgen goedemiddag doei jas jassen schoenen verzending bestelling openingstijden rood zwart goedkoper
      medewerker maat hulp annuleren factuur terugbetaling praten iemand spreken persoon betalen`,
    spelling: /ij|\p{L}(?:aa|uu)\p{L}|(?:tje|tjes|heid|lijk)(?!\p{L})|(?<!\p{L})sch\p{L}/gu,
  },
}
