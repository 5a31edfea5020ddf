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
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group mt-0.5 h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken p-0.5 aria-checked:border-accent aria-checked:bg-accent disabled:opacity-60"
      >
        <span className="block size-4.5 rounded-full bg-line-strong transition-transform duration-100 group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent" />
      </button>
    </div>
  )
}
