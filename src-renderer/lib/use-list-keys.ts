import { useMemo } from 'react'
import { useKeys } from './keys.ts'
import { neighbour, walkTo } from './list-steps.ts'

/** J and K open the next and the previous row of a list, whose rows have their pages below `folder`. */
export function useListKeys(
  items: readonly { readonly id: string }[] | null | undefined,
  id: string | null,
  folder: string,
  go: (path: string) => void = walkTo,
): void {
  const keys = useMemo(() => {
    const move = (step: 1 | -1) => () => {
      const next = neighbour(items ?? [], id, step)
      if (next) go(`${folder}/${next.id}`)
    }
    return { j: move(1), k: move(-1) }
  }, [items, id, folder, go])
  useKeys(keys)
}
