import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { ConfirmLeave } from '#renderer/ui/confirm-leave.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { botFormSchema, changesOf, formOf } from './form.ts'
import { HandoverPart } from './handover-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { IdentityPart } from './identity-part.tsx'
import { LanguageModelPart } from './language-model-part.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { LeadsPart } from './leads-part.tsx'
import { LooksPart } from './looks-part.tsx'
import { OriginsPart } from './origins-part.tsx'
import { AboutPart, ArchivePart, EventsPart } from './other-parts.tsx'
import { SaveBar } from './save-bar.tsx'
import { archiveBot, useBots } from './store.ts'
import { WordsPart } from './words-part.tsx'

/** Everything one can decide about a bot. */
export function BotEditor({ bot }: { readonly bot: Bot }) {
  const t = useT()
  // What is out of sight is drawn once the rest can be seen.
  const drawAll = useDeferredValue(true, false)
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState(bot)
  const [values] = useState(() => formOf(bot))
  const form = useFormOf(botFormSchema, values)
  const { isDirty } = form.formState
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

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await rpc('bots.update', { bot_id: bot.id, ...changesOf(shown, values) })
      await useBots.getState().refresh()
      show(saved)
      showToast(t('bots.saved', { name: saved.name }))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  const keys = useMemo(() => {
    const archive = () => (isDirty ? setAsking(true) : void archiveAndLeave(bot))
    return { e: archive }
  }, [bot, isDirty])
  useKeys(keys)

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex min-w-0 flex-col gap-6">
        <IdentityPart />
        <LanguagesPart />
        <WordsPart />
        {drawAll && (
          <>
            <LooksPart />
            <HoursPart />
            <LeadsPart />
            <HandoverPart />
            <LanguageModelPart botId={bot.id} />
            <OriginsPart />
            <EventsPart />
            <ArchivePart onArchive={keys.e} />
            <AboutPart bot={bot} />
          </>
        )}
        <SaveBar onDiscard={() => show(bot)} />
      </form>
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
