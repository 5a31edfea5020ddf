import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Details for those who want them. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm text-meta text-quiet hover:text-ink">
        <ChevronRight
          aria-hidden
          className="size-3.5 transition-transform duration-100 group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
