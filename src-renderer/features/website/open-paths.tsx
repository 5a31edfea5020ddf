import { changeSettings } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Card } from '#renderer/ui/page.tsx'
import type { Settings } from '#shared/schemas/settings.ts'
import { type OpenPath, type PublicPath, publicPaths } from '#shared/schemas/website.ts'

/** What others reach through the public address; saved at once. */
export function OpenPaths({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const set = (path: PublicPath, isOpen: boolean) =>
    changeSettings({
      public_paths: publicPaths.filter((one) =>
        one === path ? isOpen : settings.public_paths.includes(one),
      ),
    })
  return (
    <Card title={t('website.paths')} hint={t('website.paths_hint')}>
      <ul className="flex flex-col gap-3">
        <PathRow name="widget" checked isFixed />
        <PathRow
          name="inboxes"
          checked={settings.public_inboxes}
          onChange={(public_inboxes) => changeSettings({ public_inboxes })}
        />
        {publicPaths.map((path) => (
          <PathRow
            key={path}
            name={path}
            checked={settings.public_paths.includes(path)}
            onChange={(isOpen) => set(path, isOpen)}
          />
        ))}
      </ul>
    </Card>
  )
}

type PathRowProps = {
  readonly name: OpenPath | 'widget'
  readonly checked: boolean
  /** Open whatever else is decided. */
  readonly isFixed?: boolean
  readonly onChange?: (isOpen: boolean) => void
}

function PathRow({ name, checked, isFixed = false, onChange }: PathRowProps) {
  const t = useT()
  return (
    <li>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={checked}
          disabled={isFixed}
          onChange={(event) => onChange?.(event.target.checked)}
          className="mt-1 size-4 accent-accent"
        />
        <span>
          <span className="font-medium">{t(`website.path.${name}`)}</span>
          <span className="block text-meta text-quiet">{t(`website.path_hint.${name}`)}</span>
        </span>
      </label>
    </li>
  )
}
