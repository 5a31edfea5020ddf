import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import { useKeptInSight, useRowsInSight } from './use-rows-in-sight.ts'

type WithId = { readonly id: string }

export type VirtualListProps<T extends WithId> = {
  readonly label: string
  readonly items: readonly T[]
  readonly rowHeight: number
  /** How many rows beyond those in sight are drawn; fewer where a row is large. */
  readonly beyond?: number
  readonly className?: string
  /** The id of the row to scroll to when it changes, such as the chosen one. */
  readonly inSight?: string | null
  /** The last row is drawn, or one `ahead` rows before it: time to load more. */
  readonly onEnd?: () => void
  readonly ahead?: number
  /** What comes in on top does not move what somebody further down reads. */
  readonly steady?: boolean
  readonly children: (item: T, index: number) => ReactNode
}

/** Only the rows in sight are drawn, however many there are. */
export function VirtualList<T extends WithId>(props: VirtualListProps<T>) {
  const { label, items, rowHeight, className, inSight = null, onEnd, ahead = 0, beyond = 8, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useRowsInSight(scroller, { count: items.length, rowHeight, beyond })
  const sightAt = useMemo(
    () => (inSight === null ? -1 : items.findIndex(({ id }) => id === inSight)),
    [items, inSight],
  )
  useKeptInSight(scroller, { row: sightAt, rowHeight, changesWith: inSight })
  useSteady(scroller, props)
  const endAt = last >= items.length - 1 - ahead ? items.length : 0
  useEffect(() => {
    if (endAt > 0) onEnd?.()
  }, [endAt, onEnd])
  return (
    <div ref={scroller} className={cx('overflow-y-auto', className)}>
      <ul aria-label={label} className="relative" style={{ height: items.length * rowHeight }}>
        {items.slice(first, last + 1).map((item, place) => (
          <li
            key={item.id}
            aria-setsize={items.length}
            aria-posinset={first + place + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: rowHeight, transform: `translateY(${(first + place) * rowHeight}px)` }}
          >
            {children(item, first + place)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useSteady<T extends WithId>(
  scroller: RefObject<HTMLDivElement | null>,
  props: VirtualListProps<T>,
): void {
  const { items, rowHeight, steady = false } = props
  const first = useRef<string | null>(null)
  useLayoutEffect(() => {
    const before = first.current
    first.current = items[0]?.id ?? null
    const element = scroller.current
    if (!steady || before === null || !element || element.scrollTop < rowHeight) return
    const added = items.findIndex(({ id }) => id === before)
    if (added > 0) element.scrollTop += added * rowHeight
  }, [items, rowHeight, steady, scroller])
}
