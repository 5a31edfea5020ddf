import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import { standingOf, standingTones } from './standing.ts'

type TestListProps = {
  readonly botId: string
  readonly dialogues: readonly SavedDialogue[]
  readonly openId: string | null
}

const rowHeight = 68

export function TestList({ botId, dialogues, openId }: TestListProps) {
  const t = useT()
  useListKeys(dialogues, openId, `/tests/${botId}`, navigate)
  return (
    <nav aria-label={t('dialogues.list')} className="self-start min-[1180px]:sticky min-[1180px]:top-6">
      <VirtualList
        label={t('dialogues.list')}
        items={dialogues}
        rowHeight={rowHeight}
        inSight={openId}
        className="max-h-60 p-px min-[1180px]:max-h-[calc(100vh-12rem)]"
      >
        {(saved) => <Row botId={botId} saved={saved} open={saved.id === openId} />}
      </VirtualList>
    </nav>
  )
}

type RowProps = { readonly botId: string; readonly saved: SavedDialogue; readonly open: boolean }

function Row({ botId, saved, open }: RowProps) {
  const t = useT()
  const { id, dialogue, last_run } = saved
  const standing = standingOf(last_run)
  return (
    <a
      href={`#/tests/${botId}/${id}`}
      aria-current={open ? 'true' : undefined}
      className={cx(
        'block rounded-control px-3 py-2 -outline-offset-2 hover:bg-hover',
        open && 'bg-surface shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <span className={cx('block truncate', open && 'font-medium')}>{dialogue.name}</span>
      <span className="mt-0.5 flex items-center gap-2 text-meta text-quiet">
        <Status tone={standingTones[standing]}>{t(`dialogues.standings.${standing}`)}</Status>
        {last_run && <Time at={last_run.at} />}
      </span>
    </a>
  )
}
