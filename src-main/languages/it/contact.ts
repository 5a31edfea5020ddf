import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`mi chiamo; il mio (?:nome|cognome)(?: completo)? (?:è|e['’]); il mio nome:`,
  nameLabel: c`nome`,
  iAm: c`sono; a nome di`,
  thisIs: c`sono (?:il|la); qui; il nome è; parla`,
  titles: 'signor signora sig',
  particles: 'de da di del della',
  afterName: 'con mi mio mia io email tel no non ma per solo un una uno che',
  notNames: `cliente italiano italiana tedesco tedesca francese svizzero svizzera interessato interessata studente studentessa principiante
    vegano vegana vegetariano vegetariana urgente disponibile incinta deluso delusa contento contenta alto alta grande piccolo piccola
    sbagliato sbagliata errato errata corretto corretta giusto giusta scritto scritta stampato inciso registrato registrata salvato
    conosciuto sconosciuto segreto privato lungo corto difficile cambiato domani ieri oggi ora dopo già ancora mai sempre anche male bene
    fan socio acquirente proprietario importante obbligatorio diverso uguale indeciso indecisa sicuro sicura qui nuovo nuova`,
  at: c`chiocciola; a commerciale`,
  dot: c`punto`,
  phone: c`telefono; cellulare; chiam\p{L}*; contatt\p{L}*; numero`,
  shopNumber: c`ordine; fattura; cliente; articolo`,
  shopNumberJoins: c`numero; è; di; d'ordine`,
}
