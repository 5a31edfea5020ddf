import { type ReactNode, useId } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'

type FieldWiring = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** The fault as the schema words it; shown in the reader's language. */
  readonly error?: string | undefined
  readonly className?: string
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** A label, what it is for, and what is wrong with it, wired to the control inside. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {error && (
        <p id={errorId} role="alert" className="text-meta text-bad">
          {fieldMessage(error)}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-meta text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
