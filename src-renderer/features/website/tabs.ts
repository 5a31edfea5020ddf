import type { BotSettings } from '#shared/schemas/bot.ts'

/** In the order in which a merchant goes through them. */
export const websiteTabs = ['look', 'address', 'install'] as const
export type WebsiteTab = (typeof websiteTabs)[number]

/** Which settings of the bot are decided where. */
export const fieldsOf: Readonly<Record<WebsiteTab, readonly (keyof BotSettings)[]>> = {
  look: ['colours', 'greeting', 'starter_buttons', 'widget'],
  address: [],
  install: ['allowed_origins'],
}

export function isTab(name: string | undefined): name is WebsiteTab {
  return websiteTabs.some((tab) => tab === name)
}

export function tabOf(name: string | undefined): WebsiteTab {
  return websiteTabs.find((tab) => tab === name) ?? 'look'
}

/** `#/website/bot_…/address` */
export function websitePath(botId: string, tab?: string): string {
  return `/website/${botId}/${tabOf(tab)}`
}

/** The tab of the first of these fields; null: none of them is on this page. */
export function tabOfFault(faulty: readonly string[]): WebsiteTab | null {
  return websiteTabs.find((tab) => fieldsOf[tab].some((field) => faulty.includes(field))) ?? null
}
