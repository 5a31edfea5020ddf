import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField } from '#renderer/ui/use-form-of.ts'
import { useSourceForm } from './form.ts'
import { ModeChoice } from './mode-choice.tsx'

/** What few will ever change. */
export function MorePart({ shopAddress }: { readonly shopAddress: string | null }) {
  const t = useT()
  const form = useSourceForm()
  return (
    <Card>
      <Fold title={t('catalogs.more_title')}>
        <div className="flex flex-col gap-5">
          <ModeChoice
            mode={form.watch('mode')}
            onChange={(mode) => form.setValue('mode', mode, { shouldDirty: true })}
          />
          <div className="grid grid-cols-2 gap-5">
            <TextField
              label={t('catalogs.approval_percent')}
              hint={t('catalogs.approval_percent_hint')}
              type="number"
              min={1}
              max={100}
              {...registerField(form, 'brake_percent', { valueAsNumber: true })}
            />
            <TextField
              label={t('catalogs.base_url')}
              hint={
                shopAddress && !form.watch('base_url')
                  ? t('catalogs.base_url_known', { address: shopAddress })
                  : t('catalogs.base_url_hint')
              }
              type="url"
              example="https://shop.example"
              {...registerField(form, 'base_url', { setValueAs: emptyIsNull })}
            />
          </div>
        </div>
      </Fold>
    </Card>
  )
}
