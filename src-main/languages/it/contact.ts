import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`mi chiamo; il mio nome è; a nome di`,
  nameLabel: c`nome`,
  iAm: c`sono`,
  titles: 'signor signora sig',
  particles: 'de da di del della',
  afterName: 'con mi mio mia io email tel no non ma per solo un una uno che',
  notNames: 'cliente',
  at: c`chiocciola; a commerciale`,
  dot: c`punto`,
  phone: c`telefono; cellulare; chiam\p{L}*; contatt\p{L}*; numero`,
  shopNumber: c`ordine; fattura; cliente; articolo`,
  shopNumberJoins: c`numero; è; di; d'ordine`,
}
