import type { ReactNode } from 'react'

/** A link among words: recognizable by its line, not by its colour alone. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={`#${to}`} className="text-accent underline decoration-1 underline-offset-2">
      {children}
    </a>
  )
}
