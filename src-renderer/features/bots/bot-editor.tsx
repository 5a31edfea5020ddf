import { useCallback, useEffect, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { ConfirmLeave } from '#renderer/ui/confirm-leave.tsx'
import { Sections } from '#renderer/ui/section-nav.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { botFormSchema, changesOf, formOf } from './form.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionParts } from './section-parts.tsx'
import { botPath, faultySections, type SectionId, sectionIds, sections } from './sections.ts'
import { archiveBot, useBots } from './store.ts'

/** Everything one can decide about a bot: one form over all sections, so that changing between them loses nothing. */
export function BotEditor({ bot, section }: { readonly bot: Bot; readonly section: SectionId }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState(bot)
  const [values] = useState(() => formOf(bot))
  const keeps = useCallback((path: string) => `${path}/`.startsWith(`/bots/${bot.id}/`), [bot.id])
  const form = useFormOf(botFormSchema, values, { keeps })
  const { isDirty, errors } = form.formState
  const { reset } = form
  const show = useCallback(
    (next: Bot) => {
      setShown(next)
      reset(formOf(next))
    },
    [reset],
  )

  // Changed elsewhere: shown at once, unless that would take away what is being typed here.
  useEffect(() => {
    if (!form.formState.isDirty && bot.updated_at !== shown.updated_at) show(bot)
  }, [bot, shown, form, show])

  /** A fault in a section that is not in sight is shown by going there. */
  const showFaults = (fields: readonly string[]) => {
    const faulty = faultySections(fields)
    if (faulty[0] && !faulty.includes(section)) navigate(botPath(bot.id, faulty[0]))
  }
  const save = form.handleSubmit(
    async (values) => {
      try {
        const saved = await rpc('bots.update', { bot_id: bot.id, ...changesOf(shown, values) })
        await useBots.getState().refresh()
        show(saved)
        showToast(t('bots.saved', { name: saved.name }))
      } catch (error) {
        showFaults(showRefusal(form, error))
      }
    },
    (found) => showFaults(Object.keys(found)),
  )

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
        sections={sectionIds.map((id) => ({
          path: botPath(bot.id, id),
          title: t(sections[id].title),
          icon: sections[id].icon,
          isCurrent: id === section,
          fault: faulty.includes(id) && t('bot_settings.fault'),
        }))}
      >
        <form noValidate onSubmit={(event) => void save(event)} className="flex min-w-0 flex-col gap-6">
          <SectionParts bot={bot} section={section} onArchive={keys.e} />
          <SaveBar onDiscard={() => show(bot)} />
        </form>
      </Sections>
      <ConfirmLeave
        open={asking}
        onLeave={() => {
          setAsking(false)
          show(bot)
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
