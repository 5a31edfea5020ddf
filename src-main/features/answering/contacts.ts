import type { StoredBot } from '#main/features/bots/index.ts'
import { type Contacts, contactsIn } from '#main/features/leads/index.ts'
import { sayIn } from '#main/languages/index.ts'
import { countryOfShop } from '#main/lib/country.ts'
import { type Memory, readMemory } from './memory.ts'

/** What a visitor said of how to reach them, and the words beside which they had been asked for it; null: unasked. */
export type GivenContacts = { readonly contacts: Contacts; readonly consent: string | null }

type IsShopWord = (word: string) => boolean

/** Nothing is read where the shop keeps no contact details. */
export function contactsOf(bot: StoredBot, message: string, isShopWord: IsShopWord): Contacts {
  return bot.lead_rules.enabled ? contactsIn(message, countryOfShop(bot), isShopWord) : noContacts
}

/** Looks at the memory only where there is something to agree to, so that other answers do not rest on it. */
export function consentShown(
  bot: StoredBot,
  { emails, phones }: Contacts,
  memory: Pick<Memory, 'capture' | 'language'>,
): string | null {
  if (emails.length + phones.length === 0 || memory.capture === null) return null
  return bot.lead_rules.consent || sayIn(memory.language).consent
}

/** For messages that a person answers. */
export function givenContacts(
  bot: StoredBot,
  message: string,
  memory: string | null,
  isShopWord: IsShopWord,
): GivenContacts {
  const contacts = contactsOf(bot, message, isShopWord)
  return { contacts, consent: consentShown(bot, contacts, readMemory(memory, bot.language)) }
}

const noContacts: Contacts = { emails: [], phones: [], name: null, isIntroduced: false }
