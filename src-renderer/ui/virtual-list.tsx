import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { cx } from '#renderer/lib/cx.ts'

type VirtualListProps<T> = {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly rowHeight: number
  /** How many rows beyond those in sight are drawn; fewer where a row is large. */
  readonly beyond?: number
  readonly className?: string
  /** The key of the row to bring in sight when it changes, such as the chosen one. */
  readonly inSight?: string | null
  /** The last row is drawn, or one so many (`ahead`) before it: time to read on. */
  readonly onEnd?: () => void
  readonly ahead?: number
  /** What comes in on top does not move what somebody further down reads. */
  readonly steady?: boolean
  readonly children: (item: T, index: number) => ReactNode
}

/** Only the rows in sight are drawn, however many there are. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const {
    label,
    items,
    keyOf,
    rowHeight,
    className,
    inSight = null,
    onEnd,
    ahead = 0,
    beyond = 8,
    children,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  // The same as long as the items are: otherwise all of them would be measured anew at every step.
  const getItemKey = useCallback((index: number) => keyOf(items[index] as T), [items, keyOf])
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyond,
    getItemKey,
  })
  const sightAt = useMemo(
    () => (inSight === null ? -1 : items.findIndex((item) => keyOf(item) === inSight)),
    [items, keyOf, inSight],
  )
  const isThere = sightAt !== -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that only change places must not pull the reader along
  useEffect(() => {
    if (isThere) rows.scrollToIndex(sightAt)
  }, [inSight, isThere])
  useSteady(scroller, props)
  const lastDrawn = rows.getVirtualItems().at(-1)?.index ?? -1
  const endAt = lastDrawn >= items.length - 1 - ahead ? items.length : 0
  useEffect(() => {
    if (endAt > 0) onEnd?.()
  }, [endAt, onEnd])
  return (
    <div ref={scroller} className={cx('overflow-y-auto', className)}>
      <ul aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <li
            key={row.key}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ height: row.size, transform: `translateY(${row.start}px)` }}
          >
            {children(items[row.index] as T, row.index)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useSteady<T>(scroller: RefObject<HTMLDivElement | null>, props: VirtualListProps<T>): void {
  const { items, keyOf, rowHeight, steady = false } = props
  const first = useRef<string | null>(null)
  useLayoutEffect(() => {
    const before = first.current
    first.current = items[0] === undefined ? null : keyOf(items[0])
    const element = scroller.current
    if (!steady || before === null || !element || element.scrollTop < rowHeight) return
    const added = items.findIndex((item) => keyOf(item) === before)
    if (added > 0) element.scrollTop += added * rowHeight
  }, [items, keyOf, rowHeight, steady, scroller])
}
