import { h } from '../dom.ts'
import type { PanelHost } from './types.ts'

type Details = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly consent: string
}

/** How the shop can get back to a visitor, with the words they agree to. */
export function contactForm(
  { texts, config }: PanelHost,
  onSend: (details: Details) => void,
): HTMLFormElement {
  const consent = config.contact_form?.consent || texts.consent
  const field = (label: string, name: string, type: string, complete: string) => {
    const input =
      type === 'textarea'
        ? h('textarea', { name, rows: 2, maxLength: 2000 })
        : h('input', { name, type, autocomplete: complete, maxLength: 254 })
    return h('label', {}, h('span', {}, label), input)
  }
  const error = h('p', { className: 'error', role: 'alert' })
  const agreed = h('input', { type: 'checkbox', name: 'consent' })
  const form = h(
    'form',
    { className: 'form', noValidate: true, 'aria-label': texts.formTitle },
    h('strong', {}, texts.formTitle),
    field(texts.name, 'name', 'text', 'name'),
    field(texts.email, 'email', 'email', 'email'),
    field(texts.phone, 'phone', 'tel', 'tel'),
    field(texts.note, 'message', 'textarea', 'off'),
    h('label', { className: 'agree' }, agreed, h('span', {}, consent)),
    error,
    h('button', { type: 'submit', className: 'main' }, texts.submit),
  )
  const value = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement).value.trim()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [email, phone] = [value('email'), value('phone')]
    const isReachable =
      (email !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) ||
      (email === '' && phone.replaceAll(/\D/g, '').length >= 6)
    error.textContent = !isReachable ? texts.contactNeeded : agreed.checked ? '' : texts.consentNeeded
    if (error.textContent !== '') {
      ;(isReachable ? agreed : (form.elements.namedItem('email') as HTMLElement)).focus()
      return
    }
    onSend({ name: value('name'), email, phone, message: value('message'), consent })
  })
  return form
}
