import { useEffect, useRef } from 'react'
import { type FileTaker, useFileTaker } from './store.ts'

/** While this page is open, dropped files are its own. */
export function useTakesFiles({ title, text, take }: FileTaker): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    useFileTaker.setState({ taker: { title, text, take: (file) => latest.current(file) } })
    return () => useFileTaker.setState({ taker: null })
  }, [title, text])
}
