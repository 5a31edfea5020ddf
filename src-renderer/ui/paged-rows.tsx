import type { ReactNode } from 'react'
import type { Problem } from '#shared/schemas/problem.ts'
import { RowBones } from './list-pane.tsx'
import { ProblemView } from './problem.tsx'
import { VirtualList } from './virtual-list.tsx'

/** The next page is fetched this many rows before the end: scrolling never waits. */
const ahead = 50

type PagedRowsProps<T extends { readonly id: string }> = {
  readonly label: string
  /** Null while the first page is on its way. */
  readonly items: readonly T[] | null
  readonly problem: Problem | null
  readonly onRetry: () => void
  /** Instead of rows where there are none. */
  readonly empty: ReactNode
  readonly chosen: string | null
  readonly rowHeight: number
  readonly onEnd: () => void
  readonly children: (item: T) => ReactNode
}

const keyOf = ({ id }: { readonly id: string }) => id

/** The rows of a list that is loaded page by page, and what is shown before and instead of them. */
export function PagedRows<T extends { readonly id: string }>(props: PagedRowsProps<T>) {
  const { label, items, problem, onRetry, empty, chosen, rowHeight, onEnd, children } = props
  if (!items && !problem) return <RowBones />
  if (!items)
    return <div className="p-4">{problem && <ProblemView problem={problem} onRetry={onRetry} />}</div>
  if (items.length === 0) return empty
  return (
    <VirtualList
      steady
      label={label}
      items={items}
      keyOf={keyOf}
      rowHeight={rowHeight}
      inSight={chosen}
      ahead={ahead}
      onEnd={onEnd}
      className="min-h-0 flex-1"
    >
      {children}
    </VirtualList>
  )
}
