import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide it is drawn, as the window changes. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    setWidth(box.current.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
