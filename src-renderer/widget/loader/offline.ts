import type { LanguageCode } from '#shared/schemas/common.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import { type Child, h } from '../dom.ts'
import { hoursLines } from '../hours.ts'

/** Title, what to do, hours, close, open the chat: the few words that must be there when nothing else can be fetched. */
const words: Readonly<Record<LanguageCode, readonly [string, string, string, string, string]>> = {
  en: [
    "We can't chat right now",
    'Please try again later, or reach us here:',
    'Opening hours',
    'Close',
    'Chat',
  ],
  de: [
    'Der Chat ist gerade nicht da',
    'Versuchen Sie es später noch einmal, oder erreichen Sie uns hier:',
    'Öffnungszeiten',
    'Schließen',
    'Chat',
  ],
  fr: [
    'Le chat est indisponible',
    'Réessayez plus tard ou contactez-nous ici :',
    "Horaires d'ouverture",
    'Fermer',
    'Chat',
  ],
  es: ['El chat no está disponible', 'Inténtelo más tarde o contáctenos aquí:', 'Horario', 'Cerrar', 'Chat'],
  it: [
    'La chat non è disponibile',
    'Riprova più tardi o contattaci qui:',
    'Orari di apertura',
    'Chiudi',
    'Chat',
  ],
  nl: [
    'De chat is nu niet bereikbaar',
    'Probeer het later nog eens, of bereik ons hier:',
    'Openingstijden',
    'Sluiten',
    'Chat',
  ],
  pt: ['O chat não está disponível', 'Tente mais tarde ou fale connosco aqui:', 'Horário', 'Fechar', 'Chat'],
}

export const chatWord = (language: LanguageCode): string => words[language][4]

/** Shown where the shop's PC does not answer: when it opens, and how else to reach it. */
export function offlineCard(config: WidgetConfig, language: LanguageCode, onClose: () => void): HTMLElement {
  const [title, text, hours, close] = words[language]
  return h(
    'section',
    { className: 'card', role: 'dialog', 'aria-label': title },
    h('strong', {}, config.name),
    h('p', {}, title, '. ', hasContact(config) && text),
    ...contactLines(config, hours, language),
    h('button', { type: 'button', className: 'close', onclick: onClose }, close),
  )
}

/** Phone, email and hours of the shop, as far as it has told them. */
export function contactLines(config: WidgetConfig, hoursTitle: string, language: string): Child[] {
  const { phone, email } = config.contact
  const lines = config.opening_hours ? hoursLines(config.opening_hours, language) : []
  return [
    phone !== '' && h('p', {}, h('a', { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }, phone)),
    email !== '' && h('p', {}, h('a', { href: `mailto:${email}` }, email)),
    lines.length > 0 &&
      h(
        'dl',
        { 'aria-label': hoursTitle },
        ...lines.flatMap(([day, time]) => [h('dt', {}, day), h('dd', {}, time)]),
      ),
  ]
}

function hasContact({ contact, opening_hours }: WidgetConfig): boolean {
  return contact.phone !== '' || contact.email !== '' || opening_hours !== null
}
