import { z } from 'zod'
import { fault } from '#shared/faults/fault.ts'
import {
  type Bot,
  type BotSettings,
  botSettingsSchema,
  openingHoursSchema,
  originSchema,
} from '#shared/schemas/bot.ts'
import { httpUrlSchema, languageCodes } from '#shared/schemas/common.ts'
import type { Button } from '#shared/schemas/widget.ts'
import { firstOverlap, hoursOf, weekOf } from './hours.ts'

const notEmpty = (most: number) => z.string().trim().min(1, 'must not be empty').max(most)

/** A starter button with its kind said, so that a fault is found at the field it is about. */
const starterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), label: notEmpty(100), target: notEmpty(500) }),
  z.object({ kind: z.literal('url'), label: notEmpty(100), target: httpUrlSchema }),
])
type Starter = z.infer<typeof starterSchema>

export const mostStarters = 4
export const mostOrigins = 50

const weekSchema = openingHoursSchema.superRefine((week, context) => {
  for (const [day, spans = []] of Object.entries(week)) {
    const index = firstOverlap(spans)
    if (index === null) continue
    context.addIssue({
      code: 'custom',
      path: [day, index],
      message: 'must open after the time above ends',
      params: fault('overlapping_hours'),
    })
  }
})

/** The settings as they are edited: what the hub will take, and a little more care where it is generous. */
export const botFormSchema = botSettingsSchema.extend({
  opening_hours: weekSchema.nullable(),
  allowed_origins: z.array(z.object({ origin: originSchema })).max(mostOrigins),
  starter_buttons: z.array(starterSchema).max(mostStarters),
})
export type BotForm = z.input<typeof botFormSchema>

export const newBotSchema = botSettingsSchema.pick({ name: true, language: true })

export function formOf(bot: Bot): BotForm {
  const settings = botSettingsSchema.parse(bot)
  return {
    ...settings,
    opening_hours: settings.opening_hours && weekOf(settings.opening_hours),
    allowed_origins: settings.allowed_origins.map((origin) => ({ origin })),
    starter_buttons: settings.starter_buttons.map(starterOf),
  }
}

export function settingsOf(form: z.output<typeof botFormSchema>): BotSettings {
  return {
    ...form,
    // Its own language is always among those it answers in.
    languages: languageCodes.filter((one) => one === form.language || form.languages.includes(one)),
    opening_hours: form.opening_hours && hoursOf(weekOf(form.opening_hours)),
    allowed_origins: form.allowed_origins.map(({ origin }) => origin),
    starter_buttons: form.starter_buttons.map(buttonOf),
  }
}

/** Only what differs from the bot the form was opened on, so that what changed elsewhere meanwhile stays. */
export function changesOf(bot: Bot, form: z.output<typeof botFormSchema>): Partial<BotSettings> {
  const before = botSettingsSchema.parse(bot)
  const changed = Object.entries(settingsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof BotSettings]),
  )
  return Object.fromEntries(changed)
}

function starterOf(button: Button): Starter {
  return 'url' in button
    ? { kind: 'url', label: button.label, target: button.url }
    : { kind: 'value', label: button.label, target: button.value }
}

function buttonOf({ kind, label, target }: Starter): Button {
  return kind === 'url' ? { label, url: target } : { label, value: target }
}
