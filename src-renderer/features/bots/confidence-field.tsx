import { useController } from 'react-hook-form'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { confidenceWord } from './confidence.ts'
import { useBotForm } from './use-bot-form.ts'

export function ConfidenceField() {
  const t = useT()
  const { code } = useLanguage()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'confidence_threshold' })
  const percent = new Intl.NumberFormat(code, { style: 'percent' }).format(field.value)
  const word = t(`bots.confidence_words.${confidenceWord(field.value)}`)
  return (
    <Field
      label={t('bots.confidence')}
      hint={t('bots.confidence_hint')}
      error={fieldState.error?.message}
      className="max-w-xl"
    >
      {(wiring) => (
        <div>
          <p className="mb-1">{t('bots.confidence_text', { percent, word })}</p>
          <input
            {...wiring}
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={field.value}
            aria-valuetext={t('bots.confidence_text', { percent, word })}
            onChange={(event) => field.onChange(event.target.valueAsNumber)}
            onBlur={field.onBlur}
            className="w-full accent-accent"
          />
          <div aria-hidden className="flex justify-between text-meta text-quiet">
            <span>{t('bots.confidence_low')}</span>
            <span>{t('bots.confidence_high')}</span>
          </div>
        </div>
      )}
    </Field>
  )
}
