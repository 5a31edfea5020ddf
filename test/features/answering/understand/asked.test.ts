import { describe, expect, it } from 'vitest'
import { readFrame } from '#main/features/answering/goods/frame.ts'
import { cuesIn } from '#main/features/answering/understand/cues.ts'
import { shopTopic } from '#main/features/answering/understand/index.ts'
import { supposes } from '#main/features/answering/understand/reference.ts'
import { readable } from '#main/features/answering/understand/text.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { read } from './shop.ts'

/** The same in seven languages, each in the ways people say it, with a semicolon between. */
type Ways = Readonly<Record<LanguageCode, string>>

const wayOf = (ways: Ways) =>
  languageCodes.flatMap((code) => ways[code].split('; ').map((said) => [code, said] as const))

const intents: Readonly<Record<string, Ways>> = {
  greeting: {
    en: `hi there; hello everyone; good evening; hey guys; morning`,
    de: `moin zusammen; hallo ihr lieben; guten tag; servus; grüezi; grüß gott; tach`,
    fr: `bonjour à tous; salut; coucou; bonsoir; bjr`,
    es: `hola a todos; buenas; buenos días; muy buenas`,
    it: `ciao a tutti; buongiorno; salve; buonasera`,
    nl: `hallo allemaal; goedemorgen; hoi; goedenavond; dag`,
    pt: `olá a todos; bom dia; boa tarde; oi; boas`,
  },
  thanks: {
    en: `thanks a lot; cheers mate; ta; thank you so much; much appreciated`,
    de: `vielen dank; danke dir; besten dank; merci; dankeschön`,
    fr: `merci beaucoup; merci bien; je vous remercie; super merci`,
    es: `muchas gracias; mil gracias; gracias; te lo agradezco`,
    it: `grazie mille; ti ringrazio; grazie tante; molte grazie`,
    nl: `dank je wel; bedankt; hartelijk dank; dankjewel`,
    pt: `muito obrigado; obrigada; agradeço; obrigadinho`,
  },
  goodbye: {
    en: `bye; see you; have a nice day; take care; night night; sleep well; enjoy the rest of your evening; cheerio`,
    de: `tschüss; auf wiedersehen; bis bald; schönen tag noch; schlaf gut; mach’s gut; schönen feierabend noch; bis zum nächsten mal`,
    fr: `au revoir; à bientôt; bonne journée; bonne soirée; belle soirée à vous; bonne continuation; à tout à l’heure`,
    es: `adiós; hasta luego; hasta pronto; que tengas buen día; que le vaya bien; que descanses; hasta la próxima`,
    it: `arrivederci; a presto; buona giornata; buon proseguimento; alla prossima; bella serata a voi`,
    nl: `tot ziens; doei; fijne dag nog; tot later; prettige avond verder; slaap lekker; groetjes`,
    pt: `adeus; até logo; até à próxima; tenha um bom dia; boa continuação; fique bem; bom resto de semana`,
  },
  human: {
    en: `can i speak to a human; i want to talk to someone; get me a real person; pass me on to a colleague; is there anybody there i can talk to; let me talk to your staff; put me through to someone please`,
    de: `kann ich mit jemandem sprechen; ich will einen menschen; bitte einen mitarbeiter; verbinden sie mich mit jemandem; gibt es hier einen echten menschen; ich möchte mit einem verkäufer reden; hol mir bitte jemanden`,
    fr: `je veux parler à quelqu’un; passez-moi un conseiller; je voudrais parler à un humain; mettez-moi en relation avec quelqu’un; y a-t-il une vraie personne; je préfère parler à un vendeur; un humain svp`,
    es: `quiero hablar con alguien; pásame con una persona; prefiero hablar con un humano; ponme con un empleado; hay alguien de verdad ahí; necesito hablar con una persona; un agente por favor`,
    it: `vorrei parlare con qualcuno; mi passi un operatore; voglio una persona vera; mi mette in contatto con qualcuno; c’è qualcuno con cui parlare; preferisco parlare con un umano; un operatore per favore`,
    nl: `ik wil iemand spreken; kan ik met een medewerker praten; verbind me door met iemand; mag ik een echt mens; ik praat liever met een mens; is er iemand van de winkel; een medewerker graag`,
    pt: `quero falar com alguém; passe-me a um funcionário; prefiro falar com uma pessoa; ponha-me em contacto com alguém; há alguém com quem possa falar; preciso de falar com um humano; um atendente por favor`,
  },
  callback: {
    en: `can you call me back; could someone ring me; give me a call please; i would like to be phoned; please phone me tomorrow`,
    de: `könnt ihr mich anrufen; bitte rufen sie mich zurück; ich hätte gern einen rückruf; kann mich jemand anrufen; ruft mich bitte morgen an`,
    fr: `pouvez-vous me rappeler; rappelez-moi svp; j’aimerais être rappelé; quelqu’un peut m’appeler; appelez-moi demain`,
    es: `me podéis llamar; llamadme por favor; quiero que me llamen; puede alguien llamarme; me devolvéis la llamada`,
    it: `potete richiamarmi; mi chiamate voi; vorrei essere richiamato; qualcuno può chiamarmi; chiamatemi domani`,
    nl: `kunnen jullie me terugbellen; bel me alsjeblieft; kan iemand me bellen; ik wil graag gebeld worden; bel mij morgen even`,
    pt: `podem ligar-me; liguem-me por favor; gostava que me ligassem; alguém me pode telefonar; liga-me amanhã`,
  },
  order: {
    en: `where is my order; my parcel has not arrived; has my package shipped; track my order; when will my order come`,
    de: `wo bleibt meine bestellung; mein paket ist nicht da; wurde mein paket verschickt; wann kommt meine bestellung; sendung verfolgen`,
    fr: `où est ma commande; mon colis n’est pas arrivé; ma commande est partie ?; suivre ma commande; quand arrive mon colis`,
    es: `dónde está mi pedido; mi paquete no ha llegado; habéis enviado mi pedido; seguir mi pedido; cuándo llega mi paquete`,
    it: `dov’è il mio ordine; il mio pacco non è arrivato; avete spedito il mio ordine; tracciare il mio ordine; quando arriva il mio pacco`,
    nl: `waar blijft mijn bestelling; mijn pakket is niet aangekomen; is mijn pakket verstuurd; mijn bestelling volgen; wanneer komt mijn pakket`,
    pt: `onde está a minha encomenda; o meu pacote não chegou; já enviaram a minha encomenda; seguir a minha encomenda; quando chega a minha encomenda`,
  },
  hours: {
    en: `when are you open; what time do you close; are you open on sunday; till when can i come by; opening times?; do you open on bank holidays`,
    de: `wann habt ihr offen; wie lange habt ihr auf; seid ihr sonntags da; bis wann kann ich kommen; öffnungszeiten?; habt ihr feiertags geöffnet; wann macht ihr zu`,
    fr: `vous ouvrez quand; vous fermez à quelle heure; c’est ouvert le dimanche; jusqu’à quelle heure je peux passer; vos horaires ?; vous êtes ouverts lundi`,
    es: `cuándo abrís; a qué hora cerráis; abrís los domingos; hasta qué hora puedo pasar; horario?; estáis abiertos el lunes`,
    it: `quando aprite; a che ora chiudete; siete aperti la domenica; fino a che ora posso passare; orari?; lunedì siete aperti`,
    nl: `wanneer zijn jullie open; hoe laat gaan jullie dicht; zijn jullie zondag open; tot hoe laat kan ik langskomen; openingstijden?; ben je maandag open`,
    pt: `quando abrem; a que horas fecham; estão abertos ao domingo; até que horas posso passar; horário?; abrem à segunda`,
  },
}

const price: Ways = {
  en: `how much is it; what does it cost; whats the price; how much would that be; what do you want for it; price?; how much are they; what would i pay; what will it set me back`,
  de: `was kostet das; wie teuer ist die; wie viel macht das; preis?; was soll der kosten; was wollt ihr dafür; wie viel muss ich zahlen; zu welchem preis`,
  fr: `combien ça coûte; c’est combien; quel est le prix; ça vaut combien; à combien est-il; prix ?; il coûte combien; combien je dois payer`,
  es: `cuánto cuesta; qué precio tiene; cuánto vale; a cuánto está; cuánto es; precio?; por cuánto sale; cuánto tendría que pagar`,
  it: `quanto costa; che prezzo ha; quanto viene; quanto sarebbe; a quanto lo vendete; prezzo?; quanto devo pagare; quanto è`,
  nl: `wat kost het; hoe duur is die; hoeveel is het; wat is de prijs; prijs?; voor hoeveel gaat die weg; wat moet ik betalen; hoeveel kosten ze`,
  pt: `quanto custa; qual é o preço; quanto é; a quanto está; que preço tem; preço?; quanto tenho de pagar; por quanto fica`,
}

const topics: Readonly<Record<string, Ways>> = {
  returns: {
    en: `can i send it back; what if i dont like it; can i get my money back; how do returns work; can i swap it for another size`,
    de: `kann ich das zurückgeben; was wenn es mir nicht gefällt; bekomme ich mein geld zurück; wie läuft die rückgabe; kann ich das umtauschen`,
    fr: `je peux le renvoyer; et si ça ne me plaît pas; je suis remboursé ?; comment faire un retour; je peux échanger`,
    es: `puedo devolverlo; y si no me gusta; me devolvéis el dinero; cómo hago una devolución; puedo cambiarlo`,
    it: `posso restituirlo; e se non mi piace; mi ridate i soldi; come funziona il reso; posso cambiarlo`,
    nl: `kan ik het terugsturen; en als het niet bevalt; krijg ik mijn geld terug; hoe werkt retourneren; kan ik ruilen`,
    pt: `posso devolver; e se não gostar; devolvem o dinheiro; como faço uma devolução; posso trocar`,
  },
  shipping: {
    en: `do you deliver; how much is postage; how long until it gets here; do you ship to spain; when would i get it`,
    de: `liefert ihr; was kostet der versand; wie lange dauert die lieferung; schickt ihr nach österreich; wann hätte ich das`,
    fr: `vous livrez; combien coûte la livraison; ça arrive quand; vous envoyez en belgique; frais de port`,
    es: `hacéis envíos; cuánto cuesta el envío; cuándo me llega; mandáis a canarias; gastos de envío`,
    it: `spedite; quanto costa la spedizione; quando mi arriva; spedite in svizzera; spese di spedizione`,
    nl: `bezorgen jullie; wat kost verzending; wanneer heb ik het in huis; sturen jullie naar belgië; verzendkosten`,
    pt: `fazem entregas; quanto custa o envio; quando é que chega; enviam para a madeira; portes de envio`,
  },
  payment: {
    en: `can i pay by card; do you take paypal; can i pay in instalments; how can i pay; do you accept cash`,
    de: `kann ich mit karte zahlen; nehmt ihr paypal; ratenzahlung möglich; wie kann ich bezahlen; auf rechnung?`,
    fr: `je peux payer par carte; vous prenez paypal; payer en plusieurs fois; comment payer; vous acceptez les chèques`,
    es: `puedo pagar con tarjeta; aceptáis paypal; pagar a plazos; cómo puedo pagar; se puede pagar en efectivo`,
    it: `posso pagare con carta; accettate paypal; pagare a rate; come posso pagare; accettate contanti`,
    nl: `kan ik met kaart betalen; nemen jullie paypal; in termijnen betalen; hoe kan ik betalen; accepteren jullie contant`,
    pt: `posso pagar com cartão; aceitam paypal; pagar em prestações; como posso pagar; aceitam dinheiro`,
  },
  warranty: {
    en: `is there a guarantee; what if it breaks; how long is the warranty`,
    de: `gibt es garantie; was wenn es kaputt geht; wie lange ist garantie drauf`,
    fr: `il y a une garantie; et si ça casse; combien de temps de garantie`,
    es: `tiene garantía; y si se rompe; cuánta garantía`,
    it: `c’è garanzia; e se si rompe; quanto dura la garanzia`,
    nl: `zit er garantie op; en als het kapot gaat; hoe lang garantie`,
    pt: `tem garantia; e se avariar; quanto tempo de garantia`,
  },
  voucher: {
    en: `do you do gift cards; a voucher please`,
    de: `habt ihr gutscheine; geschenkgutschein`,
    fr: `vous faites des cartes cadeaux; un bon cadeau`,
    es: `tenéis tarjetas regalo; un vale regalo`,
    it: `avete buoni regalo; una gift card; carta regalo`,
    nl: `hebben jullie cadeaubonnen; een cadeaukaart`,
    pt: `têm cartões-presente; um vale de oferta`,
  },
  repair: {
    en: `do you fix bikes; can you mend this; do you have a workshop`,
    de: `repariert ihr auch; könnt ihr das reparieren; habt ihr eine werkstatt`,
    fr: `vous réparez; vous pouvez réparer ça; vous avez un atelier`,
    es: `reparáis; podéis arreglarlo; tenéis taller`,
    it: `riparate; potete ripararlo; avete un laboratorio di riparazione; aggiustate`,
    nl: `repareren jullie; kunnen jullie dit maken; hebben jullie een werkplaats`,
    pt: `fazem reparações; podem arranjar isto; têm oficina`,
  },
  assembling: {
    en: `can you put it together for me; do you offer installation; is assembly included; can i get it installed; would you set it up`,
    de: `baut ihr das auch auf; könnt ihr es montieren; aufbauservice?; ist montage inklusive; kann ich es aufbauen lassen`,
    fr: `vous pouvez le monter; faites-vous l’installation; montage compris ?; je peux le faire installer; vous installez à domicile`,
    es: `lo montáis en casa; podéis instalarlo; hacéis montaje; montaje incluido?; servicio de instalación`,
    it: `lo montate voi; potete installarlo; montaggio incluso?; fate l’installazione; è compreso il montaggio`,
    nl: `kunnen jullie het in elkaar zetten; montageservice?; installeren jullie dat; kan ik het laten monteren; is montage inbegrepen`,
    pt: `podem montar em casa; fazem montagem; montagem incluída?; vocês montam; serviço de instalação`,
  },
  personalising: {
    en: `can you engrave it; can it be engraved; i want my name put on it; do you do embroidery; could i have it personalised`,
    de: `könnt ihr das gravieren; kann man da einen namen drauf machen; macht ihr gravuren; könnt ihr das besticken; personalisierung möglich`,
    fr: `vous pouvez graver; je peux faire graver; vous faites la gravure; mettre un prénom dessus; c’est personnalisable`,
    es: `podéis grabar un nombre; hacéis grabados; se puede personalizar; me lo bordáis; con iniciales`,
    it: `potete inciderlo; fate incisioni; si può personalizzare; con le iniziali; potete ricamare un nome`,
    nl: `kunnen jullie het graveren; kan het gegraveerd worden; met initialen; doen jullie gravures; naam erop`,
    pt: `podem gravar um nome; fazem gravações; dá para personalizar; com iniciais; podem bordar`,
  },
  altering: {
    en: `can you take it up; do you do alterations; can you shorten these; could i have them taken in; do you hem trousers`,
    de: `könnt ihr die kürzen; kürzt ihr hosen; kann ich sie enger machen lassen; änderungsservice?; macht ihr änderungen`,
    fr: `vous pouvez raccourcir; faites-vous les ourlets; vous faites des retouches; sur mesure ?; je peux le faire raccourcir`,
    es: `podéis acortarlo; hacéis arreglos; me cogéis el bajo; dobladillo?; a medida`,
    it: `potete accorciarli; fate l’orlo; su misura?; me li accorciate; avete una sartoria`,
    nl: `kunnen jullie die inkorten; kan ik het laten vermaken; op maat?; korten jullie broeken; kledingreparatie`,
    pt: `podem encurtar as calças; fazem bainhas; por medida?; fazem arranjos de costura; encurtam calças`,
  },
}

const left: Ways = {
  en: `how many are left; how many do you still have; how many in stock; how many have you got of it`,
  de: `wie viele sind noch da; wie viele habt ihr noch; wie viel stück habt ihr auf lager; wie viele gibt es davon noch`,
  fr: `il en reste combien; vous en avez combien; combien en stock; combien il vous en reste`,
  es: `cuántos quedan; cuántas tenéis; cuántas hay en stock; cuántos os quedan`,
  it: `quanti ne restano; quanti ne avete; quante ce ne sono; quanti pezzi avete`,
  nl: `hoeveel zijn er nog; hoeveel heb je er nog; hoeveel op voorraad; hoeveel liggen er nog`,
  pt: `quantos restam; quantos têm; quantas há em stock; quantos ainda há`,
}

const second: Ways = {
  en: 'the second one; how much is number two; the 2nd; and the second?',
  de: 'das zweite; die zweite bitte; nummer zwei; der 2.',
  fr: 'le deuxième; la seconde; le numéro deux; le 2e',
  es: 'el segundo; la segunda; el número dos; el 2º',
  it: 'il secondo; la seconda; il numero due',
  nl: 'de tweede; nummer twee; de 2e',
  pt: 'o segundo; a segunda; o número dois',
}

const more: Ways = {
  en: 'show me more; anything else; what else have you got; more options; other ones?; any others',
  de: 'zeig mir mehr; noch andere; was habt ihr sonst noch; weitere; andere modelle?; gibt es noch mehr',
  fr: 'autre chose ?; vous avez quoi d’autre; encore; d’autres modèles; il y en a d’autres',
  es: 'enséñame más; algo más; qué más tenéis; otras opciones; hay más; otros modelos',
  it: 'fammi vedere altro; altro?; cos’altro avete; altre opzioni; ce ne sono altri; altri modelli',
  nl: 'laat meer zien; nog andere; wat heb je nog meer; andere opties; zijn er nog meer; andere modellen',
  pt: 'mostra mais; mais alguma coisa; que mais têm; outras opções; há mais; outros modelos',
}

describe('what was shown', () => {
  it.each(wayOf(second))('%s: %s', (language, said) => {
    expect(read(said, language).reference).toEqual({ kind: 'nth', nth: 2 })
  })

  it.each(wayOf(more))('%s: %s', (language, said) => {
    expect(read(said, language).reference).toMatchObject({ kind: 'more' })
  })
})

describe.each(Object.entries(intents))('%s', (intent, ways) => {
  it.each(wayOf(ways))('%s: %s', (language, said) => {
    expect(read(said, language).intent).toBe(intent)
  })
})

describe.each(Object.entries(topics))('of %s', (topic, ways) => {
  it.each(wayOf(ways))('%s: %s', (_, said) => {
    expect(shopTopic(said)).toBe(topic)
  })
})

describe('what it costs', () => {
  it.each(wayOf(price))('%s: %s', (language, said) => {
    expect(cuesIn(language).ask.price.test(readable(said))).toBe(true)
  })
})

describe('how many there are', () => {
  it.each(wayOf(left))('%s: %s', (language, said) => {
    expect(readFrame(readable(said), [language]).has.howManyLeft).toBe(true)
  })
})

/** What a thing is or does, when guests come, what is only hoped: none of it asks for a term of the shop. */
const ofTheThing: Ways = {
  en: `is windows installed; does it need assembly; can the straps be shortened; is it engraved; an embroidered cushion; if he doesn't like sweet wine what else is there; can you take the battery out; can you install windows on it; is there some for until friday`,
  de: `ist windows installiert; kann man die gurte kürzen; muss man das zusammenbauen; gravierte gläser; ist das bis freitag im angebot; lässt es sich leicht montieren; eine bestickte decke`,
  fr: `c’est facile à monter; les bretelles se raccourcissent; windows est installé; un coussin brodé; une rallonge de 3 m; si je n’aime pas le vin sucré; un verre gravé`,
  es: `es fácil de montar; se acortan las correas; tiene windows instalado; un cojín bordado; si no le gusta el vino dulce; se puede grabar en 4k; sirve para grabar vídeo`,
  it: `è facile da montare; le bretelle si accorciano; ha windows installato; un cuscino ricamato; se non gli piace il vino dolce; un bicchiere inciso`,
  nl: `moet je hem zelf in elkaar zetten; zijn de banden in te korten; staat windows erop; een geborduurd kussen; als hij niet van zoete wijn houdt; is er op zaterdag iemand`,
  pt: `é fácil de montar; as alças ajustam-se; vem com windows instalado; uma almofada bordada; se ele não gostar de vinho doce; dá para gravar vídeo; estão cá até sábado`,
}

describe('nothing of the shop’s terms', () => {
  it.each(wayOf(ofTheThing))('%s: %s', (_, said) => {
    expect(shopTopic(said)).toBeNull()
  })
})

/** Of goods that come, not of visitors. */
const comingIn: Ways = {
  en: `does it come in today's colours; will more come in on friday; does more stock come in tomorrow`,
  de: `kommen am freitag neue rein; kommt morgen neue ware rein`,
  fr: `le livreur va passer demain; il va venir samedi ?`,
  es: `va a venir el viernes el nuevo modelo; el nuevo va a venir mañana ?`,
  it: `arriva domani il nuovo modello`,
  nl: `komen er morgen nieuwe binnen; komen morgen de nieuwe schoenen`,
  pt: `vem amanhã o novo modelo`,
}

describe('not when the shop is open', () => {
  it.each(wayOf(comingIn))('%s: %s', (language, said) => {
    expect(read(said, language).intent).not.toBe('hours')
  })
})

const visiting: Ways = {
  en: `can i come by tomorrow; we'll drop in on saturday; is it ok to pop round on friday afternoon`,
  de: `kann ich morgen vorbeikommen; kommen wir samstag kurz vorbei`,
  fr: `je peux passer demain; je viens samedi matin`,
  es: `puedo pasar el sábado; paso mañana por la tarde`,
  it: `posso passare sabato; vengo domani mattina`,
  nl: `kan ik morgen langskomen; kom ik zaterdag even langs`,
  pt: `posso passar aí amanhã; vou aí sábado`,
}

describe('when visitors may come', () => {
  it.each(wayOf(visiting))('%s: %s', (language, said) => {
    expect(read(said, language).intent).toBe('hours')
  })
})

const supposed: Ways = {
  en: `and if it breaks; what if it rains; does that go for gifts too; same for sale items?`,
  de: `und wenn es kaputt ist; gilt das auch für geschenke; angenommen es regnet`,
  fr: `et si c’est un cadeau; pareil pour les soldes ?; même s’il est ouvert`,
  es: `y si es un regalo; lo mismo para las ofertas?; en caso de avería`,
  it: `e se è un regalo; lo stesso per i saldi?; anche se è aperto`,
  nl: `en als het een cadeau is; geldt dat ook voor de sale; hetzelfde voor schoenen?`,
  pt: `e se for um presente; o mesmo para os saldos?; mesmo se estiver aberto`,
}

const asksWhen: Ways = {
  en: `and when does it arrive; when is it ready; same when it's delivered`,
  de: `und wann kommt es an; wann ist es fertig`,
  fr: `et quand est-ce que ça arrive; quand est-ce que vous ouvrez`,
  es: `y cuándo llega; cuándo abrís; aunque prefiero rojo`,
  it: `e quando arriva; quando aprite`,
  nl: `en wanneer komt het; wanneer zijn jullie open`,
  pt: `e quando chega; quando abrem`,
}

describe('a case that is supposed', () => {
  it.each(wayOf(supposed))('%s: %s', (_, said) => {
    expect(supposes(readable(said))).toBe(true)
  })

  it.each(wayOf(asksWhen))('not that it asks when: %s: %s', (_, said) => {
    expect(supposes(readable(said))).toBe(false)
  })
})

const top: Ways = {
  en: `the one at the top; the top one please; at the top of the list`,
  de: `das oberste; die ganz oben bitte; oben auf der liste`,
  fr: `celui du haut; celle tout en haut; en haut de la liste`,
  es: `el de arriba; la de arriba del todo; al principio de la lista`,
  it: `quello in alto; quella in cima; in cima alla lista`,
  nl: `de bovenste; die bovenaan; bovenaan de lijst`,
  pt: `o de cima; a lá de cima; no topo da lista`,
}

/** Of a part of the thing. */
const partAbove: Ways = {
  en: `does it open at the top; is there a handle on top`,
  de: `die oberste schublade; ist das oberste fach groß`,
  fr: `ça s’ouvre par le haut; il y a une poche en haut`,
  es: `la parte de arriba; se abre por arriba`,
  it: `si apre in alto; ha una tasca in alto`,
  nl: `de bovenste plank; zit bovenaan een haakje`,
  pt: `a parte de cima; abre em cima`,
}

describe('what was listed first', () => {
  it.each(wayOf(top))('%s: %s', (language, said) => {
    expect(read(said, language).reference).toEqual({ kind: 'nth', nth: 1 })
  })

  it.each(wayOf(partAbove))('not a part of it: %s: %s', (language, said) => {
    expect(read(said, language).reference?.kind).not.toBe('nth')
  })
})
