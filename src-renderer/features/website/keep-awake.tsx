import { changeSettings } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import type { Settings } from '#shared/schemas/settings.ts'

/** A PC that sleeps answers nobody. Offered only where the desktop app can hold sleep off. */
export function KeepAwake({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const { data: desktop } = useLoad(useDesktop)
  if (!desktop?.keep_awake_possible)
    return desktop && <p className="text-meta text-quiet">{t('website.awake_by_hand')}</p>
  return (
    <Card title={t('website.awake_title')}>
      <Switch
        label={t('website.awake')}
        hint={t('website.awake_hint')}
        checked={settings.keep_awake}
        onChange={(keep_awake) => changeSettings({ keep_awake })}
      />
    </Card>
  )
}
