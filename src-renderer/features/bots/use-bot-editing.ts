import { useCallback, useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { botFormSchema, changesOf, formOf } from './form.ts'
import { useBots } from './store.ts'

type Options = {
  /** Addresses that go on showing the form. Must stay the same function. */
  readonly keeps: (path: string) => boolean
  /** Leads to the fields that have a fault, where they are not in sight. */
  readonly showFaults: (fields: readonly string[]) => void
}

/** A bot as a form: follows what is changed elsewhere, saves what was changed here and nothing else. */
export function useBotEditing(bot: Bot, { keeps, showFaults }: Options) {
  const t = useT()
  const [shown, setShown] = useState(bot)
  const [values] = useState(() => formOf(bot))
  const form = useFormOf(botFormSchema, values, { keeps })
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
  return { form, save, discard: () => show(bot) }
}
