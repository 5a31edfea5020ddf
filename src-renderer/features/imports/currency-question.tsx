import { CurrencyOptions } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { isOpenMapping, type Mapping, openMapping } from '#shared/schemas/mapping.ts'
import type { SourceTarget } from '#shared/schemas/source.ts'
import { useSourceForm } from './form.ts'

/** Asked once where neither the file nor the shop says it: the bot keeps the answer for every file to come. */
export function CurrencyQuestion({ again }: { readonly again: () => void }) {
  const t = useT()
  const form = useSourceForm()
  const target = form.watch('target') as SourceTarget
  const mapping = form.watch('mapping') as Mapping | null

  async function answer(currency: string): Promise<void> {
    if (target.kind === 'bot' && target.bot_id !== '') {
      await rpc('bots.update', { bot_id: target.bot_id, currency })
      again()
      return
    }
    const options = { ...mapping?.options, currency }
    const next =
      mapping && !isOpenMapping(mapping) ? { ...mapping, options: { ...mapping.options, currency } } : null
    form.setValue('mapping', next ?? openMapping(options), { shouldDirty: true })
  }

  return (
    <div className="mb-4">
      <Notice tone="warn">
        <Field
          label={t('catalogs.currency_question')}
          hint={t('catalogs.currency_question_hint')}
          className="w-80"
        >
          {(wiring) => (
            <Select {...wiring} value="" onChange={(event) => void answer(event.target.value)}>
              <option value="" disabled>
                {t('catalogs.currency_choose')}
              </option>
              <CurrencyOptions />
            </Select>
          )}
        </Field>
      </Notice>
    </div>
  )
}
