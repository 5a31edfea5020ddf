import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Rows = { readonly first: number; readonly last: number }

/** Which rows of a long list are to be drawn: those in sight and `beyond` more. All rows have one height. */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  list: { readonly count: number; readonly rowHeight: number; readonly beyond: number },
): Rows {
  const { count, rowHeight, beyond } = list
  const [rows, setRows] = useState<Rows>({ first: 0, last: -1 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop, clientHeight } = element
      const first = Math.max(0, Math.floor(scrollTop / rowHeight) - beyond)
      const last = Math.min(count, Math.ceil((scrollTop + clientHeight) / rowHeight) + beyond) - 1
      setRows((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count, rowHeight, beyond])
  return rows
}

/** Scrolls no further than it must to show the row; `row` is -1 where there is none to show. */
export function useKeptInSight(
  scroller: RefObject<HTMLElement | null>,
  list: { readonly row: number; readonly rowHeight: number; readonly changesWith: unknown },
): void {
  const { row, rowHeight, changesWith } = list
  const isThere = row !== -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that only change places must not pull the reader along
  useEffect(() => {
    const element = scroller.current
    if (!isThere || !element) return
    const top = row * rowHeight
    const bottom = top + rowHeight - element.clientHeight
    if (element.scrollTop > top) element.scrollTop = top
    else if (element.scrollTop < bottom) element.scrollTop = bottom
  }, [changesWith, isThere])
}
