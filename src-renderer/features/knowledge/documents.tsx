import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, ListPane, PaneProblem, Pick, RowLink } from '#renderer/ui/list-pane.tsx'
import { ListRows } from '#renderer/ui/list-rows.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { KnowledgeDocument } from '#shared/schemas/document.ts'
import { AddDocument } from './add-document.tsx'
import { knowledgePath } from './address.ts'
import { DocumentDetail } from './document-detail.tsx'
import { openDocumentSheet, takeDocumentFile, useNewDocument } from './new-document.ts'
import { documentsOf } from './store.ts'

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
  useTakesFiles({
    title: t('knowledge.document_drop'),
    text: t('knowledge.document_kinds'),
    take: (file) => void takeDocumentFile(bot.id, file),
  })
  useListKeys(data, item, knowledgePath(bot.id, 'documents'))
  if (!data && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  return (
    <>
      {data?.length === 0 ? (
        <NoDocuments botId={bot.id} below={below} />
      ) : (
        <>
          <ListPane label={t('knowledge.tabs.documents')} hasDetail={item !== null}>
            <ListRows label={t('knowledge.tabs.documents')} items={data} chosen={item} rowHeight={rowHeight}>
              {(document) => <Row document={document} chosen={document.id === item} />}
            </ListRows>
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
    <RowLink
      to={knowledgePath(document.bot_id, 'documents', document.id)}
      chosen={chosen}
      className="flex-col justify-center px-4"
    >
      <span className="truncate font-medium">{document.title}</span>
      <span className="truncate text-meta text-quiet">
        {t(`knowledge.formats.${document.format}`)} ·{' '}
        {t('knowledge.passages', { count: document.passage_count })}
      </span>
    </RowLink>
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
