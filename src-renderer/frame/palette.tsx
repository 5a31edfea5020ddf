import { Command, defaultFilter } from 'cmdk'
import { FileUp, Moon, Pause, Play, Sun } from 'lucide-react'
import { useCallback, useState } from 'react'
import { botPath, useBots } from '#renderer/features/bots/index.ts'
import { openAsSource } from '#renderer/features/imports/index.ts'
import { useKeysOfAll } from '#renderer/features/keys/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import { addressOf, pages } from './pages.tsx'
import { FoundGroups, isFoundItem } from './palette-found.tsx'
import { PaletteItem } from './palette-item.tsx'
import { useOverlays } from './shortcuts.ts'

/** Shorter than a pause between two words, longer than one between two letters. */
const restMs = 120
/** One letter begins too much. */
const leastLetters = 2

/** Ctrl/Cmd-K: every page, bot, key and act by a few letters of its name, and anything of the shop by its words. */
export function Palette() {
  const { palette } = useOverlays()
  return palette ? <OpenPalette /> : null
}

function OpenPalette() {
  const t = useT()
  const { data: bots } = useLoad(useBots)
  const { data: keys } = useLoad(useKeysOfAll)
  const { data: status } = useHubStatus()
  const [typed, setTyped] = useState('')
  const query = typed.trim().slice(0, 200)
  const look = useCallback(() => rpc('find.anything', { query }), [query])
  const { found, looking } = useDebouncedQuery(query.length >= leastLetters ? look : null, restMs)
  const valid = keys?.keys.filter(({ state }) => state === 'valid') ?? []
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
      filter={score}
      overlayClassName="fixed inset-0 z-50 bg-black/30 animate-appear"
      contentClassName="fixed top-[15vh] left-1/2 z-50 w-full max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder={t('palette.placeholder')}
        className="h-13 w-full border-b border-line bg-transparent px-5 outline-none"
      />
      <Command.List className="max-h-96 overflow-y-auto p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-meta [&_[cmdk-group-heading]]:text-quiet">
        {!looking && (
          <Command.Empty className="px-3 py-6 text-center text-quiet">{t('palette.nothing')}</Command.Empty>
        )}
        <Command.Group heading={t('palette.pages')}>
          {pages.map((page) => (
            <PaletteItem
              key={page.path}
              icon={page.icon}
              text={t(page.title)}
              keys={`g ${page.letter}`}
              onSelect={go(addressOf(page))}
            />
          ))}
        </Command.Group>
        <Command.Group heading={t('palette.acts')}>
          <PaletteItem
            icon={Sun}
            text={t('palette.light')}
            onSelect={act(() => rpc('settings.update', { theme: 'light' }))}
          />
          <PaletteItem
            icon={Moon}
            text={t('palette.dark')}
            onSelect={act(() => rpc('settings.update', { theme: 'dark' }))}
          />
          <PaletteItem icon={FileUp} text={t('palette.load')} onSelect={load} />
          <PaletteItem
            icon={status?.paused ? Play : Pause}
            text={status?.paused ? t('palette.resume') : t('palette.pause')}
            onSelect={act(() => rpc('hub.pause', { paused: !status?.paused }))}
          />
        </Command.Group>
        {bots && bots.bots.length > 0 && (
          <Command.Group heading={t('nav.bots')}>
            {bots.bots.map((bot) => (
              <PaletteItem key={bot.id} text={bot.name} id={bot.id} onSelect={go(botPath(bot.id))} />
            ))}
          </Command.Group>
        )}
        {valid.length > 0 && (
          <Command.Group heading={t('nav.keys')}>
            {valid.map((key) => (
              <PaletteItem key={key.id} text={key.name} id={key.id} onSelect={go(`/keys/${key.bot_id}`)} />
            ))}
          </Command.Group>
        )}
        {found && <FoundGroups found={found.found} go={go} />}
      </Command.List>
    </Command.Dialog>
  )
}

/** What the hub found fits already, and comes behind what is found by its name. */
function score(value: string, search: string, keywords?: string[]): number {
  if (isFoundItem(value)) return Number.EPSILON
  // Letters that fit somewhere in a name are meant; in an id they are there by chance.
  const [name = '', id = ''] = value.split('\n')
  return id.includes(search.trim()) && search.trim().length > 4
    ? 1
    : (defaultFilter(name, search, keywords) ?? 0)
}
