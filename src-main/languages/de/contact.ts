import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`mein (?:vor- und nachname|voller name|vorname|nachname|name) (?:ist|lautet|wäre); ich hei(?:ß|ss)e; mein name:`,
  nameLabel: c`name(?: ist)?`,
  iAm: c`ich bin; auf den namen`,
  thisIs: c`hier ist; hier spricht; hier schreibt; es schreibt; ich bin (?:der|die); der name ist`,
  titles: 'herr frau dr prof',
  particles: 'von der den zu',
  afterName: `und mit mein meine aus ich ist email e-mail mail tel telefon nummer nicht bitte hier aber oder bei an für unter egal wichtig
    nur so sehr neu auch ein eine der die das sie euch dich zu in was gibt hat programm hase`,
  notNames: `Kunde Kundin Stammkunde Anfänger Anfängerin Student Studentin Schüler Lehrer Lehrerin Mutter Vater Händler Wiederverkäufer
    deutsch Deutscher Deutsche Österreicher Schweizer vegan Veganer Veganerin Vegetarier dringend eilig erreichbar verfügbar unterwegs
    krank schwanger enttäuscht zufrieden neugierig groß klein falsch richtig korrekt verkehrt geschrieben geändert gespeichert
    hinterlegt registriert eingetragen vermerkt bekannt unbekannt geheim privat lang kurz schwer schwierig anders weg morgen heute
    gestern später schon bereits noch nie immer nicht kein keine programm hase Fan Meinung Ansicht sicher unsicher
    interessiert Interessent Besitzer Inhaber Mitglied Urlaub Arbeit willkommen gut gar wohl doch halt eben`,
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
