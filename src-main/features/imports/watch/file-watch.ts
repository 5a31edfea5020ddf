import { basename } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import type { Run } from '#shared/schemas/source.ts'
import { locate, patternTest } from '../locate.ts'
import { looksComplete } from './complete.ts'

export type WatchOptions = {
  /** A file that did not change for so long is no longer being written. */
  readonly quietMs?: number
  /** One that does not look complete gets so long; then it is read as it is, so that the merchant learns of it. */
  readonly patienceMs?: number
}

type Watched = {
  readonly id: string
  readonly path: string
  readonly pattern: string | null
  /** What was read last: a file changed while nobody watched is noticed by it. */
  readonly lastFile: Run['file']
  /** The last run found no file. */
  readonly wasMissing: boolean
}

type Entry = { readonly watched: Watched; readonly watcher: FSWatcher; stop: () => void }

/** Reports when the file of a source has changed and is quiet and complete. */
export function createFileWatch(
  options: WatchOptions & {
    readonly dataPath: string
    readonly changed: (sourceId: string) => Promise<void>
  },
) {
  const { quietMs = 3000, patienceMs = 60_000 } = options
  const entries = new Map<string, Entry>()

  function add(watched: Watched): void {
    const watcher = watch(watched.path, { ignoreInitial: true, depth: 0, ignorePermissionErrors: true })
    const settle = createSettling(watched)
    const entry: Entry = { watched, watcher, stop: settle.stop }
    const fits = watched.pattern === null ? null : patternTest(watched.pattern)
    watcher.on('all', (event, path) => {
      if (event !== 'add' && event !== 'change') return
      if (path !== watched.path && fits && !fits(basename(path))) return
      settle.begin()
    })
    // A place that cannot be watched (a drive pulled out) is still read by the clock and by hand.
    watcher.on('error', () => {})
    watcher.once('ready', () => void noticeMissed(watched).then((missed) => missed && settle.begin()))
    entries.set(watched.id, entry)
  }

  async function noticeMissed({ path, pattern, lastFile, wasMissing }: Watched): Promise<boolean> {
    if (!lastFile && !wasMissing) return false
    const now = await locate({ path, pattern }, options.dataPath).catch(() => null)
    return (
      now !== null &&
      (wasMissing ||
        !lastFile ||
        now.bytes !== lastFile.bytes ||
        Math.trunc(now.modified_ms) !== Date.parse(lastFile.modified_at))
    )
  }

  /** Waits until two looks, a quiet time apart, find the same. */
  function createSettling(watched: Watched) {
    let timer: NodeJS.Timeout | undefined
    let since = 0
    let before = ''
    let stopped = false

    async function look(): Promise<void> {
      const file = await locate(watched, options.dataPath).catch(() => null)
      // Gone again: it comes back with an event of its own.
      if (stopped || !file) return
      const now = `${file.path}\n${file.bytes}\n${file.modified_ms}`
      const isQuiet = now === before
      before = now
      const isDone =
        isQuiet && ((await looksComplete(file.path).catch(() => false)) || Date.now() - since > patienceMs)
      if (stopped) return
      if (!isDone) return wait()
      before = ''
      await options.changed(watched.id).catch(() => {})
    }

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), quietMs).unref()
    }

    return {
      begin: () => {
        if (stopped) return
        since = Date.now()
        wait()
      },
      stop: () => {
        stopped = true
        clearTimeout(timer)
      },
    }
  }

  async function drop(entry: Entry): Promise<void> {
    entries.delete(entry.watched.id)
    entry.stop()
    await entry.watcher.close()
  }

  return {
    /** Those to watch from now on; what is watched already stays. */
    set: (wanted: readonly Watched[]): void => {
      const byId = new Map(wanted.map((one) => [one.id, one]))
      for (const entry of [...entries.values()]) {
        const still = byId.get(entry.watched.id)
        const isSame = still?.path === entry.watched.path && still.pattern === entry.watched.pattern
        if (!isSame) void drop(entry)
      }
      for (const one of wanted) if (!entries.has(one.id)) add(one)
    },
    close: async (): Promise<void> => {
      await Promise.all([...entries.values()].map(drop))
    },
  }
}
