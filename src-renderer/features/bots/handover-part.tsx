import { useController } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { KeywordsField } from './keywords-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { useBotForm } from './use-bot-form.ts'

/** When a person of the shop is called. */
export function HandoverPart() {
  const t = useT()
  return (
    <Card title={t('bots.handover_title')}>
      <div className="flex flex-col gap-5">
        <SwitchField name="handover_rules.enabled" label={t('bots.handover')} hint={t('bots.handover_hint')}>
          <ChoiceField
            name="handover_rules.after_doubts"
            label={t('bots.doubts')}
            hint={t('bots.doubts_hint')}
            choices={[0, 1, 2, 3, 4, 5]}
            wordOf={(count) => (count === 0 ? t('bots.doubts_never') : t('bots.doubts_after', { count }))}
          />
          <KeywordsField />
          <ChoiceField
            name="handover_rules.unanswered_minutes"
            label={t('bots.unanswered')}
            hint={t('bots.unanswered_hint')}
            choices={[0, 2, 5, 10, 15, 30, 60]}
            wordOf={(count) => (count === 0 ? t('bots.unanswered_never') : t('bots.minutes', { count }))}
          />
        </SwitchField>
        <ChoiceField
          name="close_after_hours"
          label={t('bots.close_after')}
          hint={t('bots.close_after_hint')}
          choices={[0, 0.5, 1, 4, 12, 24, 72, 168]}
          wordOf={(count) =>
            count === 0
              ? t('bots.close_never')
              : count < 1
                ? t('bots.minutes', { count: Math.round(count * 60) })
                : t('bots.hours', { count })
          }
        />
        <SwitchField name="count_kiosk" label={t('bots.count_kiosk')} hint={t('bots.count_kiosk_hint')} />
      </div>
    </Card>
  )
}

type ChoiceProps = {
  readonly name: 'handover_rules.after_doubts' | 'handover_rules.unanswered_minutes' | 'close_after_hours'
  readonly label: string
  readonly hint: string
  readonly choices: readonly number[]
  readonly wordOf: (count: number) => string
}

/** A number out of a few; one that a script set otherwise is listed too. */
function ChoiceField({ name, label, hint, choices, wordOf }: ChoiceProps) {
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name })
  const value = field.value ?? 0
  const listed = choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b)
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} className="max-w-80">
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => field.onChange(Number(event.target.value))}
          onBlur={field.onBlur}
        >
          <Options of={listed.map((count) => [count, wordOf(count)])} />
        </Select>
      )}
    </Field>
  )
}
