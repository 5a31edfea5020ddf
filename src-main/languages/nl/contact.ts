import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`ik heet; mijn (?:volledige naam|voornaam|achternaam|naam) is; mijn naam:`,
  nameLabel: c`naam`,
  iAm: c`ik ben; op naam van`,
  thisIs: c`(?<=^|[\n,.;!] ?)met; dit is; hier is; u spreekt met; je spreekt met; de naam is`,
  titles: 'meneer mevrouw dhr mevr',
  particles: 'van de der den ten ter',
  afterName: 'en met mijn ik is email mail tel nummer niet hier maar voor een te dat wat was aan',
  notNames: `klant student nederlander nederlandse belg belgische duits duitser geïnteresseerd beginner vegan veganist vegetariër dringend
    bereikbaar beschikbaar zwanger teleurgesteld tevreden groot klein verkeerd fout juist correct goed gespeld geschreven gedrukt gegraveerd
    geregistreerd opgeslagen bekend onbekend geheim privé lang kort moeilijk veranderd gewijzigd morgen gisteren vandaag later al nog nooit
    altijd ook niet haas fan lid koper eigenaar belangrijk anders weg verplicht spoed`,
  at: c`apenstaartje`,
  dot: c`punt`,
  phone: c`telefoon\p{L}*; mobiel\p{L}*; bel; bellen; contact\p{L}*; nummer`,
  shopNumber: c`bestelling; bestelnummer; ordernummer; factuur; klantnummer; artikel(?:nummer)?; code`,
  shopNumberJoins: c`nummer; nr; is; van`,
}
