import { useEffect } from 'react'
import { z } from 'zod'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { useFormOf } from '#renderer/ui/use-form-of.ts'
import { httpUrlSchema } from '#shared/schemas/common.ts'
import { setDraft, useDraft } from './draft.ts'

const addressSchema = z.object({ path: z.string().trim().pipe(httpUrlSchema) })

/** Where the shop system puts its product feed. */
export function WebAddress({ onTake }: { readonly onTake: (path: string) => void }) {
  const t = useT()
  const typed = useDraft((draft) => draft.webAddress)
  const form = useFormOf(addressSchema, { path: typed }, { guard: false, checksOnSubmit: true })
  const { setFocus, watch } = form
  useEffect(() => setFocus('path'), [setFocus])
  useEffect(() => {
    const watching = watch(({ path = '' }) => setDraft({ webAddress: path }))
    return () => watching.unsubscribe()
  }, [watch])
  const submit = form.handleSubmit(({ path }) => onTake(path))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <Field
        label={t('first_start.web_label')}
        hint={t('first_start.web_hint')}
        error={form.formState.errors.path?.message}
        className="flex-1"
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...form.register('path')}
            type="url"
            example="https://shop.example/products.xml"
          />
        )}
      </Field>
      <Button type="submit" look="primary" className="mt-7.5">
        {t('first_start.web_look')}
      </Button>
    </form>
  )
}
