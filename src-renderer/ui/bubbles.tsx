import type { ReactNode } from 'react'

export function VisitorBubble({ children }: { readonly children: ReactNode }) {
  return (
    <p className="ml-auto w-fit max-w-[75%] rounded-card rounded-br-[4px] bg-accent-soft px-4 py-2.5 break-words whitespace-pre-wrap text-on-accent-soft">
      {children}
    </p>
  )
}

export function BotBubble({ children }: { readonly children: ReactNode }) {
  return (
    <div className="w-fit max-w-[85%] rounded-card rounded-bl-[4px] border border-line bg-surface px-4 py-2.5 break-words whitespace-pre-wrap">
      {children}
    </div>
  )
}
