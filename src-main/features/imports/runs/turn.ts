import type { Queues } from '#main/lib/queues.ts'
import { Cancelled } from './job.ts'

export type WaitTurn = ReturnType<typeof openWork>

/** Waits for the turns a run needs, unless it is cancelled meanwhile, and gives them all back at its end. */
export function openWork(writers: Queues, signal: AbortSignal) {
  const releases: (() => void)[] = []
  let until: Promise<unknown> = Promise.resolve()

  return {
    wait: async (key: string | number): Promise<void> => {
      const turn = writers.take(key)
      const { promise: cancelled, reject } = Promise.withResolvers<never>()
      const stop = () => reject(new Cancelled('cancelled'))
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      try {
        releases.push(await Promise.race([turn, cancelled]))
      } catch (error) {
        // It will come all the same.
        void turn.then((release) => release())
        leave()
        throw error
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    /** They are not given back before this has ended. */
    keepUntil: (work: Promise<unknown>) => {
      until = work
    },
    leave,
  }

  function leave(): void {
    void until.finally(() => {
      for (const release of releases.splice(0)) release()
    })
  }
}
