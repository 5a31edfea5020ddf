import { Globe } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { ConfirmLeave } from '#renderer/ui/confirm-leave.tsx'
import { Sections } from '#renderer/ui/section-nav.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionParts } from './section-parts.tsx'
import { botPath, faultySections, type SectionId, sectionIds, sections } from './sections.ts'
import { archiveBot } from './store.ts'
import { useBotEditing } from './use-bot-editing.ts'

/** Everything one can decide about a bot: one form over all sections, so that changing between them loses nothing. */
export function BotEditor({ bot, section }: { readonly bot: Bot; readonly section: SectionId }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const keeps = useCallback((path: string) => `${path}/`.startsWith(`/bots/${bot.id}/`), [bot.id])
  /** A fault in a section that is not in sight is shown by going there. */
  const showFaults = (fields: readonly string[]) => {
    const faulty = faultySections(fields)
    if (faulty[0] && !faulty.includes(section)) navigate(botPath(bot.id, faulty[0]))
  }
  const { form, save, discard } = useBotEditing(bot, { keeps, showFaults })
  const { isDirty, errors } = form.formState

  const keys = useMemo(() => {
    const archive = () => (isDirty ? setAsking(true) : void archiveAndLeave(bot))
    return { e: archive }
  }, [bot, isDirty])
  useKeys(keys)
  const faulty = faultySections(Object.keys(errors))

  return (
    <FormProvider {...form}>
      <Sections
        label={t('bot_settings.sections')}
        sections={[
          ...sectionIds.map((id) => ({
            path: botPath(bot.id, id),
            title: t(sections[id].title),
            icon: sections[id].icon,
            isCurrent: id === section,
            fault: faulty.includes(id) && t('bot_settings.fault'),
          })),
          // How the chat looks and where it is shown has a page of its own.
          {
            path: `/website/${bot.id}`,
            title: t('bot_settings.website'),
            icon: Globe,
            isCurrent: false,
          },
        ]}
      >
        <form noValidate onSubmit={(event) => void save(event)} className="flex min-w-0 flex-col gap-6">
          <SectionParts bot={bot} section={section} onArchive={keys.e} />
          <SaveBar onDiscard={discard} />
        </form>
      </Sections>
      <ConfirmLeave
        open={asking}
        onLeave={() => {
          setAsking(false)
          discard()
          void archiveAndLeave(bot)
        }}
        onStay={() => setAsking(false)}
      />
    </FormProvider>
  )
}

async function archiveAndLeave(bot: Bot): Promise<void> {
  if (await archiveBot(bot)) navigate('/bots')
}
