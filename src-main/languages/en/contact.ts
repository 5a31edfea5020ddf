import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`my name is; my name's; my name:; the name is; name's; call me`,
  nameLabel: c`name(?: is)?`,
  iAm: c`i['’]?m; i am; this is; it['’]?s`,
  titles: 'mr mrs ms miss dr prof',
  particles: '',
  afterName: `and with my from i is the email e-mail mail phone tel number not no you your please can could would want need have looking
    interested here but or at an a for under important irrelevant unknown none just only so very happy sorry sure fine good new
    still really also using trying calling writing sad angry to who what how why where when ready back done there in on of it
    this that was ok okay and/or has`,
  notNames: `customer client student german english french spanish italian dutch portuguese interested beginner`,
  at: c`at`,
  dot: c`dot`,
  phone: c`phone; telephone; tel; mobile; cell; call; ring; whatsapp; reach; contact\p{L}*; number`,
  shopNumber: c`
      orders?; invoice; customer; client; reference; article; item; model; part; serial; tracking; ticket; case; zip
      vat; voucher; code; coupon`,
  shopNumberJoins: c`number; no; num; is; my; the; with`,
}
