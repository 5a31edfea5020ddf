import { useT } from '#renderer/i18n/index.ts'
import { relativeTime } from '#renderer/i18n/time.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useNow } from '#renderer/ui/time.tsx'
import type { Run, Source } from '#shared/schemas/source.ts'
import { runStanding } from './words.ts'

const looks: Readonly<Record<Run['state'], string>> = {
  done: 'bg-good',
  unchanged: 'bg-good opacity-50',
  braked: 'bg-accent',
  failed: 'bg-bad',
  cancelled: 'bg-line-strong',
  running: 'bg-info',
}

/** The last runs as small squares, the newest at the right, each a link; below in words. */
export function RunStrip({ source }: { readonly source: Source }) {
  const t = useT()
  const now = useNow()
  const { last_runs } = source
  if (last_runs.length === 0) return null
  return (
    <div>
      <ol aria-label={t('catalogs.strip_label')} className="flex flex-wrap">
        {last_runs.map(({ id, state, at }) => {
          const words = `${runStanding({ state }).word}, ${relativeTime(at, now)}`
          return (
            <li key={id}>
              <a
                href={`#/imports/${source.id}/${id}`}
                title={words}
                className="block rounded-sm p-0.5 hover:bg-hover"
              >
                <span aria-hidden className={cx('block h-5 w-3 rounded-[3px]', looks[state])} />
                <span className="sr-only">{words}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <p className="text-meta text-quiet">{stripWords(last_runs)}</p>
    </div>
  )

  function stripWords(runs: Source['last_runs']): string {
    const counts = new Map<string, number>()
    for (const { state } of runs) {
      const { word } = runStanding({ state })
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return [...counts].map(([word, count]) => t('catalogs.strip', { count, word })).join(' · ')
  }
}
