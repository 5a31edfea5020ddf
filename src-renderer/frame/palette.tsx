import { Command } from 'cmdk'
import { FileUp, type LucideIcon, Moon, Pause, Play, Sun } from 'lucide-react'
import { botPath, useBots } from '#renderer/features/bots/index.ts'
import { openAsSource } from '#renderer/features/imports/index.ts'
import { useKeysOfAll } from '#renderer/features/keys/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import { addressOf, pages } from './pages.tsx'
import { useOverlays } from './shortcuts.ts'

/** Ctrl/Cmd-K: every page, bot, key and act by a few letters of its name. */
export function Palette() {
  const { palette } = useOverlays()
  return palette ? <OpenPalette /> : null
}

function OpenPalette() {
  const t = useT()
  const { data: bots } = useLoad(useBots)
  const { data: keys } = useLoad(useKeysOfAll)
  const { data: status } = useHubStatus()
  const close = () => useOverlays.setState({ palette: false })
  const go = (path: string) => () => {
    close()
    navigate(path)
  }
  const act = (run: () => Promise<unknown>) => () => {
    close()
    void run().catch(showProblem)
  }
  const load = () => {
    close()
    chooseFile(openAsSource)
  }
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => !open && close()}
      label={t('palette.label')}
      overlayClassName="fixed inset-0 z-50 bg-black/30 animate-appear"
      contentClassName="fixed top-[15vh] left-1/2 z-50 w-full max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <Command.Input
        placeholder={t('palette.placeholder')}
        className="h-13 w-full border-b border-line bg-transparent px-5 outline-none"
      />
      <Command.List className="max-h-96 overflow-y-auto p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-meta [&_[cmdk-group-heading]]:text-quiet">
        <Command.Empty className="px-3 py-6 text-center text-quiet">{t('palette.nothing')}</Command.Empty>
        <Command.Group heading={t('palette.pages')}>
          {pages.map((page) => (
            <Item
              key={page.path}
              icon={page.icon}
              text={t(page.title)}
              keys={`g ${page.letter}`}
              onSelect={go(addressOf(page))}
            />
          ))}
        </Command.Group>
        <Command.Group heading={t('palette.acts')}>
          <Item
            icon={Sun}
            text={t('palette.light')}
            onSelect={act(() => rpc('settings.update', { theme: 'light' }))}
          />
          <Item
            icon={Moon}
            text={t('palette.dark')}
            onSelect={act(() => rpc('settings.update', { theme: 'dark' }))}
          />
          <Item icon={FileUp} text={t('palette.load')} onSelect={load} />
          <Item
            icon={status?.paused ? Play : Pause}
            text={status?.paused ? t('palette.resume') : t('palette.pause')}
            onSelect={act(() => rpc('hub.pause', { paused: !status?.paused }))}
          />
        </Command.Group>
        {bots && bots.bots.length > 0 && (
          <Command.Group heading={t('nav.bots')}>
            {bots.bots.map((bot) => (
              <Item key={bot.id} text={bot.name} id={bot.id} onSelect={go(botPath(bot.id))} />
            ))}
          </Command.Group>
        )}
        {keys && keys.keys.length > 0 && (
          <Command.Group heading={t('nav.keys')}>
            {keys.keys.map((key) => (
              <Item key={key.id} text={key.name} id={key.id} onSelect={go(`/keys/${key.bot_id}`)} />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command.Dialog>
  )
}

type ItemProps = {
  readonly text: string
  readonly icon?: LucideIcon
  readonly keys?: string
  readonly id?: string
  readonly onSelect: () => void
}

function Item({ text, icon: Icon, keys, id, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={id ? `${text} ${id}` : text}
      onSelect={onSelect}
      className="flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-hover"
    >
      {Icon ? (
        <Icon aria-hidden className="size-4 text-quiet" strokeWidth={1.75} />
      ) : (
        <span className="size-4" />
      )}
      <span className="flex-1 truncate">{text}</span>
      {keys && <kbd className="text-meta text-quiet">{keys}</kbd>}
    </Command.Item>
  )
}
