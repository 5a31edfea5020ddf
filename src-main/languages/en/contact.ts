import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`my (?:full |first |last |real )?name is; my name['’]s; my name:`,
  nameLabel: c`name(?: is)?`,
  iAm: c`i['’]?m; i am; (?:in|under) the name(?: of)?`,
  thisIs: c`this is; it['’]?s; it is; (?<!what['’]?s )the name is`,
  titles: 'mr mrs ms miss dr prof',
  particles: '',
  afterName: `and with my from i is the email e-mail mail phone tel number not no you your please can could would want need have looking
    interested here but or at an a for under important irrelevant unknown none just only so very happy sorry sure fine good new
    still really also using trying calling writing sad angry to who what how why where when ready back done there in on of it
    this that was ok okay and/or has`,
  notNames: `customer client student teacher dealer reseller german english british american french spanish italian dutch portuguese
    austrian swiss belgian irish interested beginner vegan vegetarian allergic urgent asap busy free available away abroad online
    offline pregnant disappointed satisfied curious tall short small medium large old young wrong incorrect correct missing misspelled
    misspelt spelled spelt written printed engraved listed registered saved stored known unknown visible hidden private secret
    confidential different changed long hard difficult easy already still never always also not tomorrow tonight yesterday later
    holiday vacation work home friend fan buyer user member owner manager
    it she he they yours mine important irrelevant optional required mentioned above below attached enough everything`,
  at: c`at`,
  dot: c`dot`,
  phone: c`phone; telephone; tel; mobile; cell; call; ring; whatsapp; reach; contact\p{L}*; number`,
  shopNumber: c`
      orders?; invoice; customer; client; reference; article; item; model; part; serial; tracking; ticket; case; zip
      vat; voucher; code; coupon`,
  shopNumberJoins: c`number; no; num; is; my; the; with`,
}
