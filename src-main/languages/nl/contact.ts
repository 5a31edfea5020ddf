import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`ik heet; mijn naam is; op naam van`,
  nameLabel: c`naam`,
  iAm: c`ik ben; met`,
  titles: 'meneer mevrouw dhr mevr',
  particles: 'van de der den ten ter',
  afterName: 'en met mijn ik is email mail tel nummer niet hier maar voor een te dat wat was aan',
  notNames: 'klant student',
  at: c`apenstaartje`,
  dot: c`punt`,
  phone: c`telefoon\p{L}*; mobiel\p{L}*; bel; bellen; contact\p{L}*; nummer`,
  shopNumber: c`bestelling; bestelnummer; ordernummer; factuur; klantnummer; artikel(?:nummer)?; code`,
  shopNumberJoins: c`nummer; nr; is; van`,
}
