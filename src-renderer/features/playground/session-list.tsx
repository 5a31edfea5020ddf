import { MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTargetName } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import type { TesterSession } from '#shared/schemas/tester.ts'
import { RenameSheet } from './rename-sheet.tsx'
import { removeSessions } from './store.ts'

type SessionListProps = { readonly sessions: readonly TesterSession[]; readonly open: string | null }

const rowHeight = 60

export function SessionList({ sessions, open }: SessionListProps) {
  const t = useT()
  const [renaming, setRenaming] = useState<TesterSession | null>(null)
  const [clearing, setClearing] = useState(false)
  const remove = async (ids: readonly string[]) => {
    if (open !== null && ids.includes(open)) navigate('/test-chat')
    await removeSessions(ids).catch(showProblem)
  }
  useKeys(
    useMemo(() => {
      const at = sessions.findIndex(({ id }) => id === open)
      const go = (step: number) => () => {
        const next = sessions[at + step]
        if (next) navigate(`/test-chat/${next.id}`)
      }
      return { j: go(1), k: go(at < 0 ? 1 : -1) }
    }, [sessions, open]),
  )
  return (
    <aside aria-label={t('tester.sessions')} className="flex w-64 shrink-0 flex-col border-r border-line">
      <header className="flex items-center justify-between gap-2 px-4 pt-6 pb-3">
        <h2 className="font-semibold">{t('tester.sessions')}</h2>
        <span className="flex">
          <IconButton icon={Plus} label={t('tester.new')} onClick={() => navigate('/test-chat')} />
          <IconButton
            icon={Trash2}
            label={t('tester.clear')}
            disabled={sessions.length === 0}
            onClick={() => setClearing(true)}
          />
        </span>
      </header>
      {sessions.length === 0 && <p className="px-4 text-meta text-quiet">{t('tester.no_sessions')}</p>}
      <VirtualList
        label={t('tester.sessions')}
        items={sessions}
        rowHeight={rowHeight}
        className="flex-1 px-2 pb-4"
      >
        {(session) => (
          <Row
            session={session}
            open={session.id === open}
            onRename={() => setRenaming(session)}
            onRemove={() => void remove([session.id])}
          />
        )}
      </VirtualList>
      {renaming && <RenameSheet session={renaming} onClose={() => setRenaming(null)} />}
      <Confirm
        open={clearing}
        title={t('tester.clear_title')}
        text={t('tester.clear_text', { count: sessions.length })}
        act={t('tester.clear')}
        onCancel={() => setClearing(false)}
        onConfirm={() => {
          setClearing(false)
          void remove(sessions.map(({ id }) => id))
        }}
      />
    </aside>
  )
}

type RowProps = {
  readonly session: TesterSession
  readonly open: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}

function Row({ session, open, onRename, onRemove }: RowProps) {
  const t = useT()
  const target = useTargetName(session.target, t('tester.target_gone'))
  return (
    <div className={cx('flex items-center rounded-control pr-1 hover:bg-hover', open && 'bg-hover')}>
      <a
        href={`#/test-chat/${session.id}`}
        aria-current={open ? 'true' : undefined}
        className="min-w-0 flex-1 rounded-control px-2.5 py-1.5"
      >
        <span className={cx('block truncate', open && 'font-medium')}>{session.name}</span>
        <span className="block truncate text-meta text-quiet">
          {target} · <Time at={session.updated_at} />
        </span>
      </a>
      <Menu
        items={[
          { label: t('tester.rename'), icon: Pencil, onSelect: onRename },
          { label: t('act.remove'), icon: Trash2, danger: true, onSelect: onRemove },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('tester.session_acts', { name: session.name })} />
      </Menu>
    </div>
  )
}
