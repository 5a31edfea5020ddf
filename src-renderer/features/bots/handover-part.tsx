import { useController } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { KeywordsField } from './keywords-field.tsx'
import { useBotForm } from './use-bot-form.ts'

/** As many as the schema takes. */
const doubts = [1, 2, 3, 4, 5]

/** When a person of the shop is called. */
export function HandoverPart() {
  const t = useT()
  const { control } = useBotForm()
  const { field } = useController({ control, name: 'handover_rules.enabled' })
  return (
    <Card title={t('bots.handover_title')}>
      <div className="flex flex-col gap-5">
        <Switch
          label={t('bots.handover')}
          hint={t('bots.handover_hint')}
          checked={field.value}
          onChange={field.onChange}
        />
        {field.value && (
          <>
            <DoubtsField />
            <KeywordsField />
          </>
        )}
      </div>
    </Card>
  )
}

function DoubtsField() {
  const t = useT()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'handover_rules.after_doubts' })
  return (
    <Field
      label={t('bots.doubts')}
      hint={t('bots.doubts_hint')}
      error={fieldState.error?.message}
      className="max-w-80"
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={field.value}
          onChange={(event) => field.onChange(Number(event.target.value))}
          onBlur={field.onBlur}
        >
          <option value={0}>{t('bots.doubts_never')}</option>
          {doubts.map((count) => (
            <option key={count} value={count}>
              {t('bots.doubts_after', { count })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
