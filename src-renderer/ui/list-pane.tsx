import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { ProblemView } from './problem.tsx'
import { Bone, Skeleton } from './skeleton.tsx'

type ListPaneProps = {
  readonly label: string
  /** On a narrow window only one of list and detail is shown. */
  readonly hasDetail: boolean
  /** Where nothing else stands beside the two. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export function ListPane({ label, hasDetail, wide = false, children }: ListPaneProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'flex shrink-0 flex-col border-r border-line max-[56rem]:w-full',
        wide ? 'w-88' : 'w-72 min-[1500px]:w-88',
        hasDetail && 'max-[56rem]:hidden',
      )}
    >
      {children}
    </section>
  )
}

type DetailPaneProps = {
  readonly label: string
  readonly empty: boolean
  /** Something of its own that scrolls with the detail. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

export function DetailPane({ label, empty, below, children }: DetailPaneProps) {
  return (
    <section
      aria-label={label}
      className={cx('min-w-0 flex-1 overflow-y-auto bg-surface', empty && 'max-[56rem]:hidden')}
    >
      {below ? (
        <div className="flex min-h-full flex-col">
          <div className="flex flex-1 flex-col">{children}</div>
          {below}
        </div>
      ) : (
        children
      )}
    </section>
  )
}

type RowLinkProps = {
  /** The address of the page that it opens. */
  readonly to: string
  readonly chosen: boolean
  readonly className: string
  readonly children: ReactNode
}

/** A row that opens beside the list. */
export function RowLink({ to, chosen, className, children }: RowLinkProps) {
  return (
    <a
      href={`#${to}`}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex h-full border-b border-line -outline-offset-2 hover:bg-hover',
        chosen && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
        className,
      )}
    >
      {children}
    </a>
  )
}

export function RowBones() {
  return (
    <Skeleton>
      <div className="flex flex-col gap-3 p-4">
        {['a', 'b', 'c', 'd', 'e'].map((name) => (
          <Bone key={name} className="h-14" />
        ))}
      </div>
    </Skeleton>
  )
}

/** The detail while it is on its way. */
export function DetailBones() {
  return (
    <Skeleton>
      <div className="flex flex-col gap-4 p-6">
        <Bone className="h-9" />
        <Bone className="h-40" />
      </div>
    </Skeleton>
  )
}

type PaneProblemProps = { readonly problem: Problem; readonly onRetry: () => void }

/** Across list and detail: beside nothing there is nothing to show. */
export function PaneProblem({ problem, onRetry }: PaneProblemProps) {
  return (
    <div className="min-w-0 flex-1 px-8 py-6">
      <ProblemView problem={problem} onRetry={onRetry} />
    </div>
  )
}

type PickProps = { readonly icon?: LucideIcon; readonly title: string; readonly text: string }

/** What the detail shows while nothing is chosen. */
export function Pick({ icon: Icon, title, text }: PickProps) {
  return (
    <div className="flex h-full flex-col items-center justify-center p-8 text-center">
      {Icon && <Icon aria-hidden className="mb-4 size-8 text-quiet" strokeWidth={1.5} />}
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-sm text-quiet">{text}</p>
    </div>
  )
}
