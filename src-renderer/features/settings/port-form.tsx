import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { problemOf } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { settingsSchema } from '#shared/schemas/settings.ts'
import { portOf } from './port-of.ts'
import { saveSettings } from './store.ts'
import { useFollow } from './use-follow.ts'

const portSchema = settingsSchema.pick({ port: true })

/** A new port is tried before it is kept; one that is refused stays in the field, and the old one goes on. */
export function PortForm({ port, url }: { readonly port: number; readonly url: string | null }) {
  const t = useT()
  const form = useFormOf(portSchema, { port })
  const [refusal, setRefusal] = useState<Problem | null>(null)
  const { isDirty, isSubmitting } = form.formState
  useFollow(port, isDirty, () => form.reset({ port }))
  const now = portOf(url)
  const started = now !== null && now !== port
  const save = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      await saveSettings(values, () =>
        t('settings.address.moved', { url: useHubStatus.getState().data?.url ?? '' }),
      )
      form.reset(values)
    } catch (error) {
      setRefusal(problemOf(error))
    }
  })
  return (
    <Card title={t('settings.address.port_title')}>
      <form onSubmit={save} className="flex flex-col gap-4" noValidate>
        {started && (
          <Notice tone="info">
            {t('settings.address.port_other', { now: String(now), kept: String(port) })}
          </Notice>
        )}
        <TextField
          label={t('settings.address.port')}
          hint={t('settings.address.port_hint')}
          {...registerField(form, 'port', { valueAsNumber: true, onChange: () => setRefusal(null) })}
          inputMode="numeric"
          className="max-w-32"
        />
        {refusal && (
          <div className="flex flex-col gap-2">
            <ProblemView problem={refusal} />
            {url && <p className="text-meta text-quiet">{t('settings.address.refused', { url })}</p>}
          </div>
        )}
        <Button
          type="submit"
          look="primary"
          disabled={!isDirty && !started}
          busy={isSubmitting && t('settings.address.trying')}
          className="self-start"
        >
          {t('settings.address.try_and_keep')}
        </Button>
      </form>
    </Card>
  )
}
