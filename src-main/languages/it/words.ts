import type { Words } from '../language.ts'

export const words: Words = {
  stop: `a ad ai al alla alle allo anche avete aveva c che chi ci ciao coi col come con cosa cos costa costano cerco d da dal dalla dei del
    della delle dello di dove e è ed era essere fare fino gli grazie ha hai hanno ho i il in io l la le lei li lo loro ma me mi
    mia mio mostra mostrami mostrate ne nei nel nella no noi non o od ogni per perché più però può possibile posso potete prezzo
    prezzi prodotto prodotti articolo articoli qual quale quali qualche qualcosa quando quanta quante quanti quanto quel quella
    quelle quelli quello questa queste questi questo s se sei si sì siete solo soltanto ancora sempre davvero sono su sua suo sul
    sulla tra fra tu tua tuo tutti tutto un una uno va vende vendete vi voglio voi vorrei vostra vostro comprare trovare vedere
    disponibile disponibili ora adesso oggi attualmente meno favore allora dunque poi`,
  common: `che ci con da dei del della di e ed gli ha hai ho il io la le lei lo mi ne nei nel non o per quale quanto questo se si sono
    su un una uno vi avete ciao grazie vorrei`,
  neutral: 'il lo gli i e ed per da dei della di nel nei ciao grazie su',
  wishing: 'cercasi cercansi vendete cerco cerchiamo comprare vorrei vorremmo',
  needing: 'serve servono servirebbe cerco cerchiamo voglio vorrei vorremmo bisogno',
  goods: 'articoli prodotti cose roba cosette cosine robetta',
  asking: 'costoso veloce quanto quanti quando dove come sapere possibile domanda quali',
  chatter: 'ciao si no grazie bene peccato spendere',
  talk: `vendiate trattiate cercasi cercansi giorni ahah ahahah ahahaha hahaha hahahaha hihi hihihi hehehe jajaja jajajaja kkk kkkk rsrs lol lool xd xdd mdr ptdr fatemi fammi mostrami vedere idealmente possibilmente attualmente spendendo portarmi
    modello modelli sopra sotto accanto dietro vicino fate facciamo serve servono tenete ke ki xke xche xchè cmq nn qlc qlcs tt grz prendo prendere prenderei compro comprare risparmio risparmiare
     generale generalmente complessivamente cose caro cara adora piacerebbe aspetta intendevo abbastanza abbia abbiamo abbiate accordo ah altra altre altri altro
    altrimenti anzi appena arriva assolutamente attimo avere avrei avrebbe basta bene bisogno bo boh beh bravo certa certe
    certi certo chiaro chiedere chiedo ciascuno cioè circa come comunque confermami consigli consiglia consigliate
    consigliare così credo cui dai dato davanti decidere deve devo devono dice dici dico dire direi dite dopo dovrebbe
    dovrei dunque durante ecco eccetto effettivamente entrambi eppure era erano esattamente esempio essere fa faccia
    faccio fai fanno far fin finora forse fosse già giusto guarda idea importa importante infatti insieme insomma intanto
    invece lascia lì magari mai male maniera meglio mentre messo mette mettere mettiamo mica migliore modo molto molta
    molti molte momento nessuna nessuno neanche nemmeno neppure niente normalmente nostra nostro nulla nuovo oltre oppure
    ormai ottimo ovviamente pare parecchio peccato penso perfetto però piace piacciono piuttosto pochi poco poca possa
    possiamo possono potrei potrebbe potresti preferisco preferirei prende prendere prendo prendete prima primo problema
    proprio provare purtroppo qua qualsiasi qualunque quasi quindi qui ragione recente riesco rispetto roba sa sai sapere
    sapete sarà sarebbe scusa scusi secondo sembra sembrano senti sentire servirebbe sia simpatico soprattutto specie
    spesso sta stai stanno stare stato stessa stesso sto subito suggerite tale tanto tanta tanti te tenere tengo ti tipo
    toccare torniamo tranne trovo troppo tuoi tutta tutte tuttavia vado vai vanno vediamo vedo vengo veramente vero verso
    via viene visto volevo volta volte vuole vuoi
    ce almeno ragazzi scusate cercavo stavo stiamo
    siamo fu siano saranno stava stia abbiano avreste andrebbe danno dava darebbe poteva potreste possano vogliono voleva
    vorrebbe vorremmo so sanno faceva resta restano riesce riescono riuscite mostratemi mostrare cerchiamo cerca occorre
    bisogna pensi usa usano usare quei quegli degli agli dallo dagli dalle nello negli nelle sullo sui sugli sulle lui
    tali tante alcuni alcune nessun poiché senta guardi portare metto mandate miei mie posto dubbio
    super totalmente completamente estremamente particolarmente relativamente semplicemente idealmente carino carina
    carini carine bello bella belli belle bel decente cosina principalmente preferibilmente cercando servirebbero
    necessito interessa interessato interessata interesserebbe pensavo pensando consigliereste suggerimento
    suggerimenti scegliere scelgo guardare guardando guardo comprerei acquistare`,
  assisting: `esaurito esaurita disponibilità magazzino aiutare aiutarla aiutarti aiuto alternativa articolo articoli bene benvenuto buono buona cercare cerca categoria certo
    certamente chiaro colore colori confronto confrontare consigliare consiglio contatto contattare costa costano
    descrizione dettagli differenza differenze dire disponibile esempio esiste fatto felice gamma ideale informazioni
    interessa interessato lieto marca meglio messaggio migliore migliori modello modelli momento mostrare negozio nome
    numero offre offriamo offrire opzione opzioni ottimo ottima perfetto perfetta persona pesa piacere preferisce prezzo
    prezzi primo prima prodotto prodotti proporre domanda domande risposta risultato risultati sapere scegliere scelta
    seconda secondo seguente seguenti sezione suggerimento taglia taglie tipo trovare trovato variante vedere versione
    vendere`,
  shorthand: {
    ke: 'che',
    ki: 'chi',
    xke: 'perché',
    xò: 'però',
    qnd: 'quando',
    qst: 'questo',
    dv: 'dove',
    sn: 'sono',
    cn: 'con',
    tt: 'tutto',
    anke: 'anche',
    qlcs: 'qualcosa',
    cè: "c'è",
    nn: 'non',
    cmq: 'comunque',
    xché: 'perché',
    qlc: 'qualcosa',
    qnt: 'quanto',
    grz: 'grazie',
  },
  elided: 'l d un all dall dell nell sull quell quest dov cos quand',
  roundabout: [
    // "Quanto fa sulla bilancia?"
    ['\\bquanto (?:fa|segna|dà|pesa|fanno|pesano) sulla bilancia\\b', 'quanto pesa'],
    ['\\bnel (?:vostro|tuo) (?:assortimento|catalogo|negozio)\\b', 'qui'],
    ['\\bper caso\\b', ''],
    ['\\b(?:posso|si può|si possono) trovare (?:da voi )?', 'avete '],
    ['\\btrattate(?: anche)?\\b', 'avete'],
    ['\\bqualcosa da (?:indossare|mettere(?: addosso)?|mettermi)\\b', 'abbigliamento'],
    ['\\bqualcosa da bere\\b', 'bevande'],
    ['\\b(?:una )?mezza dozzina(?: di)?\\b', '6'],
    ['\\buna dozzina(?: di)?\\b', '12'],
    ['\\b(?:un )?(litro|chilo|kg|metro|anno) e mezzo\\b', '1,5 $1'],
    ["\\bun[' ’]ora e mezz[ao]\\b", '1,5 ore'],
    ['\\b(?:due|2) (litri|chili|kg|metri|ore|anni) e mezz[oa]\\b', '2,5 $1'],
    ['\\bmezzo (litro|chilo|kg|metro)\\b', '0,5 $1'],
  ],
  softening: 'esattamente precisamente davvero veramente realmente normalmente dunque forse praticamente',
  better: 'meglio preferibile ideale preferisco preferirei',
  filler:
    'ahah ahahah ahaha perfetto dai allora ok peccato va bene okay vabbè haha oh beh caro cara cari tesoro amico amica ragazzi ragazze capo gentilissimo gentilissima gentilissimi carissimo carissima bella bello grande fantastico ottimo perfetta mille',
  mine: 'mio mia miei mie nostro nostra',
  worn: 'vecchio vecchia vecchi vecchie rotto rotta rotti rotte guasto guasta andato andata consumato consumata attuale precedente',
  versionNames:
    'versione variante modello misura formato vasetto barattolo bottiglia confezione pacco pacchetto sacchetto sacco busta scatola tubo lattina flacone taglia colore paio',
  prepositions: 'al con da dal dalla dopo fino in nel nella per prima senza su',
  ownPrepositions: 'a ad',
  relative: 'che per con senza da di in',
  single: 'quello quella questo questa',
  several: 'quelli quelle questi queste nessuno nessuna',
  definite:
    'il lo la i gli le l quel quella quello quelli quelle quei questa questo questi queste del dello della dell nel nello nella nei nelle sul sullo sulla',
  cheap: 'economico economica economici economiche',
  dear: 'caro cara cari care costoso costosa',
  joining: 'e ed o',
  beforeSize: 'in',
  one: 'uno una un qualcuno qualcuna',
  except: 'tranne eccetto salvo meno escluso fuorché',
  among: 'tra fra',
  per: 'per ogni',
  slot: 'scheda schede espandibile espansione',
  birth: 'nascita',
  without: 'senza',
  with: 'con',
  adding: 'aggiungo aggiungere aggiungessi',
  thing:
    'cosa roba apparecchio apparecchi macchina macchine prodotto articolo coso elettrodomestico elettrodomestici oggetto oggetti',
  pack: 'scatola scatole confezione confezioni pacco pacchi paio paia pezzo pezzi sacchetto sacchetti bottiglia bottiglie barattolo barattoli unità rotolo rotoli sacco sacchi',
  denying: 'senza',
  nor: 'né',
  nothing: 'niente nulla nessuno',
  free: '',
  denyingAfter: '',
  denyingEnding: '',
  also: 'anche pure perfino persino',
  gratis: 'gratis gratuito gratuita gratuiti gratuite omaggio',
  untouched:
    'aperto aperta aperti aperte sigillato sigillata usato usata usati usate indossato indossata lavato lavata integro integra nuovo imballo imballaggio confezione originale etichetta etichette cartellino',
  yes: 'si vero',
  no: 'no non falso nessuno',
  people: 'persone',
  counted: 'giorno giorni settimane ore minuti mesi anni persone',
  asksTime: 'quando tempo',
  asksMany: 'quanti quante',
  spans: 'minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni lavorativi',
  abbreviations: 'art avv dott ecc ed max min p.es pag rif sig tel',
  question: {
    empty: `qualcuno possiamo possono va vanno a ad ai al alla anche c che chi ci come con cosa cui d da dal dei del della delle di dove e ed e fatto fatta gli ha hanno ho
      i il in io l la le lei lo loro ma mi mio molto ne nei nel nella no non o per piu possibile posso prodotto articolo puo quale
      quali quando quanto quanta questa queste questi questo se si sono su sua suo ti tra tu un una uno vi viene
      vero vera veri vere autentico autentica va vanno mettere
      semplicemente metterlo metterla tranquillamente`,
    pointing: 'questo questa questi queste quel quello quella',
    asking: 'che quale quali chi quando dove perche come quanto quanta quanti quante cosa',
    linking: 'contiene include incluso serve adatto funziona contengono dentro',
    having: 'ha hanno c',
    negating: 'non no senza mai ne nessun nessuna',
    hardly: 'poco poca appena leggermente',
    opposite: 's dis in non',
    amount: 'quanto quanta quanti quante',
    share: 'percentuale proporzione',
    apart: 'separatamente',
    needing:
      'serve servono necessario necessaria necessita richiede richiesto richiesta occorre occorrono bisogno',
    imitating: 'finto finta sintetico sintetica ecopelle similpelle artificiale imitazione',
    harmful: 'tossico tossica velenoso velenosa pericoloso pericolosa nocivo nociva perde',
  },
  recognition: {
    telling: `grande grandi il gli della dei di che è sono avete ha quanto quale quali quanti dove quando come cerco vorrei per con più meno ciao
      grazie buongiorno buonasera taglia colore prezzo costa una uno del nel anche questo questa cosa non posso c'è ci sei
      siamo siete era ero sarebbe ho hai abbiamo hanno voglio vuoi vuole puoi può potete possono devo devi serve servono
      piace piacerebbe capisco sai dimmi dica fa fare faccio vado viene arriva arrivato arrivata mi ti vi ne mio mia miei
      tuo tua suo sua nostro vostro questi queste quello quella quelli qualcosa qualcuno niente nulla nessuno altro altra
      altri altre stesso sempre mai adesso ora oggi domani qui presto poi sì bene male meglio peggio piccolo piccola nuovo
      nuova rotto rotta caro cara economico molto molta molti poco troppo tutto tutta tutti solo ancora già perché ma però
      oppure senza tra fra da dal dalla nella sul sulla alla delle secondo primo prima ripetere comprare pesa quanta vero va
      ce invece quindi anzi magari proprio mica almeno sotto sopra dopo durante contro infatti ecco appena spesso quasi
      davvero roba insomma boh salve scusi scusate nessun nessuna entrambi entrambe volevo cercavo avrei bisogno sapete fate
      sto stavo stiamo così fuori dentro vicino`,
    alone: `ciao grazie buongiorno buonasera arrivederci giacca giacche scarpe spedizione ordine orari rosso nero economico economica
      operatore taglia aiuto annullare fattura rimborso parlare persona qualcuno pagare restituire posso`,
    spelling:
      /\p{L}(?:zione|zioni|mente|etto|glia|aggio)(?!\p{L})|[àèìòù](?!\p{L})|(?<!\p{L})(?:dell|nell|un|c|dov)'\p{L}/gu,
  },
}
