import { type FormEventHandler, type ReactNode, useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from './button.tsx'
import { ConfirmLeave } from './confirm-leave.tsx'
import { Sheet } from './sheet.tsx'

type FormSheetProps = {
  readonly title: string
  readonly hint: string
  readonly act: string
  readonly busy: string | false
  readonly dirty: boolean
  readonly onSubmit: FormEventHandler
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a sheet: asks before what was typed is thrown away. */
export function FormSheet({ title, hint, act, busy, dirty, onSubmit, onClose, children }: FormSheetProps) {
  const t = useT()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const close = () => (dirty ? setAsking(true) : onClose())
  return (
    <Sheet
      open
      title={title}
      hint={hint}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('act.cancel')}</Button>
          <Button type="submit" form={id} look="primary" busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
        {children}
      </form>
      <ConfirmLeave open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Sheet>
  )
}
