import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type VirtualListProps<T> = {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly rowHeight: number
  /** How many rows beyond those in sight are drawn; fewer where a row is large. */
  readonly ahead?: number
  readonly className?: string
  /** The key of the row to bring in sight when it changes, such as the chosen one. */
  readonly inSight?: string | null
  /** The last row is drawn: time to read on. */
  readonly onEnd?: () => void
  readonly children: (item: T, index: number) => ReactNode
}

/** Only the rows in sight are drawn, however many there are. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { label, items, keyOf, rowHeight, ahead = 8, className, inSight = null, onEnd, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: ahead,
    getItemKey: (index) => keyOf(items[index] as T),
  })
  const sightAt = inSight === null ? -1 : items.findIndex((item) => keyOf(item) === inSight)
  const isThere = sightAt !== -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that only change places must not pull the reader along
  useEffect(() => {
    if (isThere) rows.scrollToIndex(sightAt)
  }, [inSight, isThere])
  const endAt = rows.getVirtualItems().at(-1)?.index === items.length - 1 ? items.length : 0
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
