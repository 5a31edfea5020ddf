import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { CodeView } from '#renderer/ui/code.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'

type SecretProps = { readonly endpoint: Endpoint; readonly titled?: boolean }

/** What signs what is sent: shown when asked for, and renewed with a day for the change. */
export function EndpointSecret({ endpoint, titled = true }: SecretProps) {
  const t = useT()
  const [secret, setSecret] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const call = async (name: 'endpoints.secret' | 'endpoints.rotate') => {
    setAsking(false)
    try {
      const shown = await rpc(name, { endpoint_id: endpoint.id })
      setSecret(shown.secret)
      if (name === 'endpoints.rotate') showToast(t('deliveries.rotated'))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <section className="flex flex-col gap-3">
      <div>
        {titled && <h3 className="font-semibold">{t('deliveries.secret')}</h3>}
        <p className="text-meta text-quiet">{t('deliveries.secret_hint')}</p>
      </div>
      {endpoint.old_secret_until && (
        <Notice tone="info">
          {t('deliveries.both_until', { time: exactTime(endpoint.old_secret_until) })}
        </Notice>
      )}
      {secret && <CodeView label={t('deliveries.secret')} text={secret} />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={secret ? EyeOff : Eye}
          onClick={() => (secret ? setSecret(null) : void call('endpoints.secret'))}
        >
          {t(secret ? 'deliveries.secret_hide' : 'deliveries.secret_show')}
        </Button>
        <Button icon={RefreshCw} onClick={() => setAsking(true)}>
          {t('deliveries.rotate')}
        </Button>
      </div>
      <Confirm
        open={asking}
        danger={false}
        title={t('deliveries.rotate_title')}
        text={t('deliveries.rotate_text')}
        act={t('deliveries.rotate')}
        onConfirm={() => void call('endpoints.rotate')}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}
