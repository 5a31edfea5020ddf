import { Command, Keyboard, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { useEventCounts } from '#renderer/features/events/index.ts'
import { useUnansweredCount } from '#renderer/features/unanswered/index.ts'
import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { useNeedsYou } from '#renderer/lib/attention.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useRouter } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Tooltip } from '#renderer/ui/tooltip.tsx'
import { BotSwitcher } from './bot-switcher.tsx'
import { Logo } from './logo.tsx'
import { addressOf, entryAt, lastPage, type PageEntry, pageGroups } from './pages.tsx'
import { useOverlays } from './shortcuts.ts'
import { useCollapsed } from './use-collapsed.ts'

export function Sidebar() {
  const t = useT()
  const { data: settings } = useSettings()
  const { collapsed, canToggle, toggle } = useCollapsed()
  const counts: Readonly<Record<string, number>> = {
    '/conversations': useNeedsYou(),
    '/events': useLoad(useEventCounts).data?.unread ?? 0,
    '/unanswered': useUnansweredCount(),
  }
  const name = settings?.shop_name || 'Shopbell'
  return (
    <nav
      aria-label={t('nav.label')}
      className={cx(
        'flex shrink-0 flex-col border-r border-line bg-sunken',
        collapsed ? 'w-16 items-center' : 'w-56',
      )}
    >
      <div className={cx('flex items-center gap-2.5', collapsed ? 'pt-3 pb-2' : 'px-4 pt-4 pb-3')}>
        <Logo className="size-7 shrink-0" />
        <span className={cx('truncate font-semibold', collapsed && 'sr-only')}>{name}</span>
      </div>
      <BotSwitcher collapsed={collapsed} />
      <div className={cx('min-h-0 flex-1 overflow-y-auto pb-2', collapsed ? 'px-3' : 'w-full px-2')}>
        {pageGroups.map(({ id, title, pages }) => (
          <Group key={id} id={id} title={title} collapsed={collapsed}>
            {pages.map((page) => (
              <PageLink key={page.path} page={page} count={counts[page.path] ?? 0} collapsed={collapsed} />
            ))}
          </Group>
        ))}
      </div>
      <div className={cx('border-t border-line py-2', collapsed ? 'px-3' : 'px-2')}>
        <ul>
          <PageLink page={lastPage} count={0} collapsed={collapsed} />
        </ul>
        <div
          className={cx(
            'mt-1 flex items-center justify-between gap-2',
            collapsed ? 'flex-col pt-1' : 'pl-2.5',
          )}
        >
          <RunState collapsed={collapsed} />
          <span className={cx('flex', collapsed && 'flex-col')}>
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
            {canToggle && (
              <IconButton
                icon={collapsed ? PanelLeftOpen : PanelLeftClose}
                label={t(collapsed ? 'sidebar.expand' : 'sidebar.collapse')}
                onClick={toggle}
              />
            )}
          </span>
        </div>
      </div>
    </nav>
  )
}

type GroupProps = {
  readonly id: string
  readonly title: TextKey | null
  readonly collapsed: boolean
  readonly children: React.ReactNode
}

function Group({ id, title, collapsed, children }: GroupProps) {
  const t = useT()
  const headingId = `sidebar-${id}`
  return (
    <div className={cx(title && collapsed && 'mt-1 border-t border-line pt-1')}>
      {title && (
        <h2
          id={headingId}
          className={collapsed ? 'sr-only' : 'px-2.5 pt-3 pb-1 text-meta font-medium text-quiet'}
        >
          {t(title)}
        </h2>
      )}
      <ul {...(title ? { 'aria-labelledby': headingId } : {})} className="flex flex-col gap-px">
        {children}
      </ul>
    </div>
  )
}

type PageLinkProps = { readonly page: PageEntry; readonly count: number; readonly collapsed: boolean }

function PageLink({ page, count, collapsed }: PageLinkProps) {
  const t = useT()
  const isCurrent = useRouter(({ path }) => entryAt(path) === page)
  // Where some links lead depends on the bot.
  useCurrentBot()
  const title = t(page.title)
  return (
    <li>
      <Tooltip text={title} enabled={collapsed}>
        <a
          href={`#${addressOf(page)}`}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(
            'relative flex items-center rounded-control text-quiet hover:bg-hover hover:text-ink',
            collapsed ? 'h-8 w-9 justify-center' : 'h-8 gap-3 px-2.5',
            isCurrent && 'bg-hover font-medium text-ink',
          )}
        >
          <page.icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className={collapsed ? 'sr-only' : 'flex-1 truncate'}>{title}</span>
          {count > 0 && <Count count={count} path={page.path} collapsed={collapsed} />}
        </a>
      </Tooltip>
    </li>
  )
}

const countWords: Readonly<Record<string, TextKey>> = {
  '/conversations': 'nav.waiting',
  '/events': 'nav.unread',
  '/unanswered': 'nav.questions_wait',
}

type CountProps = { readonly count: number; readonly path: string; readonly collapsed: boolean }

/** People who wait are loud, what is unread or unanswered is not. */
function Count({ count, path, collapsed }: CountProps) {
  const t = useT()
  const look = path === '/conversations' ? 'bg-accent text-on-accent' : 'border border-line text-quiet'
  return (
    <span
      className={cx(
        'rounded-full font-medium',
        look,
        collapsed ? 'absolute -top-1 -right-1.5 bg-sunken px-1 text-[0.6875rem] leading-4' : 'px-2 text-meta',
        collapsed && path === '/conversations' && 'bg-accent!',
      )}
    >
      <span aria-hidden>{collapsed && count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t(countWords[path] ?? 'nav.waiting', { count })}</span>
    </span>
  )
}

function RunState({ collapsed }: { readonly collapsed: boolean }) {
  const t = useT()
  const { data } = useHubStatus()
  if (!data) return <span />
  const running = data.url !== null && !data.paused
  const word = t(running ? 'state.running' : 'state.paused')
  return (
    <span
      {...(collapsed ? { title: word } : {})}
      className="flex min-w-0 items-center gap-2 text-meta text-quiet"
    >
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', running ? 'bg-good' : 'bg-accent')} />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{word}</span>
    </span>
  )
}
