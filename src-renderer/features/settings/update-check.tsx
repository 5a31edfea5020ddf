import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { changeSettings } from './store.ts'

type UpdateCheckProps = {
  readonly checked: boolean
  readonly possible: boolean
  /** There is a desktop, but this copy of the app cannot ask. */
  readonly impossible: boolean
}

export function UpdateCheck({ checked, possible, impossible }: UpdateCheckProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ readonly newer: string | null } | null>(null)
  const check = async () => {
    setBusy(true)
    setFound(null)
    try {
      setFound(await rpc('desktop.checkForUpdates', {}))
    } catch (error) {
      showProblem(error)
    }
    setBusy(false)
  }
  return (
    <Card title={t('settings.desktop.updates')}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t('settings.desktop.check_for_updates')}
          hint={impossible ? t('settings.desktop.updates_impossible') : t('settings.desktop.updates_hint')}
          checked={checked}
          disabled={!possible}
          onChange={(check_for_updates) => changeSettings({ check_for_updates })}
        />
        <div className="flex items-center gap-4">
          <Button
            icon={RefreshCw}
            disabled={!possible}
            busy={busy && t('settings.desktop.checking')}
            onClick={() => void check()}
          >
            {t('settings.desktop.check_now')}
          </Button>
          <p role="status">
            {found &&
              (found.newer
                ? t('settings.desktop.newer', { version: found.newer })
                : t('settings.desktop.newest'))}
          </p>
        </div>
      </div>
    </Card>
  )
}
