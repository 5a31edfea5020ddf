import { BackupsSection } from '#renderer/features/backups/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Sections } from '#renderer/ui/section-nav.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { assertNever } from '#shared/assert-never.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { BrowsersSection } from './browsers-section.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { DataSection } from './data-section.tsx'
import { DesktopSection } from './desktop-section.tsx'
import { GeneralSection } from './general-section.tsx'
import { HealthSection } from './health-section.tsx'
import { InboxesSection } from './inboxes-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { type SectionId, sectionOf, sections } from './sections.ts'

export function SettingsPage({ rest }: PageProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(useSettings)
  const [name, item] = rest
  const section = sectionOf(name)
  return (
    <Page title={t('nav.settings')}>
      <Sections
        label={t('settings.sections_label')}
        sections={sections.map(({ id, title, icon }) => ({
          path: `/settings/${id}`,
          title: t(title),
          icon,
          isCurrent: id === section,
        }))}
      >
        <div className="flex min-w-0 flex-col gap-5">
          {data ? (
            <Section id={section} item={item} settings={data} />
          ) : (
            <Pending problem={problem} onRetry={refresh}>
              <Bone className="h-32 rounded-card" />
              <Bone className="mt-5 h-44 rounded-card" />
            </Pending>
          )}
        </div>
      </Sections>
    </Page>
  )
}

type SectionProps = {
  readonly id: SectionId
  readonly item: string | undefined
  readonly settings: Settings
}

function Section({ id, item, settings }: SectionProps) {
  switch (id) {
    case 'general':
      return <GeneralSection settings={settings} />
    case 'notifications':
      return <NotificationsSection settings={settings} />
    case 'address':
      return <AddressSection settings={settings} />
    case 'connections':
      return <ConnectionsSection item={item} />
    case 'inboxes':
      return <InboxesSection item={item} />
    case 'desktop':
      return <DesktopSection settings={settings} />
    case 'browsers':
      return <BrowsersSection />
    case 'data':
      return <DataSection settings={settings} />
    case 'backups':
      return <BackupsSection />
    case 'health':
      return <HealthSection />
    case 'privacy':
      return <PrivacySection settings={settings} />
    case 'about':
      return <AboutSection />
    default:
      return assertNever(id)
  }
}
