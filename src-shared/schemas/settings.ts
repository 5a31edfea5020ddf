import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { wholeNumber } from './common.ts'
import { publicPathSchema, publicUrlSchema, trustedProxySchema } from './website.ts'

export const themes = ['system', 'light', 'dark'] as const

const timeOfDaySchema = z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
  error: 'must be a time such as 22:00',
  params: fault('not_a_time', { example: '22:00' }),
})

export const quietHoursSchema = z.object({ from: timeOfDaySchema, to: timeOfDaySchema })
export type QuietHours = z.infer<typeof quietHoursSchema>

const keptDays = wholeNumber(1, 3650).nullable()

/** What the merchant decides for the whole of this PC. */
export const settingsSchema = z.object({
  shop_name: z.string().trim().max(100),
  port: wholeNumber(1024, 65_535).describe('Where the service answers; tried before it is kept'),
  lan: z.boolean().describe('Other devices in the shop network may call the service'),
  public_url: publicUrlSchema.nullable().describe('Where visitors of the website reach this PC'),
  public_paths: z
    .array(publicPathSchema)
    .max(10)
    .describe('What is open there beside the chat of the website and the inboxes'),
  public_inboxes: z.boolean().describe('Inboxes are open there too'),
  trusted_proxy: trustedProxySchema.describe("Whose word about a visitor's address is believed"),
  keep_awake: z.boolean().describe('The PC does not fall asleep while the service runs'),
  theme: z.enum(themes),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable()
    .describe('Of the dashboard; null: as the computer'),
  notifications: z.boolean(),
  quiet_hours: quietHoursSchema.nullable().describe('No notifications between these times of this PC'),
  start_at_login: z.boolean(),
  check_for_updates: z.boolean(),
  picture_hosts: z
    .array(
      z
        .string()
        .max(255)
        .regex(/^[\w.-]+(?::\d{1,5})?$/),
    )
    .max(200)
    .describe('The websites that the dashboard loads product pictures from'),
  keep_deliveries_days: wholeNumber(1, 3650).describe(
    'After these many days deliveries are kept as numbers only',
  ),
  keep_conversations_days: keptDays.describe('Conversations that ended longer ago are removed; null: kept'),
  keep_events_days: keptDays.describe(
    'Events from longer ago are removed unless they are starred; null: kept',
  ),
  keep_leads_days: keptDays.describe('Leads nobody has heard of for longer are removed; null: kept'),
  keep_documents_days: keptDays.describe('Documents uploaded longer ago are removed; null: kept'),
  setup_done: z.boolean().describe('The guided first start was completed or dismissed'),
  told_about_tray: z
    .boolean()
    .describe('The merchant has seen once that closing the window keeps the service running'),
})
export type Settings = z.infer<typeof settingsSchema>

export const settingsDefaults = {
  shop_name: '',
  port: 4840,
  lan: false,
  public_url: null,
  public_paths: [],
  public_inboxes: true,
  trusted_proxy: 'off',
  keep_awake: false,
  theme: 'system',
  language: null,
  notifications: true,
  quiet_hours: null,
  start_at_login: false,
  check_for_updates: false,
  picture_hosts: [],
  keep_deliveries_days: 30,
  keep_conversations_days: 730,
  keep_events_days: 365,
  keep_leads_days: 1095,
  keep_documents_days: null,
  setup_done: false,
  told_about_tray: false,
} satisfies Settings
