import { Command, Keyboard } from 'lucide-react'
import { useEventCounts } from '#renderer/features/events/index.ts'
import { useHome } from '#renderer/features/home/index.ts'
import { useUnansweredCount } from '#renderer/features/unanswered/index.ts'
import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useRouter } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Logo } from './logo.tsx'
import { pageAt, pages } from './pages.tsx'
import { useOverlays } from './shortcuts.ts'

export function Sidebar() {
  const t = useT()
  const { path } = useRouter()
  const { data: settings } = useSettings()
  const { data: home } = useHome()
  const counts: Readonly<Record<string, number>> = {
    '/conversations': home?.waiting ?? 0,
    '/events': useLoad(useEventCounts).data?.unread ?? 0,
    '/unanswered': useUnansweredCount(),
  }
  const current = pageAt(path).page
  return (
    <nav aria-label={t('nav.label')} className="flex w-56 shrink-0 flex-col border-r border-line bg-sunken">
      <div className="flex items-center gap-2.5 px-4 pt-5 pb-4">
        <Logo className="size-7 shrink-0" />
        <span className="truncate font-semibold">{settings?.shop_name || 'Shopbell'}</span>
      </div>
      <ul className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-2">
        {pages.map((page) => {
          const waiting = counts[page.path] ?? 0
          return (
            <li key={page.path}>
              <a
                href={`#${page.path}`}
                aria-current={page === current ? 'page' : undefined}
                className={cx(
                  'flex h-9 items-center gap-3 rounded-control px-2.5 text-quiet hover:bg-hover hover:text-ink',
                  page === current && 'bg-hover font-medium text-ink',
                )}
              >
                <page.icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                <span className="flex-1 truncate">{t(page.title)}</span>
                {waiting > 0 && <Count count={waiting} path={page.path} />}
              </a>
            </li>
          )
        })}
      </ul>
      <div className="flex items-center justify-between gap-2 border-t border-line px-3 py-2">
        <RunState />
        <span className="flex">
          <IconButton
            icon={Command}
            label={t('nav.palette')}
            onClick={() => useOverlays.setState({ palette: true })}
          />
          <IconButton
            icon={Keyboard}
            label={t('nav.keys_help')}
            onClick={() => useOverlays.setState({ help: true })}
          />
        </span>
      </div>
    </nav>
  )
}

const countWords: Readonly<Record<string, TextKey>> = {
  '/conversations': 'nav.waiting',
  '/events': 'nav.unread',
  '/unanswered': 'nav.questions_wait',
}

/** People who wait are loud, what is unread or unanswered is not. */
function Count({ count, path }: { readonly count: number; readonly path: string }) {
  const t = useT()
  const look = path === '/conversations' ? 'bg-accent text-on-accent' : 'border border-line text-quiet'
  return (
    <span className={cx('rounded-full px-2 text-meta font-medium', look)}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t(countWords[path] ?? 'nav.waiting', { count })}</span>
    </span>
  )
}

function RunState() {
  const t = useT()
  const { data } = useHubStatus()
  if (!data) return <span />
  const running = data.url !== null && !data.paused
  return (
    <span className="flex min-w-0 items-center gap-2 text-meta text-quiet">
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', running ? 'bg-good' : 'bg-accent')} />
      <span className="truncate">{running ? t('state.running') : t('state.paused')}</span>
    </span>
  )
}
