import { cueList as c } from '../build.ts'
import type { WishWords } from '../wishes.ts'

const thing = String.raw`(?<thing>(?!nuov|ordine|pacco)\p{L}(?:\p{L}|[' -]){2,40}?)`
const end = String.raw`(?= ?(?:$|[,.!?\x3b]| - ))`
const said =
  '(?: (?:si|è|ha|hanno|sono|ormai|purtroppo|appena|mi|ci|finalmente|stato|stata|definitivamente|ieri|oggi|completamente|del tutto|proprio|anche)){0,5}'
const broken =
  "(?:rott[oaie]|guast[oaie]|guastat[oaie]|mort[oaie]|andat[oaie]|partit[oaie]|pers[oaie]|rubat[oaie]|defunt[oaie]|scassat[oaie]|bruciat[oaie]|strappat[oaie]|consumat[oaie]|spaccat[oaie]|passat[oa] a miglior vita|tirato le cuoia|esalato l'ultimo respiro|mollat[oa]|abbandonat[oa]|lasciat[oa]|fus[oa]|a pezzi|ko|da buttare|agli sgoccioli|(?:non )?(?:funziona|funzionano|va|vanno|si accende)(?: più| bene)?)"

export const wishes: WishWords = {
  dismissing: c`
    (?:(?:no|ok|ah|oh|va bene|vabb?[eè]h?|mah),? )?(?:lasc(?:i|ia|iamo|iate) (?:stare|perdere|correre)|non importa|(?:non )?fa niente|niente|nulla|come non detto|ripensandoci|dimentic(?:a|hi|ate)(?:lo|telo)?)`,
  instead: c`(?:allora )?(?:meglio|piuttosto|anzi|semmai|casomai)(?: allora)?; allora`,
  gone: c`
    (?:(?:il|la|i|le|lo|l') ?)?(?:(?:mi[oa]|miei|mie|nostr[oaie])(?: (?:vecchi[oae]?|ex|car[oa]))?|vecchi[oae]) ${thing}${said} (?!va |vanno |funziona)${broken}
    (?:(?:il|la|i|le|lo|l') ?)?(?:mi[oa]|miei|mie|nostr[oaie]) (?:vecchi[oae]? )?${thing} non (?:funziona|funzionano|va|vanno|si accende)(?: più| bene)?
    (?:il|la|i|le|quello|quella) (?:vecchi[oae]?|mi[oa]|miei|mie|precedente|altr[oa]|che avevo|di prima|nostr[oa])${said} ${broken}
    (?:mi|ci) si (?:è|sono) (?:rott|guastat|bruciat|scassat|strappat|spaccat)[oaie] (?:il|la|i|le|lo|l') ?(?:(?:mi[oa]|miei|mie|vecchi[oa]) )?${thing}${end}
    (?:ho|abbiamo) (?:perso|rotto|smarrito|bruciato|spaccato|fatto cadere) (?:il|la|i|le|lo|l') ?(?:(?:mi[oa]|miei|mie|nostr[oa]|vecchi[oa]) )?${thing}${end}
    mi hanno (?:rubato|fregato|portato via) (?:il|la|i|le|lo|l') ?(?:(?:mi[oa]|miei|mie) )?${thing}${end}`,
  replacing: c`
    (?:devo|voglio|vorrei|dobbiamo|vogliamo|vorremmo|per|è ora di|dovrei) (?:sostituire|cambiare|rimpiazzare|rinnovare) (?:(?:il|la|i|le|lo|l') ?)?(?:mi[oa]|miei|mie|nostr[oaie]|vecchi[oae]?)(?: vecchi[oae]?)? ${thing}(?: (?:rott[oaie]|vecchi[oae]?))?${end}`,
  another: c`
    (?:me ne|mi|ce ne|ci) (?:serve|servirebbe|servono|occorre|vuole|vorrebbe)(?: (?:subito|ora|adesso|quindi|proprio|assolutamente))? (?:un[oa]?[ ']|dei |delle )?(?:altr[oaie]|nuov[oaie]|ricambio|sostitut[oa])(?: nuov[oa])?(?![a-z-])
    (?:ne )?(?:cerco|cerchiamo|voglio|vorrei|vorremmo|devo (?:prenderne|comprarne|trovarne|prendere|comprare)|ho bisogno di|avrei bisogno di|avremmo bisogno di)(?: (?:subito|ora|adesso))? (?:un[oa]?[ ']|dei |delle )?(?:altr[oaie]|nuov[oaie]|ricambio|sostitut[oa]|qualcosa di nuovo)(?: nuov[oa])?(?![a-z-])
    (?:devo|vorrei|voglio) (?:sostituir|cambiar|rimpiazzar|ricomprar)l[oaie]
    (?:che )?cosa (?:avete|c'è|proponete|mi proponete|(?:mi )?consigli\w+); che (?:avete|mi consigli\w+); quale (?:mi )?consigli\w+; ne (?:avete|vendete)`,
  seeking: 'cerco',
  therefore: c`e(?: (?:ora|adesso|quindi))?; quindi; perciò; dunque; così; allora; perché; visto che; siccome; ma`,
  asking: c`
    (?:vedere|guardare|mostra\w*|mostrar\w*|cercasi); (?:avete|avreste|abbiate|vendete|vendiate|trattate|tenete|fate|proponete|offrite|c'è|ci sono); (?:cerco|cerchiamo|serve|servono|servirebbe|servirebbero|vorrei|vorremmo|voglio|bisogno)`,
  broken: c`${broken}`,
  faulty: c`
    scotta(?:no)?; surriscald\w+; brucia\w*; bruciat[oa]; fum[oa]; scintille?; scossa|scosse; (?:puzza|puzzano|odora)(?: di)?; (?:diventa|diventano|è)(?: \p{L}+){0,2} (?:bollente|rovente|caldissim\w)
    si (?:è |sono )?(?:scoll\w+|stacc\w+|scuc\w+|sfil\w+|smont\w+|rompe|rott\w|blocc\w+|inceppa\w*|allent\w+|scolor\w+|restr\w+|spegne); cad(?:e|ono) a pezzi; gocciola\w*; traballa\w*; cigola\w*; fischia\w*; sfarfalla\w*; lampeggia\w*; arruggini\w*; muffa; scolorit\w; ristrett\w; stint\w
    paura; pericolos\w; difettos\w; difett[oi]; non (?:si )?(?:carica|chiude|apre|funziona|accende|tiene|scalda|connette|regge|va)(?:no)?`,
  ofShop: c`
    da voi; vostr[oa] (?:negozio|sito|bottega); (?:mi |ci )?avete (?:mandato|spedito|venduto|consegnato|dato)\w*
    arrivat[oaie]; consegnat[oaie]; ordin\w+; pacco; acquistat[oaie]; comprat[oaie]; ricevut[oaie]
    dopo (?:solo |soli |appena |neanche |nemmeno )?(?:un[oa]?|due|tre|quattro|cinque|sei|\d{1,2}|poch[ie])(?: sol[oa])? (?:giorn[oi]|settiman[ae]|mes[ei]|or[ae]|minut[oi]|us[oi]|lavagg\w+|volt[ae]); di nuovo; già; un'altra volta; prima volta
    garanzia; rimbors\w*; reso; restitu\w*; gratis; soldi; reclam\w*; nuov[oa] di zecca`,
}
