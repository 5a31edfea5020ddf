import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { HeadActs } from './head-acts.tsx'
import { importFile } from './import-file.ts'
import { RunStrip } from './run-strip.tsx'
import { testsOf } from './store.ts'
import { TestDetail } from './test-detail.tsx'
import { TestList } from './test-list.tsx'
import { TestSheet } from './test-sheet.tsx'

/** Conversations that must keep going right. */
export function TestsPage({ rest }: PageProps) {
  const t = useT()
  const [botId, id = null] = rest
  return (
    <BotOfPage title={t('sidebar.tests')} hint={t('dialogues.hint')} botId={botId}>
      {(bot) => <OfBot key={bot.id} bot={bot} id={id} />}
    </BotOfPage>
  )
}

type OfBotProps = { readonly bot: Bot; readonly id: string | null }

function OfBot({ bot, id }: OfBotProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(testsOf(bot.id))
  const [writing, setWriting] = useState(false)
  const dialogues = data?.dialogues ?? []
  return (
    <Page
      wide
      title={t('sidebar.tests')}
      hint={t('dialogues.hint')}
      act={<HeadActs bot={bot} dialogues={dialogues} onNew={() => setWriting(true)} />}
    >
      <RunStrip botId={bot.id} />
      {data && dialogues.length > 0 && <Opened botId={bot.id} dialogues={dialogues} id={id} />}
      {data && dialogues.length === 0 && <Nothing botId={bot.id} onNew={() => setWriting(true)} />}
      {!data && (
        <Pending problem={problem} onRetry={refresh}>
          <div className={columns}>
            <Bone className="h-64" />
            <Bone className="h-96 rounded-card" />
          </div>
        </Pending>
      )}
      {writing && (
        <TestSheet
          botId={bot.id}
          title={t('dialogues.new')}
          dialogue={{ name: '', about: [], turns: [{ say: '' }] }}
          titles={new Map()}
          onClose={() => setWriting(false)}
          onSaved={(saved) => navigate(`/tests/${bot.id}/${saved.id}`)}
        />
      )}
    </Page>
  )
}

type OpenedProps = {
  readonly botId: string
  readonly dialogues: readonly SavedDialogue[]
  readonly id: string | null
}

const columns = 'grid gap-8 min-[1180px]:grid-cols-[20rem_minmax(0,1fr)]'

function Opened({ botId, dialogues, id }: OpenedProps) {
  const t = useT()
  const open = id === null ? dialogues[0] : dialogues.find((one) => one.id === id)
  return (
    <div className={columns}>
      <TestList botId={botId} dialogues={dialogues} openId={open?.id ?? null} />
      {open ? (
        <TestDetail key={open.id} saved={open} />
      ) : (
        <Empty icon={ListChecks} title={t('dialogues.gone')} text={t('dialogues.gone_text')} />
      )}
    </div>
  )
}

function Nothing({ botId, onNew }: { readonly botId: string; readonly onNew: () => void }) {
  const t = useT()
  return (
    <Empty icon={ListChecks} title={t('dialogues.none')} text={t('dialogues.none_text')}>
      <Button look="primary" to="/test-chat">
        {t('dialogues.none_act')}
      </Button>
      <Button onClick={onNew}>{t('dialogues.write')}</Button>
      <Button onClick={() => importFile(botId)}>{t('dialogues.import')}</Button>
    </Empty>
  )
}
