import { ExternalLink, Lock, Square, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { demoPath, kioskPath } from '#shared/hub-address.ts'
import type { VisitorsStatus } from '#shared/rpc/demo.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { KioskSheet } from './kiosk-sheet.tsx'
import { useVisitors } from './store.ts'

type DemoCardProps = { readonly hubUrl: string | null; readonly className: string }

/** Shows a bot to somebody: a shop of its products, and visitors who are none. */
export function DemoCard({ hubUrl, className }: DemoCardProps) {
  const bot = useCurrentBot()
  return bot && hubUrl !== null ? <Demo key={bot.id} bot={bot} hubUrl={hubUrl} className={className} /> : null
}

function Demo({
  bot,
  hubUrl,
  className,
}: {
  readonly bot: Bot
  readonly hubUrl: string
  readonly className: string
}) {
  const t = useT()
  const { data: status } = useLoad(useVisitors(bot.id))
  const { data: desktop } = useLoad(useDesktop)
  const [isLocking, setLocking] = useState(false)
  const bot_id = bot.id
  const isRunning = status?.running ?? false
  const start = () => void rpc('demo.startVisitors', { bot_id }).catch(showProblem)
  const stop = () => void rpc('demo.stopVisitors', { bot_id }).catch(showProblem)
  return (
    <Card
      title={t('home.demo.title')}
      hint={t('home.demo.hint', { bot: bot.name })}
      className={className}
      act={
        <>
          <ShowLink href={hubUrl + demoPath(bot.id)} text={t('home.demo.shop')} />
          <ShowLink href={hubUrl + kioskPath(bot.id)} text={t('home.demo.kiosk')} />
          {desktop?.available && (
            <Button icon={Lock} look="quiet" onClick={() => setLocking(true)}>
              {t('home.demo.lock')}
            </Button>
          )}
          {isRunning ? (
            <Button icon={Square} onClick={stop}>
              {t('home.demo.stop')}
            </Button>
          ) : (
            <Button icon={Users} onClick={start}>
              {t('home.demo.start')}
            </Button>
          )}
        </>
      }
    >
      {status && <Visitors status={status} />}
      {isLocking && <KioskSheet botId={bot.id} onClose={() => setLocking(false)} />}
    </Card>
  )
}

function ShowLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex h-9 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap hover:bg-hover"
    >
      {text}
      <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
    </a>
  )
}

function Visitors({ status }: { readonly status: VisitorsStatus }) {
  const t = useT()
  const [removing, setRemoving] = useState(false)
  const { bot_id, running, visitors, finished, messages, failed, kept } = status
  const remove = async () => {
    setRemoving(true)
    try {
      const { conversations } = await rpc('demo.removeVisitors', { bot_id })
      showToast(t('home.demo.removed', { count: conversations }))
    } catch (error) {
      showProblem(error)
    }
    setRemoving(false)
  }
  return (
    <div className="flex flex-col gap-3">
      {running && (
        <div>
          <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className="h-full bg-accent"
              style={{ width: `${(finished / Math.max(1, visitors)) * 100}%` }}
            />
          </div>
          <p role="status" className="mt-1.5 text-meta text-quiet">
            {t('home.demo.progress', { finished, visitors, count: messages })}
          </p>
        </div>
      )}
      {!running && failed > 0 && (
        <p className="text-meta text-bad">{t('home.demo.failed', { count: failed })}</p>
      )}
      {kept > 0 && (
        <div className="flex items-center justify-between gap-4">
          <p>{t('home.demo.kept', { count: kept })}</p>
          <Button
            icon={Trash2}
            look="quiet"
            busy={removing && t('home.demo.remove')}
            onClick={() => void remove()}
          >
            {t('home.demo.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
