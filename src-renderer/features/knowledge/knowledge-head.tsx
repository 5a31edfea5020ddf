import { ChevronDown, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { download } from '#renderer/lib/download.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { PageHead } from '#renderer/ui/page.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { type KnowledgeTab, knowledgePath, knowledgeTabs } from './address.ts'
import { openImport } from './import-store.ts'
import { LearningState } from './learning-state.tsx'
import { openDocumentSheet } from './new-document.ts'
import { knowledgeState } from './store.ts'

type HeadProps = { readonly bot: Bot; readonly tab: KnowledgeTab }

export function KnowledgeHead({ bot, tab }: HeadProps) {
  const t = useT()
  return (
    <header className="px-8 pt-6">
      <PageHead
        title={t('nav.knowledge')}
        hint={t('knowledge.hint')}
        act={
          <div className="flex items-center gap-2">
            {tab === 'questions' && <QuestionActs bot={bot} />}
            {tab === 'documents' && <DocumentActs bot={bot} />}
          </div>
        }
      />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6">
        <TabLinks bot={bot} tab={tab} />
        <LearningState botId={bot.id} />
      </div>
    </header>
  )
}

function TabLinks({ bot, tab }: { readonly bot: Bot; readonly tab: KnowledgeTab }) {
  const t = useT()
  const { locale } = useLanguage()
  const { data } = useLoad(knowledgeState(bot.id))
  const counts = { questions: data?.entries, documents: data?.documents }
  return (
    <nav aria-label={t('knowledge.tabs_label')} className="-ml-3 flex gap-1">
      {knowledgeTabs.map((one) => (
        <a
          key={one}
          href={`#${knowledgePath(bot.id, one)}`}
          aria-current={one === tab ? 'page' : undefined}
          className={cx(
            'border-b-2 px-3 py-2 whitespace-nowrap text-quiet hover:text-ink',
            one === tab ? 'border-accent font-medium text-ink' : 'border-transparent',
          )}
        >
          {t(`knowledge.tabs.${one}`)}
          {one !== 'facts' && (
            <span className="ml-2 inline-block min-w-[2ch] text-meta font-normal text-quiet">
              {counts[one]?.toLocaleString(locale)}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

function QuestionActs({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const keys = useMemo(() => ({ n: () => navigate(knowledgePath(bot.id, 'questions', 'new')) }), [bot.id])
  useKeys(keys)
  return (
    <>
      <Menu
        items={[
          { label: t('knowledge.import'), onSelect: () => openImport(bot.id) },
          { label: t('knowledge.export_csv'), onSelect: () => void exportAs(bot.id, 'csv') },
          { label: t('knowledge.export_json'), onSelect: () => void exportAs(bot.id, 'json') },
        ]}
      >
        <Button>
          {t('knowledge.import_export')}
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </Menu>
      <Button look="primary" icon={Plus} onClick={keys.n}>
        {t('knowledge.new_entry')}
      </Button>
    </>
  )
}

function DocumentActs({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const keys = useMemo(() => ({ n: () => openDocumentSheet(bot.id) }), [bot.id])
  useKeys(keys)
  return (
    <Button look="primary" icon={Plus} onClick={keys.n}>
      {t('knowledge.add_document')}
    </Button>
  )
}

async function exportAs(botId: string, format: 'csv' | 'json'): Promise<void> {
  try {
    const { file_name, text } = await rpc('knowledge.export', { bot_id: botId, format })
    download(file_name, text)
  } catch (error) {
    showProblem(error)
  }
}
