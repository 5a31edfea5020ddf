import { cueList as c } from '../build.ts'
import type { RefusalWords } from '../refusals.ts'

/** "Non la voglio", "ne faccio a meno". */
const clitics = "(?:l[aoie] |li |gli |ne |mi |ci |si |l'|le )?"

export const refusals: RefusalWords = {
  exclude: c`
    (?:marca|marchio|produttore|colore|tinta|materiale|gusto|profumo|modello|forma|tipo) divers[oaie] d(?:a|al|alla|allo|ai|alle|agli|all'); non (?:voglio|vogliamo|vorrei|vorremmo) che (?:sia|siano|abbia|abbiano|contenga)(?: (?:di|in|fatt[oaie] (?:di|in)))?; (?:^|(?<=, ?)|(?<= e ))no(?= (?!non\b|grazie\b|mi\b|ma\b|se\b|l[aoie]\b|il\b|gli\b|un\b|una\b|vorrei\b|voglio\b|quell|quest|aspett|scus|invec|dai\b|per(?:o|che)?\b|e\b|era\b|sono\b|ho\b|intend)\p{L}{3,});
    (?:lasci|lasciate|lasciamo|lascia)~ (?:perdere|stare|fuori|da parte)(?= (?:l'|il |lo |la |i |gli |le |quell)); non~ (?:ci )?(?:deve|devono|dovrebbe|dovrebbero|può|possono)~ (?:essere|esserci|avere|contenere|averci)(?: (?:il|la|i|le|gli|lo|l'|del|della|dell'|di|dei|delle|degli))?
    (?:purché |basta che |che |l'importante è che )?non ci (?:sia|siano|sono|è)(?: (?:del|della|dell'|di|dei|delle|degli|dentro))?; (?:purché |basta che )non (?:sia|siano|abbia|abbiano|contenga|contengano)(?: (?:di|in|del|della|dell'|fatt[oaie] di))?; ad eccezione (?:di|del|della|dei|delle|dell'); all'infuori (?:di|del|della|dei|delle|dell');
    (?:scarta|dimentica|togli|escludi|elimina|lascia (?:perdere|stare))(?= (?:l'|il |lo |la |i |gli |le |quell));
    (?:(?:ma|e|però|perché|che) )?(?:a \p{L}+ )?non (?:voglio|vogliamo|mi piac(?:e|ciono)|le piac(?:e|ciono)|gli piac(?:e|ciono)|mi serv(?:e|ono)|vorrei|sopporto|amo)(?: il| la| i| le| gli| lo)?; (?:^|(?<=, ?))non; non(?= \p{L}+[oaei](?: per favore| grazie|$|\?|,)); odio; odia; detesto; detesta; priv[oaie] di; esente da; meno(?= (?:quell[oaie]|il|la|i|le|gli) )
    senza(?: alcun[oa]?)?; (?:ma |e |però |assolutamente |possibilmente |purché )?non (?:di|in|con|da|per|a|la(?! (?:vogli|vorre|prend|sopport|consider|cerc|compr|us|tener|pos|può|vuole)\p{L}*(?: ?$| ?[,.;!]| per))|il|quell[oaie]|quest[oaie]); (?:ma|e|però|purché|possibilmente|preferibilmente) non; (?:che )?non (?:sia|siano|e|sono|abbia|abbiano|contenga|contengano|contiene)(?: (?:di|in|fatt[oaie] (?:di|in|con)))?
    niente(?: di| con| in)?; nient'altro che; nessun[oa]?; nulla (?:di|con|in); tranne(?: in| di| con)?; eccetto; salvo(?= (?:il|la|i|le|quell[oaie]) ); a parte; escluso; esclus[aie]; fuorché; al posto (?:di|del|della); invece (?:di|del|della|che); anziché; piuttosto che; né(?= \p{L}+ né); (?<=né .{1,25})né; né di; né con`,
  notExclude: c`
    nessuno (?:si|mi|ci|ha|risponde|che); nessun (?:problema|dubbio|disturbo|pensiero|rischio|limite); nessuna (?:idea|fretta|risposta|preferenza|notizia); niente (?:male|affatto|paura|da fare|di che|altro|di grave|problema|panico|fretta); nulla di (?:grave|che); non (?:c'è|fa|ci sono) (?:problema|problemi|di che|niente|nulla)
    non (?:vedo l'ora|so|sono sicur[oa]|saprei|sa|sapete|ho idea|importa|fa niente|capisco|ho capito|trovo|riesco|posso(?! (?:mangiare|bere|prendere|assumere|usare|indossare))|funziona|va|arriva|è (?:ancora )?arrivat[oa]|ho (?:ancora )?ricevuto|mi è arrivat[oa]|ricordo|conosco|vorrei disturbare|ho fretta|è urgente|serve altro|è un problema|è vero|credo|penso|è male|ho trovato|mi (?:convince|entra|va|funziona|sta|rispond\p{L}*)|si (?:accende|apre|degna))
    (?:che )?non \p{L}+ (?:troppo|troppa|tanto|tanta|molto|molta|così); non (?:più (?:di|che|grande|car[oa]|lung[oa]|pesante|alt[oa])|meno (?:di|che)|oltre|sopra|sotto|superior[ei]|troppo|tanto|molto|così|solo|soltanto|ancora|proprio|sempre|male|tutt[ie]|esattamente|necessariamente|per forza|disponibil[ei]|abbastanza)
    non (?:avete|ha(?! (?:ricevuto))|hai|vendete|fate|tenete|ce l'avete|ne avete|avreste|potete|può(?! (?:mangiare|bere|prendere|avere|assumere|usare|contenere))|puoi|potreste|c'è|ci sono|esiste|esistono)(?: anche| mica| per caso| qualche| qualcosa| un| una| dei| delle| degli)?; perch[eé] non; come non; se non; o no; meno male; più o meno; senza (?:dubbio|problemi?|impegno|fretta|fili|filo|cavi|contatto|offesa|maniche|cuciture|parole|spese); no,? grazie; salvo errori`,
  rejects: c`
    non~ (?:sopport|toller|mangi|vogli|bev|us)(?:o|a|e|iamo|ono)~ n[eé](?: (?:il|la|i|le|gli|lo|l'))?;
    (?:evit(?:i|ate|ando)|detest(?:o|a|iamo|ano)|odi(?:o|a|amo|ano))(?: (?:il|la|i|le|gli|lo|l'))?; non~ (?:sopport|toller)(?:o|a|iamo|ano)(?: (?:il|la|i|le|gli|lo|l'))?; non vad(?:o|a) (?:matt[oa] per|d'accordo con)(?: (?:il|la|i|le|gli|lo|l'))?`,
  noBehind: c`(?:(?:però|invece|proprio|meglio|direi|magari|per favore) ){0,2}no; (?:neanche|nemmeno|neppure)`,
  refuses: c`
    (?:è|sono|l[oaie] trov(?:o|iamo)|mi sembra(?:no)?) (?:troppo |davvero |proprio ){0,2}(?:brutt|orribil|orrend)[oaie];
    (?:scart|elimin|esclud|togl|evit|lasc)iamol[aoie](?: perdere| stare| fuori| da parte)?; ne (?:ha|ho|abbiamo|hanno) (?:già|abbastanza|tropp[ei]|tant[ei])(?: (?:tant[ei]|molt[ei]|abbastanza|tropp[ei]|un sacco|un[oa]))?;
    scartal[aoie]; (?:la |lo |li |le )?scart(?:o|iamo); (?:escludil|toglil|eliminal)[aoie]; lascial[aoie] (?:perdere|stare|fuori); dimenticatel[aoie];
    non (?:mi|ci|le|gli) (?:piac(?:e|ciono)|convinc(?:e|ono)|interessa(?:no)?|serv(?:e|ono))(?: (?:molto|tanto|per niente))?; non (?:fa|fanno|va|vanno|è|sono) per (?:me|noi|lei|lui); non è quello che (?:cerco|voglio); non (?:l[oaie] )?(?:voglio|vogliamo)
    (?:mi|gli|le|ci) (?:fa|fanno)(?: molto| proprio)? (?:male|star male|stare male|schifo|venire (?:\p{L}+ ){0,2}\p{L}+); (?:è|sono)(?: assolutamente| proprio)? (?:vietat[oaie]|proibit[oaie]|off limits|da evitare|tabù|fuori discussione); non (?:l[oaie] |li )(?:toller[ao]|digerisc[eo]|sopport[ao]|regg[eo]|poss[oa]|può|possiamo)(?: (?:mangiare|bere|toccare|vedere))?; (?:mi|gli|le) (?:d(?:à|anno)) (?:fastidio|allergia|orticaria|il mal di \p{L}+)
    non~ ${clitics}(?:voglio|vogliamo|vuole|vorrei|vorrebbe|prendo|prendiamo|sopporto|sopporta|tollero|tollera|digerisco|digerisce|reggo|regge|amo|ama|uso|usa|mangio|mangia|bevo|beve|indosso|indossa|cerco|considero|posso vedere)~
    ${clitics}(?:escludo|escluderei|escluderemmo|escludiamo|scarto|scarterei|scarteremmo|scartiamo|evito|eviterei|evitiamo|eviteremmo|lascio|lascerei|tolgo|toglierei|elimino|eliminerei|detesto|detesta|odio|odia|salto|salterei)~(?: perdere| stare| fuori| da parte)?
    (?:preferisco|preferiamo|preferisce|preferirei|vorrei|vorremmo|meglio|devo|deve|dobbiamo|posso|possiamo|può|puoi)~ (?:evitar(?:e|l[aoie])|escluder(?:e|l[aoie])|scartar(?:e|l[aoie])|lasciar(?:e|l[aoie])(?: fuori| perdere| stare)|far(?:ne)? a meno|toglier(?:e|l[aoie]))
    (?:proprio|direi|meglio)~ di no; (?:ne |ci )?(?:faccio|facciamo|fa|farei)~ a meno
    (?:è|sono|rimane|resta|restano|va|vanno)~ (?:esclus[aoie]|da evitare|da escludere|fuori|bandit[aoie]|fuori discussione|evitat[aoie]|fuori questione); esclus[aoie]; a parte; eccettuat[aoie]; da evitare
    non~ (?:è|sono)~ (?:il mio|la mia|il suo|la sua|il nostro|la nostra) (?:genere|stile|gusto|tazza di tè|forte|cosa|colore); non~ (?:è|sono) ammess[aoie]
    (?:mi|gli|le|ci) (?:fa|fanno)~ (?:prudere|starnutire|tossire|vomitare|sudare|lacrimare|grattare|ribrezzo|allergia|senso)(?: (?:la pelle|gli occhi|il naso))?; (?:mi|gli|le|ci) (?:irrita(?:no)?|prude|prudono|pizzica(?:no)?|punge|pungono|disgusta(?:no)?)(?: (?:la pelle|gli occhi|il naso))?
    non~ (?:deve|devono|può|possono|dovrebbe|dovrebbero)~ (?:esserci|essere presente|comparire|entrarci|starci|farne parte)~`,
  avoid: c`
    (?:stuf[oaie]|stanc[oaie]) (?:di|dei|delle|degli|del|della|dell')(?! ?(?:mio|mia|miei|mie|\p{L}{2,12}re)(?![a-z]))
    (?:ha|ho|abbiamo) già (?:un[oa']?|dei|delle|degli|abbastanza); allergic[oaih]+e? (?:a|al|alla|alle|ai|agli|all'|allo|verso); allergi[ae] (?:a|al|alla|alle|ai|agli|all'); intollerant[ei] (?:a|al|alla|alle|ai|agli|all'); intolleranza (?:a|al|alla|alle|ai|agli|all')
    non (?:posso|può|possono|possiamo|deve|devo|devono|dovrebbe) (?:mangiare|bere|prendere|avere|assumere|usare|indossare|contenere|toccare)(?: il| la| i| le| gli| lo| l')?; non (?:mangi[ao]|mangiano|mangiamo|bev[eo]|bevono|beviamo|prend[eo]|toller[ao]|digerisc[eo]|sopport[ao]|us[ao]|indoss[ao])(?: il| la| i| le| gli| lo| l')?
    evit(?:o|a|are|iamo|ano)(?: il| la| i| le| gli| lo| l')?; mi fa(?:nno)? male(?: il| la| i| le| gli| lo| l')
    sensibil[ei] (?:a|al|alla|alle|ai|agli|all'); reagisc[eo](?: molto)? male (?:a|al|alla|alle|ai|agli|all'); (?:alla larga|lontan[oaie]) d(?:a|al|alla|alle|ai|agli|all')`,
  freeOf: c`[- ]?free; 0 ?%`,
  hedges: `tra_l'altro comunque peraltro proprio davvero per_niente affatto però purtroppo anche assolutamente magari meglio preferibilmente molto tanto a_me a_lei a_lui a_noi per_me per_lei per_noi per_lui sinceramente personalmente io lui lei noi mia_moglie mio_marito sempre mai più nemmeno neanche da_morire volentieri già sicuramente`,
  within:
    'dentro presente contenuto fatto fatta fatti fatte contenente contiene composto composta realizzato realizzata',
  kinds: 'modello modelli versione versioni tipo tipi variante varianti genere generi',
  because: c`quindi; perci[òo]; perch[eé]; poich[eé]; dato che; siccome; allora; e; ma; che(?! (?:sia|siano|abbia|abbiano|contenga)); quali?; cosa; avete; c'è; ci sono; mostr\p{L}+`,
  reasons: c`perch[eé]; poich[eé]; siccome; che (?:mi|gli|le|ci|poi); sennò; altrimenti`,
}
