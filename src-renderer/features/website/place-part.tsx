import { useController } from 'react-hook-form'
import { SwitchField, useBotForm } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { widgetThemes } from '#shared/schemas/widget.ts'
import { HiddenPages } from './hidden-pages.tsx'

/** Where the chat lies on a page, and when it is there. */
export function PlacePart() {
  const t = useT()
  const { control, formState } = useBotForm()
  const { field: position } = useController({ control, name: 'widget.position' })
  const { field: theme } = useController({ control, name: 'widget.theme' })
  return (
    <Card title={t('website.place')}>
      <div className="flex flex-col gap-6">
        <Labelled label={t('website.position')}>
          <Choice
            label={t('website.position')}
            value={position.value}
            onChange={position.onChange}
            options={[
              { value: 'left', label: t('website.left') },
              { value: 'right', label: t('website.right') },
            ]}
          />
        </Labelled>
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <NumberField name="widget.offset_x" label={t('website.offset_x')} />
          <NumberField name="widget.offset_y" label={t('website.offset_y')} />
        </div>
        <Labelled label={t('website.theme')}>
          <Choice
            label={t('website.theme')}
            value={theme.value}
            onChange={theme.onChange}
            options={widgetThemes.map((value) => ({ value, label: t(`website.themes.${value}`) }))}
          />
        </Labelled>
        <SwitchField name="widget.open" label={t('website.open')} hint={t('website.open_hint')} />
        <HiddenPages />
        <Fold title={t('website.advanced')} open={Boolean(formState.errors.widget?.z_index)}>
          <NumberField
            name="widget.z_index"
            label={t('website.z_index')}
            hint={t('website.z_index_hint')}
            wide
          />
        </Fold>
      </div>
    </Card>
  )
}

function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      {/* The group below carries the same words for those who don't see them. */}
      <p aria-hidden className="font-medium">
        {label}
      </p>
      {children}
    </div>
  )
}

type NumberFieldProps = {
  readonly name: 'widget.offset_x' | 'widget.offset_y' | 'widget.z_index'
  readonly label: string
  readonly hint?: string
  readonly wide?: boolean
}

function NumberField({ name, label, hint, wide = false }: NumberFieldProps) {
  const { register, getFieldState, formState } = useBotForm()
  return (
    <TextField
      label={label}
      hint={hint}
      error={getFieldState(name, formState).error?.message}
      {...register(name, { valueAsNumber: true })}
      inputMode="numeric"
      className={wide ? 'max-w-40' : 'max-w-24'}
    />
  )
}
