import { cueList as c } from '../build.ts'
import type { ContactCues } from '../language.ts'

export const contact: ContactCues = {
  nameIs: c`je m['’]appelle; mon (?:nom|prénom)(?: de famille| complet)? est; mon nom, c['’]est; mon nom ?:`,
  nameLabel: c`nom`,
  iAm: c`je suis; au nom de`,
  thisIs: c`c['’]est; ici; le nom est`,
  titles: 'monsieur madame m mme',
  particles: 'de du la le',
  afterName: 'et avec mon ma je est email mail tel pas mais chez a pour un une que qui',
  notNames: `client cliente français française allemand allemande belge suisse intéressé intéressée étudiant étudiante débutant débutante
    végan végane végétarien végétarienne urgent pressé pressée disponible joignable absent enceinte déçu déçue content contente grand
    grande petit petite faux fausse incorrect incorrecte correct mal bien écrit écrite orthographié imprimé gravé enregistré enregistrée
    inscrit inscrite connu inconnu secret privé confidentiel long court difficile changé demain hier plus tard déjà encore jamais toujours
    aussi pas sur dans sous fan membre acheteur propriétaire comme ça cela important obligatoire manquant`,
  at: c`arobase`,
  dot: c`point`,
  phone: c`t[ée]l[ée]phone; portable; appele\p{L}*; rappele\p{L}*; joindre; contact\p{L}*; num[ée]ro`,
  shopNumber: c`commande; facture; client; référence; article; suivi; code`,
  shopNumberJoins: c`numéro; est; de`,
}
