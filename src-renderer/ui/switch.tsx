import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, at once: its words on the left, the switch on the right. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-meta text-quiet">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken p-0.5 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-60"
      >
        <Radix.Thumb className="block size-4.5 rounded-full bg-line-strong transition-transform duration-100 data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  )
}
