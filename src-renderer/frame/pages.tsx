import {
  BookOpen,
  Bot,
  ChartColumn,
  CircleHelp,
  Globe,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Package,
  PackageOpen,
  Send,
  Settings,
  Sparkles,
  UserRound,
  Zap,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { botPath, currentBot, sectionOf } from '#renderer/features/bots/index.ts'
import { BotsPage } from '#renderer/features/bots/page.tsx'
import { ConversationsPage } from '#renderer/features/conversations/page.tsx'
import { EventsPage } from '#renderer/features/events/page.tsx'
import { WelcomePage } from '#renderer/features/first-start/page.tsx'
import { HomePage } from '#renderer/features/home/page.tsx'
import { ImportsPage } from '#renderer/features/imports/page.tsx'
import { InsightsPage } from '#renderer/features/insights/page.tsx'
import { KeysPage } from '#renderer/features/keys/page.tsx'
import { KnowledgePage } from '#renderer/features/knowledge/page.tsx'
import { LeadsPage } from '#renderer/features/leads/page.tsx'
import { PlaygroundPage } from '#renderer/features/playground/page.tsx'
import { ProductsPage } from '#renderer/features/products/page.tsx'
import { SettingsPage } from '#renderer/features/settings/page.tsx'
import { TestsPage } from '#renderer/features/test-conversations/page.tsx'
import { UnansweredPage } from '#renderer/features/unanswered/page.tsx'
import { WebhooksPage } from '#renderer/features/webhooks/page.tsx'
import { websitePath } from '#renderer/features/website/index.ts'
import { WebsitePage } from '#renderer/features/website/page.tsx'
import type { TextKey } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'

export type PageEntry = {
  readonly path: string
  readonly title: TextKey
  readonly icon: LucideIcon
  /** After `g`. */
  readonly letter: string
  readonly component: ComponentType<PageProps>
  /** For a page about one bot: its address for that bot, given the rest of the address that is open. */
  readonly pathOfBot?: (botId: string, rest: readonly string[]) => string
}

const home: PageEntry = { path: '/', title: 'nav.home', icon: House, letter: 'h', component: HomePage }
const testChat: PageEntry = {
  path: '/test-chat',
  title: 'sidebar.test_chat',
  icon: MessageCircle,
  letter: 't',
  component: PlaygroundPage,
  pathOfBot: () => '/test-chat',
}
const insights: PageEntry = {
  path: '/insights',
  title: 'nav.insights',
  icon: ChartColumn,
  letter: 'n',
  component: InsightsPage,
}
const conversations: PageEntry = {
  path: '/conversations',
  title: 'nav.conversations',
  icon: MessagesSquare,
  letter: 'c',
  component: ConversationsPage,
}
const leads: PageEntry = {
  path: '/leads',
  title: 'nav.leads',
  icon: UserRound,
  letter: 'l',
  component: LeadsPage,
}
const events: PageEntry = {
  path: '/events',
  title: 'nav.events',
  icon: Zap,
  letter: 'e',
  component: EventsPage,
}
const knowledge: PageEntry = {
  path: '/knowledge',
  title: 'nav.knowledge',
  icon: BookOpen,
  letter: 'w',
  component: KnowledgePage,
  pathOfBot: (botId, [, tab]) => ['/knowledge', botId, tab].filter(Boolean).join('/'),
}
const unanswered: PageEntry = {
  path: '/unanswered',
  title: 'nav.unanswered',
  icon: CircleHelp,
  letter: 'u',
  component: UnansweredPage,
  pathOfBot: (botId) => `/unanswered/${botId}`,
}
const tests: PageEntry = {
  path: '/tests',
  title: 'sidebar.tests',
  icon: ListChecks,
  letter: 'd',
  component: TestsPage,
  pathOfBot: (botId) => `/tests/${botId}`,
}
const products: PageEntry = {
  path: '/products',
  title: 'nav.products',
  icon: Package,
  letter: 'p',
  component: ProductsPage,
  pathOfBot: (botId) => `/products/${botId}`,
}
const imports: PageEntry = {
  path: '/imports',
  title: 'sidebar.imports',
  icon: PackageOpen,
  letter: 'i',
  component: ImportsPage,
}
const website: PageEntry = {
  path: '/website',
  title: 'sidebar.website',
  icon: Globe,
  letter: 'v',
  component: WebsitePage,
  pathOfBot: (botId, [, tab]) => websitePath(botId, tab),
}
const keys: PageEntry = {
  path: '/keys',
  title: 'nav.keys',
  icon: KeyRound,
  letter: 'k',
  component: KeysPage,
  pathOfBot: (botId) => `/keys/${botId}`,
}
const webhooks: PageEntry = {
  path: '/webhooks',
  title: 'sidebar.webhooks',
  icon: Send,
  letter: 'y',
  component: WebhooksPage,
}
const settings: PageEntry = {
  path: '/settings',
  title: 'nav.settings',
  icon: Settings,
  letter: 's',
  component: SettingsPage,
}
/** Opened from the bot switcher. */
const bots: PageEntry = {
  path: '/bots',
  title: 'bot_settings.title',
  icon: Bot,
  letter: 'b',
  component: BotsPage,
  pathOfBot: (botId, [, section]) => botPath(botId, sectionOf(section)),
}

/** Opened from Home, and at once where there is nothing yet. */
const welcome: PageEntry = {
  path: '/welcome',
  title: 'first_start.title',
  icon: Sparkles,
  letter: 'f',
  component: WelcomePage,
}

type PageGroup = {
  readonly id: string
  readonly title: TextKey | null
  readonly pages: readonly PageEntry[]
}

/** The sidebar, from top to bottom; settings stand apart at its end. A new page adds its line here. */
export const pageGroups: readonly PageGroup[] = [
  { id: 'top', title: null, pages: [home, insights, testChat] },
  { id: 'inbox', title: 'sidebar.inbox', pages: [conversations, leads, events] },
  { id: 'teach', title: 'sidebar.teach', pages: [knowledge, unanswered, tests] },
  { id: 'catalog', title: 'sidebar.catalog', pages: [products, imports] },
  { id: 'connect', title: 'sidebar.connect', pages: [website, keys, webhooks] },
]
export const lastPage = settings

/** Every page of the dashboard. */
export const pages: readonly PageEntry[] = [
  ...pageGroups.flatMap((group) => group.pages),
  bots,
  welcome,
  settings,
]

export function pageAt(path: string): { readonly page: PageEntry | null; readonly rest: readonly string[] } {
  const [place = ''] = path.split('?', 1)
  const [first = '', ...rest] = place.split('/').filter(Boolean)
  return { page: pages.find((page) => page.path === `/${first}`) ?? null, rest }
}

/** The entry of the sidebar that is open. */
export function entryAt(path: string): PageEntry | null {
  return pageAt(path).page
}

/** Where its link leads: for the sections of a bot the chosen one's own, so that a form that is open there goes on. */
export function addressOf(page: PageEntry): string {
  const bot = page === website || page === bots ? currentBot() : null
  return bot && page.pathOfBot ? page.pathOfBot(bot.id, []) : page.path
}
