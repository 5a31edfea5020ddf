import { useT } from '#renderer/i18n/index.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import type { Settings } from '#shared/schemas/settings.ts'
import { changeSettings } from './store.ts'
import { UpdateCheck } from './update-check.tsx'

export function DesktopSection({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const { data: desktop, problem, refresh } = useLoad(useDesktop)
  if (!desktop)
    return (
      <Pending problem={problem} onRetry={refresh}>
        <Bone className="h-28 rounded-card" />
        <Bone className="mt-5 h-40 rounded-card" />
      </Pending>
    )
  const { available, start_at_login_possible, updates_possible } = desktop
  return (
    <>
      {!available && <Notice tone="info">{t('settings.desktop.only_app')}</Notice>}
      <Card title={t('settings.desktop.start')}>
        <Switch
          label={t('settings.desktop.start_at_login')}
          hint={
            available && !start_at_login_possible
              ? t('settings.desktop.start_impossible')
              : t('settings.desktop.start_at_login_hint')
          }
          checked={settings.start_at_login}
          disabled={!start_at_login_possible}
          onChange={(start_at_login) => changeSettings({ start_at_login })}
        />
      </Card>
      <UpdateCheck
        checked={settings.check_for_updates}
        possible={updates_possible}
        impossible={available && !updates_possible}
      />
    </>
  )
}
