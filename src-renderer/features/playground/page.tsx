import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useBots, useCurrentBot } from '#renderer/features/bots/index.ts'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Chat } from './chat.tsx'
import { NewSession } from './new-session.tsx'
import { SessionList } from './session-list.tsx'
import { usePlayground, usePlaygroundSessions } from './store.ts'

/** Talk to a bot as a visitor or a program would, and see what goes over the wire. */
export function PlaygroundPage({ rest }: PageProps) {
  const t = useT()
  const { data: bots, problem, refresh } = useLoad(useBots)
  const { data: connections } = useLoad(useConnections)
  const { data: sessions } = useLoad(usePlaygroundSessions)
  const { target } = usePlayground()
  const sessionId = rest[0] ?? null
  const bot = useCurrentBot()
  const [firstConnection] = connections?.connections ?? []

  useEffect(() => {
    const followsBot = bot !== null && target?.kind !== 'connection'
    if (followsBot && target?.bot_id !== bot.id)
      usePlayground.setState({ target: { kind: 'bot', bot_id: bot.id } })
    else if (target === null && bots && firstConnection)
      usePlayground.setState({ target: { kind: 'connection', connection_id: firstConnection.id } })
  }, [target, bot, bots, firstConnection])

  if (problem && !bots) {
    return (
      <Page title={t('sidebar.test_chat')}>
        <ProblemView problem={problem} onRetry={() => void refresh()} />
      </Page>
    )
  }
  if (!bots || !connections || !sessions) return null
  if (!bot && !firstConnection && sessions.sessions.length === 0) {
    return (
      <Page title={t('sidebar.test_chat')}>
        <Empty icon={MessageCircle} title={t('tester.no_bot')} text={t('tester.no_bot_text')}>
          <Button look="primary" to="/">
            {t('tester.no_bot_act')}
          </Button>
        </Empty>
      </Page>
    )
  }
  return (
    <div className="flex h-full">
      <SessionList sessions={sessions.sessions} open={sessionId} />
      <div className="flex min-w-0 flex-1 flex-col">
        {sessionId === null ? <NewSession /> : <Chat key={sessionId} sessionId={sessionId} />}
      </div>
    </div>
  )
}
