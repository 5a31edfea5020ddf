import type { LanguageCode } from '#shared/schemas/common.ts'

/** What is said where the shop gives no words of its own; the same as the bot's sentences (a test holds them together). */
export const consentWords: Readonly<Record<LanguageCode, string>> = {
  en: 'We use your details only to answer this request.',
  de: 'Wir verwenden Ihre Angaben nur, um diese Anfrage zu beantworten.',
  fr: 'Nous utilisons vos données uniquement pour répondre à cette demande.',
  es: 'Usamos sus datos solo para responder a esta solicitud.',
  it: 'Usiamo i suoi dati solo per rispondere a questa richiesta.',
  nl: 'We gebruiken uw gegevens alleen om deze vraag te beantwoorden.',
  pt: 'Usamos os seus dados apenas para responder a este pedido.',
}
