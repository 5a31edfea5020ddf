import { LogOut, MonitorCheck } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { SignedInBrowser } from '#shared/schemas/browser.ts'
import { browserOf } from './browser-name.ts'

const useBrowsers = createResource(() => rpc('browsers.list', {}), ['browsers.changed'])

/** Who is signed in to this dashboard, and a way to end that. */
export function BrowsersSection() {
  const t = useT()
  const { data, problem, refresh } = useLoad(useBrowsers)
  const browsers = data?.browsers ?? []
  const signOut = async (act: Promise<{ readonly signed_out: number }>) => {
    try {
      const { signed_out: count } = await act
      showToast(t('browsers.signed_out', { count }))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <Card
      title={t('browsers.title')}
      hint={t('browsers.hint')}
      act={
        browsers.some(({ current }) => !current) && (
          <Button onClick={() => void signOut(rpc('browsers.signOutOthers', {}))}>
            {t('browsers.sign_out_others')}
          </Button>
        )
      }
    >
      {!data && (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-24" />
        </Pending>
      )}
      {data && browsers.length === 0 && (
        <Empty icon={MonitorCheck} title={t('browsers.none')} text={t('browsers.none_text')} />
      )}
      <ul aria-label={t('browsers.title')} className="-mb-2 divide-y divide-line">
        {browsers.map((browser) => (
          <Row
            key={browser.id}
            browser={browser}
            onSignOut={() => void signOut(rpc('browsers.signOut', { browser_id: browser.id }))}
          />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { readonly browser: SignedInBrowser; readonly onSignOut: () => void }

function Row({ browser, onSignOut }: RowProps) {
  const t = useT()
  const { browser: name, system } = browserOf(browser.user_agent)
  const called = [name ?? t('browsers.unknown'), system].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center justify-between gap-6 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {called}
          {browser.current && <Status tone="good">{t('browsers.this_one')}</Status>}
        </p>
        <p className="text-meta text-quiet">
          {t('browsers.since')} <Time at={browser.created_at} /> · {t('browsers.seen')}{' '}
          <Time at={browser.seen_at} />
        </p>
      </div>
      <Button
        look="quiet"
        icon={LogOut}
        aria-label={t('browsers.sign_out_of', { browser: called })}
        onClick={onSignOut}
      >
        {t('browsers.sign_out')}
      </Button>
    </li>
  )
}
