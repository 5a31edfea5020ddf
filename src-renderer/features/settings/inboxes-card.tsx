import { MoreHorizontal, Pencil, RefreshCw, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { CodeView } from '#renderer/ui/code.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Inbox } from '#shared/schemas/inbox.ts'
import { CopyLine } from './copy-line.tsx'
import { addressesOf, sampleCurl } from './inboxes-address.ts'

export function InboxCard({ inbox }: { readonly inbox: Inbox }) {
  const t = useT()
  const { id, name, url, preset, received, last_received_at, forward_url } = inbox
  const isUnchecked = preset === 'none' || preset === 'form'
  const { data: status } = useHubStatus()
  const { data: settings } = useSettings()
  const publicAddress = settings?.public_url ? addressesOf(url, [settings.public_url])[1] : undefined
  return (
    <Card title={name} act={<Acts inbox={inbox} />}>
      <div className="flex flex-col gap-4">
        {addressesOf(url, status?.lan_urls ?? []).map((address, at) => (
          <div key={address} className="flex flex-col gap-1.5">
            <p className="text-meta text-quiet">{t(at === 0 ? 'inboxes.address' : 'inboxes.lan_address')}</p>
            <CopyLine text={address} />
          </div>
        ))}
        {publicAddress && (
          <div className="flex flex-col gap-1.5">
            <p className="text-meta text-quiet">{t('inboxes.public_address')}</p>
            {settings?.public_inboxes ? <CopyLine text={publicAddress} /> : <ClosedOutside />}
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Status tone={isUnchecked ? 'none' : inbox.has_secret ? 'good' : 'warn'}>
            {t(
              isUnchecked
                ? 'inboxes.unchecked'
                : inbox.has_secret
                  ? 'inboxes.checked'
                  : 'inboxes.secret_missing',
            )}
          </Status>
          <span>
            {last_received_at ? (
              <>
                {t('inboxes.last')} <Time at={last_received_at} />
              </>
            ) : (
              t('inboxes.never')
            )}
          </span>
          {received > 0 && (
            <Button look="quiet" icon={Zap} to={`/events?from=${id}`}>
              {t('inboxes.received', { count: received })}
            </Button>
          )}
        </p>
        {forward_url && (
          <p className="text-meta break-all text-quiet">{t('inboxes.forwards', { url: forward_url })}</p>
        )}
        <Fold title={t('inboxes.test')}>
          <p className="mb-2 text-meta text-quiet">
            {t(isUnchecked ? 'inboxes.test_hint' : 'inboxes.test_unsigned')}
          </p>
          <CodeView label={t('inboxes.test')} text={sampleCurl(url)} />
        </Fold>
      </div>
    </Card>
  )
}

/** Whoever made an inbox for a shop system on the internet learns why nothing arrives. */
function ClosedOutside() {
  const t = useT()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Status tone="warn">{t('inboxes.public_closed')}</Status>
      <Button to="/website/address">{t('inboxes.public_open')}</Button>
    </p>
  )
}

function Acts({ inbox: { id, name } }: { readonly inbox: Inbox }) {
  const t = useT()
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const act = (which: 'renew' | 'remove') => {
    setAsking(null)
    void rpc(`inboxes.${which}`, { inbox_id: id }).then(
      () => showToast(translate(`inboxes.${which}_done`, { name })),
      showProblem,
    )
  }
  const ask = (which: 'renew' | 'remove') => () => setAsking(which)
  const asked = asking ?? 'remove'
  return (
    <>
      <Menu
        items={[
          { label: t('act.edit'), icon: Pencil, onSelect: () => navigate(`/settings/inboxes/${id}`) },
          { label: t('inboxes.renew'), icon: RefreshCw, onSelect: ask('renew') },
          { label: t('act.remove'), icon: Trash2, danger: true, onSelect: ask('remove') },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={`${t('act.more')}: ${name}`} />
      </Menu>
      <Confirm
        open={asking !== null}
        title={t(`inboxes.${asked}_title`, { name })}
        text={t(`inboxes.${asked}_text`)}
        act={t(asked === 'renew' ? 'inboxes.renew' : 'act.remove')}
        onConfirm={() => act(asked)}
        onCancel={() => setAsking(null)}
      />
    </>
  )
}
