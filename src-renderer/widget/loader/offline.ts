import type { LanguageCode } from '#shared/schemas/common.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import { type Child, h } from '../dom.ts'
import { hoursLines } from '../hours.ts'

/** What is said, and "Close": the few words that must be there when nothing else can be fetched. */
const words: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ["We can't chat right now. You can reach us here:", 'Close'],
  de: ['Der Chat ist gerade nicht da. So erreichen Sie uns:', 'Schließen'],
  fr: ['Le chat est indisponible. Contactez-nous ici :', 'Fermer'],
  es: ['El chat no está disponible. Contáctenos aquí:', 'Cerrar'],
  it: ['La chat non è disponibile. Contattaci qui:', 'Chiudi'],
  nl: ['De chat is nu niet bereikbaar. Zo bereikt u ons:', 'Sluiten'],
  pt: ['O chat não está disponível. Fale connosco aqui:', 'Fechar'],
}

/** Shown where the shop's PC does not answer: when it opens, and how else to reach it. */
export function offlineCard(config: WidgetConfig, language: LanguageCode, onClose: () => void): HTMLElement {
  const [text, close] = words[language]
  const lines = contactLines(config, language)
  return h(
    'section',
    { className: 'card', role: 'dialog', 'aria-label': config.name },
    h('strong', {}, config.name),
    h('p', {}, lines.some(Boolean) ? text : `${text.split('. ')[0]}.`),
    ...lines,
    h('button', { type: 'button', className: 'close', onclick: onClose }, close),
  )
}

/** Phone, email and hours of the shop, as far as it has told them. */
export function contactLines(config: WidgetConfig, language: string): Child[] {
  const { phone, email } = config.contact
  const lines = config.opening_hours ? hoursLines(config.opening_hours, language) : []
  return [
    phone !== '' && h('p', {}, h('a', { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }, phone)),
    email !== '' && h('p', {}, h('a', { href: `mailto:${email}` }, email)),
    lines.length > 0 && h('dl', {}, ...lines.flatMap(([day, time]) => [h('dt', {}, day), h('dd', {}, time)])),
  ]
}
