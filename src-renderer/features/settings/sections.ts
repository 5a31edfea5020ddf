import {
  Activity,
  Bell,
  Database,
  DatabaseBackup,
  EyeOff,
  Globe,
  Inbox,
  Info,
  type LucideIcon,
  MonitorCheck,
  MonitorSmartphone,
  Plug,
  SlidersHorizontal,
} from 'lucide-react'
import type { TextKey } from '#renderer/i18n/index.ts'

export const sections = [
  { id: 'general', title: 'settings.general.title', icon: SlidersHorizontal },
  { id: 'notifications', title: 'settings.notifications.title', icon: Bell },
  { id: 'address', title: 'settings.address.title', icon: Globe },
  { id: 'connections', title: 'connections.title', icon: Plug },
  { id: 'inboxes', title: 'events.inboxes', icon: Inbox },
  { id: 'desktop', title: 'settings.desktop.title', icon: MonitorSmartphone },
  { id: 'browsers', title: 'browsers.title', icon: MonitorCheck },
  { id: 'data', title: 'settings.data.title', icon: Database },
  { id: 'backups', title: 'backups.title', icon: DatabaseBackup },
  { id: 'health', title: 'health.title', icon: Activity },
  { id: 'privacy', title: 'settings.privacy.title', icon: EyeOff },
  { id: 'about', title: 'settings.about.title', icon: Info },
] as const satisfies readonly { readonly id: string; readonly title: TextKey; readonly icon: LucideIcon }[]

export type SectionId = (typeof sections)[number]['id']

export function sectionOf(name: string | undefined): SectionId {
  return sections.find(({ id }) => id === name)?.id ?? 'general'
}
