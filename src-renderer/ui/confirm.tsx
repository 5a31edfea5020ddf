import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type ConfirmProps = {
  readonly open: boolean
  readonly title: string
  /** Names what will go. */
  readonly text: ReactNode
  readonly act: string
  /** To be typed before the act is possible, for what cannot be undone. */
  readonly typed?: string
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function Confirm({ open, onCancel, ...rest }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-black/30" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 w-full max-w-md -translate-x-1/2 -translate-y-1/2 animate-appear rounded-card bg-surface p-6 shadow-float">
          <Body {...rest} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Its own component, so that what was typed is gone when the dialog opens again. */
function Body({
  title,
  text,
  act,
  typed,
  danger = true,
  onConfirm,
}: Omit<ConfirmProps, 'open' | 'onCancel'>) {
  const t = useT()
  const [given, setGiven] = useState('')
  const ready = typed === undefined || given.trim() === typed
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onConfirm()
      }}
    >
      <AlertDialog.Title className="text-title font-semibold">{title}</AlertDialog.Title>
      <AlertDialog.Description asChild>
        <div className="mt-2 text-quiet">{text}</div>
      </AlertDialog.Description>
      {typed !== undefined && (
        <Field label={t('confirm.type_name', { name: typed })} className="mt-4">
          {(wiring) => <Input {...wiring} value={given} onChange={(event) => setGiven(event.target.value)} />}
        </Field>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <AlertDialog.Cancel asChild>
          <Button>{t('act.cancel')}</Button>
        </AlertDialog.Cancel>
        <Button type="submit" look={danger ? 'danger' : 'primary'} disabled={!ready}>
          {act}
        </Button>
      </div>
    </form>
  )
}
