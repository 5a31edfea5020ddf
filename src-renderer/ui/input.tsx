import {
  forwardRef,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { cx } from '#renderer/lib/cx.ts'

const box =
  'w-full rounded-control border border-line-strong/60 bg-surface px-3 text-ink hover:border-line-strong aria-invalid:border-bad ' +
  'focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-quiet'

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, ...rest },
  ref,
) {
  return (
    <input ref={ref} autoComplete="off" spellCheck={false} className={cx(box, 'h-9', className)} {...rest} />
  )
})

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function Textarea({ className, ...rest }, ref) {
    return <textarea ref={ref} rows={3} className={cx(box, 'py-2', className)} {...rest} />
  },
)

/** The system's own list: the one every shop PC user knows, by keyboard and touch too. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className, ...rest },
  ref,
) {
  return <select ref={ref} className={cx(box, 'h-9 pr-2 text-ellipsis', className)} {...rest} />
})
