import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  readonly text: string
  /** Without it only the child is drawn. */
  readonly enabled?: boolean
  readonly children: ReactNode
}

/** The name of something that shows only an icon, beside it on hover and on focus. */
export function Tooltip({ text, enabled = true, children }: TooltipProps) {
  if (!enabled) return children
  return (
    <Radix.Provider delayDuration={150}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side="right"
            sideOffset={8}
            className="z-50 animate-appear rounded-control border border-line bg-surface px-2.5 py-1 text-meta text-ink shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
