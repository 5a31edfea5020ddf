import { useEffect, useState } from 'react'
import { onPush, problemOf } from '#renderer/rpc/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Resource } from './resource.ts'

/** One thing of many: kept only while it is looked at, and read again on each of these pushes. */
export function useOpened<T>(
  id: string,
  read: (id: string) => Promise<T>,
  refreshOn: readonly Push['type'][],
): Resource<T> {
  const [opened, setOpened] = useState<Resource<T>>({ data: null, problem: null, refresh: async () => {} })
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is read never changes
  useEffect(() => {
    let left = false
    const refresh = oneAtATime(async () => {
      const next = await read(id).then(
        (data) => ({ data, problem: null, refresh }),
        (error: unknown) => ({ data: null, problem: problemOf(error), refresh }),
      )
      if (!left) setOpened((before) => (next.problem && before.data ? before : next))
    })
    void refresh()
    const end = onPush(refreshOn, () => void refresh())
    return () => {
      left = true
      end()
    }
  }, [id])
  return opened
}
