import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type Section = {
  readonly path: string
  readonly title: string
  readonly icon: LucideIcon
  readonly isCurrent: boolean
  /** Says that something in it needs a look. */
  readonly fault?: string | false
}

type SectionsProps = {
  readonly label: string
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** A page in sections, each with an address of its own: their list, and beside it the one that is open. */
export function Sections({ label, sections, children }: SectionsProps) {
  return (
    <div className="grid grid-cols-[12rem_minmax(0,1fr)] items-start gap-8 max-[60rem]:grid-cols-1">
      <nav aria-label={label} className="min-[60rem]:sticky min-[60rem]:top-6">
        <ul className="flex flex-col gap-0.5 max-[60rem]:flex-row max-[60rem]:flex-wrap">
          {sections.map(({ path, title, icon: Icon, isCurrent, fault }) => (
            <li key={path}>
              <a
                href={`#${path}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-quiet hover:bg-hover hover:text-ink',
                  isCurrent && 'bg-hover font-medium text-ink',
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                <span className="flex-1">{title}</span>
                {fault && (
                  <>
                    <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" strokeWidth={1.75} />
                    <span className="sr-only">{fault}</span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
