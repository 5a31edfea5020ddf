import { MessagesSquare, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { chooseBot } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Pick } from '#renderer/ui/list-pane.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
import { channels, type SessionSummary, sessionViews } from '#shared/schemas/session.ts'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { allFilter, type Filter, isUnfiltered } from './list.ts'
import { conversationList } from './list-store.ts'
import { removeTests } from './store.ts'

export function ConversationsPage({ rest }: PageProps) {
  const t = useT()
  const id = rest[0] ?? null
  const { filter } = conversationList.use()
  useAddressFilter({
    filter,
    usual: allFilter,
    choices: { channel: channels, view: sessionViews, tests: ['with'] },
    take: takeAddress,
  })
  const sessions = useShown()
  useEffect(() => void conversationList.refresh(), [])
  useListKeys(sessions, id, '/conversations', replacePath)
  return (
    <FullPage
      title={t('nav.conversations')}
      hint={t('conversations.hint')}
      act={filter.tests === 'with' && <RemoveTests />}
    >
      {sessions?.length === 0 && isUnfiltered(filter) && id === null ? (
        <Empty
          className="mx-8"
          icon={MessagesSquare}
          title={t('conversations.empty_title')}
          text={t('conversations.empty_text')}
        >
          <Button look="primary" to="/test-chat">
            {t('conversations.empty_act')}
          </Button>
        </Empty>
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-line">
          <ConversationList sessions={sessions} chosen={id} />
          <div className={cx('min-w-0 flex-1 bg-surface', id === null && 'max-[56rem]:hidden')}>
            {id === null ? (
              <Pick
                icon={MessagesSquare}
                title={t('conversations.pick_title')}
                text={t('conversations.pick_text')}
              />
            ) : (
              <Conversation key={id} id={id} />
            )}
          </div>
        </div>
      )}
    </FullPage>
  )
}

/** Where tests are shown they can go, all of them at once. */
function RemoveTests() {
  const t = useT()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {t('conversations.remove_tests')}
      </Button>
      <Confirm
        open={asking}
        title={t('conversations.remove_tests_title')}
        text={t('conversations.remove_tests_text')}
        act={t('conversations.remove_tests')}
        onConfirm={() => {
          setAsking(false)
          void removeTests()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function takeAddress(filter: Filter): void {
  chooseBot(filter.bot)
  conversationList.setFilter(filter)
}

/** Null until the first page is there. */
function useShown(): readonly SessionSummary[] | null {
  const { items } = conversationList.use()
  // Pages further back keep their rows while one of them moves to the top.
  return useMemo(() => items?.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)) ?? null, [items])
}
