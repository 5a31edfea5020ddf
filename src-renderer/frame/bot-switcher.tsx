import { Archive, Check, ChevronsUpDown, Layers, Plus, Settings } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  botPath,
  chooseBot,
  chooseBotOnOpen,
  useArchivedBots,
  useBots,
  useChosenBot,
  useCurrentBot,
} from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { moveFocus } from '#renderer/lib/move-focus.ts'
import { plain } from '#renderer/lib/plain-text.ts'
import { navigate, useRouter } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { Tooltip } from '#renderer/ui/tooltip.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { pageAt } from './pages.tsx'

/** From here on a list is worth searching. */
const manyBots = 8

/** The one place to choose the bot that the pages are about. */
export function BotSwitcher({ collapsed }: { readonly collapsed: boolean }) {
  const t = useT()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useLoad(useBots)
  useLoad(useArchivedBots)
  const shown = useShownBot()
  useKnownChoice()
  const isAll = shown === null && (data?.bots.length ?? 0) > 0
  /** Only now: while it closes the focus is still in it, and goes back to the button from there. */
  function onToggled(open: boolean): void {
    if (open) focusFirst(list.current)
    else setIsOpen(false)
  }
  const name = shown?.name ?? (data ? t(isAll ? 'sidebar.all_bots' : 'sidebar.no_bot') : '')
  return (
    <div className={collapsed ? 'pb-2' : 'w-full px-2 pb-2'}>
      <Tooltip text={name} enabled={collapsed && !isOpen}>
        <button
          type="button"
          popoverTarget={id}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('sidebar.switch_bot', { name })}
          className={cx(
            'flex h-9 items-center rounded-control border border-line bg-surface hover:bg-hover',
            collapsed ? 'w-9 justify-center' : 'w-full gap-2.5 px-2.5',
          )}
        >
          {shown ? (
            <Dot bot={shown} />
          ) : (
            <Layers aria-hidden className="size-4 text-quiet" strokeWidth={1.75} />
          )}
          {!collapsed && (
            <>
              <span className="min-w-0 flex-1 truncate text-left font-medium">{name}</span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
            </>
          )}
        </button>
      </Tooltip>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('sidebar.bots')}
        tabIndex={-1}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setIsOpen(true)
        }}
        onToggle={(event) => onToggled(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, '[data-choice]')}
        className="inset-auto m-0 my-1 max-h-[70vh] w-64 animate-appear overflow-y-auto rounded-control border border-line bg-surface p-1 text-ink shadow-float [position-area:bottom_span-right]"
      >
        {isOpen && <Choices shown={shown} onDone={() => list.current?.hidePopover()} />}
      </div>
    </div>
  )
}

/** Null: all of them. On a page about one bot it is that bot. */
function useShownBot(): Bot | null {
  const { path } = useRouter()
  const { page, rest } = pageAt(path)
  const { data } = useBots()
  const { data: archived } = useArchivedBots()
  const { botId } = useChosenBot()
  const current = useCurrentBot()
  const all = [...(data?.bots ?? []), ...(archived ?? [])]
  const named = all.find(({ id }) => id === (page?.pathOfBot ? rest[0] : botId))
  return named ?? (page?.pathOfBot || all.length === 1 ? current : null)
}

/** What was chosen may be gone, as after a restore. */
function useKnownChoice(): void {
  const { data } = useBots()
  const { data: archived } = useArchivedBots()
  const { botId } = useChosenBot()
  useEffect(() => {
    if (!data || !archived || botId === null) return
    const all = [...data.bots, ...archived]
    if (all.every(({ id }) => id !== botId)) chooseBot(null)
  }, [data, archived, botId])
}

type ChoicesProps = { readonly shown: Bot | null; readonly onDone: () => void }

function Choices({ shown, onDone }: ChoicesProps) {
  const t = useT()
  const { path } = useRouter()
  const { page, rest } = pageAt(path)
  const bots = useBots().data?.bots ?? []
  const archived = useArchivedBots().data ?? []
  const current = useCurrentBot()
  const { botId } = useChosenBot()
  const [wanted, setWanted] = useState('')
  const isSearchable = bots.length >= manyBots
  const found = bots.filter(({ name }) => plain(name).includes(plain(wanted.trim())))

  const choose = (bot: Bot) => {
    onDone()
    if (bot.archived && page?.pathOfBot) return navigate(botPath(bot.id))
    const to = page?.pathOfBot?.(bot.id, rest)
    // Where the address names the bot it is chosen by going there: unsaved work may hold the user back.
    if (to?.includes(bot.id)) chooseBotOnOpen(bot.id)
    // Of one bot there is nothing to choose.
    else if (bots.length + archived.length > 1) chooseBot(bot.id)
    if (to) navigate(to)
  }
  const chooseAll = () => {
    onDone()
    chooseBot(null)
  }
  return (
    <>
      {isSearchable && (
        <div className="p-1">
          <SearchBox
            label={t('sidebar.find_bot')}
            value={wanted}
            onChange={setWanted}
            onEnter={() => found[0] && choose(found[0])}
          />
        </div>
      )}
      <ul aria-label={t('sidebar.bots')} className="max-h-80 overflow-y-auto">
        {!page?.pathOfBot && (bots.length + archived.length > 1 || botId !== null) && wanted === '' && (
          <Choice isChosen={shown === null} onChoose={chooseAll}>
            <Layers aria-hidden className="-mx-0.5 size-4 shrink-0 text-quiet" strokeWidth={1.75} />
            {t('sidebar.all_bots')}
          </Choice>
        )}
        {found.map((bot) => (
          <Choice key={bot.id} isChosen={bot.id === shown?.id} onChoose={() => choose(bot)}>
            <Dot bot={bot} />
            {bot.name}
          </Choice>
        ))}
      </ul>
      {isSearchable && found.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-quiet">
          {t('sidebar.no_bot_found')}
        </p>
      )}
      {archived.length > 0 && wanted === '' && (
        <>
          <h3 className="px-2.5 pt-2 pb-1 text-meta text-quiet">{t('sidebar.archived')}</h3>
          <ul aria-label={t('sidebar.archived')} className="max-h-40 overflow-y-auto">
            {archived.map((bot) => (
              <Choice key={bot.id} isChosen={bot.id === shown?.id} onChoose={() => choose(bot)}>
                <Archive aria-hidden className="-mx-0.5 size-4 shrink-0 text-quiet" strokeWidth={1.75} />
                <span className="text-quiet">{bot.name}</span>
              </Choice>
            ))}
          </ul>
        </>
      )}
      <ul className={cx((bots.length > 0 || archived.length > 0) && 'mt-1 border-t border-line pt-1')}>
        <Link icon={Plus} path="/bots/new" onDone={onDone}>
          {t('sidebar.new_bot')}
        </Link>
        {current && (
          <Link icon={Settings} path={botPath(shown?.id ?? current.id)} onDone={onDone}>
            {t('bot_settings.title')}
          </Link>
        )}
      </ul>
    </>
  )
}

const row =
  'flex h-9 w-full items-center gap-2.5 rounded-[6px] px-2.5 text-left hover:bg-hover focus-visible:bg-hover'

type ChoiceProps = {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        data-choice
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={row}
      >
        <span className="flex min-w-0 flex-1 items-center gap-2.5 truncate">{children}</span>
        {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={2} />}
      </button>
    </li>
  )
}

type LinkProps = {
  readonly icon: typeof Plus
  readonly path: string
  readonly onDone: () => void
  readonly children: ReactNode
}

function Link({ icon: Icon, path, onDone, children }: LinkProps) {
  return (
    <li>
      <a href={`#${path}`} data-choice onClick={onDone} className={row}>
        <Icon aria-hidden className="-mx-0.5 size-4 text-quiet" strokeWidth={1.75} />
        {children}
      </a>
    </li>
  )
}

function Dot({ bot }: { readonly bot: Bot }) {
  return (
    <span
      aria-hidden
      className="size-3 shrink-0 rounded-full"
      style={{ backgroundColor: bot.colours.primary }}
    />
  )
}

function focusFirst(list: HTMLElement | null): void {
  const first =
    list?.querySelector<HTMLElement>('[data-search]') ??
    list?.querySelector<HTMLElement>('[aria-current=true]') ??
    list?.querySelector<HTMLElement>('[data-choice]')
  first?.focus()
}
