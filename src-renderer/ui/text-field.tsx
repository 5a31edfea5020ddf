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

/** The page of the shop that tells more. */
export const LinkField = forwardRef<HTMLInputElement, TextFieldProps>(function LinkField(props, ref) {
  return <TextField ref={ref} inputMode="url" example="https://shop.example/returns" {...props} />
})
