import { MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, ListPane, PaneProblem, RowBones } from '#renderer/ui/list-pane.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { knowledgePath } from './address.ts'
import { EntryDetail } from './entry-detail.tsx'
import { EntryRow } from './entry-row.tsx'
import { ImportSheet } from './import-sheet.tsx'
import { openImport, useImport } from './import-store.ts'
import { findEntries } from './search.ts'
import { entriesOf } from './store.ts'
import { useImportDrop } from './use-import-drop.ts'

type QuestionsProps = {
  readonly bot: Bot
  readonly item: string | null
  readonly below: ReactNode
}

const rowHeight = 68

export function Questions({ bot, item, below }: QuestionsProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(entriesOf(bot.id))
  const [wanted, setWanted] = useState('')
  const searched = useDeferredValue(wanted)
  const shown = useMemo(() => findEntries(data ?? [], searched), [data, searched])
  const importing = useImport(({ botId }) => botId === bot.id)
  useListKeys(shown, item, knowledgePath(bot.id, 'questions'))
  useImportDrop(bot.id)
  if (!data && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  return (
    <>
      {data?.length === 0 && item === null ? (
        <NoEntries botId={bot.id} below={below} />
      ) : (
        <>
          <ListPane label={t('knowledge.tabs.questions')} hasDetail={item !== null}>
            <div className="border-b border-line p-3">
              <SearchBox
                label={t('knowledge.search')}
                value={wanted}
                onChange={setWanted}
                onEnter={() => shown[0] && navigate(knowledgePath(bot.id, 'questions', shown[0].id))}
              />
            </div>
            {!data && !problem && <RowBones />}
            {data && data.length > 0 && shown.length === 0 && (
              <p className="p-4 text-quiet">{t('knowledge.nothing_found')}</p>
            )}
            {data && (
              <VirtualList
                label={t('knowledge.tabs.questions')}
                items={shown}
                keyOf={(entry) => entry.id}
                rowHeight={rowHeight}
                inSight={item}
                className="min-h-0 flex-1"
              >
                {(entry) => <EntryRow entry={entry} chosen={entry.id === item} />}
              </VirtualList>
            )}
          </ListPane>
          <DetailPane label={t('knowledge.entry')} empty={item === null} below={below}>
            <EntryDetail bot={bot} item={item} entries={data} />
          </DetailPane>
        </>
      )}
      {importing && <ImportSheet botId={bot.id} />}
    </>
  )
}

function NoEntries({ botId, below }: { readonly botId: string; readonly below: ReactNode }) {
  const t = useT()
  return (
    <div className="min-w-0 flex-1 overflow-y-auto">
      <Empty
        className="m-8"
        icon={MessageCircleQuestion}
        title={t('knowledge.no_entries')}
        text={t('knowledge.no_entries_text')}
      >
        <Button look="primary" to={knowledgePath(botId, 'questions', 'new')}>
          {t('knowledge.new_entry')}
        </Button>
        <Button onClick={() => openImport(botId)}>{t('knowledge.import')}</Button>
      </Empty>
      {below}
    </div>
  )
}
