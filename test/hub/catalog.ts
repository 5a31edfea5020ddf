import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export function numbered(count: number, word: string) {
  return Array.from({ length: count }, (_, index) => ({ id: `P${index}`, title: `${word} number ${index}` }))
}

/** Waits until a sync has begun to write its products; false when it was answered before that was seen. */
export async function underWay(sync: Promise<unknown>, dataPath: string): Promise<boolean> {
  let answered = false
  void sync.finally(() => {
    answered = true
  })
  const log = join(dataPath, 'shopbell.db-wal')
  const sizeBytes = () => (existsSync(log) ? statSync(log).size : 0)
  for (const before = sizeBytes(); !answered && sizeBytes() < before + 500_000; ) await sleep(1)
  return !answered
}
