import { cueList as c } from '../build.ts'
import type { Cues } from '../cues.ts'

const units =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const tens = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

function number(n: number): readonly string[] {
  if (n < 20) return [units[n] ?? '']
  const ten = tens[Math.floor(n / 10)] ?? ''
  const unit = n % 10
  if (unit === 0) return [ten]
  return [`${unit === 1 || unit === 8 ? ten.slice(0, -1) : ten}${units[unit]}`]
}

export const cues: Cues = {
  number,
  hundred: ['cento'],
  price: {
    currency: c`euro; eurini; eurozzi; euri; dollari; franchi`,
    pounds: c`sterline`,
    notes: [
      ['(?:una )?decina (?:di |d)euro', 10],
      ['(?:una )?quindicina di euro', 15],
      ['(?:una )?ventina di euro', 20],
      ['(?:una )?trentina di euro', 30],
      ['(?:una )?quarantina di euro', 40],
      ['(?:una )?cinquantina di euro', 50],
      ['(?:una )?sessantina di euro', 60],
      ['(?:un )?centinaio di euro', 100],
    ],
    weighing: c`pesa; peso`,
    max: c`
      meno di; sotto(?: (?:i|gli|ai|agli))?; inferior[ie] a; non più di; non (?:\p{L}{1,12} ){0,2}(?:spendere|pagare|superare)(?: più)?(?: di)?(?: i)?; senza superare(?: i)?; non oltre(?: i)?; non (?:costi|costino|superi|superino)(?: più)?(?: di)?(?: i)?; massimo; max\.?; al massimo
      più economic[oahie]+ di; al di sotto (?:di|dei)`,
    maxWeak: c`fino (?:a|ai|ad); €entro(?: i)?; budget(?: (?:di|è|è di|max\.?))?; €ho; €spendere`,
    maxAfter: c`(?:è|sono) (?:il )?(?:mio|nostro|il) (?:massimo|limite|tetto|budget); e non di più; e basta; non di più; massimo; max; al massimo; al limite; tutt'al più; o meno; di budget; (?:da|di|per) (?:spendere|spenderci|spesa); a disposizione`,
    min: c`più car[oaie] di`,
    minWeak: c`più di; come minimo; non meno di; oltre(?: i)?; sopra(?: i)?; a partire da; almeno; minimo; superior[ie] a; €da`,
    difference: c`(?:in|di) meno; in più; più (?:economic[oaie]|car[oaie])|meno car[oaie]; di sconto`,
    minAfter: c`o più; in su; minimo`,
    around: [],
    aroundWeak: c`circa; intorno (?:a|ai); attorno ai?; €sui; più o meno; approssimativamente`,
    between: [
      ['(?:tra|fra)(?: i)?', 'e(?: i)?|-'],
      ['(?:da|dai)', '(?:a|ai)|-'],
    ],
    money: c`prezz[oi]; spendo; spenderei; costan?o?; costare; budget; spendere; pagare; economic[oahie]+; car[oaie]`,
  },
  sizeWords: c`taglia; taglie; misur[ae]; numero`,
  terms: c`
      spedizion[ei]; spedite; spedire; consegn[ae]; consegnate; costi di spedizione; res[oi]; restituir[e]
      restituzione; rimbors[oi]; cambi[oa](?:re)?; garanzia; pagament[oi]; pagare (?:con|tramite); paypal
      fattura; buon[oi](?: sconto| regalo)?; coupon; codice (?:sconto|promozionale); carta regalo; dogana
      annullare; account; password; newsletter`,
  ask: {
    which: c`quale?; quali`,
    cheapest: c`
      (?<=(?<!\p{L})(?:il|la|i|le|lo) (?:\p{L}+ ){0,4})(?:più economic[oahie]+|meno car[oaie])(?! di); prezzo più basso; miglior prezzo`,
    dearest: c`
      (?<=(?<!\p{L})(?:il|la|i|le|lo) (?:\p{L}+ ){0,4})più car[oaie](?! di); più costos[oaie](?! di); prezzo più alto`,
    count: c`
      quant[ie](?= .{0,60}(?:avete|ha|ci sono|vendete|ne avete|disponibili)); quant[ie] ne (?:avete|ha)`,
    brands: c`(?:quali|che) march[ei](?: di)?; marche di; marchi di; di (?:quali|che) march[ei]`,
    sizes: c`
      in (?:quali|che) (?:altri |altre )?(?:formati|formato|confezioni|lunghezze); (?:in )?(?:quali|che) (?:altre )?(?:taglie|taglia|misure|numeri|numero); taglie disponibili; altre taglie; taglie`,
    colours: c`
      (?:in |di )?(?:quali|che) (?:altri )?color[ei]; colori disponibili; altri colori; colori; (?:quali|che|altre) (?:tinte|colorazioni)`,
    comparePair: c`
      (?:in )?(?:che )?(?:cosa|cos|modo) (?:è|e|sono|sarebbe|sarebbero) (?:divers[oaie]|different[ei]) (?<a>.{1,120}?) (?:e|da|dal|dalla|dallo|rispetto a|rispetto al|rispetto alla) (?<b>.{1,120}); (?:in )?(?:che )?(?:cosa|modo) (?<a>.{1,120}?) (?:è|sono) (?:divers[oaie]|different[ei]) (?:da|dal|dalla|dallo) (?<b>.{1,120})
      (?:(?:in )?(?:che )?(?:cosa|modo)|come) (?:si (?:differenzia|distingue|distinguono|differenziano)|differisc(?:e|ono)) (?<a>.{1,120}?) (?:e|da|dal|dalla|dallo) (?<b>.{1,120}); (?:che )?cosa (?:distingue|differenzia|separa) (?<a>.{1,120}?) (?:e|da|dal|dalla|dallo) (?<b>.{1,120})
      (?:che )?cos'?(?:a)? ?(?:ha|hanno) (?<a>.{1,120}?) (?:in più|di diverso|di più|che non ha) (?:di|del|della|rispetto a|rispetto al|rispetto alla|da|dal|dalla)? ?(?<b>.{1,120}); (?<a>.{1,120}?) a confronto con (?<b>.{1,120})
      (?:qual è |quali sono |che )?(?:la |le )?differenz[ae] (?:c'è |fa |passa |ci sono )?(?:tra|fra) (?<a>.{1,200}?) e (?<b>.+)
      (?:confronta(?:re|mi)?|paragona(?:re)?) (?<a>.{1,200}?) (?:e|con|a|vs\.?) (?<b>.+)
      (?:qual è meglio|cosa è meglio|è meglio|meglio)[,:]? (?<a>.{1,200}?) o (?<b>.+)
      (?<a>.{1,200}?) (?:vs\.?|versus|rispetto (?:a|al|alla|ai|alle)|in confronto (?:a|al|alla)) (?<b>.+)
      (?:in )?(?:che )?cosa cambia (?:tra |fra )?(?<a>.{1,200}?) (?:e|da|dal|dalla) (?<b>.+)`,
    against: ['contro'],
    than: ['rispetto (?:a|al|alla|allo)'],
    priceGap: c`(?:di )?quanto (?:costa|viene|pago|è|costano)(?: di)? (?:più|meno)(?: car[oa]| economic[oa])?; quanto (?:costa|viene|pago|costano) in (?:più|meno); di quanto è (?:più|meno) (?:car[oa]|economic[oa]|convenient\p{L}); differenza di prezzo; quanto (?:risparmi\p{L}+)`,
    compareThem: c`
      (?:che (?:cosa )?|cosa )(?:ho|ottengo|guadagno|mi danno|ci guadagno)(?: di più| in più)? (?:per|con) (?:la differenza|i soldi in più|il prezzo in più|la spesa in più)(?: di prezzo)?; (?:vale|valgono|giustifica)(?: la pena)? (?:la differenza|la spesa in più|il sovrapprezzo|spendere di più)(?: di prezzo)?; cosa l[oa] rende più car[oa]
      (?:che|quali) differenz[ae]; (?:in (?:che )?(?:cosa|modo)|come) (?:differiscono|si (?:differenziano|distinguono)|sono (?:divers[ie]|differenti)); l'un[oa] dall'altr[oa]; fra (?:di )?loro(?= ?\?*$); tra (?:di )?loro(?= ?\?*$); (?:che )?cosa li distingue; cosa cambia
      (?:confronta(?:re)?|paragona(?:re)?)(?:l[ie])?(?: i due)?; (?:qual è )?la differenza; differenz[ae] (?:tra|fra); (?:dove|quali) sono le differenze; ^(?:e )?(?:le |che )?differenz[ae](?= ?\?*$)
      qual è (?:il |la )?(?:migliore|meglio)`,
    price: c`
      (?:costa|costano|viene|vengono|fa|fanno|sarebbe|verrebbe)(?: tutto| in tutto| in totale| allora){0,2} (?:a )?quanto(?= ?\?*$)
      quanto (?:mi |ci |vi |le |li |la |lo )?(?:pago|paghiamo|spendo|sborso|devo|dovrei|bisogna|tocca|verrei|verrebbe|verrebbero|vengono|viene|costerebbe|costa|chiedete|ci vuole)(?: \p{L}{1,14}){0,3}? (?:pagare|spendere|sborsare|dare|tirare fuori|tirar fuori|mettere|costare|a costare|a costarmi)(?! (?:con|in) )
      a quanto (?:viene|vengono|ammonta|ammontano|sta|stanno|arriva|(?:la|lo|li|le) (?:fate|vendete|mettete|date)|mi (?:viene|viene a costare)|siamo); (?:qual è|quale sarebbe|che|a che|quale) (?:il suo |il |la )?(?:prezzo|costo|cifra|spesa); quanto mi (?:viene|vengono|costa|costerebbe|costano|verrebbe|chiedete|fate pagare|fa|spilla)
      quanto è(?= ?\??$)
      [qc]u?anto (?:costa(?:no)?|sta|viene|vengono|vale); qual è il prezzo; prezzo (?:di|del|della|dei); che prezzo; quanto(?: .{1,60})? (?:costa(?:no)?|costerebbero?|pago|pagherei|pagare|spendo|spenderei|spendere); (?<=[,:] ?)quanto(?= ?\?*$)
      (?<!(?:buon|miglior|stesso) )prezzo(?= ?\?*$); ^(?:e )?costa(?:no)?(?= ?\?*$); a quanto; quanto (?:chiedete|prendete|volete)(?: per)?; quanto (?:fanno|fa|verrebbe|sarebbe|costerebbe)
      quanto (?:costava|veniva|era)(?:no)?; prima (?:dello sconto|della promozione|dei saldi|dell'offerta)(?= ?\??$); invece di quanto; prezzo barrato; prezzo (?:di prima|precedente|originale|vecchio|iniziale|pieno|normale); vecchio prezzo; (?:si|bisogna|devo) pag(?:a|are)(?= ?\??$); costa qualcosa; è a pagamento`,
    stock: c`
      (?:portar(?:lo|la|melo|mela)? via|prender(?:lo|la)) (?:subito|oggi|adesso)
      (?:avete|c'è|è|ci sono)(?: .{1,20})? in negozio
      (?:è|sono) .{0,60}(?:disponibil[ei]|in stock|in magazzino|esaurit[oaie])
      avete .{1,60} (?:in magazzino|in stock); ancora disponibil[ei]`,
    keeps: c`(?:quanto(?: tempo)?|quanti (?:giorni|mesi|anni)|fino a quando) (?:\p{L}+ ){0,3}(?:dura|durano|conserva|conservano|regge|reggono)(?![a-z]); una volta (?:\p{L}+ ){0,2}apert\p{L}+; dopo (?:l'apertura|averl\p{L} apert\p{L}|aperto|aperta); scadenz\p{L}; scad(?:e|ono)`,
    obtain: c`
      (?:posso|si può|possiamo) (?:riordinare|ricomprare|riacquistare|avere di nuovo|comprare di nuovo)
      (?:posso|si può|si possono|possiamo|potrei|si potrebbe|riesco a|è possibile)(?: .{1,20})? (?:comprar|acquistar|ordinar|prender|aver|trovar|procurar)(?:e|l[oaie]|ne|mel[oaie]|sel[oaie])(?: .{1,50})? (?:adesso|ora|subito|in questo momento|al momento|attualmente|oggi|ancora|già|per ora|tuttora)(?= ?(?:$|[?!.,]))
      (?:l[oaie]|ne) (?:posso|si può|potrei|possiamo) (?:ancora |già )?(?:comprare|acquistare|ordinare|prendere|avere|trovare)(?: .{1,30})? (?:adesso|ora|subito|in questo momento|al momento|attualmente|oggi|ancora|già|per ora|tuttora)(?= ?(?:$|[?!.,]))
      (?:posso|si può|potrei|riesco a) (?:ancora|già|subito) (?:comprar|acquistar|ordinar|prender|aver|trovar|procurar)(?:e|l[oaie]|ne|mel[oaie]|sel[oaie])
      (?<!dove )si trova(?:no)?(?: (?:ancora|adesso|ora|in negozio|da voi|già))?(?= ?(?:$|[?!.,]))
      (?:ce )?(?:l'|lo |la |li |le |ne )(?:avete|hai|vendete) (?:adesso|ora|subito|in questo momento|al momento|attualmente|oggi|ancora|già|per ora|tuttora); (?:ce )?(?:l'|lo |la |li |le |ne )(?:avete|vendete) .{1,30} (?:adesso|ora|subito|in questo momento|al momento|attualmente|oggi|ancora|già|per ora|tuttora)(?= ?(?:$|[?!.,])); (?:adesso|ora|subito|in questo momento|al momento|attualmente|oggi|ancora|già|per ora|tuttora) (?:ce )?(?:l'|lo |la |li |le )avete
      (?:ve ne|ce n'|ve n'|vi|ve l'|ne) ?(?:è|sono) (?:rimast[oaie]|ancora|avanzat[oaie]); è (?:ancora )?(?:ordinabil[ei]|acquistabil[ei]|in vendita|in commercio|in pronta consegna|reperibil[ei])
      (?:l[oaie]|ne) trov[oi] .{0,30}(?:in negozio|già|da voi|pront[oaie])`,
  },
  inStock: c`pront[oaie] (?:da|per|a)(?: la| essere)? (?:spedire|spedit[oaie]|spedizione|partire|inviare); pronta spedizione;
      in stock; in magazzino; sullo scaffale; disponibil[ei](?: (?:subito|ora|adesso))?; pronta consegna; non esaurit[oaie]`,
  soldOut: c`esaurit[oaie]`,
  onSale: c`
      (?:qualche|una|che) (?:offerta|promozione|sconto)(?! di lavoro); in saldi; a metà prezzo; in ribasso; prezzi (?:scontati|ribassati|ridotti|speciali); occasion[ei]; svendite?;
      in offerta; in saldo; in sconto; scontat[oaie]; in promozione; offerte; saldi; promo; sconti; promozioni; ribassat[oaie]; a prezzo ridotto; in svendita; quanto (?:si )?risparmi\w*; quanto sconto; che sconto`,
  reference: {
    goesOn: c`e; ed; ma; o; oppure; che mi dite d[aei]\w*`,
    whatIf: c`(?:mettiamo|supponiamo|metti|poniamo) (?:che|caso); (?:e |ma |o )?(?:che succede |cosa succede |anche )?(?:se|nel caso) ; (?:e |ma )?(?:è |vale |sarebbe )?(?:lo stesso|uguale|la stessa cosa|anche) (?:per|con|se)`,
    narrows: c`solo; soltanto`,
    howLong: c`^(?:(?:e|ok|allora) )*(?:(?:in|per|entro) )?quanto (?:tempo|ci vuole|dura|durano|ci mettete?)(?: (?:ci vuole|ci vorrebbe|serve|dura|durano|ho|richiede))*$`,
    when: c`^(?:(?:e|ok|allora) )*(?:(?:da|fino a|entro) )?quando(?: (?:è|sarebbe|inizia))*$; (?:da|a partire da) (?:che|quale|quanto)(?: importo| cifra| età)?$`,
    it: c`
      (?:questo|questa|quello|quella|stesso|stessa) (?:prodotto|articolo|modello)
      (?:quanto|è|costa|ha|pesa|voglio|prendo) (?:questo|questa|quello|quella)$; quanto costa$
      (?:lo|la|li|le) (?:avete|vendete|prendo|voglio|compro); ce (?:lo|la|li|le|l'); lo stesso; la stessa
      quest[oa]; (?!pag|rest|rend|sped|mand|cambi|annul|ritir|ricev|ordin)\p{L}{2,}[aei]rl[oaie]
      (?:lì |là )?dentro(?= ?(?:$|[?,.])); ci (?:va|vanno|entra|entrano|sta|stanno)(?! bene)
      ci (?:posso|si può|si possono|si|può|possono) (?=\p{L})`,
    more: c`
      (?:cosa avete )?al (?:suo|loro) posto; (?:in |delle |qualche )?alternativ[ae]; qualcosa (?:di )?(?:simile|analogo|del genere|così)
      (?:mostra(?:mi|temi)?|fammi vedere|vedere|mostrate)(?: di)? (?:più|altri|altro|altre)
      (?:altri|altre)(?: (?:prodotti|articoli))?; altro; ancora; di più; qualcos'altro; che altro (?:avete|c'è)
      prossim[ie](?= ?(?:$|[?.!]))`,
    cheaper: c`
      (?:(?:qualcosa|uno|una|avete|di) )*(?:più economic[oahie]+|meno car[oaie]|meno costos[oaie])(?! di)
      troppo car[oaie]; troppo costos[oaie]`,
    dearer: c`
      (?:qualcosa )?(?:di )?(?:più car[oaie]|più costos[oaie])(?! di); di qualità migliore; qualcosa di meglio`,
    ordinals: [
      c`prim[oa]; 1\.?[°ºª]`,
      c`second[oa]; 2\.?[°ºª]`,
      c`terz[oa]; 3\.?[°ºª]`,
      c`quart[oa]`,
      c`quint[oa]`,
      c`sest[oa]`,
      c`settim[oa]`,
      c`ottav[oa]`,
      c`non[oa]`,
      c`decim[oa]`,
    ],
    last: c`ultim[oa]`,
    nth: c`
      (?:il|la|del|della|al|alla|l')? ?N(?: (?:prodotto|articolo|modello))?(?<=(?:il|la|del|della|al|alla|l') ?\p{L}+(?: \p{L}+)?)(?! (?:volta|giorno|ordine|soccorso|anno|settimana|mese))
      ^N$`,
    listedFirst: c`quell[oa] in (?:cima|alto|testa); in (?:cima|testa) (?:alla|della) lista; (?:quell[oa]|il|la) più in alto`,
    listedLast: c`quell[oa] in (?:fondo|basso); in fondo (?:alla|della) lista; (?:quell[oa]|il|la) più in basso`,
    number: c`(?:numero|n\.?|opzione|#) ?(?<n>10|[1-9])(?!\d)`,
    variant: c`
      (?:e |o |anche |c'è |(?:lo|la|li|le|l') ?avete |lo stesso |la stessa |esiste )+(?:anche )?(?:in|di)?; in
      e`,
  },
  intent: {
    greeting: c`(?:ciao|salve|buongiorno|buonasera|buon pomeriggio) (?:a tutti(?: voi)?|a tutte|ragazzi|a voi|gente); ciao; salve; buon ?giorno; buona ?sera; buon pomeriggio; buondì; hey; ehi
      hallo; hola; bonjour; salut; hello`,
    thanks: c`
      (?:mille |tante |molte )?grazie(?: (?:mille|tante|infinite|per .{1,40}))*; la ringrazio; molto gentile
      ti ringrazio`,
    goodbye: c`
      (?:passi|passate) una (?:buona|bella) (?:giornata|serata|domenica); un saluto; saluti(?= ?(?:$|[,.!])); un abbraccio
      (?:ok(?:ay)?|va bene|bene|perfetto|allora|dai|grazie|vabbè),? ciao; (?:scappo|vado|devo (?:andare|scappare))(?: ora| adesso)?
      arrivederci; arrivederla; a (?:presto|dopo|domani); (?:buona|bella) (?:giornata|serata|notte|domenica|settimana|continuazione)(?: a (?:lei|voi|te))?; buon (?:fine settimana|weekend|proseguimento|riposo)
      alla prossima; ci sentiamo; a più tardi; stammi bene; stia bene; notte notte; sogni d'oro; ciao ciao
      ci vediamo; addio; è tutto`,
    how_are_you: c`come (?:stai|sta|state|va|te la passi); tutto bene; come va; (?:che )?(?:bella|brutta|splendida) giornata(?: oggi)?,? (?:vero|eh|no)`,
    robot: c`
      (?:uman[oa]|persona) o (?:una? |un')?(?:macchina|bot|robot|computer|ia|chatbot); (?:macchina|bot|robot|computer|ia|chatbot) o (?:una? |un')?(?:uman[oa]|persona)
      (?:sei|lei è|è) (?:un |una |un')?(?:vera )?(?:persona|umano|robot|bot|macchina)(?: vera| reale)? o (?:un |una |un')?(?:persona|umano|robot|bot|macchina|computer)
      (?:sei|è|lei è) (?:un |una |un')?(?:robot|bot|umano|umana|persona(?: vera| reale)?|macchina|computer|ia|chatbot|vero|vera)
      (?:sto parlando|parlo) con (?:un |una )?(?:vera )?(?:robot|bot|umano|persona(?: vera| reale)?|macchina); chi (?:sei|è lei)
      come ti chiami; come si chiama lei`,
    help: c`
      ^aiuto$; (?:ho )?bisogno di(?: un)? aiuto; mi serve (?:un )?aiuto; (?:puoi|può|potete|potrebbe) aiutarmi; mi (?:puoi|può|potete) aiutare; aiutami
      (?:che )?cosa (?:puoi|può|sai|sa) fare(?: per me)?; (?:come|in (?:che )?cosa) (?:puoi|può) aiutarmi`,
    abuse: c`
      merda; stronz[oaie]; idiot[aie]; stupid[oaie]; cretin[oaie]; vaffanculo; cazzo; coglion[ei]; imbecill[ei]
      scem[oaie]; inutile; stai zitto; fanculo; truffa(?:tori)?; fai schifo; schifo`,
    human: c`
      mi (?:passi|passa|passate) (?:una? )?(?:operatore|operatrice|persona|collega|qualcuno|commess[oa]|responsabile); mi (?:metta|mette|metti|mettete) in contatto con; qualcuno con cui (?:parlare|posso parlare|scrivere)
      (?:parlare|chattare|comunicare|mettermi in contatto|mettetemi in contatto|parlo|passatemi|passami)(?: direttamente)?(?: con)? (?:un |una |uno |un'|il |la |qualcuno|vostro )?(?:vero |vera )?(?:umano|persona|operatore|operatrice|agente|qualcuno|addetto|commesso|commessa|consulente|responsabile|assistenza|servizio clienti|essere umano|collega|venditore)?(?<=umano|persona|operatore|operatrice|agente|qualcuno|addetto|commesso|commessa|consulente|responsabile|assistenza|clienti|collega|venditore)
      persona (?:vera|reale|in carne e ossa)
      ^(?:un |una )?(?:umano|operatore|agente|persona|assistenza|servizio clienti)(?: per favore)?$
      (?:voglio|vorrei|mi serve|ho bisogno di) (?:un |una )?(?:operatore|persona vera|umano|consulente)(?! per)
      qualcuno del (?:negozio|vostro)`,
    hours: c`
      (?:passo|passare|vengo|venire|passiamo)(?: da voi| in negozio| a trovarvi| lì){0,2} (?:oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?: (?:mattina|pomeriggio|sera|dopo pranzo|a pranzo))?; vi trovo (?:oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|aperti)
      fino a che ora (?:posso|si può|possiamo) (?:passare|venire)
      orari(?:o)?(?: (?:di apertura|di chiusura|del negozio))?
      (?<!si )(?:siete|è) (?:ancora )?(?:apert[oaie]|chius[oaie])
      (?:quando|a che ora|fino a che ora|fino a quando) (?:aprite|apre|chiudete|chiude|siete|è)
      ^(?:aperto|aperti|chiuso) (?:ora|adesso|oggi|domani|\p{L}+)$; aprite (?:la|il|oggi|domani)`,
    contact: c`
      come (?:arrivo|arriviamo|si arriva)(?= ?(?:$|[?.!])| da voi| al negozio); dove vi (?:trovo|troviamo); avete (?:una |un')?(?:e-?)?mail; mandar(?:vi|e) una (?:e-?)?mail; ^telefono(?= ?\??$)
      contatt(?:i|o|arvi|are)(?! con); numero di telefono
      (?:vostro|il|un) (?:numero(?: di telefono)?|indirizzo(?: (?:e-?mail|mail))?); vostro telefono; avete un telefono(?= ?(?:$|[?.!]))
      (?:vostra|la) (?:e-?mail|mail)
      dove (?:siete|si trova (?:il|la)?|vi trovate|è (?:il|la|vostro) ?(?:negozio|vostro negozio|sede))
      come (?:posso )?(?:contattarvi|raggiungervi|chiamarvi); posso chiamarvi
      indirizzo (?:del negozio|e-?mail)`,
    order: c`
      (?:aspett\w+|attes\w) .{0,30}(?<![a-z])[a-z]{0,5}[- ]?\d{4,}; [a-z]{0,5}[- ]?\d{4,} .{0,30}(?:doveva|dovrebbe|arriv\w+|consegnat\w|spedit\w|ricevut\w); dov(?:'|e )è (?:il |la )?[a-z]{0,5}[- ]?\d{4,}
      dov(?:'|e )è (?:il mio|la mia) (?:ordine|pacco|spedizione|consegna)
      (?:tracciare|stato del(?:l')?|stato di|seguire) ?(?:il )?(?:mio )?(?:ordine|pacco|spedizione)
      mio (?:ordine|pacco); mia spedizione; numero (?:d'ordine|di tracciamento|dell'ordine)
      quando arriva (?:il mio|la mia); non (?:ho ricevuto|è arrivat[oa]); ho ordinato`,
    buy: c`
      ^(?:ok,? |va bene,? |perfetto,? )?(?:lo |la )?prendo$
      (?:lo|la|li|le) (?:prendo|compro|ordino|voglio)$; prendo (?:questo|questa|quello|quella|entrambi|(?:il|la|lo|i|gli|le|l') ?.{1,40})$
      (?:voglio|vorrei) (?:comprar|ordinar|prender)(?:lo|la|li|le)$; (?:voglio|vorrei) (?:comprare|ordinare) (?:questo|questa|quello|quella|(?:il|la|lo|i|gli|le|l') ?.{1,40})$
      (?:come|dove) (?:posso |si (?:fa|può) (?:a |per )?|faccio (?:a |per )?)?(?:lo |la |li |le )?(?:compro|ordino|compra|ordina|comprare|ordinare|comprar|ordinar)(?:lo|la|li|le)?(?: (?:qui|online))?$; posso (?:comprar|ordinar)(?:e|lo|la|li|le)(?: (?:qui|online|direttamente))$
      (?:nel|al) carrello`,
    quote: c`
      preventiv[oi]; offerta (?:personalizzata|scritta); prezz[oi] all'ingrosso; all'ingrosso
      ordine (?:grande|in quantità); grandi quantità; sconto quantità`,
    callback: c`
      (?:fate|farmi|fatemi|fa) (?:uno squillo|un colpo di telefono|una telefonata); (?:mi|ci) (?:può|potrebbe|potete) (?:qualcuno )?(?:ri)?(?:chiamare|telefonare); telefonatemi; qualcuno (?:che )?mi (?:chiami|telefoni|chiama)
      parlare (?:con .{1,30} )?(?:al|per) telefono;
      mi (?:chiamate|richiamate|telefonate)
      richiam(?:are|atemi|armi|ami|ata); chiamatemi; chiamami
      (?:potete|può|potreste|qualcuno può) (?:per favore )?(?:ri)?chiamarmi; essere (?:ri)?chiamat[oa]
      mi (?:ri)?(?:chiamate|chiami|chiama)(?! \p{L}+o)`,
    stock_news: c`
      (?:avvis(?:atemi|ami|armi|are|i)|avvert(?:itemi|irmi)|inform(?:atemi|armi)|fatemi sapere|fammi sapere|mi avvisate|potete avvisarmi|notificatemi) (?:quando|se|appena|non appena)
      (?:di nuovo|nuovamente) (?:disponibil[ei]|in stock); quando torna(?:no)?(?: disponibil[ei])?
      tornerà disponibile; riassortimento`,
    product: c`
      avete; vendete; ha; cerco; sto cercando; cerchiamo; mostra(?:mi|temi); fammi vedere; mi serve
      ho bisogno di; vorrei(?! (?:parlare|sapere|restituire|annullare)); voglio(?! (?:parlare|sapere)); ci sono
      c'è; consigli(?:a|are|ate)`,
    question: c`
      come; posso; si può; cosa; quando; perché; dove; spedite; accettate; quanto tempo; devo; chi; è possibile`,
  },
  answer: {
    yes: c`sì; certo; volentieri; d'accordo; per favore`,
    agreed: c`ok; va bene`,
    no: c`no`,
    refusing: c`lascia stare; non importa`,
    unwanted: c`non (?:voglio|vorrei|desidero|mi serve|ho bisogno)`,
  },
  angry: c`(?:che|una|proprio una) (?:schifezza|porcheria|fregatura|ciofeca|vergogna|presa in giro|schifo|robaccia); (?:perso|persa|perdendo|finito|finita) (?:la )?pazienza; pazienza (?:è )?finita; ne ho abbastanza; sono stuf[oa]; non se ne può più; ridicolo; pessim[oi]; soldi buttati; è uno schifo; allucinante; prend\w+ in giro; uno scherzo; arrabbiat[oa]; furios[oa]; incazzat[oa]; delus[oa]; vergognos[oa]; una vergogna; inaccettabile; stuf[oa] di; truffa`,
  apology: c`dispiace; spiacent[ei]; scus\w*`,
  instructs: c`
    (?:d'ora in poi|da ora in poi|da adesso),? (?:tutto|tutti|tutte|ogni|i prezzi|il prezzo) .{0,30}(?:è|sono|costa\w*|vale|valgono); (?:nuov[ae]) (?:regol[ae]|istruzion[ei]|direttiv[ae]|disposizion[ei])(?: (?:del|della|di|dal) .{1,20})? ?:; (?:tutto|tutti gli articoli|tutti i (?:prodotti|prezzi)) (?:è|sono|costa\w*)(?: ora| adesso)?(?: a)? (?:gratis|[01](?:[.,]\d\d?)? ?(?:€|euro|centesimi)|un euro)(?= ?(?:$|[.,!])); (?:metti|imposta|cambia|abbassa|porta) (?:tutti |i |il |tuoi |vostri )+prezz[oi] .{0,30}a
    (?:d'ora in poi|da ora in poi|da adesso),? (?:sei|agisci|dici|rispondi|devi|ti comporti|sarai)
    (?:ignora|dimentica|scorda|scordati) (?:[\w']+,? ){0,5}(?:istruzioni|regole|ordini|detto|prompt)
    (?:ora|adesso) sei (?:il |la |un |una )?(?:capo|admin\w*|titolare|proprietari[oa]|sviluppat\w+); modalità (?:sviluppatore|admin|test|debug)`,
  begins: {
    inside: c`qual[ei]; quant[oaie](?! (?:sopra|detto|scritto|pare)); (?:fate|potete|vendete|spedite|accettate|riparate|consegnate|montate|mandate|consigliate|regolate); si può; si possono`,
    anew: c`si può; si possono`,
    question: c`sono; quale; quali; quanto; quanta; quanti; quante; come; dove; quando; pesa; si può; posso; va bene; serve; ha (?:un|una|il|la|l)`,
    wish: c`avete`,
  },
  pieces: c`(?:set|confezione|kit|scatola|pacco) (?:di|da) (?:\d{1,3}|due|tre|quattro|cinque|sei|otto|dieci|dodici); (?:\d{1,3}|due|tre|quattro|cinque|sei|otto|dieci|dodici) pezzi; (?:paio|coppia|tris) di`,
  bounds: {
    atLeast: c`almeno`,
    atMost: c`al massimo; fino a`,
    less: c`meno d[aeio]?`,
    more: c`più d[aeio]?`,
  },
  shopTopics: {
    returns: c`se(?: poi| alla fine| dopo| magari){0,2} non (?:mi |gli |le |ci |vi )?(?:(?:piac\w+|va bene|vanno bene|andasse bene|andassero bene|sta bene|stanno bene|convince|convincono)(?= ?(?:$|[?.,!:]| (?:posso|lo|la|li|le|si|cosa|che|come|c'è|poi|possiamo|può|ve|vi)(?![a-z])))|è (?:quello|quella|come)); (?:cambio|cambia|cambiamo) idea; ci ripenso; reso; resi; restitui\w*; rimbors\w*; (?:mand|rimand|port|riport|d)ar\w+ indietro; riport\w+; rimand\w+; ripren\w+; cambiarl[oaie]; renderl[oaie]; soldi indietro; ridate i soldi`,
    shipping: c`
      (?:arriv\w+|riceve\w*|ricev\w+|averl[oa]|ce l'ho|consegn\w+|a casa)(?: qui| in tempo){0,2} (?:prima d(?:i|el|ella)|entro|per) (?:il |la |le |lo )?(?:natale|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|fine settimana|compleanno|pasqua|feste|\d)
      (?:farm(?:i|elo|ela|eli|ele)|fare) (?:arrivare|portare|recapitare|mandare); port(?:arm|at|at?em)\w* a casa; a domicilio; riceverl[oaie] (?:entro|in|prima); averl[oaie] (?:entro|in|prima); recapit\w+; spedi\w+; (?:in|entro) quanti giorni; (?:quando|quanto tempo) .{0,30}(?:arriv\w+|a casa|ce l'(?:ho|avrei)); mandate (?:anche )?(?:a|in); (?<!(?:pag\w+|contanti) alla )consegn\w+`,
    payment: c`a rate; in (?:\p{L}+ )?rate; rateizz\w+; bonifico; finanziament\w+; satispay; alla consegna si paga; contanti; pagare; contrassegno; pagament\w+; carta di credito`,
    warranty: c`garanzia; se .{0,25}(?:si (?:guasta|rompe)|smette di funzionare)`,
    repair: c`ripar(?:are|ate|a|azion\w*|abile|arlo|arla); aggiust\w+; officina`,
    voucher: c`buon[oi] regalo; carta regalo`,
    contact: c`numero di telefono; chiamarvi`,
    place: c`(?:negozi?o?|punti? vendita|sedi?) (?:vostr[oi]|qui vicino|vicino a (?:me|casa)|dalle mie parti|nella mia (?:città|zona)|in zona); (?:avete|c'è|ci sono)(?: anche)? (?:un |dei |altri |un altro |qualche )?(?:negozi?o?|punti? vendita|sedi?)(?= (?:a|in|vicino|qui|lì)| ?[?]?$); dove (?:vi trovo|state|si trova(?:no)? i(?:l|) (?:vostr[oi] )?negozi?o?); in che (?:città|via); dove siete; dove si trova il (?:vostro )?negozio; indirizzo`,
    wrapping: c`(?:pacchett[oi]|pacch[oi]|confezion[ei]) regalo; incart\w+; impacchett\w+; (?:aggiung|mett|includ|alleg|scriv|inser)\p{L}* (?:\p{L}{1,6} ){0,2}(?:bigliett\p{L}+|cartolina|dedica); bigliettin[oi]; bigliett[oi] (?:d'auguri|di auguri|dentro|nel pacco|con il regalo); fate (?:i |dei |anche )?pacchett[oi]; confezionat\p{L}+ come regalo`,
    cancelling: c`disd(?:ire|etta); annul\w+`,
    pickup: c`(?:passo|vengo|passare|venire) (?:io |a |da voi a |in negozio a ){0,2}(?:prender|ritirar|prendo|ritiro)\w*; (?:prender|ritirar)\w+ (?:io|in negozio|di persona|da voi|oggi|domani); ritir(?:o|are|arl[oaie]) .{0,30}(?:negozio|sede|voi|persona); passare a (?:prender|ritirar)\w+; click ?(?:&|and|e) ?collect`,
    tradeIn: c`permuta; (?:ritirate|comprate|prendete) .{0,15}usat[oiea]; (?:vecchi|usat)[oaie] .{0,40}(?:prendete|ritirate|comprate|indietro)`,
    rental: c`noleggi\w*; affitt\w+`,
    samples: c`campion(?:e|i|cin[oi]); pezzett[oi] di (?:stoffa|tessuto|carta)`,
    sharpening: c`affila(?:re|te|tura|rl[oaie]); arrota(?:re|te|tura)`,
    tryOut: c`(?:prov|suon)ar\w* .{0,40}(?:prima di|in negozio|da voi); camerin[oi]`,
    lessons: c`lezioni?; cors[oi](?: di| per|$); laborator(?:io|i)(?: di| per); degustazion[ei]; insegnate`,
    assembling: c`(?:montate|installate|assemblate)(?= ?(?:$|[?.,!]| (?:voi|anche|il|lo|la|le|i|gli|a|in|da)(?![a-z]))); (?:potete|potreste|venite a|fate) .{0,15}(?:montar|installar|assemblar)\w*; far(?:e|l[oaie])? (?:montare|installare|assemblare); (?:servizio|costo|costi|prezzo) d(?:i |')(?:montaggio|installazione); (?:montaggio|installazione)(?: è)? (?:inclus\w+|compres\w+|a parte|gratis|gratuit\w+|a domicilio); (?:compres[oa]|inclus[oa]) (?:il |l')?(?:montaggio|installazione); (?:fate|offrite|con)(?: \p{L}{1,8}){0,2} (?:il |l')?(?:montaggio|installazione); messa in (?:opera|servizio)`,
    priceMatch: c`(?:pareggi|uguagli|eguagli|adegu)\w+ (?:il |quel |un )?prezz\w+; miglior prezzo garantito; (?:a meno|meno car[oa]|più economic[oa])(?: \p{L}{1,12}){0,2} (?:altrove|da un'altra parte|online|su internet|su amazon); (?:vist|trovat)[oa](?: \p{L}{1,12}){0,3} (?:a meno|meno car[oa])`,
    personalising: c`incidete; ricamate (?:il|un|le|anche|su|dei|nomi); (?:potete|potreste|si può|si possono|far(?:e|l[oa]|ci)?|fate) .{0,15}(?:incider|ricamar|incidere|ricamare)\w*; (?:fate|fare|servizio di|offrite)(?: \p{L}{1,8}){0,2} (?:incision[ei]|ricam[oi]); iniziali; personalizz(?:are|ate|azioni?|abil[ei]|arl\w+); (?:mettere|scrivere|stampare) (?:il |un |sul |sopra il )?(?:nome|logo|messaggio)`,
    altering: c`accorciate (?:voi|anche|i|le|gli|il|la); (?:potete|potreste|fate|far(?:e|l[oaie])?|me (?:lo|la|li|le)) .{0,15}(?:accorci|string|allarg)\w+; (?:fare|fate|farmi|fatto|farci)(?: \p{L}{1,6}){0,2} (?:l'|gli |un |)orl[oi]; sartoria; su misura; modifiche sartoriali; tagliate (?:a|su) misura`,
  },
  time: {
    late: [],
    openingHours: c`orari; horari`,
    weekdays: {
      mon: c`lunedì`,
      tue: c`martedì`,
      wed: c`mercoledì`,
      thu: c`giovedì`,
      fri: c`venerdì`,
      sat: c`sabato`,
      sun: c`domenic[ah]e?`,
    },
    now: c`ora; adesso; in questo momento; attualmente`,
    today: c`oggi; stasera; stamattina`,
    tomorrow: c`domani`,
    at: c`
      (?:alle|dopo le|prima delle|fino alle|dalle|le) (?<h>[01]?\d|2[0-4])(?:[:.](?<m>[0-5]\d))?
      (?<h>[01]?\d|2[0-4])[:.](?<m>[0-5]\d)`,
  },
}
