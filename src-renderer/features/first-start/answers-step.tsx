import { useEffect } from 'react'
import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Bot, shopFactsSchema } from '#shared/schemas/bot.ts'
import { setDraft, useDraft } from './draft.ts'
import { goOn, StepCard } from './step-card.tsx'
import { saveAnswers } from './store.ts'

const answersSchema = shopFactsSchema.pick({ returns: true, shipping: true })
const names = ['returns', 'shipping'] as const

/** Kept as facts of the shop: asked in any language and any words, the bot answers with them. */
export function AnswersStep() {
  const bot = useCurrentBot()
  return <Answers key={bot?.id ?? ''} bot={bot} />
}

function Answers({ bot }: { readonly bot: Bot | null }) {
  const t = useT()
  const typed = useDraft()
  const form = useFormOf(
    answersSchema,
    {
      returns: typed.returns ?? bot?.facts.returns ?? '',
      shipping: typed.shipping ?? bot?.facts.shipping ?? '',
    },
    { guard: false },
  )
  const { errors, isSubmitting } = form.formState
  const { watch } = form
  useEffect(() => {
    const watching = watch(({ returns = '', shipping = '' }) => setDraft({ returns, shipping }))
    return () => watching.unsubscribe()
  }, [watch])
  const submit = form.handleSubmit(async (given) => {
    try {
      await saveAnswers(given)
      goOn('answers')
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <StepCard
        step="answers"
        act={
          <>
            <Button look="quiet" onClick={() => goOn('answers')}>
              {t('first_start.later')}
            </Button>
            <Button type="submit" look="primary" busy={isSubmitting && t('act.saving')}>
              {t('first_start.continue')}
            </Button>
          </>
        }
      >
        <div className="flex max-w-xl flex-col gap-4">
          {names.map((name) => (
            <Field
              key={name}
              label={t(`first_start.questions.${name}`)}
              hint={t(`knowledge.facts_examples.${name}`)}
              error={errors[name]?.message}
            >
              {(wiring) => <Textarea {...wiring} {...form.register(name)} rows={3} />}
            </Field>
          ))}
        </div>
      </StepCard>
    </form>
  )
}
