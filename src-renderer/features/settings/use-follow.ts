import { useEffect } from 'react'

/** A form nobody types in shows what is kept, also when it was changed elsewhere or undone. */
export function useFollow(kept: string | number, isDirty: boolean, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is kept matters
  useEffect(() => {
    if (!isDirty) reset()
  }, [kept])
}
