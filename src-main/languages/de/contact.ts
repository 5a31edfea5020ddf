import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`mein name ist; mein name lautet; ich hei(?:ß|ss)e; mein name:; ich bin (?:der|die)(?= )`,
  nameLabel: c`name(?: ist)?`,
  iAm: c`ich bin; hier ist; hier spricht`,
  titles: 'herr frau dr prof',
  particles: 'von der den zu',
  afterName: `und mit mein meine aus ich ist email e-mail mail tel telefon nummer nicht bitte hier aber oder bei an für unter egal wichtig
    nur so sehr neu auch ein eine der die das zu in was gibt hat`,
  notNames: 'kunde kundin anfänger student studentin deutsch deutscher lehrer mutter vater',
  at: c`at; ät`,
  dot: c`punkt`,
  phone: c`
      telefon\p{L}*; tel; mobil; handy\p{L}*; anruf\p{L}*; ruf\p{L}*; erreich\p{L}*; kontakt\p{L}*; nummer`,
  shopNumber: c`
      bestell(?:ung|nummer|nr|-?nr\.?)?; auftrag(?:s(?:nummer|nr))?; rechnung(?:s(?:nummer|nr))?; kunden(?:nummer|nr)
      referenz; artikel(?:nummer|nr)?; modell; seriennummer; sendung(?:s(?:nummer|nr))?; vorgang(?:s(?:nummer|nr))?
      plz; ust(?:-?id)?; gutschein`,
  shopNumberJoins: c`nummer; nr; ist; mit`,
}
