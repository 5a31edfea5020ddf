import { useController } from 'react-hook-form'
import { useBotForm } from '#renderer/features/bots/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { contrastRatio, readableRatio, shownRatio } from './contrast.ts'

/** The chat in the colours of the shop, and whether they can be read. */
export function ColoursPart() {
  const t = useT()
  const { watch } = useBotForm()
  const colours = watch('colours')
  return (
    <Card title={t('website.colours')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ColourField name="colours.primary" label={t('bots.colour_primary')} />
          <ColourField name="colours.text" label={t('bots.colour_text')} />
        </div>
        <Contrast primary={colours.primary} text={colours.text} />
      </div>
    </Card>
  )
}

type ColourFieldProps = { readonly name: 'colours.primary' | 'colours.text'; readonly label: string }

function ColourField({ name, label }: ColourFieldProps) {
  const t = useT()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t('bots.colour_pick', { label })}
            // Only whole colours can be shown there.
            value={contrastRatio(field.value, '#000000') === null ? '#000000' : field.value.toLowerCase()}
            onChange={(event) => field.onChange(event.target.value.toUpperCase())}
            onBlur={field.onBlur}
            className="h-9 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong/60 bg-surface p-1"
          />
          <Input {...wiring} {...field} className="max-w-32 font-mono" maxLength={7} />
        </div>
      )}
    </Field>
  )
}

function Contrast({ primary, text }: { readonly primary: string; readonly text: string }) {
  const t = useT()
  const { code } = useLanguage()
  const ratio = contrastRatio(primary, text)
  if (ratio === null) return null
  const shown = new Intl.NumberFormat(code, { minimumFractionDigits: 1 }).format(shownRatio(ratio))
  const good = ratio >= readableRatio
  return (
    <div role="status">
      <Notice tone={good ? 'good' : 'warn'}>
        {t(good ? 'bots.contrast_good' : 'bots.contrast_bad', { ratio: shown })}
      </Notice>
    </div>
  )
}
