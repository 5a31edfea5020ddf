import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

/** A word on hover and on focus; `children` must be something that can be focused. */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-50 max-w-xs animate-appear rounded-[6px] bg-ink px-2.5 py-1.5 text-meta text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
