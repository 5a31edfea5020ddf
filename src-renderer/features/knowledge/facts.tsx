import { type ReactNode, useEffect } from 'react'
import { botPath, useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input, Textarea } from '#renderer/ui/input.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Bot, type ShopFactName, shopFactNames, shopFactsSchema } from '#shared/schemas/bot.ts'

/** These are sentences; the others fit on one line. */
const long: ReadonlySet<ShopFactName> = new Set(['address', 'shipping', 'returns', 'payment'])

/** What every visitor asks some day. */
export function Facts({ bot, below }: { readonly bot: Bot; readonly below: ReactNode }) {
  const t = useT()
  const form = useFormOf(shopFactsSchema, bot.facts)
  const { errors, isDirty, isSubmitting } = form.formState
  const { reset } = form

  // Changed elsewhere: shown at once, unless that would take away what is being typed here.
  useEffect(() => {
    if (!form.formState.isDirty) reset(bot.facts)
  }, [bot.facts, form, reset])

  const save = form.handleSubmit(async (facts) => {
    try {
      const saved = await rpc('bots.update', { bot_id: bot.id, facts })
      await useBots.getState().refresh()
      reset(saved.facts)
      showToast(t('knowledge.facts_saved'))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <div className="flex min-w-0 flex-1 flex-col overflow-y-auto bg-surface">
      <form
        noValidate
        aria-label={t('knowledge.tabs.facts')}
        onSubmit={(event) => void save(event)}
        className="flex flex-1 flex-col"
      >
        <div className="flex max-w-2xl flex-1 flex-col gap-5 px-8 py-5">
          <div>
            <h2 className="font-semibold">{t('knowledge.tabs.facts')}</h2>
            <p className="text-quiet">
              {t('knowledge.facts_hint')}{' '}
              <TextLink to={botPath(bot.id, 'hours')}>{t('knowledge.facts_hours')}</TextLink>
            </p>
          </div>
          {shopFactNames.map((name) => (
            <Field
              key={name}
              label={t(`knowledge.facts.${name}`)}
              hint={t(`knowledge.facts_examples.${name}`)}
              error={errors[name]?.message}
            >
              {(wiring) =>
                long.has(name) ? (
                  <Textarea {...wiring} {...form.register(name)} rows={2} />
                ) : (
                  <Input {...wiring} {...form.register(name)} />
                )
              }
            </Field>
          ))}
        </div>
        <footer className="sticky bottom-0 flex items-center gap-2 border-t border-line bg-surface px-8 py-3">
          <Button type="submit" look="primary" disabled={!isDirty} busy={isSubmitting && t('act.saving')}>
            {t('act.save')}
          </Button>
          {isDirty && <Button onClick={() => reset(bot.facts)}>{t('knowledge.discard')}</Button>}
          {isDirty && (
            <p role="status" className="ml-2 text-quiet">
              {t('knowledge.unsaved')}
            </p>
          )}
        </footer>
      </form>
      {below}
    </div>
  )
}
