import { useT } from '#renderer/i18n/index.ts'
import { isThisPc } from '#renderer/lib/this-pc.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { type Preset, presetNames, presetOf, presets } from './language-model-form.ts'

type ServerFieldProps = {
  readonly url: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

/** Where the model is: one of the programs people run at home, or any other address; and what goes there. */
export function ServerField({ url, error, onChange }: ServerFieldProps) {
  const t = useT()
  const preset = presetOf(url)
  const choose = (next: Preset) => onChange(next === 'other' ? '' : presets[next])
  const options = [
    ...(Object.keys(presets) as (keyof typeof presets)[]).map((value) => ({
      value: value as Preset,
      label: presetNames[value],
    })),
    { value: 'other' as const, label: t('bots.phrasing_other') },
  ]
  const host = URL.canParse(url) ? new URL(url).host : null
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t('bots.phrasing_program')}</span>
        <Choice label={t('bots.phrasing_program')} value={preset} options={options} onChange={choose} />
      </div>
      <Field label={t('bots.phrasing_url')} hint={t('bots.phrasing_url_hint')} error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            type="url"
            value={url}
            example="https://ai.shop.example/v1"
            onChange={(event) => onChange(event.target.value.trim())}
          />
        )}
      </Field>
      {host !== null && (
        <Notice tone={isThisPc(host) ? 'info' : 'warn'}>
          {t(isThisPc(host) ? 'bots.phrasing_goes_here' : 'bots.phrasing_goes', { host })}
        </Notice>
      )}
    </div>
  )
}
