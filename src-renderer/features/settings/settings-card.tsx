import type { FormEventHandler, ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'

type SettingsCardProps = {
  readonly title: string
  readonly form: { readonly isDirty: boolean; readonly isSubmitting: boolean }
  readonly onSubmit: FormEventHandler
  readonly children: ReactNode
}

/** Settings that are saved together, by a button below them. */
export function SettingsCard({ title, form, onSubmit, children }: SettingsCardProps) {
  const t = useT()
  return (
    <Card title={title}>
      <form onSubmit={onSubmit} className="flex flex-col gap-4" noValidate>
        {children}
        <Button
          type="submit"
          look="primary"
          disabled={!form.isDirty}
          busy={form.isSubmitting && t('act.saving')}
          className="self-start"
        >
          {t('act.save')}
        </Button>
      </form>
    </Card>
  )
}
