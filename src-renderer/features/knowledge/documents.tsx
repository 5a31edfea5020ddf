import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, ListPane, PaneProblem, Pick, RowBones } from '#renderer/ui/list-pane.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { KnowledgeDocument } from '#shared/schemas/document.ts'
import { AddDocument } from './add-document.tsx'
import { knowledgePath } from './address.ts'
import { DocumentDetail } from './document-detail.tsx'
import { openDocumentSheet, useNewDocument } from './new-document.ts'
import { documentsOf } from './store.ts'
import { useDocumentDrop } from './use-document-drop.ts'

type DocumentsProps = {
  readonly bot: Bot
  readonly item: string | null
  readonly below: ReactNode
}

const rowHeight = 68

export function Documents({ bot, item, below }: DocumentsProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(documentsOf(bot.id))
  const adding = useNewDocument(({ botId }) => botId === bot.id)
  useDocumentDrop(bot.id)
  useListKeys(data, item, knowledgePath(bot.id, 'documents'))
  if (!data && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  return (
    <>
      {data?.length === 0 ? (
        <NoDocuments botId={bot.id} below={below} />
      ) : (
        <>
          <ListPane label={t('knowledge.tabs.documents')} hasDetail={item !== null}>
            {!data && !problem && <RowBones />}
            {data && (
              <VirtualList
                label={t('knowledge.tabs.documents')}
                items={data}
                keyOf={(document) => document.id}
                rowHeight={rowHeight}
                inSight={item}
                className="min-h-0 flex-1"
              >
                {(document) => <Row document={document} chosen={document.id === item} />}
              </VirtualList>
            )}
          </ListPane>
          <DetailPane label={t('knowledge.document')} empty={item === null} below={below}>
            {item === null ? (
              <Pick title={t('knowledge.pick_document')} text={t('knowledge.pick_document_text')} />
            ) : (
              <DocumentDetail key={item} botId={bot.id} id={item} />
            )}
          </DetailPane>
        </>
      )}
      {adding && <AddDocument botId={bot.id} />}
    </>
  )
}

function Row({ document, chosen }: { readonly document: KnowledgeDocument; readonly chosen: boolean }) {
  const t = useT()
  return (
    <a
      href={`#${knowledgePath(document.bot_id, 'documents', document.id)}`}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex h-full flex-col justify-center border-b border-line px-4 -outline-offset-2 hover:bg-hover',
        chosen && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="truncate font-medium">{document.title}</span>
      <span className="truncate text-meta text-quiet">
        {t(`knowledge.formats.${document.format}`)} ·{' '}
        {t('knowledge.passages', { count: document.passage_count })}
      </span>
    </a>
  )
}

function NoDocuments({ botId, below }: { readonly botId: string; readonly below: ReactNode }) {
  const t = useT()
  return (
    <div className="min-w-0 flex-1 overflow-y-auto">
      <Empty
        className="m-8"
        icon={FileText}
        title={t('knowledge.no_documents')}
        text={t('knowledge.no_documents_text')}
      >
        <Button look="primary" onClick={() => openDocumentSheet(botId)}>
          {t('knowledge.add_document')}
        </Button>
      </Empty>
      {below}
    </div>
  )
}
