import { Bot, Clock, type LucideIcon, MessageSquareText, Sparkles, UserRound } from 'lucide-react'
import type { TextKey } from '#renderer/i18n/index.ts'
import type { BotForm } from './form.ts'

export const sectionIds = ['basics', 'hours', 'answers', 'leads', 'ai-model'] as const
export type SectionId = (typeof sectionIds)[number]

type Section = {
  readonly title: TextKey
  readonly icon: LucideIcon
  readonly fields: readonly (keyof BotForm)[]
}

/** What one can decide about a bot, by where it is decided; how it looks on the website is in `features/website`. */
export const sections: Readonly<Record<SectionId, Section>> = {
  basics: { title: 'bot_settings.basics', icon: Bot, fields: ['name', 'language', 'plan'] },
  hours: { title: 'bot_settings.hours', icon: Clock, fields: ['timezone', 'opening_hours'] },
  answers: {
    title: 'bot_settings.answers',
    icon: MessageSquareText,
    fields: ['languages', 'country', 'currency', 'confidence_threshold'],
  },
  leads: {
    title: 'bot_settings.leads',
    icon: UserRound,
    fields: [
      'lead_rules',
      'handover_rules',
      'canned_replies',
      'count_kiosk',
      'close_after_hours',
      'webhook_url',
    ],
  },
  'ai-model': { title: 'bot_settings.ai_model', icon: Sparkles, fields: [] },
}

export function sectionOf(name: string | undefined): SectionId {
  return sectionIds.find((id) => id === name) ?? 'basics'
}

/** `#/bots/bot_…/hours` */
export function botPath(botId: string, section: SectionId = 'basics'): string {
  return `/bots/${botId}/${section}`
}

/** The sections of these fields, in their order. */
export function faultySections(faulty: readonly string[]): readonly SectionId[] {
  return sectionIds.filter((id) => sections[id].fields.some((field) => faulty.includes(field)))
}
