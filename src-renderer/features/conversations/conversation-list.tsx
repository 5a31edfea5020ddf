import { chooseBot, useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ListPane } from '#renderer/ui/list-pane.tsx'
import { ListRows } from '#renderer/ui/list-rows.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { SessionSummary } from '#shared/schemas/session.ts'
import { ConversationRow } from './conversation-row.tsx'
import { Filters } from './filters.tsx'
import { allFilter } from './list.ts'
import { conversationList } from './list-store.ts'

type ListProps = { readonly sessions: readonly SessionSummary[] | null; readonly chosen: string | null }

const rowHeight = 92
const more = () => void conversationList.loadMore().catch(showProblem)

/** Beside the conversation; on a narrow window one of the two is shown. */
export function ConversationList({ sessions, chosen }: ListProps) {
  const t = useT()
  const { problem, loadingMore } = conversationList.use()
  const { data } = useLoad(useBots)
  const bots = data?.bots ?? []
  return (
    <ListPane wide label={t('conversations.list')} hasDetail={chosen !== null}>
      <Filters />
      {sessions === null && problem ? (
        <div className="p-4">
          <ProblemView problem={problem} onRetry={conversationList.refresh} />
        </div>
      ) : (
        <ListRows
          label={t('conversations.list')}
          items={sessions}
          chosen={chosen}
          rowHeight={rowHeight}
          empty={<NothingFits />}
          onEnd={more}
        >
          {(session) => (
            <ConversationRow
              session={session}
              botName={bots.length > 1 ? (bots.find(({ id }) => id === session.bot_id)?.name ?? null) : null}
              chosen={session.id === chosen}
            />
          )}
        </ListRows>
      )}
      {loadingMore && (
        <p role="status" className="border-t border-line px-4 py-2 text-meta text-quiet">
          {t('conversations.loading_more')}
        </p>
      )}
    </ListPane>
  )
}

function showAll(): void {
  chooseBot(null)
  conversationList.setFilter(allFilter)
}

function NothingFits() {
  const t = useT()
  const { view, query } = conversationList.use((state) => state.filter)
  const isCalm = view === 'needs_me' && query === ''
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <div>
        <p className="font-semibold">{t(isCalm ? 'conversations.calm_title' : 'conversations.none_title')}</p>
        <p className="text-quiet">{t(isCalm ? 'conversations.calm_text' : 'conversations.none_text')}</p>
      </div>
      <Button onClick={showAll}>{t('conversations.show_all')}</Button>
    </div>
  )
}
