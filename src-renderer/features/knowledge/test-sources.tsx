import { useT } from '#renderer/i18n/index.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { knowledgePath } from './address.ts'
import type { TriedAnswer } from './use-try.ts'

type TestSourcesProps = { readonly bot: Bot; readonly answer: TriedAnswer }

/** Where it comes from, with the way to what would have to be changed. */
export function TestSources({ bot, answer }: TestSourcesProps) {
  const t = useT()
  const sources =
    answer.intent === 'fact'
      ? [{ title: t('knowledge.tabs.facts'), path: knowledgePath(bot.id, 'facts') }]
      : answer.sources.map(({ title }) => ({ title, path: pathOf(bot.id, title, answer) }))
  if (sources.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-meta text-quiet">
      <span>{t('knowledge.test_source')}</span>
      {sources.map(({ title, path }) =>
        path ? (
          <TextLink key={title} to={path}>
            {title}
          </TextLink>
        ) : (
          <span key={title}>{title}</span>
        ),
      )}
    </p>
  )
}

function pathOf(botId: string, title: string, { trace }: TriedAnswer): string | null {
  const found = trace.candidates.find((one) => one.title === title)
  if (found?.kind === 'knowledge') return knowledgePath(botId, 'questions', found.id)
  if (found?.kind === 'document') return knowledgePath(botId, 'documents', documentId(found.id))
  return null
}

/** A passage does not say which document it is of: then the way leads to all of them. */
function documentId(id: string): string | undefined {
  return id.startsWith('doc_') ? id : undefined
}
