import type { LanguageCode } from '#shared/schemas/common.ts'

/** What visitors say, in several wordings. `{x}` is a product or a category, `{name}` and `{email}` are made up. */
export type Phrases = {
  readonly hello: readonly string[]
  readonly category: readonly string[]
  readonly price: readonly string[]
  readonly stock: readonly string[]
  readonly cheaper: readonly string[]
  readonly hours: readonly string[]
  readonly returns: readonly string[]
  readonly delivery: readonly string[]
  readonly odd: readonly string[]
  readonly person: readonly string[]
  readonly contact: readonly string[]
  readonly thanks: readonly string[]
  /** First names; the last name says that they are nobody. */
  readonly names: readonly string[]
}

export const phrases: Readonly<Record<LanguageCode, Phrases>> = {
  en: {
    hello: ['Hi there', 'Hello!', 'Good morning'],
    category: ['Do you have {x}?', "I'm looking for {x}", 'What {x} do you have?'],
    price: ['How much is the {x}?', 'What does the {x} cost?'],
    stock: ['Is the {x} in stock?', 'Do you have the {x} available right now?'],
    cheaper: ['Do you have something cheaper?', 'Anything cheaper?'],
    hours: ['When are you open?', 'Are you open on Saturday?'],
    returns: ['Can I return it if it does not fit?', 'What is your return policy?'],
    delivery: ['How long does delivery take?', 'How much is shipping?'],
    odd: ['Can my parrot sign for the parcel?', 'Do you offer sword fighting lessons?'],
    person: ['Can I talk to a person, please?', "I'd like to speak to someone from the shop"],
    contact: [
      'Please email me an offer. My name is {name}, {email}',
      'Could you write to me? I am {name}, {email}',
    ],
    thanks: ['Thanks, that helps!', 'Great, thank you'],
    names: ['Mia Example', 'Noah Example', 'Ava Example'],
  },
  de: {
    hello: ['Hallo', 'Guten Tag', 'Moin!'],
    category: ['Habt ihr {x}?', 'Ich suche {x}', 'Welche {x} habt ihr?'],
    price: ['Was kostet {x}?', 'Wie teuer ist {x}?'],
    stock: ['Ist {x} auf Lager?', 'Habt ihr {x} gerade da?'],
    cheaper: ['Gibt es etwas Günstigeres?', 'Habt ihr auch etwas Billigeres?'],
    hours: ['Wann habt ihr geöffnet?', 'Habt ihr samstags offen?'],
    returns: ['Kann ich es zurückgeben, wenn es nicht passt?', 'Wie läuft eine Rückgabe?'],
    delivery: ['Wie lange dauert die Lieferung?', 'Was kostet der Versand?'],
    odd: ['Darf mein Papagei das Paket annehmen?', 'Gebt ihr auch Fechtunterricht?'],
    person: ['Kann ich bitte mit einem Menschen sprechen?', 'Ich möchte mit jemandem aus dem Laden sprechen'],
    contact: [
      'Bitte schickt mir ein Angebot. Ich heiße {name}, {email}',
      'Könnt ihr mir schreiben? Mein Name ist {name}, {email}',
    ],
    thanks: ['Danke, das hilft mir!', 'Super, vielen Dank'],
    names: ['Lena Beispiel', 'Jonas Beispiel', 'Emma Beispiel'],
  },
  fr: {
    hello: ['Bonjour', 'Salut !', 'Bonjour à vous'],
    category: ['Avez-vous des {x} ?', 'Je cherche {x}', 'Quels {x} avez-vous ?'],
    price: ['Combien coûte {x} ?', 'Quel est le prix de {x} ?'],
    stock: ['{x} est-il en stock ?', 'Avez-vous {x} en stock ?'],
    cheaper: ['Avez-vous quelque chose de moins cher ?', 'Vous avez moins cher ?'],
    hours: ['Quels sont vos horaires ?', 'Êtes-vous ouverts le samedi ?'],
    returns: ['Puis-je le retourner si ça ne va pas ?', 'Comment faire un retour ?'],
    delivery: ['Quel est le délai de livraison ?', 'Combien coûte la livraison ?'],
    odd: ['Mon perroquet peut-il signer pour le colis ?', 'Donnez-vous des cours d’escrime ?'],
    person: ['Puis-je parler à une personne ?', 'Je voudrais parler à quelqu’un du magasin'],
    contact: [
      'Envoyez-moi une offre. Je m’appelle {name}, {email}',
      'Pouvez-vous m’écrire ? Je suis {name}, {email}',
    ],
    thanks: ['Merci, ça m’aide !', 'Parfait, merci'],
    names: ['Chloé Exemple', 'Louis Exemple', 'Emma Exemple'],
  },
  es: {
    hello: ['Hola', '¡Buenos días!', 'Hola, buenas'],
    category: ['¿Tenéis {x}?', 'Busco {x}', '¿Qué {x} tenéis?'],
    price: ['¿Cuánto cuesta {x}?', '¿Qué precio tiene {x}?'],
    stock: ['¿Está {x} en stock?', '¿Tenéis {x} disponible?'],
    cheaper: ['¿Tenéis algo más barato?', '¿Hay algo más económico?'],
    hours: ['¿Cuál es el horario?', '¿Abrís los sábados?'],
    returns: ['¿Puedo devolverlo si no me queda bien?', '¿Cómo funcionan las devoluciones?'],
    delivery: ['¿Cuánto tarda el envío?', '¿Cuánto cuesta el envío?'],
    odd: ['¿Puede mi loro firmar el paquete?', '¿Dais clases de esgrima?'],
    person: ['¿Puedo hablar con una persona?', 'Quiero hablar con alguien de la tienda'],
    contact: ['Enviadme una oferta. Me llamo {name}, {email}', '¿Podéis escribirme? Soy {name}, {email}'],
    thanks: ['¡Gracias, me ayuda mucho!', 'Perfecto, gracias'],
    names: ['Lucía Ejemplo', 'Hugo Ejemplo', 'Carmen Ejemplo'],
  },
  it: {
    hello: ['Ciao', 'Buongiorno', 'Salve!'],
    category: ['Avete {x}?', 'Cerco {x}', 'Quali {x} avete?'],
    price: ['Quanto costa {x}?', 'Che prezzo ha {x}?'],
    stock: ['{x} è disponibile?', 'Avete {x} in magazzino?'],
    cheaper: ['Avete qualcosa di più economico?', 'C’è qualcosa che costa meno?'],
    hours: ['Quali sono gli orari di apertura?', 'Siete aperti il sabato?'],
    returns: ['Posso restituirlo se non va bene?', 'Come funziona il reso?'],
    delivery: ['Quanto ci mette la consegna?', 'Quanto costa la spedizione?'],
    odd: ['Il mio pappagallo può firmare per il pacco?', 'Fate lezioni di scherma?'],
    person: ['Posso parlare con una persona?', 'Vorrei parlare con qualcuno del negozio'],
    contact: ['Mandatemi un’offerta. Mi chiamo {name}, {email}', 'Potete scrivermi? Sono {name}, {email}'],
    thanks: ['Grazie, mi è utile!', 'Perfetto, grazie'],
    names: ['Giulia Esempio', 'Luca Esempio', 'Sofia Esempio'],
  },
  nl: {
    hello: ['Hallo', 'Goedemorgen', 'Hoi!'],
    category: ['Hebben jullie {x}?', 'Ik zoek {x}', 'Welke {x} hebben jullie?'],
    price: ['Wat kost {x}?', 'Hoe duur is {x}?'],
    stock: ['Is {x} op voorraad?', 'Hebben jullie {x} nu op voorraad?'],
    cheaper: ['Hebben jullie iets goedkopers?', 'Is er iets goedkopers?'],
    hours: ['Wanneer zijn jullie open?', 'Zijn jullie op zaterdag open?'],
    returns: ['Kan ik het terugsturen als het niet past?', 'Hoe werkt retourneren?'],
    delivery: ['Hoe lang duurt de levering?', 'Wat kost de verzending?'],
    odd: ['Mag mijn papegaai voor het pakket tekenen?', 'Geven jullie schermles?'],
    person: ['Kan ik met een mens praten?', 'Ik wil graag iemand van de winkel spreken'],
    contact: [
      'Stuur me een offerte. Ik heet {name}, {email}',
      'Kunnen jullie mij mailen? Ik ben {name}, {email}',
    ],
    thanks: ['Bedankt, daar heb ik wat aan!', 'Top, dank je wel'],
    names: ['Sanne Voorbeeld', 'Daan Voorbeeld', 'Lotte Voorbeeld'],
  },
  pt: {
    hello: ['Olá', 'Bom dia', 'Olá, tudo bem?'],
    category: ['Têm {x}?', 'Procuro {x}', 'Que {x} têm?'],
    price: ['Quanto custa {x}?', 'Qual é o preço de {x}?'],
    stock: ['{x} está em stock?', 'Têm {x} disponível?'],
    cheaper: ['Têm algo mais barato?', 'Há alguma coisa mais em conta?'],
    hours: ['Qual é o horário?', 'Estão abertos ao sábado?'],
    returns: ['Posso devolver se não servir?', 'Como funcionam as devoluções?'],
    delivery: ['Quanto tempo demora a entrega?', 'Quanto custa o envio?'],
    odd: ['O meu papagaio pode assinar a encomenda?', 'Dão aulas de esgrima?'],
    person: ['Posso falar com uma pessoa?', 'Queria falar com alguém da loja'],
    contact: ['Enviem-me uma proposta. Chamo-me {name}, {email}', 'Podem escrever-me? Sou {name}, {email}'],
    thanks: ['Obrigada, ajudou muito!', 'Perfeito, obrigado'],
    names: ['Inês Exemplo', 'Tiago Exemplo', 'Marta Exemplo'],
  },
}
