import {
  ArrowLeft,
  Bot,
  CircleCheck,
  Copy,
  FileDown,
  ListChecks,
  MoreHorizontal,
  RotateCcw,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useCallback, useState } from 'react'
import { useBots } from '#renderer/features/bots/index.ts'
import { SaveAsTest } from '#renderer/features/test-conversations/index.ts'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import type { Session } from '#shared/schemas/session.ts'
import { statusTones } from './conversation-row.tsx'
import { exportConversation, isElsewhere, removeConversation, setStatus } from './store.ts'
import { useVisitorName } from './visitor-name.ts'

/** Whom it is with, who answers now, and what to do about it. */
export function ConversationHead({ session }: { readonly session: Session }) {
  const t = useT()
  const { data } = useBots()
  const bot = data?.bots.find(({ id }) => id === session.bot_id)
  const nameOf = useVisitorName()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3">
      <span className="min-[56rem]:hidden">
        <IconButton
          icon={ArrowLeft}
          label={t('conversations.back')}
          onClick={() => navigate('/conversations')}
        />
      </span>
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="truncate font-semibold">{nameOf(session)}</h2>
        <p className="truncate text-meta text-quiet">
          {session.test && `${t('conversations.test')} · `}
          {bot?.name ?? session.bot_id} · <Time at={session.updated_at} /> · {t('conversations.begun')}{' '}
          <Time at={session.started_at} />
        </p>
      </div>
      <Status tone={statusTones[session.status]}>
        {isElsewhere(session)
          ? t('conversations.other_window')
          : t(`conversations.statuses.${session.status}`)}
      </Status>
      <Acts session={session} />
    </header>
  )
}

function Acts({ session }: { readonly session: Session }) {
  const t = useT()
  const { status } = session
  const to = (next: Session['status']) => () => void setStatus(session, next)
  const canTakeOver = status === 'bot' || status === 'waiting'
  const isMine = status === 'human' && !isElsewhere(session)
  const [saving, setSaving] = useState(false)
  const close = useCallback(() => setSaving(false), [])
  const [removing, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(false)
    if (await removeConversation(session.id)) navigate('/conversations')
  }
  return (
    <span className="ml-auto flex items-center gap-1">
      {status === 'closed' && (
        <Button icon={RotateCcw} onClick={to('bot')}>
          {t('conversations.reopen')}
        </Button>
      )}
      {isMine && (
        <Button icon={Bot} onClick={to('bot')}>
          {t('conversations.hand_back')}
        </Button>
      )}
      {canTakeOver && (
        <Button icon={UserRound} look={status === 'waiting' ? 'primary' : 'plain'} onClick={to('human')}>
          {t(status === 'waiting' ? 'conversations.accept' : 'conversations.take_over')}
        </Button>
      )}
      <Menu
        items={[
          ...(status === 'waiting'
            ? [{ label: t('conversations.hand_back'), icon: Bot, onSelect: to('bot') }]
            : []),
          ...(status === 'closed' || isElsewhere(session)
            ? []
            : [{ label: t('conversations.close'), icon: CircleCheck, onSelect: to('closed') }]),
          { label: t('dialogues.save_as'), icon: ListChecks, onSelect: () => setSaving(true) },
          {
            label: t('conversations.copy_id'),
            icon: Copy,
            onSelect: () => void copyId(session.session_id),
          },
          {
            label: t('conversations.export'),
            icon: FileDown,
            onSelect: () => void exportConversation(session.id),
          },
          {
            label: t('conversations.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => setRemoving(true),
          },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
      {saving && <SaveAsTest sessionId={session.id} onClose={close} />}
      <Confirm
        open={removing}
        title={t('conversations.remove_title')}
        text={t('conversations.remove_text')}
        act={t('conversations.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      />
    </span>
  )
}

async function copyId(id: string): Promise<void> {
  await navigator.clipboard.writeText(id)
  showToast(translate('act.copied'))
}
