import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`je m['’]appelle; mon nom est; mon prénom est; au nom de`,
  nameLabel: c`nom`,
  iAm: c`je suis; c['’]est`,
  titles: 'monsieur madame m mme',
  particles: 'de du la le',
  afterName: 'et avec mon ma je est email mail tel pas mais chez a pour un une que qui',
  notNames: 'client français française',
  at: c`arobase`,
  dot: c`point`,
  phone: c`t[ée]l[ée]phone; portable; appele\p{L}*; rappele\p{L}*; joindre; contact\p{L}*; num[ée]ro`,
  shopNumber: c`commande; facture; client; référence; article; suivi; code`,
  shopNumberJoins: c`numéro; est; de`,
}
