import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import {
  httpUrlSchema,
  isoTimeSchema,
  languageCodes,
  languageSchema,
  nameSchema,
  wholeNumber,
} from './common.ts'
import { buttonSchema, coloursSchema, widgetLookDefaults, widgetLookSchema } from './widget.ts'

export const plans = ['starter', 'business', 'enterprise'] as const
const planSchema = z.enum(plans)
type Plan = z.infer<typeof planSchema>

/** The plans whose bots may be called through the chat API. */
export const chatApiPlans: readonly Plan[] = ['business', 'enterprise']

const clockTimeSchema = z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text), {
  error: 'must be a time such as 09:30',
  params: fault('not_a_time', { example: '09:30' }),
})

const openSpanSchema = z
  .object({ from: clockTimeSchema, to: clockTimeSchema })
  .refine((span) => span.from < span.to, {
    error: 'must close after it opens',
    params: fault('closes_before_opening'),
  })

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** A day left out is a day closed; a null instead of the whole means "not set". */
export const openingHoursSchema = z.partialRecord(z.enum(weekdays), z.array(openSpanSchema).max(4))
export type OpeningHours = z.infer<typeof openingHoursSchema>

export const timezoneSchema = z.string().refine(isTimezone, {
  error: 'must be a time zone such as Europe/Berlin',
  params: fault('not_a_timezone'),
})

export const originSchema = z
  .string()
  .trim()
  .refine(isOrigin, {
    error: 'must be * or an address such as https://shop.example, without a path',
    params: fault('not_an_origin'),
  })
  .transform(normalOrigin)

/** What every shop is asked for. A fact that is not set is answered by the entries and documents, or not at all. */
export const shopFactNames = ['address', 'phone', 'email', 'shipping', 'returns', 'payment'] as const
export type ShopFactName = (typeof shopFactNames)[number]
const factSchema = z.string().trim().max(2000)
export const shopFactsSchema = z.object({
  address: factSchema,
  phone: factSchema,
  email: factSchema,
  shipping: factSchema,
  returns: factSchema,
  payment: factSchema,
})
export type ShopFacts = z.infer<typeof shopFactsSchema>

const leadRulesSchema = z.object({
  enabled: z.boolean().describe('Whether names, addresses and numbers in messages are kept'),
  consent: z.string().trim().max(500).describe('Said where an address is asked for; empty: our own words'),
})

const handoverRulesSchema = z.object({
  enabled: z.boolean().describe('Whether somebody can be called at all'),
  after_doubts: z
    .int()
    .min(0)
    .max(5)
    .describe('Unanswered messages in a row before a handover; 0: never automatically'),
  keywords: z.array(z.string().trim().min(1).max(100)).max(100).describe('Words that call somebody at once'),
  unanswered_minutes: wholeNumber(0, 240)
    .default(5)
    .describe('After these the visitor is told that nobody could come yet; 0: never'),
})

/** Answers a person of the shop gives again and again; `/` and the name bring them. */
export const cannedReplySchema = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(40),
  text: z.string().trim().min(1, 'must not be empty').max(2000),
})
export type CannedReply = z.infer<typeof cannedReplySchema>

export const botSettingsSchema = z.object({
  name: nameSchema,
  plan: planSchema,
  language: languageSchema,
  greeting: z.string().trim().max(500),
  timezone: timezoneSchema,
  opening_hours: openingHoursSchema.nullable(),
  confidence_threshold: z.number().min(0).max(1),
  allowed_origins: z.array(originSchema).max(50),
  colours: coloursSchema,
  starter_buttons: z.array(buttonSchema).max(4),
  widget: widgetLookSchema.describe('How the chat lies on the website'),
  languages: z.array(languageSchema).min(1).max(languageCodes.length).describe('Those it answers in'),
  country: z
    .string()
    .refine((text) => /^[A-Z]{2}$/.test(text), {
      error: 'must be a country such as DE',
      params: fault('not_a_country'),
    })
    .nullable()
    .describe('For phone numbers without +49 and the like; null: by the time zone'),
  currency: z
    .string()
    .refine((text) => /^[A-Z]{3}$/.test(text), {
      error: 'must be a currency such as EUR',
      params: fault('not_a_currency_code'),
    })
    .nullable()
    .describe('For prices in catalog files that do not say their own; null: they stay without'),
  facts: shopFactsSchema,
  lead_rules: leadRulesSchema,
  handover_rules: handoverRulesSchema,
  canned_replies: z.array(cannedReplySchema).max(100),
  count_kiosk: z.boolean().describe('Conversations at the kiosk are those of real visitors, not tests'),
  close_after_hours: z
    .number()
    .min(0)
    .max(720)
    .describe(
      'Conversations are closed when nobody has written for this many hours (0.5: half an hour); 0: never',
    ),
  webhook_url: httpUrlSchema.nullable().describe('Where leads, handovers and conversation events are sent'),
})
export type BotSettings = z.infer<typeof botSettingsSchema>

export const botDefaults = {
  // The plan that allows keys: nobody is to meet a refusal on the first day.
  plan: 'business',
  language: 'en',
  greeting: '',
  timezone: 'UTC',
  opening_hours: null,
  confidence_threshold: 0.45,
  // A new bot's chat is shown by no other website until the merchant names it.
  allowed_origins: [],
  colours: { primary: '#B45309', text: '#FFFFFF' },
  starter_buttons: [],
  widget: widgetLookDefaults,
  languages: [...languageCodes],
  country: null,
  currency: null,
  facts: { address: '', phone: '', email: '', shipping: '', returns: '', payment: '' },
  lead_rules: { enabled: true, consent: '' },
  handover_rules: { enabled: true, after_doubts: 2, keywords: [], unanswered_minutes: 5 },
  canned_replies: [],
  count_kiosk: false,
  close_after_hours: 0.5,
  webhook_url: null,
} satisfies Omit<BotSettings, 'name'>

export const botSchema = botSettingsSchema.extend({
  id: z.string(),
  webhook_url: z
    .string()
    .nullable()
    .describe('Credentials in it are masked; sent back as shown, it stays as it is'),
  archived: z.boolean(),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
  sync_key_last4: z.string(),
  sync_key_created_at: isoTimeSchema,
})
export type Bot = z.infer<typeof botSchema>

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.length > 0
  } catch {
    return false
  }
}

const originPattern = /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i

function isOrigin(origin: string): boolean {
  return origin === '*' || originPattern.test(origin)
}

/** As browsers write it in the Origin header: lower case, no default port. */
function normalOrigin(origin: string): string {
  return origin.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2')
}
