import { MessagesSquare } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { chooseBot } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { neighbour } from '#renderer/lib/list-steps.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { navigate, replacePath } from '#renderer/lib/router.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { channels, type SessionSummary } from '#shared/schemas/session.ts'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { type Filter, inOrder } from './list.ts'
import { conversationList, useWaiting } from './list-store.ts'

export function ConversationsPage({ rest }: PageProps) {
  const t = useT()
  const id = rest[0] ?? null
  const { filter } = conversationList.use()
  useAddressFilter({
    filter: { bot: filter.bot, channel: filter.channel },
    usual: { bot: null, channel: null },
    choices: { channel: channels },
    take: takeAddress,
  })
  const sessions = useShown()
  useEffect(() => void conversationList.refresh(), [])
  useListKeys(sessions, id)
  const isUnfiltered = filter.bot === null && filter.channel === null
  return (
    <div className="flex h-full min-h-112 flex-col">
      <header className="px-8 pt-6 pb-4">
        <h1 className="text-title font-semibold">{t('nav.conversations')}</h1>
        <p className="text-quiet">{t('conversations.hint')}</p>
      </header>
      {sessions?.length === 0 && isUnfiltered && id === null ? (
        <NothingYet />
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-line">
          <ConversationList sessions={sessions} chosen={id} />
          <div className={cx('min-w-0 flex-1 bg-surface', id === null && 'max-[56rem]:hidden')}>
            {id === null ? <Pick /> : <Conversation key={id} id={id} />}
          </div>
        </div>
      )}
    </div>
  )
}

function takeAddress({ bot, channel }: Pick<Filter, 'bot' | 'channel'>): void {
  chooseBot(bot)
  conversationList.setFilter({ bot, channel })
}

/** Null until the first page is there. */
function useShown(): readonly SessionSummary[] | null {
  const { items, filter } = conversationList.use()
  const { waiting } = useWaiting()
  return useMemo(() => {
    if (!items) return null
    const shown = new Set(items.map(({ id }) => id))
    return inOrder([...items, ...waiting.filter(({ id }) => !shown.has(id))], filter)
  }, [items, waiting, filter])
}

function useListKeys(sessions: readonly SessionSummary[] | null, id: string | null): void {
  const keys = useMemo(() => {
    // Walking through the list is one step in the history, not one a conversation.
    const move = (step: 1 | -1) => () => {
      const next = neighbour(sessions ?? [], id, step)
      if (next) replacePath(`/conversations/${next.id}`)
    }
    return { j: move(1), k: move(-1) }
  }, [sessions, id])
  useKeys(keys)
}

function NothingYet() {
  const t = useT()
  return (
    <div className="px-8">
      <Empty
        icon={MessagesSquare}
        title={t('conversations.empty_title')}
        text={t('conversations.empty_text')}
        act={
          <Button look="primary" onClick={() => navigate('/test-chat')}>
            {t('conversations.empty_act')}
          </Button>
        }
      />
    </div>
  )
}

function Pick() {
  const t = useT()
  return (
    <div className="flex h-full flex-col items-center justify-center p-8 text-center">
      <MessagesSquare aria-hidden className="mb-4 size-8 text-quiet" strokeWidth={1.5} />
      <p className="font-semibold">{t('conversations.pick_title')}</p>
      <p className="mt-1 max-w-sm text-quiet">{t('conversations.pick_text')}</p>
    </div>
  )
}
