import type { UseFormReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { isThisPc } from '#renderer/lib/this-pc.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import type { modelModes } from '#shared/schemas/phrasing.ts'
import type { LanguageModelForm } from './language-model-form.ts'

type ModelModeProps = { readonly form: UseFormReturn<LanguageModelForm> }

/** What the model does, and what of it leaves this PC. */
export function ModelMode({ form }: ModelModeProps) {
  const t = useT()
  const [mode, url, thisPcOnly] = form.watch(['mode', 'base_url', 'this_pc_only'])
  const host = URL.canParse(url) ? new URL(url).host : null
  const isHere = host !== null && isThisPc(host)
  const options = (['assistant', 'understand', 'phrase'] satisfies (typeof modelModes)[number][]).map(
    (value) => ({
      value,
      label: t(`ai_model.mode.${value}`),
    }),
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t('ai_model.mode_title')}</span>
        <Choice
          label={t('ai_model.mode_title')}
          value={mode}
          options={options}
          onChange={(next) => form.setValue('mode', next, { shouldDirty: true })}
        />
        <p className="text-meta text-quiet">{t(`ai_model.mode_hint.${mode}`)}</p>
      </div>
      <Switch
        label={t('ai_model.this_pc_only')}
        hint={t('ai_model.this_pc_only_hint')}
        checked={thisPcOnly}
        onChange={(on) => form.setValue('this_pc_only', on, { shouldDirty: true })}
      />
      {host !== null && (
        <Notice tone={isHere ? 'info' : 'warn'}>
          {isHere ? t('bots.phrasing_goes_here', { host }) : t(`ai_model.goes.${mode}`, { host })}
          {!isHere && mode !== 'phrase' && <> {t('ai_model.masked')}</>}
        </Notice>
      )}
    </div>
  )
}
