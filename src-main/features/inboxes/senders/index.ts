import type { AdaptedPayload, HeaderOf } from '#main/features/events/index.ts'
import type { InboxPreset } from '#shared/schemas/inbox.ts'
import { at, textOf } from './fields.ts'
import { calendly, form, meta, typeform } from './forms.ts'
import { shopify, stripe, woocommerce } from './shops.ts'
import { chatwoot, hubspot, intercom, tidio } from './support.ts'
import type { Sender } from './types.ts'

export { type Check, type Posted, senderChecks } from './signatures.ts'

const senders: Readonly<Partial<Record<InboxPreset, Sender>>> = {
  shopify,
  stripe,
  woocommerce,
  typeform,
  calendly,
  meta,
  hubspot,
  intercom,
  chatwoot,
  tidio,
  form,
}

/** The sender's own id of a payload, where the inbox knows the sender and it has one. */
export function senderId(preset: InboxPreset, payload: unknown, header: HeaderOf): string | null {
  return senders[preset]?.id(payload, header)?.slice(0, 500) ?? null
}

const forms: ReadonlySet<InboxPreset> = new Set(['form', 'typeform', 'meta'])
const maxConsent = 1000

/** Whether it is a form that somebody filled in; a website's own form may say what they agree to, in a field `_consent`. */
export function formOf(
  preset: InboxPreset,
  payload: () => unknown,
): { readonly consent: string | null } | undefined {
  if (!forms.has(preset)) return undefined
  const consent = preset === 'form' ? textOf(at(payload(), '_consent')).slice(0, maxConsent) : ''
  return { consent: consent === '' ? null : consent }
}

/** A payload of a known system as a card can show it; null: it is read as any other. */
export function adapted(preset: InboxPreset) {
  const sender = senders[preset]
  if (!sender) return undefined
  return (payload: unknown, header: HeaderOf): AdaptedPayload => {
    const { event_type, isLead, person, message, products, occurred_at } = sender.read(payload, header)
    const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
    const isReachable = 'email' in given || 'phone' in given
    return {
      event_type: event_type.slice(0, 200),
      isLead: isLead && isReachable,
      payload: {
        event_type,
        lead: given,
        ...(message !== '' && { message }),
        ...(products.length > 0 && { products }),
        ...(occurred_at !== '' && { occurred_at }),
      },
    }
  }
}
