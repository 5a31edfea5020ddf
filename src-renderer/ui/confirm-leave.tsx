import { useT } from '#renderer/i18n/index.ts'
import { Confirm } from './confirm.tsx'

type ConfirmLeaveProps = {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before what was typed is thrown away. */
export function ConfirmLeave({ open, onLeave, onStay }: ConfirmLeaveProps) {
  const t = useT()
  return (
    <Confirm
      open={open}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      act={t('unsaved.leave')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
