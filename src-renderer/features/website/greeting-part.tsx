import { useBotForm } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { StartersField } from './starters-field.tsx'

export function GreetingPart() {
  const t = useT()
  const { register, formState } = useBotForm()
  return (
    <Card title={t('bot_settings.greeting')}>
      <div className="flex flex-col gap-6">
        <Field
          label={t('bots.greeting')}
          hint={t('bots.greeting_hint')}
          error={formState.errors.greeting?.message}
        >
          {(wiring) => <Textarea {...wiring} {...register('greeting')} />}
        </Field>
        <StartersField />
      </div>
    </Card>
  )
}
