import { type ReactNode, useId } from 'react'

type RowProps = {
  readonly label: string
  readonly hint?: string
  /** Gets what ties it to the words beside it. */
  readonly children: (id: string) => ReactNode
}

/** Words on the left, a control on the right, as the switches have it. */
export function Row({ label, hint, children }: RowProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && <p className="text-meta text-quiet">{hint}</p>}
      </div>
      {children(id)}
    </div>
  )
}

/** A fact with its name above it. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
