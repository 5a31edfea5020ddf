import {
  BookOpen,
  Bot,
  CircleHelp,
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
  UserRound,
  Zap,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { BotsPage } from '#renderer/features/bots/page.tsx'
import { ConversationsPage } from '#renderer/features/conversations/page.tsx'
import { EventsPage } from '#renderer/features/events/page.tsx'
import { HomePage } from '#renderer/features/home/page.tsx'
import { ImportsPage } from '#renderer/features/imports/page.tsx'
import { KeysPage } from '#renderer/features/keys/page.tsx'
import { KnowledgePage } from '#renderer/features/knowledge/page.tsx'
import { LeadsPage } from '#renderer/features/leads/page.tsx'
import { PlaygroundPage } from '#renderer/features/playground/page.tsx'
import { ProductsPage } from '#renderer/features/products/page.tsx'
import { SettingsPage } from '#renderer/features/settings/page.tsx'
import { TestsPage } from '#renderer/features/test-conversations/page.tsx'
import { UnansweredPage } from '#renderer/features/unanswered/page.tsx'
import { WebhooksPage } from '#renderer/features/webhooks/page.tsx'
import type { TextKey } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'

export type PageEntry = {
  readonly path: string
  readonly title: TextKey
  readonly icon: LucideIcon
  /** After `g`. */
  readonly letter: string
  readonly component: ComponentType<PageProps>
}

/** Every page of the dashboard, in the order of the sidebar. A later feature adds its line here. */
export const pages: readonly PageEntry[] = [
  { path: '/', title: 'nav.home', icon: House, letter: 'h', component: HomePage },
  { path: '/try', title: 'nav.try', icon: MessageCircle, letter: 't', component: PlaygroundPage },
  {
    path: '/conversations',
    title: 'nav.conversations',
    icon: MessagesSquare,
    letter: 'c',
    component: ConversationsPage,
  },
  { path: '/events', title: 'nav.events', icon: Zap, letter: 'e', component: EventsPage },
  { path: '/leads', title: 'nav.leads', icon: UserRound, letter: 'l', component: LeadsPage },
  { path: '/knowledge', title: 'nav.knowledge', icon: BookOpen, letter: 'w', component: KnowledgePage },
  { path: '/catalogs', title: 'nav.catalogs', icon: PackageOpen, letter: 'a', component: ImportsPage },
  { path: '/products', title: 'nav.products', icon: Package, letter: 'p', component: ProductsPage },
  { path: '/unanswered', title: 'nav.unanswered', icon: CircleHelp, letter: 'u', component: UnansweredPage },
  { path: '/dialogues', title: 'nav.dialogues', icon: ListChecks, letter: 'd', component: TestsPage },
  { path: '/bots', title: 'nav.bots', icon: Bot, letter: 'b', component: BotsPage },
  { path: '/keys', title: 'nav.keys', icon: KeyRound, letter: 'k', component: KeysPage },
  { path: '/deliveries', title: 'nav.deliveries', icon: Send, letter: 'y', component: WebhooksPage },
  { path: '/settings', title: 'nav.settings', icon: Settings, letter: 's', component: SettingsPage },
]

export function pageAt(path: string): { readonly page: PageEntry | null; readonly rest: readonly string[] } {
  const [place = ''] = path.split('?', 1)
  const [first = '', ...rest] = place.split('/').filter(Boolean)
  return { page: pages.find((page) => page.path === `/${first}`) ?? null, rest }
}
