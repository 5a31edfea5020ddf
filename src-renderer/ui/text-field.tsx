import { type ComponentProps, forwardRef } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'ref'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>

/** A labelled line of text: the field that most forms are made of. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, ...rest },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <Input ref={ref} {...wiring} {...rest} />}
    </Field>
  )
})
