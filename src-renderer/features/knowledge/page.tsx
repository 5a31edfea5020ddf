import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { assertNever } from '#shared/assert-never.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { type KnowledgeTab, tabOf } from './address.ts'
import { Documents } from './documents.tsx'
import { Facts } from './facts.tsx'
import { KnowledgeHead } from './knowledge-head.tsx'
import { Questions } from './questions.tsx'
import { TestBox } from './test-box.tsx'

/** What a bot answers from, and beside it at any time what it would answer. */
export function KnowledgePage({ rest }: PageProps) {
  const t = useT()
  const [botId, tabName, item = null] = rest
  const tab = tabOf(tabName)
  return (
    <BotOfPage title={t('nav.knowledge')} hint={t('knowledge.hint')} botId={botId}>
      {(bot) => (
        <div className="flex min-h-full flex-col min-[1240px]:h-full">
          <KnowledgeHead bot={bot} tab={tab} />
          <div className="flex min-h-0 flex-1 border-t border-line max-[1240px]:flex-col">
            <div className="flex min-w-0 flex-1 max-[1240px]:h-112 max-[1240px]:flex-none">
              <Tab key={`${bot.id} ${tab}`} bot={bot} tab={tab} item={item} />
            </div>
            <TestBox key={bot.id} bot={bot} />
          </div>
        </div>
      )}
    </BotOfPage>
  )
}

type TabProps = { readonly bot: Bot; readonly tab: KnowledgeTab; readonly item: string | null }

function Tab({ bot, tab, item }: TabProps) {
  switch (tab) {
    case 'questions':
      return <Questions bot={bot} item={item} />
    case 'documents':
      return <Documents bot={bot} item={item} />
    case 'facts':
      return <Facts bot={bot} />
    default:
      return assertNever(tab)
  }
}
