import {
  forwardRef,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'

const box =
  'w-full rounded-control border border-line-strong/60 bg-surface px-3 text-ink hover:border-line-strong aria-invalid:border-bad ' +
  'focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-quiet'

/** What an empty field shows. Neither must be taken for something that was entered. */
type Hints = {
  /** What could be entered. */
  readonly example?: string | undefined
  /** What is used as long as nothing is entered. */
  readonly ifEmpty?: string | undefined
}

function useHints({ example, ifEmpty }: Hints): { placeholder?: string } {
  const t = useT()
  if (example) return { placeholder: t('hints.example', { text: example }) }
  return ifEmpty ? { placeholder: t('hints.if_empty', { text: ifEmpty }) } : {}
}

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement> & Hints>(
  function Input({ className, example, ifEmpty, ...rest }, ref) {
    const hints = useHints({ example, ifEmpty })
    const look = cx(box, 'h-9', className)
    return <input ref={ref} autoComplete="off" spellCheck={false} className={look} {...hints} {...rest} />
  },
)

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement> & Hints>(
  function Textarea({ className, example, ifEmpty, ...rest }, ref) {
    const hints = useHints({ example, ifEmpty })
    return <textarea ref={ref} rows={3} className={cx(box, 'py-2', className)} {...hints} {...rest} />
  },
)

type OptionsProps = { readonly of: readonly (readonly [value: string | number, text: string])[] }

/** What a list offers. */
export function Options({ of }: OptionsProps) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

/** The system's own list: the one every shop PC user knows, by keyboard and touch too. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className, ...rest },
  ref,
) {
  return <select ref={ref} className={cx(box, 'h-9 pr-2 text-ellipsis', className)} {...rest} />
})
