import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { httpUrlSchema } from '#shared/schemas/common.ts'
import type { Preview } from '#shared/schemas/source.ts'
import { useSourceForm } from './form.ts'

/** Pictures and links without a host lead nowhere until we know the shop's address; asked for once. */
export function ShopAddress({ preview }: { readonly preview: Preview }) {
  const t = useT()
  const form = useSourceForm()
  const [typed, setTyped] = useState('')
  const isMissing =
    preview.faults.some(({ code }) => code === 'not_an_image_link' || code === 'not_a_link') ||
    preview.products.some(({ url, image_url }) => url?.startsWith('/') || image_url?.startsWith('/'))
  if (!isMissing || preview.base_url !== null || form.watch('base_url')) return null
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const read = httpUrlSchema.safeParse(whole.trim())
  const take = () => {
    if (read.success && typed.trim() !== '') form.setValue('base_url', read.data, { shouldDirty: true })
  }
  return (
    <div className="mb-4">
      <Notice tone="info">
        <p>{t('catalogs.shop_address.text')}</p>
        <div className="mt-2 flex items-end gap-2 text-ink">
          <Field label={t('catalogs.base_url')} className="w-80">
            {(wiring) => (
              <Input
                {...wiring}
                type="url"
                example="https://shop.example"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === 'Enter' && take()}
              />
            )}
          </Field>
          <Button onClick={take} disabled={!read.success || typed.trim() === ''}>
            {t('catalogs.shop_address.use')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
