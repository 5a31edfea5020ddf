import type { ReactNode } from 'react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useMedia } from '#renderer/lib/use-media.ts'
import { assertNever } from '#shared/assert-never.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { type KnowledgeTab, tabOf } from './address.ts'
import { Documents } from './documents.tsx'
import { Facts } from './facts.tsx'
import { KnowledgeHead } from './knowledge-head.tsx'
import { Questions } from './questions.tsx'
import { TestBox } from './test-box.tsx'

/** Wide enough for a list and a detail, but for no third column: each column has one scroll bar. */
const mediumWindow = '(min-width: 56rem) and (max-width: 1239.98px)'

/** What a bot answers from, and beside it at any time what it would answer. */
export function KnowledgePage({ rest }: PageProps) {
  const t = useT()
  const [botId, tabName, item = null] = rest
  const tab = tabOf(tabName)
  const isMedium = useMedia(mediumWindow)
  return (
    <BotOfPage title={t('nav.knowledge')} hint={t('knowledge.hint')} botId={botId}>
      {(bot) => (
        <div className="flex min-h-full flex-col min-[56rem]:h-full">
          <KnowledgeHead bot={bot} tab={tab} />
          <div className="flex min-h-0 flex-1 border-t border-line max-[56rem]:flex-col">
            <div className="flex min-w-0 flex-1 max-[56rem]:h-112 max-[56rem]:flex-none">
              <Tab
                key={`${bot.id} ${tab}`}
                bot={bot}
                tab={tab}
                item={item}
                below={isMedium && <TestBox key={bot.id} bot={bot} isBelow />}
              />
            </div>
            {!isMedium && <TestBox key={bot.id} bot={bot} />}
          </div>
        </div>
      )}
    </BotOfPage>
  )
}

type TabProps = {
  readonly bot: Bot
  readonly tab: KnowledgeTab
  readonly item: string | null
  /** Scrolls with the detail. */
  readonly below: ReactNode
}

function Tab({ bot, tab, item, below }: TabProps) {
  switch (tab) {
    case 'questions':
      return <Questions bot={bot} item={item} below={below} />
    case 'documents':
      return <Documents bot={bot} item={item} below={below} />
    case 'facts':
      return <Facts bot={bot} below={below} />
    default:
      return assertNever(tab)
  }
}
