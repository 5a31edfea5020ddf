import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { sourcesBesideCards } from '#shared/shown-once.ts'
import { sourcePath } from './source-path.ts'
import { documentsOf } from './store.ts'
import type { TriedAnswer } from './use-try.ts'

type TestSourcesProps = { readonly botId: string; readonly answer: TriedAnswer }

/** Where it comes from, with the way to what would have to be changed. */
export function TestSources({ botId, answer }: TestSourcesProps) {
  const t = useT()
  const { data } = useLoad(documentsOf(botId))
  const sources = sourcesBesideCards(answer.sources, answer.products)
  if (sources.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-meta text-quiet">
      <span>{t('knowledge.test_source')}</span>
      {sources.map(({ title }) => {
        const path = sourcePath({ botId, title, trace: answer.trace, documents: data ?? [] })
        return path ? (
          <TextLink key={title} to={path}>
            {title}
          </TextLink>
        ) : (
          <span key={title}>{title}</span>
        )
      })}
    </p>
  )
}
