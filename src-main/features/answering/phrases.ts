import type { Language } from '#shared/schemas/common.ts'
import type { Availability } from '#shared/schemas/widget.ts'

export type Phrases = {
  readonly greeting: string
  readonly unknown: string
  readonly alsoFound: string
  readonly insteadOf: string
  readonly availability: Readonly<Record<Availability, string>>
}

/** The sentences the first responder composes, written as a shop assistant would say them. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    greeting: 'Hello! What can I find for you?',
    unknown: "I don't know that, I am sorry. Could you say it in other words?",
    alsoFound: 'Also found:',
    insteadOf: 'instead of',
    availability: {
      in_stock: 'in stock',
      out_of_stock: 'out of stock',
      preorder: 'can be pre-ordered',
      backorder: 'on back order',
    },
  },
  de: {
    greeting: 'Hallo! Was darf ich für Sie finden?',
    unknown: 'Das weiß ich leider nicht. Können Sie es anders sagen?',
    alsoFound: 'Außerdem gefunden:',
    insteadOf: 'statt',
    availability: {
      in_stock: 'auf Lager',
      out_of_stock: 'ausverkauft',
      preorder: 'vorbestellbar',
      backorder: 'nachbestellt',
    },
  },
  fr: {
    greeting: 'Bonjour ! Que puis-je trouver pour vous ?',
    unknown: 'Je ne sais pas, désolé. Pouvez-vous le dire autrement ?',
    alsoFound: 'Aussi trouvé :',
    insteadOf: 'au lieu de',
    availability: {
      in_stock: 'en stock',
      out_of_stock: 'épuisé',
      preorder: 'en précommande',
      backorder: 'en réapprovisionnement',
    },
  },
  es: {
    greeting: '¡Hola! ¿Qué puedo buscarle?',
    unknown: 'Lo siento, eso no lo sé. ¿Puede decirlo con otras palabras?',
    alsoFound: 'También encontrado:',
    insteadOf: 'en lugar de',
    availability: {
      in_stock: 'en stock',
      out_of_stock: 'agotado',
      preorder: 'en preventa',
      backorder: 'bajo pedido',
    },
  },
  it: {
    greeting: 'Ciao! Che cosa posso trovarle?',
    unknown: 'Mi dispiace, questo non lo so. Può dirlo con altre parole?',
    alsoFound: 'Trovato anche:',
    insteadOf: 'invece di',
    availability: {
      in_stock: 'disponibile',
      out_of_stock: 'esaurito',
      preorder: 'preordinabile',
      backorder: 'in arrivo',
    },
  },
  nl: {
    greeting: 'Hallo! Wat kan ik voor u vinden?',
    unknown: 'Dat weet ik helaas niet. Kunt u het anders zeggen?',
    alsoFound: 'Ook gevonden:',
    insteadOf: 'in plaats van',
    availability: {
      in_stock: 'op voorraad',
      out_of_stock: 'uitverkocht',
      preorder: 'te reserveren',
      backorder: 'in nabestelling',
    },
  },
  pt: {
    greeting: 'Olá! O que posso procurar para si?',
    unknown: 'Lamento, isso não sei. Pode dizê-lo por outras palavras?',
    alsoFound: 'Também encontrado:',
    insteadOf: 'em vez de',
    availability: {
      in_stock: 'em stock',
      out_of_stock: 'esgotado',
      preorder: 'em pré-venda',
      backorder: 'por encomenda',
    },
  },
}

/** Words that, alone, are a greeting and no question. */
export const greetingWords = new Set(
  'hi hello hey hallo moin servus guten tag morgen abend bonjour salut hola buenas buenos dias ciao buongiorno hoi goedendag ola bom dia good morning afternoon evening there'.split(
    ' ',
  ),
)
