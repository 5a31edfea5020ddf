import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { blockedBy, playBell, setBrowserNotices, useBrowserNotices } from '#renderer/lib/browser-notices.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Settings } from '#shared/schemas/settings.ts'
import { QuietHours } from './quiet-hours.tsx'
import { changeSettings } from './store.ts'

/** Everything that may keep the bell from being heard, with what to do about each. */
type Block =
  | NonNullable<ReturnType<typeof blockedBy>>
  | 'off'
  | 'quiet_hours'
  | 'browser_off'
  | 'silent'
  | 'system'

/** How the shop hears of visitors who wait. */
export function NotificationsSection({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const { data: desktop } = useLoad(useDesktop)
  return (
    <>
      <Card title={t('settings.notifications.title')}>
        <div className="flex flex-col gap-5">
          <Switch
            label={t('settings.notifications.on')}
            hint={t('settings.notifications.on_hint')}
            checked={settings.notifications}
            onChange={(notifications) => changeSettings({ notifications })}
          />
          <QuietHours hours={settings.quiet_hours} disabled={!settings.notifications} />
        </div>
      </Card>
      {desktop && !desktop.available && <BrowserCard />}
      {desktop && <TestCard isDesktop={desktop.available} possible={desktop.notifications_possible} />}
    </>
  )
}

function BrowserCard() {
  const t = useT()
  const { shows, sounds } = useBrowserNotices()
  const [blocked, setBlocked] = useState(blockedBy)
  const setShows = async (wanted: boolean) => {
    if (wanted && blockedBy() === 'not_asked') await Notification.requestPermission()
    setBlocked(blockedBy())
    setBrowserNotices({ shows: wanted })
  }
  return (
    <Card title={t('settings.notifications.browser')}>
      <div className="flex flex-col gap-5">
        <Switch
          label={t('settings.notifications.shows')}
          hint={t('settings.notifications.shows_hint')}
          checked={shows}
          onChange={(wanted) => void setShows(wanted)}
        />
        {shows && blocked && blocked !== 'not_asked' && (
          <Notice tone="warn">{t(`settings.notifications.blocked.${blocked}`)}</Notice>
        )}
        <Switch
          label={t('settings.notifications.sounds')}
          hint={t('settings.notifications.sounds_hint')}
          checked={sounds}
          onChange={(wanted) => {
            setBrowserNotices({ sounds: wanted })
            if (wanted) void playBell()
          }}
        />
      </div>
    </Card>
  )
}

type TestProps = { readonly isDesktop: boolean; readonly possible: boolean }

function TestCard({ isDesktop, possible }: TestProps) {
  const t = useT()
  const { shows, sounds } = useBrowserNotices()
  const [found, setFound] = useState<readonly Block[] | null>(null)
  const test = async () => {
    try {
      const { silenced_by } = await rpc('notices.test', {})
      const isSilent = !isDesktop && sounds && !(await playBell())
      const inTheWay: readonly (Block | null)[] = [
        silenced_by,
        isDesktop ? (possible ? null : 'system') : shows ? blockedBy() : 'browser_off',
        isSilent ? 'silent' : null,
      ]
      setFound(inTheWay.filter((block) => block !== null))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <Card title={t('settings.notifications.test_title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-quiet">{t('settings.notifications.test_hint')}</p>
        <Button icon={Bell} onClick={() => void test()}>
          {t('settings.notifications.test')}
        </Button>
        <div role="status" className="flex flex-col gap-3 empty:hidden">
          {found?.length === 0 && <Notice tone="good">{t('settings.notifications.sent')}</Notice>}
          {found?.map((block) => (
            <Notice key={block} tone="warn">
              {t(`settings.notifications.blocked.${block}`)}
            </Notice>
          ))}
        </div>
      </div>
    </Card>
  )
}
