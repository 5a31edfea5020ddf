import { useMemo, useRef, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { plain } from '#renderer/lib/plain-text.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { DetailPane, ListPane, Pick } from '#renderer/ui/list-pane.tsx'
import { ListRows } from '#renderer/ui/list-rows.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { unansweredPath } from './address.ts'
import { GroupDetail } from './group-detail.tsx'
import { GroupRow } from './group-row.tsx'
import { useTaught, type Waiting } from './store.ts'
import { TaughtResult } from './taught-result.tsx'

type GroupsProps = {
  readonly bot: Bot
  readonly groupId: string | null
  readonly waiting: Waiting | null
}

const rowHeight = 76

export function Groups({ bot, groupId, waiting }: GroupsProps) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const taught = useTaught((all) => (groupId === null ? undefined : all[groupId]))
  const shown = useMemo(() => {
    const text = plain(wanted.trim())
    return (waiting?.groups ?? []).filter(({ question, examples }) =>
      [question, ...examples.map((one) => one.text)].some((one) => plain(one).includes(text)),
    )
  }, [waiting, wanted])
  const listed = waiting?.groups.find(({ id }) => id === groupId)
  const group = useStillOpen(listed, groupId)
  useListKeys(shown, groupId, unansweredPath(bot.id))
  return (
    <div className="flex min-h-0 flex-1 border-t border-line">
      <ListPane wide label={t('unanswered.list')} hasDetail={groupId !== null}>
        <div className="border-b border-line p-3">
          <SearchBox
            label={t('unanswered.search')}
            value={wanted}
            onChange={setWanted}
            onEnter={() => shown[0] && navigate(unansweredPath(bot.id, shown[0].id))}
          />
        </div>
        <ListRows
          label={t('unanswered.list')}
          items={waiting && shown}
          chosen={groupId}
          rowHeight={rowHeight}
          empty={<p className="flex-1 p-4 text-quiet">{t('unanswered.nothing_found')}</p>}
        >
          {(one) => <GroupRow group={one} chosen={one.id === groupId} />}
        </ListRows>
        {waiting && !waiting.byMeaning && (
          <p className="border-t border-line px-4 py-2 text-meta text-quiet">{t('unanswered.by_words')}</p>
        )}
      </ListPane>
      <DetailPane label={t('unanswered.group')} empty={groupId === null}>
        {taught ? (
          <TaughtResult taught={taught} next={shown[0] ?? null} />
        ) : group ? (
          <GroupDetail key={group.id} group={group} gone={!listed} />
        ) : groupId === null || !waiting ? (
          <Pick title={t('unanswered.pick')} text={t('unanswered.pick_text')} />
        ) : (
          <Pick title={t('unanswered.gone')} text={t('unanswered.gone_text')} />
        )}
      </DetailPane>
    </div>
  )
}

/** A group that another one takes in while somebody writes its answer stays in sight, and so does what they wrote. */
function useStillOpen(
  listed: UnansweredGroup | undefined,
  groupId: string | null,
): UnansweredGroup | undefined {
  const last = useRef(listed)
  if (listed) last.current = listed
  return last.current?.id === groupId ? last.current : undefined
}
