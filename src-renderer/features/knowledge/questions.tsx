import { MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, ListPane, PaneProblem } from '#renderer/ui/list-pane.tsx'
import { ListRows } from '#renderer/ui/list-rows.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { knowledgePath } from './address.ts'
import { EntryDetail } from './entry-detail.tsx'
import { EntryRow } from './entry-row.tsx'
import { ImportSheet } from './import-sheet.tsx'
import { openImport, takeImportFile, useImport } from './import-store.ts'
import { findEntries } from './search.ts'
import { entriesOf } from './store.ts'

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
  useTakesFiles({
    title: t('knowledge.import_drop'),
    text: t('knowledge.import_kinds'),
    take: (file) => void takeImportFile(bot.id, file),
  })
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
            <ListRows
              label={t('knowledge.tabs.questions')}
              items={data && shown}
              chosen={item}
              rowHeight={rowHeight}
              empty={wanted && <p className="p-4 text-quiet">{t('knowledge.nothing_found')}</p>}
            >
              {(entry) => <EntryRow entry={entry} chosen={entry.id === item} />}
            </ListRows>
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
