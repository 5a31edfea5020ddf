import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { CopyLine } from './copy-line.tsx'
import { changeSettings } from './store.ts'

type LanProps = { readonly lan: boolean; readonly urls: readonly string[] }

/** Other devices may call the service only after a plain word about who can then reach it. */
export function LanCard({ lan, urls }: LanProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const open = () => {
    setAsking(false)
    changeSettings({ lan: true })
  }
  return (
    <Card title={t('settings.address.lan_title')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('settings.address.lan')}
          hint={t('settings.address.lan_hint')}
          checked={lan}
          onChange={(wanted) => (wanted ? setAsking(true) : changeSettings({ lan: false }))}
        />
        {lan && (
          <>
            <Notice tone="warn">{t('settings.address.lan_warning')}</Notice>
            <div className="flex flex-col gap-1.5">
              <h3 className="font-medium">{t('settings.address.lan_urls')}</h3>
              {urls.length === 0 && <p className="text-quiet">{t('settings.address.lan_none')}</p>}
              {urls.map((url) => (
                <CopyLine key={url} text={url} />
              ))}
            </div>
          </>
        )}
      </div>
      <Confirm
        open={asking}
        danger={false}
        title={t('settings.address.lan_ask')}
        text={t('settings.address.lan_warning')}
        act={t('settings.address.lan_act')}
        onConfirm={open}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
