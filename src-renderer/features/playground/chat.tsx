import { useEffect, useRef, useState } from 'react'
import { useTargetName } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { VisitorBubble } from '#renderer/ui/bubbles.tsx'
import { Button } from '#renderer/ui/button.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { Composer } from './composer.tsx'
import { SaveTest } from './save-test.tsx'
import { cancel, type OpenSession, type Pending, playgroundSession, send, usePlayground } from './store.ts'
import { Turn } from './turn.tsx'

export function Chat({ sessionId }: { readonly sessionId: string }) {
  const { data, problem, refresh } = useLoad(playgroundSession(sessionId))
  const pending = usePlayground((state) => state.pending[sessionId])
  const refused = usePlayground((state) => state.problems[sessionId])
  const end = useRef<HTMLDivElement>(null)
  const count = data?.turns.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [count, pending])
  if (!data) {
    return problem ? (
      <div className="p-8">
        <ProblemView problem={problem} onRetry={() => void refresh()} />
      </div>
    ) : null
  }
  return (
    <>
      <Header session={data} />
      <section aria-live="polite" className="flex-1 overflow-y-auto px-8 py-6">
        <ol className="mx-auto flex max-w-3xl flex-col gap-6">
          {data.turns.map((turn, index) => (
            <Turn
              key={turn.id}
              turn={turn}
              session={data}
              last={index === data.turns.length - 1}
              onSay={(text) => void send(sessionId, text).catch(showProblem)}
            />
          ))}
          {pending && !data.turns.some(({ id }) => id === pending.turnId) && (
            <PendingTurn pending={pending} sessionId={sessionId} />
          )}
        </ol>
        {refused && (
          <div className="mx-auto mt-4 max-w-3xl">
            <ProblemView problem={refused} />
          </div>
        )}
        <div ref={end} />
      </section>
      <Composer sessionId={sessionId} />
    </>
  )
}

function Header({ session }: { readonly session: OpenSession }) {
  const t = useT()
  const targetName = useTargetName(session.target, t('tester.target_gone'))
  return (
    <header className="flex items-start justify-between gap-6 border-b border-line px-8 pt-6 pb-4">
      <div className="min-w-0">
        <h1 className="truncate text-title font-semibold">{session.name}</h1>
        <p className="text-quiet">
          {targetName} · {session.channel === 'api' ? t('tester.api') : t('tester.widget')}
        </p>
      </div>
      <SaveTest session={session} />
    </header>
  )
}

/** A quick answer needs no clock beside it. */
const showClockMs = 1000

function PendingTurn({ pending, sessionId }: { readonly pending: Pending; readonly sessionId: string }) {
  const t = useT()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds(Math.floor((Date.now() - pending.since) / 1000)),
      showClockMs / 2,
    )
    return () => clearInterval(timer)
  }, [pending])
  return (
    <li>
      <VisitorBubble>{pending.message}</VisitorBubble>
      <p className="mt-3 flex items-center gap-3 text-meta text-quiet">
        {seconds === 0 ? t('tester.waiting') : t('tester.waiting_seconds', { seconds })}
        {seconds > 0 && (
          <Button look="quiet" onClick={() => void cancel(sessionId).catch(showProblem)}>
            {t('act.cancel')}
          </Button>
        )}
      </p>
    </li>
  )
}
