import { useEffect } from 'react'
import { type FileTaker, useFileTaker } from './store.ts'

/** While this page is open, dropped files are its own; the taker must be memoised. */
export function useTakesFiles(taker: FileTaker): void {
  useEffect(() => {
    useFileTaker.setState({ taker })
    return () => useFileTaker.setState({ taker: null })
  }, [taker])
}
