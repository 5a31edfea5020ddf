import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { pages } from './pages.tsx'
import { useOverlays } from './shortcuts.ts'

const general: readonly (readonly [string, TextKey])[] = [
  ['Ctrl K / ⌘ K', 'keymap.palette'],
  ['/', 'keymap.search'],
  ['j  k', 'keymap.next'],
  ['n', 'keymap.new'],
  ['r', 'keymap.reply'],
  ['e', 'keymap.archive'],
  ['F8', 'keymap.notices'],
  ['Esc', 'keymap.close'],
  ['?', 'keymap.help'],
]

/** The keyboard map. */
export function KeysHelp() {
  const t = useT()
  const { help } = useOverlays()
  return (
    <Sheet title={t('keymap.title')} open={help} onClose={() => useOverlays.setState({ help: false })}>
      <Keys rows={general.map(([keys, text]) => [keys, t(text)])} />
      <h3 className="mt-6 mb-2 font-semibold">{t('keymap.go_to')}</h3>
      <Keys rows={pages.map((page) => [`g  ${page.letter}`, t(page.title)])} />
    </Sheet>
  )
}

function Keys({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
      {rows.map(([keys, text]) => (
        <div key={text} className="contents">
          <dt>
            <kbd className="rounded-[6px] border border-line bg-sunken px-2 py-0.5 font-mono text-meta">
              {keys}
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
