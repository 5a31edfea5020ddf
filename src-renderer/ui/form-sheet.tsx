import { type FormEventHandler, type ReactNode, useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Button } from './button.tsx'
import { ConfirmLeave } from './confirm-leave.tsx'
import { Sheet } from './sheet.tsx'

type FormSheetProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly act: string
  readonly busy: string | false
  readonly dirty: boolean
  readonly disabled?: boolean
  /** Another act, on the other side of the footer. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly onSubmit: FormEventHandler
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a sheet: asks before what was typed is thrown away. */
export function FormSheet(props: FormSheetProps) {
  const { title, hint, act, busy, dirty, disabled = false, aside, className = 'gap-6' } = props
  const { onSubmit, onClose, children } = props
  const t = useT()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const close = () => (dirty ? setAsking(true) : onClose())
  return (
    <Sheet
      open
      title={title}
      {...(hint ? { hint } : {})}
      onClose={close}
      footer={
        <>
          {aside}
          <Button onClick={close}>{t('act.cancel')}</Button>
          <Button type="submit" form={id} look="primary" disabled={disabled} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className={cx('flex flex-col', className)}>
        {children}
      </form>
      <ConfirmLeave open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Sheet>
  )
}
