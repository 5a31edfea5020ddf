import { type ReactNode, useCallback } from 'react'
import type { Problem } from '#shared/schemas/problem.ts'
import { RowBones } from './list-pane.tsx'
import { ProblemView } from './problem.tsx'
import { showProblem } from './toast.tsx'
import { VirtualList, type VirtualListProps } from './virtual-list.tsx'

/** The next page is fetched this many rows before the end: scrolling never waits. */
const ahead = 50

type ListRowsProps<T extends { readonly id: string }> = Omit<VirtualListProps<T>, 'items' | 'inSight'> & {
  /** Null while they are on their way. */
  readonly items: readonly T[] | null
  readonly chosen: string | null
  /** Instead of rows where there are none. */
  readonly empty?: ReactNode
}

/** The rows beside a detail, and what is shown before and instead of them. */
export function ListRows<T extends { readonly id: string }>(props: ListRowsProps<T>) {
  const { items, chosen, empty = null, ...rest } = props
  if (!items) return <RowBones />
  if (items.length === 0) return empty
  return <VirtualList items={items} inSight={chosen} className="min-h-0 flex-1" {...rest} />
}

type PagedRowsProps<T extends { readonly id: string }> = ListRowsProps<T> & {
  readonly list: {
    readonly use: () => { readonly problem: Problem | null }
    readonly refresh: () => void
    readonly loadMore: () => Promise<void>
  }
}

/** The rows of a list that is loaded page by page. */
export function PagedRows<T extends { readonly id: string }>({ list, ...rows }: PagedRowsProps<T>) {
  const { problem } = list.use()
  const more = useCallback(() => void list.loadMore().catch(showProblem), [list])
  if (!rows.items && problem)
    return (
      <div className="p-4">
        <ProblemView problem={problem} onRetry={list.refresh} />
      </div>
    )
  return <ListRows steady ahead={ahead} onEnd={more} {...rows} />
}
