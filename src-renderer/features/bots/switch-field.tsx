import type { ReactNode } from 'react'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { Switch } from '#renderer/ui/switch.tsx'
import type { BotForm } from './form.ts'
import { useBotForm } from './use-bot-form.ts'

type SwitchFieldProps = {
  readonly name: FieldPathByValue<BotForm, boolean>
  readonly label: string
  readonly hint: string
  /** What there is to say as long as it is on. */
  readonly children?: ReactNode
}

/** A switch of the bot's form. */
export function SwitchField({ name, label, hint, children }: SwitchFieldProps) {
  const { control } = useBotForm()
  const { field } = useController({ control, name })
  return (
    <>
      <Switch label={label} hint={hint} checked={field.value} onChange={field.onChange} />
      {field.value && children}
    </>
  )
}
