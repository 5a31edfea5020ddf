import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { neighbour } from '#renderer/lib/list-steps.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Input } from '#renderer/ui/input.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { findBots, manyBots } from './list.ts'
import { restoreBot } from './store.ts'

type BotListProps = {
  readonly bots: readonly Bot[]
  readonly archived: readonly Bot[]
  readonly openId: string | null
}

export function BotList({ bots, archived, openId }: BotListProps) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const searchable = bots.length >= manyBots
  const shown = useMemo(() => findBots(bots, searchable ? wanted : ''), [bots, searchable, wanted])
  const keys = useMemo(() => {
    const go = (step: 1 | -1) => () => {
      const next = neighbour(shown, openId, step)
      if (next) navigate(`/bots/${next.id}`)
    }
    return { j: go(1), k: go(-1) }
  }, [shown, openId])
  useKeys(keys)
  return (
    <nav
      aria-label={t('bots.list')}
      className="flex flex-col gap-4 self-start min-[1180px]:sticky min-[1180px]:top-6"
    >
      {searchable && <SearchBox value={wanted} onChange={setWanted} onEnter={() => openFirst(shown)} />}
      <ul className="flex max-h-[calc(100vh-14rem)] flex-col gap-0.5 overflow-y-auto p-px">
        {shown.map((bot) => (
          <li key={bot.id}>
            <BotLink bot={bot} open={bot.id === openId} />
          </li>
        ))}
      </ul>
      {bots.length > 0 && shown.length === 0 && <p className="text-quiet">{t('bots.nothing_found')}</p>}
      {archived.length > 0 && (
        <Fold title={t('bots.put_away', { count: archived.length })}>
          <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto p-px">
            {archived.map((bot) => (
              <li key={bot.id} className="flex items-center justify-between gap-2">
                <a href={`#/bots/${bot.id}`} className="truncate text-quiet hover:text-ink">
                  {bot.name}
                </a>
                <Button look="quiet" onClick={() => void restoreBot(bot)}>
                  {t('bots.bring_back')}
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </nav>
  )
}

function BotLink({ bot, open }: { readonly bot: Bot; readonly open: boolean }) {
  const t = useT()
  const { code } = useLanguage()
  return (
    <a
      href={`#/bots/${bot.id}`}
      aria-current={open ? 'true' : undefined}
      className={cx(
        'flex items-center gap-3 rounded-control px-3 py-2 hover:bg-hover',
        open && 'bg-surface shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      <span
        aria-hidden
        className="size-3 shrink-0 rounded-full"
        style={{ backgroundColor: bot.colours.primary }}
      />
      <span className="min-w-0">
        <span className={cx('block truncate', open && 'font-medium')}>{bot.name}</span>
        <span className="block truncate text-meta text-quiet">
          {t(`bots.plans.${bot.plan}`)} · {languageName(bot.language, code)}
        </span>
      </span>
    </a>
  )
}

type SearchBoxProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

function openFirst([first]: readonly Bot[]): void {
  if (first) navigate(`/bots/${first.id}`)
}

function SearchBox({ value, onChange, onEnter }: SearchBoxProps) {
  const t = useT()
  return (
    <div className="relative">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-quiet" strokeWidth={1.75} />
      <Input
        data-search
        type="search"
        aria-label={t('bots.search')}
        placeholder={t('bots.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        className="pl-9"
      />
    </div>
  )
}
