import { cueList as c, kinIn } from '../build.ts'
import type { CueList } from '../cues.ts'
import { withSpoken } from '../degrees.ts'
import type { FrameWords } from '../frame.ts'
import { degreesByArticle, scaleBy } from '../romance.ts'
import { spoken, degrees as spokenDegrees } from './spoken.ts'
import { things } from './things.ts'

const kin = kinIn(things.audiences)

const degrees = degreesByArticle({
  upper: 'più',
  lower: 'meno',
  the: '(?:il|lo|la|i|gli|le|quell[oaie])',
  article:
    "(?:il|lo|la|i|gli|le|del|dello|della|dei|delle|al|alla|nel|nella|col|vostr[oaie]|quell[oaie]|quel|quei|l'[^ ,.?!]+|dell'[^ ,.?!]+)",
  between:
    '(?: (?!(?:e|o|ma|sono|era|sia|fosse|siano|un|una|uno|che|non|ha|hanno|qualcosa|niente|nulla|quale?|quali|molto|costa|pesa|dura|mi|serve|vorrei|cerco|voglio) )[^ ,.?!]+){0,3} ',
  question:
    '(?:quale?|quali|cosa|chi|quell[oaie] che|modello che|(?<=^|[^a-z]e |[,.?!] )che)(?: (?!o )[^ ,.?!]+){0,7} ',
  link: '(?:di )?',
})
const { namedOrAsked } = degrees
const tooMuch = (words: string): CueList => [`(?:troppo|così|non tanto|non molto) (?:${words})`]
const tooLittle = (words: string): CueList => [`poco (?:${words})`, `non (?:e )?abbastanza (?:${words})`]
const notMuch = {
  verbs: (verbs: string): CueList => [`non (?:${verbs}) (?:molto|tanto|troppo)`],
  nouns: (nouns: string): CueList => [
    `non (?!occup|ingombr)[a-z]+ (?:molt[oa]|tant[oa]|tropp[oa]) (?:${nouns})`,
  ],
}
const scale = scaleBy({ ...degrees, tooMuch, tooLittle, notMuch })

export const frame: FrameWords = {
  allergy: c`allerg\p{L}*; intolleran\p{L}*; celiac\p{L}*; celiach\p{L}*; anafila\p{L}*; non (?:tollero|tollera|digerisco|digerisce); reagisc[eo](?: molto)? male; orticaria; (?:mi|gli|le|ci) (?:fa|fanno)(?: molto| proprio)? (?:male|star male|stare male)`,
  diets: {
    vegan: c`vegan[oaie]?; veg; vegetal[ei]; 100 ?% vegetale; plant[- ]based; senza (?:derivati|prodotti|ingredienti) (?:di origine )?animal[ei]; (?:niente|nulla) di (?:origine )?animale; nessun (?:prodotto|derivato|ingrediente) (?:di origine )?animale`,
    vegetarian: c`vegetarian[oaie]; veggie; senza carne; niente carne; non mangi[ao] carne`,
    gluten_free: c`senza glutine; gluten[- ]?free; niente glutine; celiac[oaih]+e?; celiachia; intollerant[ei] al glutine; privo di glutine; no glutine; sglutinat[oaie]`,
    lactose_free: c`senza lattosio; delattosat[oaie]; niente lattosio; intollerant[ei] al lattosio; intolleranza al lattosio; lactose[- ]?free; no lattosio; privo di lattosio`,
    dairy_free: c`senza (?:latte(?! (?:di |d'|crudo))|latticini|proteine del latte|derivati del latte); niente (?:latte|latticini); no (?:latte|latticini); allergic[oaie] (?:al latte|ai latticini|alle proteine del latte); dairy[- ]?free`,
    nut_free: c`senza (?:noci|frutta secca|nocciole|frutta a guscio|arachidi); niente (?:noci|frutta secca|nocciole|frutta a guscio); allergic[oaie] (?:alle noci|alla frutta secca|alle nocciole|alla frutta a guscio); allergia alle? (?:noci|frutta secca|nocciole)`,
    sugar_free: c`senza zuccher[oi](?: aggiunt[oi])?; niente zucchero; non zuccherat[oaie]; sugar[- ]?free; zero zuccheri?; no zucchero; amaro senza zucchero`,
    alcohol_free: c`senza alcol; senza alcool; analcolic[oaih]+e?; niente alco?ol; dealcolat[oaie]; no alco?ol; zero alcol; 0[,.]0 ?%`,
    caffeine_free: c`senza (?:caffeina|teina); decaffeinat[oaie]; deca; dek; decaf; niente caffeina; deteinat[oaie]; no caffeina`,
    grain_free: c`senza cereali; niente cereali; grain[- ]?free; no cereali`,
    halal: c`halal; senza (?:maiale|carne di maiale|suino); niente maiale; non mangi[ao] maiale`,
  },
  atLeast: c`\p{L}{4,14} minim[oa] di; almeno; minimo; min\.?; come minimo; non meno di; a partire da(?:i|gli|lle)?; per lo meno; perlomeno; dai(?= ?\d); da almeno; di almeno; da minimo; in su da`,
  atMost: c`\p{L}{4,14} massim[oa] di; (?:non(?: \p{L}{3,8})?|senza) (?:superare|oltrepassare|andare oltre|eccedere)(?: i| gli| le)?; al massimo; massimo; max\.?; non più (?:di|car[oa] di|grande di|lung[oa] di|pesante di|alt[oa] di); fino (?:a|ai|ad|alle); entro(?: i| gli| le)?; non oltre(?: i| gli)?; non super(?:iore a|i i|i|are)(?: i| gli)?; al max; tutt'al più; nei limiti di; che non super\p{L}+(?: i| gli)?`,
  moreThan: c`più de(?:i|l|lla|gli)(?= ?\d); più di; oltre(?: i| gli| le)?; sopra(?: i| gli| le)?; superior[ei] a(?:i|gli|lle)?; al di sopra (?:di|dei); maggior[ei] di; più (?:grand[ei]|lung[oaih]+e?|pesant[ei]|alt[oaie]|larg[oaih]+e?|car[oaie]|potent[ei]|spess[oaie]|vecchi[oae]?) (?:di|dei|del); che super\p{L}+(?: i| gli)?`,
  lessThan: c`non (?:così |tanto )?\p{L}{3,14} (?:come|quanto)(?= \d); meno de(?:i|l|lla|gli)(?= ?\d); meno di; sotto(?: i| gli| le| ai)?; inferior[ei] a(?:i|gli|lle)?; al di sotto (?:di|dei); minor[ei] di; più (?:piccol[oaie]|cort[oaie]|legger[oaie]|bass[oaie]|strett[oaie]|sottil[ei]|economic[oaih]+e?|giovan[ei]) (?:di|dei|del); meno (?:grand[ei]|lung[oa]|pesant[ei]|alt[oa]|car[oa]) di`,
  than: c`di; del; dei; della; che; d'`,
  about: c`circa; intorno (?:a|ai|agli|alle); attorno (?:a|ai|agli|alle); sui; sugli; sulle; più o meno; approssimativamente; all'incirca; pressappoco; un[ao]? (?=(?:decina|ventina|trentina|quarantina|cinquantina|centinaio)); verso i; grosso modo; tipo(?= ?\d)`,
  orMore: c`[oe] più(?: (?:grand[ei]|lung[oaih]+|alt[oaie]|veloc[ei]|potent[ei]|pesant[ei]|larg[oaih]+|spess[oaie]|luminos[oaie]|fort[ei]|cald[oaie]))?; e più(?= ?(?:$|[,.?!])); in su; in poi; minimo; almeno; e oltre; o superior[ei]; e superior[ei]; o oltre; \+; come minimo; o maggior[ei]`,
  orLess: c`[oe] meno(?: (?:pesant[ei]|larg[oaih]+|rumoros[oaie]|car[oaie]|lung[oaih]+))?; o più (?:legger[oaie]|cort[oaie]|sottil[ei]|strett[oaie]|bass[oaie]|silenzios[oaie]|piccol[oaie]); e meno; in giù; massimo; max; al massimo; o inferior[ei]; e inferior[ei]; al max; o più piccol[oa]; o minor[ei]; come massimo`,
  outBehind: c`
    (?:io |noi )?non (?:posso|possiamo|voglio|vogliamo|vorrei|vado|ci arrivo|ci vado|si può|va bene|va|ce la faccio|spendo|spenderei|pago|ne ho|se ne parla|è possibile|ci sta|ci stanno|entra|entrano|deve|devono|mi serve|li ho); (?:è|sono|sarebbe|sarebbero) (?:un po' |davvero )?(?:tropp[oaie]|esclus[oaie]|impossibile|fuori (?:budget|discussione|portata))`,
  between: [
    ['(?:tra|fra)(?: i| gli| le)?', 'e(?: i| gli| le)?|ed|a|-'],
    ['(?:da|dai|dagli|dalle)', '(?:a|ai|agli|alle|fino a|ad)|-'],
    ['', 'a|ai|-|–'],
  ],
  scales: withSpoken(
    {
      price: scale(
        'car[oaie]|costos[oaie]|dispendios[oaie]|pregiat[oaie]|esclusiv[oaie]',
        'economic[oaih]+e?|convenient[ei]|a buon mercato|abbordabil[ei]|accessibil[ei]',
        {
          verbs: 'costa|costano|costi|costino|viene|vengono|spendo',
          most: c`prezzo più alto; di fascia più alta`,
          more: c`di fascia più alta; di qualità superiore; qualcosa di meglio`,
          least: c`che meno (?:cost|ven)[aei]\p{L}{0,3}; (?:spendere|pagare) il (?:meno|minimo)(?: possibile)?; (?:pago|paghi|paga|spendo|spendi|spende|sborso|tiro fuori) (?:di )?meno(?<=(?:qual|quale|quali) .{0,40}); prezzo più basso; (?:il )?miglior prezzo; (?:il )?minor prezzo`,
          less: c`(?:al di )?sotto (?:a )?(?:quel|questo|quella|questa) (?:prezzo|cifra)(?= ?(?:$|[?.!,])); (?:a|per) meno di (?:così|quello)(?= ?(?:$|[?.!,])); fuori (?:dal mio )?budget; supera il (?:mio )?budget; prezzo inferiore; troppi soldi; è troppo per me; (?:spendere|pagare)(?: un (?:po'|pochino|tantino|filo))? (?:di )?meno; (?:sono|siamo)(?: \p{L}+)? (?:al verde|in bolletta|squattrinat[oaie]|senza soldi); (?:budget|portafoglio) (?:ridotto|limitato|basso|piccolo|stretto); (?:ho|abbiamo) pochi soldi; non ho (?:molti|tanti) soldi; non cost[ia] così tanto; non cost[ia] tanto; più di quanto (?:volevo|vorrei|pensavo|posso) spendere`,
        },
      ),
      weight: scale('pesant[ei]', 'legger[oaie]', { verbs: 'pesa|pesano|pesi|pesino', nouns: 'peso' }),
      size: scale(
        'grand[ei]|gross[oaie]|spazios[oaie]|capient[ei]|ampi[oae]?|voluminos[oaie]|ingombrant[ei]',
        'piccol[oaie]|compatt[oaie]|piccin[oaie]|minuscol[oaie]|strettin[oaie]|maneggevol[ei]',
        {
          verbs: 'occupa|occupano|occupi|ingombra|ingombri',
          most: c`(?:il|la|di) maggior(?:i)? dimension[ei]; dimensioni maggiori`,
          more: c`il doppio(?= ?(?:$|[?.!,])); grande il doppio; (?:la )?doppia (?:capacità|misura); (?:una|la) (?:taglia|misura) (?:in )?più(?: grande)?; veste piccolo; taglia superiore`,
          less: c`non (?:(?:sia|siano|è) )?(?:troppo )?(?:ingombrant[ei]|voluminos[oaie]); (?:una|la) (?:taglia|misura) (?:in )?meno; veste (?:grande|largo); taglia inferiore`,
        },
      ),
      packed: {
        most: c`(?:il|la) più ingombrante da chius[oa]`,
        more: c`più ingombrante da chius[oa]`,
        least: c`(?:il|la) più (?:piccol|compatt)[oa] da chius[oa]`,
        less: c`più (?:piccol|compatt)[oaie] (?:da |una volta )?(?:chius|piegat|ripiegat|arrotolat)[oaie]; si (?:piega|ripiega|chiude|arrotola)(?:no)? (?:di più|più piccol[oaie]|in modo più compatto|meglio); (?:da |una volta )?(?:chius|piegat|ripiegat|arrotolat)[oaie] (?:è |occupa |ingombra )?(?:più piccol[oaie]|(?:di )?meno(?: spazio)?); (?:occupa|ingombra)(?:no)? (?:di )?meno(?: spazio)? (?:da |una volta )?(?:chius|piegat|ripiegat|arrotolat)[oaie]`,
      },
      length: scale('lung[oaih]+e?', 'cort[oaie]|brev[ei]|cortin[oaie]'),
      height: scale('alt[oaie]', 'bass[oaie]'),
      width: scale('larg[oaih]+e?|ampi[oa]', 'strett[oaie]'),
      thickness: scale('spess[oaie]|profond[oaie]|dopp[oi][oaie]?', 'sottil[ei]|piatt[oaie]|fin[oaie](?! a)'),
      volume: scale('capient[ei]|capac[ei]', '', {
        verbs: 'contiene|contengono|contenga|ci sta|ci stanno|ci sta dentro|tiene|entra',
        nouns: 'capacità|volume|capienza|litri|spazio|posto',
        most: c`(?:la |di )?(?:maggior[ei]?|massima) (?:capacità|capienza|volume); capacità (?:maggiore|più grande)`,
        least: c`(?:la |di )?(?:minor[ei]?) (?:capacità|capienza|volume)`,
      }),
      storage: scale('', '', {
        nouns:
          'archiviazione|spazio (?:di archiviazione|su disco|disco)|memoria (?:interna|di archiviazione)|giga|gb|storage|tera',
        most: c`(?:disco|ssd|hard disk|memoria interna) più (?:grande|capiente|grosso)`,
      }),
      memory: scale('', '', {
        nouns: 'ram|memoria(?: ram)?',
        most: c`(?:la )?maggior[ei]? (?:ram|memoria)`,
      }),
      screen: {
        most: c`(?:lo |il |con lo |con il )(?:schermo|display|monitor) più (?:grande|ampio|largo|grosso); (?:schermo|display) maggiore`,
        more: c`(?<!(?:lo|il) )(?:schermo|display|monitor) più (?:grande|ampio|largo|grosso)`,
        least: c`(?:lo |il |con lo |con il )(?:schermo|display|monitor) più piccolo`,
        less: c`(?<!(?:lo|il) )(?:schermo|display|monitor) più piccolo`,
      },
      power: scale('potent[ei]|performant[ei]|prestant[ei]', 'debol[ei] di motore|fiacc[oaih]+e?', {
        nouns: 'potenza|watt|cavalli|coppia|potenza di aspirazione',
        verbs: 'consuma|consumano|consumi|aspira|spinge',
        most: c`(?:la )?(?:maggior[ei]?|massima) potenza; potenza (?:più alta|maggiore)`,
        least: c`(?:la )?minor[ei]? potenza`,
      }),
      brightness: scale('luminos[oaie]|chiar[oaie]|brillant[ei]', 'scur[oaie]|bui[oae]|fioc[oaih]+e?', {
        nouns: 'luce|lumen|luminosità',
        verbs: 'illumina|illuminano|illumini',
      }),
      speed: scale('veloc[ei]|rapid[oaie]|svelt[oaie]', 'lent[oaie]', {
        most: c`(?:più velocemente|più in fretta)(?= ?\??$); nel minor tempo`,
      }),
      lasting: scale('durevol[ei]|longev[oaie]|duratur[oaie]|resistent[ei]', 'di breve durata', {
        verbs:
          'dura|durano|duri|durino|resiste|tiene|brucia|bruciano|si conserva|si mantiene|regge|arde|va avanti|suona',
        nouns: 'autonomia|batteria|durata|ore di (?:autonomia|batteria|luce)|resistenza',
        most: c`(?:dura|durano|brucia|si conserva|resiste|tiene) più (?:a lungo|tempo)(?<=(?:quale?|quali|quell[oaie] che) .{0,50}); (?:la )?(?:maggior[ei]?|massima|miglior[ei]?) (?:autonomia|durata|batteria); (?:batteria|autonomia|durata) (?:più (?:lunga|grande|duratura)|maggiore|migliore)`,
        more: c`(?:dur[ai]|durano|bruc[ia]+|si conserva|resista?|tenga) più (?:a lungo|tempo); più a lungo`,
        least: c`(?:la )?minor[ei]? (?:autonomia|durata)`,
        less: c`meno a lungo`,
      }),
      warmth: scale(
        'cald[oaie]|cald(?:in|os)[oaie]|pesant[ei] per l.inverno',
        'fresc[oaih]+e?|fredd[oaie]|traspirant[ei]|estiv[oaie]',
        {
          verbs: 'scalda|scaldano|scaldi|tiene caldo|tengono caldo|riscalda',
        },
      ),
      loudness: scale(
        'rumoros[oaie]|chiassos[oaie]|sonor[oaie]',
        'silenzios[oaie]|tranquill[oaie]|discret[oaie]',
        {
          nouns: 'rumore|casino|chiasso|decibel|volume sonoro',
          verbs: 'fa rumore',
        },
      ),
      strength: scale(
        'fort[ei]|intens[oaie]|piccant[ei]|decis[oaie]|robust[oaie]|saporit[oaie]|aromatic[oaih]+e?|amar[oaie]|corpos[oaie]|profumat[oaie]|stagionat[oaie] di gusto',
        'delicat[oaie]|debol[ei]|dolc[ei]|insipid[oaie]|soav[ei]|legger[oaie] di gusto',
        { nouns: 'caffeina|sapore|gusto|aroma|corpo' },
      ),
      hardness: scale(
        'dur[oaie]|rigid[oaie]|sod[oaie]|ferm[oaie]',
        'morbid[oaie]|soffic[ei]|tener[oaie]|flessibil[ei]|moll[ei]',
      ),
      age: scale(
        'vecchi[oae]?|stagionat[oaie]|matur[oaie]|invecchiat[oaie]|antic[oaih]+e?',
        'giovan[ei]|fresc[oaih]+e?',
        {
          nouns: 'stagionatura|invecchiamento',
          most: c`stagionat[oaie] più a lungo(?<=(?:quale?|quali|il|la|quell[oaie]) .{0,50}); stagionatura più lunga`,
          more: c`stagionat[oaie] più a lungo`,
          less: c`stagionat[oaie] (?:meno|di meno)`,
        },
      ),
      newness: scale(
        'nuov[oaie]|recent[ei]|modern[oaie]|aggiornat[oaie]',
        'modello vecchio|datat[oaie]|superat[oaie]',
        {
          most: c`(?:l'|gli )?ultim[oaie] (?:modell[oi]|version[ei]|generazion[ei]|arriv[oi]|uscit[aeo]|novità); appena uscit[oaie]; novità`,
          more: c`troppo vecchi[oa]`,
          less: c`modell[oi] precedent[ei]; versione precedente`,
        },
      ),
      people: scale('', '', { nouns: 'person[ae]|ospiti|gente|posti|giocatori|coperti' }),
    },
    spokenDegrees,
    spoken,
  ),
  most: [
    ...c`(?:il|la|i|le) più; (?:il |la |i |le )?maggior[ei]?(?: numero di| quantità di| contenuto di)?; (?:il |la )?massim[oa]; (?:il |la |i |le )?miglior[ei]?; (?:più alt[oa]|più elevat[oa]|più ricc[oaih]+e?) (?:di|in)`,
    `(?=più)(?<=${namedOrAsked})più`,
  ],
  more: [
    ...c`di più; maggior[ei] (?:quantità|numero|contenuto)?(?: di)?; superior[ei]; miglior[ei]; più (?:ricc[oaih]+e?|alt[oaie]) (?:di|in)`,
    `(?=più)(?<!${namedOrAsked})più(?! o meno)`,
  ],
  least: [
    ...c`(?:il|la|i|le) meno; (?:il |la |i |le )?minor[ei]?(?: numero di| quantità di| contenuto di)?; (?:il |la )?minim[oa]; più (?:bass[oaie]|pover[oaie]) (?:di|in)`,
    `(?=meno)(?<=${namedOrAsked})meno`,
  ],
  less: [
    ...c`di meno; minor[ei] (?:quantità|numero|contenuto)?(?: di)?; inferior[ei]; non (?:così|tanto|troppo) (?:tant[oaie]|ricc[oaih]+e?)`,
    `(?=meno)(?<!${namedOrAsked})(?<!più o )(?<!non )meno(?! male)`,
  ],
  these: c`
    quest[ie](?! (?:giorni|settimane|mesi)); quell[ie]; quei; quegli; (?:di|tra|fra) (?:questi|queste|quelli|quelle|essi|loro); quale (?:di|tra|fra) (?:questi|queste|quelli|quelle|loro); qual[ei](?= (?:è|e|ha|sono|hanno|pesa|costa|dura|dei|delle|di|suona|mi|fa|va|tra|fra|conviene) ?); qual(?= (?:è|e) )`,
  both: c`entramb[ie]; tutt[ie] e due; tutt'e due; tutt[ie] (?:e )?2; (?:i|le|dei|delle|tra i|tra le|questi|queste) (?:due|2); ambedue; ciascun[oa]; l'un[oa] e l'altr[oa]`,
  again: c`di nuovo; ancora una volta; torn(?:iamo|ando|are|o) (?:a|al|alla|allo)`,
  earlierOn: c`
    di (?:prima|poco fa|poc'anzi); (?:che|del quale) (?:mi|ci) (?:hai|ha|avete|avevi|avevate) (?:mostrato|fatto vedere|detto|proposto|indicato)(?: prima| per prim[oa])?; di cui (?:abbiamo )?parl\p{L}+; (?:torn|rived|riprend|riguard)\p{L}*(?: (?:a|al|alla|allo|il|la|lo|il))?`,
  other: c`l'altr[oa]; (?:dell|all|nell)'altr[oa]; gli altri; le altre(?! (?:taglie|misure|versioni|marche)); quell'altr[oa]; quegli altri; quelle altre`,
  correction: c`
    (?:no|scusa|scusi|scusate|ops|ah no|anzi|aspetta|pardon),? (?:no,? |scusa,? |scusi,? |aspetta,? )?(?:io )?(?:intendevo|intendo|volevo|dicevo|parlavo|cercavo|cerco|chiedevo); intendevo; volevo dire; dicevo; parlavo (?:di|del|della|dei|delle); mi (?:riferivo|riferisco) (?:a|al|alla|ai|alle); mi sono (?:sbagliat[oa]|spiegat[oa] male|espress[oa] male); ho sbagliato; mi avete frainteso; non (?:quell[oaie]|quest[oaie]),; non era quello; non è quello che
    anzi; in realtà; a dire il vero; piuttosto(?= (?:un|una|dei|delle|il|la)\b); ripensandoci; no,? (?:meglio|piuttosto|quell[oaie]|aspetta); come non detto`,
  clauseStart: c`
    (?:il|la|le|i) (?:prezzo|costo|costi|spese|spedizione|consegna)(?= (?:of|for|to|von|für|nach|vom|zum|zur|du|de|des|pour|vers|à|del|para|a|di|dello|della|per|in|van|voor|naar|do|da|dos|das))
    (?:me l[oaie]|ce l[oaie]|lo|mi|ci) \p{L}{3,}(?:ate|ete|ite)
    quanto; quanta; quanti; quante; quant'è; come; com'è; quando; dove; dov'è; chi; che; cosa; cos'è; cos'ha; perch[eé]; qual[ei]?; qual'è; (?:a|di|in|da|con|per|su) (?:che|quale?|quali|chi|quanto|quanti|quante|cosa|dove); fino a (?:quando|che|quanto); entro quando; da quando; ogni quanto; kuanto; quant è; xke
    avete; ce l'avete; ce li avete; ne avete; ce n'è; c'è; ci sono; ha; hai; hanno; è (?:ancora |già |anche )?(?:disponibil[ei]|possibile|vero|compres[oa]|inclus[oa]|adatt[oa]|impermeabile|lavabile|vegan[oa]|biologic[oa]|originale|fatt[oa]|pront[oa]|normale|regolabile|compatibile); sono; fate; spedite; vendete; accettate; potete; posso; si può; si possono; può; puoi; possiamo; consegnate; siete; aprite; chiudete; consigliate; riparate; regolate; incartate; costa; costano; pesa; pesano; dura; durano; va; vanno; funziona; suona; serve; servono; ci (?:posso|sta|stanno|va|vuole|arrivate); mi (?:serve|servono|serv[ei]rebbe|fate|consigliate|potete|può|conviene|dite|mandate); esiste; esistono; arriva; arrivano; include; comprende; contiene; regge; tiene; si lava
    vorrei; cerco; voglio; cercavo; ho bisogno; prendo; mostra(?:mi|temi|re)?; fammi vedere; dimmi; ditemi; poi; (?:fino a|a partire da|da|con|per|su|sotto) (?:che|quale?|quali|chi|quanto|quant[aie]|cosa|dove|quando)`,
  opening: c`
    (?:(?:oh |ah |ma )?(?:che |un )?(?:peccato|delusione|sfortuna)|uffa|accidenti|mannaggia|ops|boh|hm+|mm+|sono indecis[oa]|pazienza|(?:non )?fa niente|vabb?eh?)(?=\s*[,.!])
    (?:a?(?:ha){2,8}h?|aha(?:ha){1,8}|(?:he){2,6}h?|(?:hi){2,6}|(?:ja){2,6}j?|(?:ah){2,6}a?|l+o{1,4}l+|xd+|(?:rs){2,4}|k{3,8})(?=[,.!])
    (?:cambio argomento|cambiando argomento|(?:un')?altra (?:cosa|domanda|questione)|altro argomento)(?=\s*[:,.-]);
    (?:ops|oh|scusate?|scusi|aspetti?)?,? ?(?:mi sono sbagliat[oa]|ho sbagliato|errore mio|mio errore|colpa mia)(?= |,)
    (?:(?:ho |avrei |solo )?(?:due|tre|un paio di|alcune) (?:domande|cose)|(?:l')?ultima)(?=\s*[:,.-])
    (?:allora|quindi|dunque|beh|be'|bè|ehm+|eh|hm+|mh+|ah|oh|ecco|senta|senti|insomma)(?=,| (?!(?:sì|no|bene|grazie|ok|va bene|peccato)\b)); (?:ok|e|ah) (?:allora|quindi)
    (?:(?:solo |e |ok,? )?(?:una |un'altra )?(?:piccola |ultima |veloce |breve |semplice )?(?:domanda|curiosità|cosa|domandina|informazione))(?: veloce| stupida| ancora| per voi)?(?=\s*[:,.-]); un'altra cosa(?=\s*[:,.-])
    (?:ho|avrei|avevo) (?:solo )?una (?:domanda|domandina|curiosità)(?: per voi| veloce)?; (?:posso|potrei) (?:chiedere|chiedervi|chiederle|farvi una domanda|fare una domanda)(?: una cosa| un'informazione)?
    (?:scus(?:a|i|ate|ami)|mi scusi|perdonate|perdoni)(?:,)? (?:il disturbo|per il disturbo|se disturbo); (?:scusa|scusi|scusate|mi scusi)(?=\s*[,.:!-])
    (?:mia|mio) (?:moglie|marito|fidanzata|fidanzato|madre|padre|figlio|figlia|amica|amico|sorella|fratello|compagna|compagno|capo) (?:chiede|vuole sapere|vorrebbe sapere|mi chiede)
    (?:volevo|vorrei|voglio|mi piacerebbe) (?:sapere|chiedere|chiedervi)(?: una cosa)?; (?:mi|ci) (?:sa|sai|sapete|saprebbe|sapresti|sapreste|può|puoi|potete|potrebbe|potresti) dire; (?:può|puoi|potete|potrebbe|potreste) dirmi; (?:dimmi|mi dica|ditemi)(?=\s*[,:-])
    (?:sai|sa|sapete)(?= (?:quanto|quanti|qual|che|dove|quando|come|a che|fino)); a proposito; per curiosità
    (?:h+m+|mm+|m+h+m+|e+h+m*|a+h+|o+h+|ok(?:ay)?|okey|boh|uhm+); (?:bene|benissimo|perfetto|ottimo|va bene|capito|ho capito|capisco|d'accordo|fantastico|allora|bello|interessante|certo|dunque)(?=\s*[,.!])`,
  closing: c`
    per (?:favore|piacere|cortesia); (?:mille |tante |molte )?grazie(?: mille| in anticipo| tante)?; ragazzi; (?:lo|la) (?:sa|sai|sapete|sapreste|saprebbe); (?:così,? )?per curiosità; a proposito; buona giornata; saluti; da voi; nel vostro negozio; da lei`,
  whether: c`se`,
  asksWithin: c`quant[oaie]; qual[ei]; (?:di|in|con|a|per) (?:che|cosa)`,
  and: c`e(?: anche| poi| inoltre)?; ed; &; (?<!quanto )più; anche; inoltre; nonché; oltre a; poi; and; pure; e pure`,
  or: c`o(?: anche| magari)?; oppure; ovvero; od`,
  together: c`se ne (?:prendo|compro|ordino|prendiamo) (?:\d{1,3}|due|tre|quattro|cinque|sei); insieme; in tutto; in totale; tutto insieme; totale; complessivamente; tutti insieme; tutt[oi] (?:quanto|assieme); assieme; quanto (?:fa|viene|spendo|pago|mi viene|verrebbe|farebbe)(?: in tutto| insieme| tutto)?(?= .{0,30}(?:tutto|insieme|totale|due|tre|quattro)); quanto fa; la somma; se (?:ne )?(?:prendo|compro) (?:due|tre|quattro|2|3|4); quanto per(?= (?:due|tre|quattro|cinque|\d))
    (?:\d{1,3}|due|tre|quattro|cinque|sei|otto|dieci|dodici) quanto (?:fanno|vengono|costano|sono); quanto (?:fanno|vengono|costano|vengono a costare) (?:\d{1,3}|due|tre|quattro|cinque|sei|otto|dieci|dodici)(?! (?:giorni|ore|mesi))`,
  fits: c`(?:va|vanno|andrebbe|andrebbero|funziona|funzionano)(?: bene)? (?:con|su|per|in|sul(?:la)?|nel(?:la)?|col); compatibil[ei](?: con)?; (?:si )?adatta(?:no)?(?: a)?; adatt[oaie] (?:a|per)(?:l(?:la)?)?; si abbina(?:no)?(?: a| con)?; ci st(?:a|anno)`,
  goesWith: c`(?:da|per) (?:abbinar|accompagnar|affiancar|metter|aggiunger)(?:e|ci|gli|l[oaie]|vi)(?: (?:a|con|insieme a|accanto a) (?:quest[oaie]|quell[oaie]|lui|lei|loro|esso|essa))?(?= ?(?:$|[?.,!])); che (?:ci |gli |le )?(?:vada|vadano|va|vanno|stia|stiano|sta|stanno)(?: bene)?(?: con (?:quest[oaie]|quell[oaie]|lui|lei|loro|esso|essa))?(?= ?(?:$|[?.,!])); (?:in )?(?:abbinat|coordinat)[oaie](?= ?(?:$|[?.,!]))`,
  howManyLeft: c`(?:ce ne sono|ne avete|ne restano|ci sono) (?:abbastanza|a sufficienza|così tant[ie]|tant[ie])(?= ?(?:$|[?.,]| per \d)); (?:l[ie]|ce l[ie]) avete(?= ?(?:tutt[ie] ?)?(?:$|[?]))(?<=\d[ ,.].{0,40}); (?:bastano|sono abbastanza)(?= ?(?:$|[?]));
    (?:^|e )quant[ie](?= ?\?*$)
    (?:ne (?:avete|ha|hai|restano)|ce ne sono) (?:ancora )?(?:\d{1,3}|due|tre|quattro|cinque|sei)
    quant[ie] (?:ve )?ne (?:avete|restano|rimangono|sono rimast[ie]|ha|hai|avanzano|sono|ci sono)(?: ancora| disponibili| in magazzino)*; quant[ie] (?:ce )?ne (?:sono|avete|restano|stanno)(?: ancora)?; ne (?:avete|restano|rimangono|sono rimast[ie]) (?:ancora )?quant[ie]; quant[ie] (?:pezzi|disponibili|rimasti|ancora|restano|rimangono|sono rimast[ie]|in magazzino|in stock|ce n'è)
    quant[ie] .{0,40}(?:in magazzino|disponibili|rimast[ie]|in stock|restano|rimangono|avete ancora|vi restano); (?:numero di|quanti) pezzi; quant[ie] (?:di quest[ie]|di quell[ie]) .{0,20}(?:avete|ci sono|restano)?; quante? ne (?:avete|hai); giacenza
    quant[ie] (?:pezzi|paia|unità|esemplari|confezioni|bottiglie|vasetti|scatole|copie)? ?(?:ve |ce )?ne (?:avete|restano|rimangono|sono|avanzano|posso|ho)(?! (?:dentro|in ogni)); quant[ie] (?:ve|vi|ce) ne (?:sono|restano|rimangono|avanzano); quant[ie] (?:pezzi|paia|unità|esemplari|confezioni) (?:avete|ci sono|restano|rimangono|sono|vi)(?! (?:nel|nella|dentro|in ogni)); (?:quant[aoe] è|qual è|com'è) (?:la |lo |il )?(?:giacenza|scorta|stock|disponibilità); quant[ie] ne posso (?:comprare|ordinare|prendere|avere); (?:ne avete|ce ne sono) (?:ancora )?(?:molt[ie]|tant[ie]|parecch[ie])`,
  backWhen: c`
    quando .{0,40}(?:torn\p{L}*|disponibil\p{L}*|di nuovo|riassort\p{L}*|arriv\p{L}*|rientr\p{L}*|riavr\p{L}*|riavete|in stock|rifornit\p{L}*|ritorn\p{L}*); torn(?:a|ano|erà|eranno|erete ad aver\p{L}*)(?: disponibil[ei]| in magazzino| in stock| presto| quando); di nuovo (?:disponibil[ei]|in magazzino|in stock); riassortiment\p{L}*; prossim[oa] (?:arrivo|rifornimento|consegna|lotto); (?:lo|la|li|le) (?:riavrete|riavete|ordinate di nuovo|riordinate); ne (?:arrivano|arriveranno|riceverete|avrete) (?:altr[ie]|ancora|presto)
    tra quanto (?:torna|arriva|è|sarà|sono) .{0,20}; ritorn(?:a|ano|erà) disponibil[ei]; avvis\p{L}* quando
    (?:quando|presto) .{0,30}(?:altr[ie]|di nuov[oi]|riaver\p{L}*|rientr\p{L}*|riarriv\p{L}*|riforn\p{L}*|ne avrete|ne ricevete|ne arrivano); riforniment\p{L}*; riassortiment\p{L}*; (?:ne|vi|ve ne) (?:arriv|rientr|torn)(?:a|ano|eranno|erà)(?: (?:altr[ie]|presto|ancora))?`,
  awaited: c`
    (?:quando|da quando|per quando|entro quando|a partire da quando|in che data) .{0,40}(?:avere|averl[oaie]|comprar\p{L}*|acquistar\p{L}*|ordinar\p{L}*|prender\p{L}*|trovar\p{L}*|trovo|disponibil[ei]|avrete|ricevete)
    quanto .{0,25}(?:aspettare|attendere)`,
  haveIt: c`
    (?:ce l'avete|ce l'hai|ce li avete|ce le avete|l'avete|lo avete|la avete|li avete|le avete|l'ha|lo fate|la fate|lo vendete|ne avete|ce n'è)(?: anche| pure| ancora| disponibil[ei])*(?: in(?! (?:magazzino|stock|negozio))| di| da)?; (?:c'è|esiste|esistono|ci sono|è disponibile|sono disponibili|viene|si trova|arriva)(?: anche| pure)* in(?! (?:magazzino|stock|negozio|offerta|sconto|italia)); anche in(?= \p{L}+); (?:lo|la) stess[oa] in; disponibil[ei] (?:anche )?in(?! (?:magazzino|stock|negozio))`,
  perUnit: c`(?:(?:al|a|per|il|ogni) |/ ?)(?:chilo(?:grammo)?|kg|kilo|litro|100 ?(?:g|gr|grammi|ml)|metro); (?:all'|l'|per )etto; (?:(?:per|ogni|al|a) |/ ?)(?:l(?!')|pezzo|confezione|bottiglia|metro quadro|mq|tazza|dose|cialda|capsula|persona); prezzo al (?:chilo|kg|litro|metro); cadaun[oa]`,
  yearsOld: c`
    (?<n>\d{1,2}) ?ann[io](?! (?:di )?(?:garanzia|stagionatura|invecchiamento)|.{0,4}garanzia)(?<!(?:garanzia|stagionat[oaie]|invecchiat[oaie]|da|fa|per) (?:di )?\d{1,2} ?ann[io])(?! fa); (?<!(?:garanzia|stagionatura) )(?:di|ha|ha compiuto|compie|compirà|fa|età) (?<n>\d{1,2}) ?ann[io](?! (?:di )?garanzia); (?<n>\d{1,2})enne; età (?:di )?(?<n>\d{1,2}); (?<=(?:figliolett[oa]|nipot[ei]|amic[oa]|${kin})(?: che)?,? )(?:di|(?:ne )?ha|compie|fa) (?<n>\d{1,2})(?= ?(?:$|[,.?!]| e ))
    (?:bimb[oa]|neonat[oa]|bambin[oa]|cucciol[oa]|gattin[oa]|figli[oa]|nipote|nipotin[oa])(?: di| che ha| ha)? (?<m>\d{1,2}) ?mesi; ha (?<m>\d{1,2}) ?mesi`,
  tallBefore: c`(?:qualcuno|persona|persone|alt[oa]|${kin}(?: è| di)?)(?: che| è| di| alt[oa]| circa| quasi){0,3}`,
  tallAfter: c`di (?:altezza|statura)`,
  forPeople: c`
    per (?<n>\d{1,3}|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) ?(?:person[ae]|pers\.?|ospiti|adulti|bambini|amici|giocatori|commensali|coperti|posti); (?<n>\d{1,3}|due|tre|quattro|cinque|sei|otto|dieci|dodici) (?:persone|posti|ospiti|coperti|commensali); da (?<n>\d{1,2}|due|tre|quattro|sei) (?:posti|persone)
    (?:famiglia|gruppo) di (?<n>\d{1,2}|tre|quattro|cinque|sei|sette|otto|dieci|dodici); siamo (?:in )?(?<n>\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici)(?= ?(?:$|[,.?!]| e | persone| a )); per (?<n>due|tre|quattro|sei|otto)(?= ?(?:$|[,.?!]))
    (?:saremo|siamo|saremmo) (?:in )?(?<n>\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici)(?= ?(?:$|[,.?!]| e | persone| a | in )); (?<n>\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) person[ae] (?:devono|dovrebbero|possono|ci stanno|dormono)
    (?<n>\d{1,2}|due|tre|quattro|cinque|sei|otto|dieci|dodici) (?:giocatori|amici|posti letto|invitati|teste)(?= ?(?:$|[,.?!]| e | per )); (?:ci (?:stanno|stiamo|dormono)|ci stiano) in (?<n>\d{1,2}|due|tre|quattro|cinque|sei|otto|dieci)`,
  tellMore: c`
    (?:dimmi|dite(?:mi)?|mi dica|mi dite|parlami|parlatemi|mi parli|raccontami|raccontatemi)(?: di più| qualcosa(?: di più| in più)?| meglio)?(?: (?:di|del|dello|della|dei|su|sul|sulla|riguardo))?(?<!dimmi)(?<!ditemi)(?<!mi dica)(?<!mi dite); saperne di più; (?:più|maggiori|altre) (?:info|informazioni|dettagli)(?: su\p{L}*)?; (?:info|informazioni|dettagli) (?:su|sul|sulla|sui|sulle|sullo|per favore|riguardo); descri(?:vi|vimi|vetemi|zione|vere)
    (?:che )?cosa? ha di (?:speciale|particolare); cos'ha di (?:speciale|particolare); com'è fatt[oa]; caratteristiche; scheda tecnica
    (?:cos'altro|che altro|cosa altro|cosa|che cosa) (?:mi |ci )?(?:può|puoi|potete|sa|sai|sapete) (?:dir(?:mi|e|ci)?|raccontar(?:mi|e|ci)?)(?: di più| ancora| in più)?; (?:dir(?:mi|ci)|raccontar(?:mi|ci)|saper(?:ne|e)) (?:qualcosa )?(?:di|in) più`,
  gift: c`
    regal[oi](?<!(?:pacchetto|pacchetti|confezione|confezioni|carta|carte|buono|buoni|pacco|busta|incarta\p{L}{0,4}|card) (?:come |da |per )?regal[oi]); regalare; pensierino; regalino; idee?(?: regalo| per|$| su); per (?:(?:il|la|un|una|i) )?(?:suo |sua |mio |mia )?(?:compleanno|matrimonio|natale|laurea|anniversario|festa (?:del papà|della mamma)|pensione|battesimo|comunione)
    (?:cosa|che cosa|che|quale?|quali)(?: \p{L}+)? (?:(?:mi |ci |gli |le )?(?:consigli\p{L}*|suggeri\p{L}*|raccomand\p{L}*)|(?:gli |le |mi )?(?:prendo|prendiamo|compro|regalo|conviene|potrei|dovrei|scelgo) ?); cosa (?:mi|ci) serve; consigli\p{L}*; suggeri(?:menti|mento|te|sci|sce|tem\p{L}*); un parere
    qualcosa (?:di \p{L}+ )?(?:per|da); (?:ideale|adatt[oa]|perfett[oa]|meglio|migliore|buon[oa]) per; non so (?:cosa|quale?|che|quali)(?: \p{L}+)?; aiut(?:ami|atemi|armi|o|are)(?: a)? ?(?:scegliere|trovare|decidere)?; quale mi conviene`,
  anything: c`
    (?:che|cos)(?: |')altro(?= (?:avete|di|in|per|c'è|è)); qualcosa; qualche cosa; (?:un|qualche) (?:prodotto|articolo)(?= (?:per|in|contro|sotto|che)); la cosa (?:più|meno); (?:che cosa|cosa|che) (?:avete|c'è|vendete|proponete|offrite); roba(?= (?:per|in|da|di))`,
  anyPrice: c`
    (?:può|potrebbe) (?:anche |pure )?costare (?:un po'|qualcosa|di più)(?= ?(?:$|[,.!]| di più)); non (?:mi|ci) (?:dispiace|importa) spendere(?: un po'| qualcosa)?(?: di più)?(?= ?(?:$|[,.!]))
    (?:il|al) (?:prezzo|budget|costo)(?: in realtà| alla fine)? (?:non importa|non conta|non è (?:un problema|importante)|è indifferente|è secondario); non importa (?:il prezzo|il budget|quanto costa|quanto spendo); (?:lasci(?:a|amo)? (?:perdere|stare)|dimentic(?:a|hi|hiamo)|scord(?:a|iamo)|al diavolo|pazienza per|chi se ne frega del?) (?:il |del )?(?:prezzo|budget|limite); (?:può|possono) (?:anche )?costare di più; a qualsiasi prezzo; qualunque sia il prezzo; non bado a spese; non guardo (?:al|il) prezzo; il budget non conta`,
  ofAll: c`(?:di|tra|fra) (?:tutti|tutte) (?:i|gli|le)(?: vostr[ie])?(?= \p{L}); (?:di|in|del|nel) (?:tutto il )?reparto(?: (?:di|dei|delle))?(?= \p{L})`,
  wholeShop: c`(?:di|in) tutto il (?:negozio|catalogo|sito|vostro catalogo); (?:del|nel) (?:vostro )?(?:negozio|catalogo); in assoluto; di tutto quello che (?:avete|vendete)`,
  purposeBefore: c`(?:per|che serva a|che serve a|che serva per) (?:poter |far |fare )?(?!(?:comprare|vedere|avere|trovare|ordinare|sapere|regalare|pagare|prendere|spendere|essere|mare|cellulare|cambiare|fare|poter) )\p{L}{2,}(?:are|ere|ire|rre)(?:l[oaie])?(?= ); (?:devo|dobbiamo|bisogna|ho bisogno di|avrei bisogno di) (?:far )?(?!(?:comprare|vedere|avere|trovare|ordinare|sapere|regalare|pagare|prendere|spendere|essere|cambiare|fare|ritirare|restituire|parlare) )\p{L}{2,}(?:are|ere|ire|rre)(?= ); (?:qualcosa|qualche cosa|roba) (?:perché|così|affinché|per non|che (?:protegga|eviti|tenga|impedisca|tolga))(?: (?:non|che|si|mi|il|la|lo|i|gli|le|mio|mia)){0,3}`,
  purposeAround: c`con cui (?:poter |posso |possa )?\p{L}{3,14} (?:il |la |lo |le |i |gli |del |della )?\p{L}+`,
  somethingFor: c`(?:qualcosa|qualche cosa|un prodotto|un rimedio|roba)(?: (?:di buono|di adatto|di specifico)){0,1} (?:per|contro)(?: (?:il|lo|la|i|gli|le|l'|mio|mia|miei|mie|un|una))*; (?:che cosa|cosa|che) (?:avete|consigliate|c'è) (?:per|contro)(?: (?:il|lo|la|i|gli|le|l'|mio|mia|un|una))*`,
}
