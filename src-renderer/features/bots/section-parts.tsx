import { useT } from '#renderer/i18n/index.ts'
import { Card } from '#renderer/ui/page.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { assertNever } from '#shared/assert-never.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { CannedRepliesPart } from './canned-replies-part.tsx'
import { ConfidenceField } from './confidence-field.tsx'
import { HandoverPart } from './handover-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { IdentityPart } from './identity-part.tsx'
import { LanguageModelPart } from './language-model-part.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { LeadsPart } from './leads-part.tsx'
import { AboutPart, ArchivePart, EventsPart } from './other-parts.tsx'
import type { SectionId } from './sections.ts'

type SectionPartsProps = { readonly bot: Bot; readonly section: SectionId; readonly onArchive: () => void }

export function SectionParts({ bot, section, onArchive }: SectionPartsProps) {
  switch (section) {
    case 'basics':
      return (
        <>
          <IdentityPart />
          <ArchivePart onArchive={onArchive} />
          <AboutPart bot={bot} />
        </>
      )
    case 'hours':
      return (
        <>
          <HoursPart />
          <FactsPart botId={bot.id} />
        </>
      )
    case 'answers':
      return (
        <>
          <LanguagesPart />
          <ConfidencePart />
        </>
      )
    case 'leads':
      return (
        <>
          <LeadsPart />
          <HandoverPart />
          <CannedRepliesPart />
          <EventsPart />
        </>
      )
    case 'ai-model':
      return <LanguageModelPart botId={bot.id} />
    default:
      return assertNever(section)
  }
}

/** Facts are edited where everything else the bot knows is. */
function FactsPart({ botId }: { readonly botId: string }) {
  const t = useT()
  return (
    <Card title={t('bot_settings.facts')}>
      <p className="mb-2 text-quiet">{t('bot_settings.facts_text')}</p>
      <TextLink to={`/knowledge/${botId}/facts`}>{t('bot_settings.facts_link')}</TextLink>
    </Card>
  )
}

function ConfidencePart() {
  const t = useT()
  return (
    <Card title={t('bot_settings.confidence')}>
      <ConfidenceField />
    </Card>
  )
}
