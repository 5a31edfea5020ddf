import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { consentWords } from './consent-words.ts'
import { SwitchField } from './switch-field.tsx'
import { useBotForm } from './use-bot-form.ts'

/** Whether visitors may leave how to reach them, and the consent text they see. */
export function LeadsPart() {
  const t = useT()
  const { register, watch, formState } = useBotForm()
  return (
    <Card title={t('bots.leads_title')}>
      <div className="flex flex-col gap-5">
        <SwitchField name="lead_rules.enabled" label={t('bots.leads')} hint={t('bots.leads_hint')}>
          <Field
            label={t('bots.consent')}
            hint={t('bots.consent_hint')}
            error={formState.errors.lead_rules?.consent?.message}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                {...register('lead_rules.consent')}
                rows={2}
                ifEmpty={consentWords[watch('language')]}
              />
            )}
          </Field>
        </SwitchField>
      </div>
    </Card>
  )
}
