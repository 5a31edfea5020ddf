import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { makeTestKey, setTestKey, testKeyOf } from './store.ts'

/** The key the tester sends for a bot of this PC. */
export function TestKey({ botId }: { readonly botId: string }) {
  const t = useT()
  const { data } = useLoad(testKeyOf(botId))
  const [asking, setAsking] = useState(false)
  if (!data) return null
  if (data.key?.readable && !asking) {
    return (
      <p className="flex items-center gap-3">
        <Status tone="good">{t('tester.key_kept', { last4: data.key.last4 })}</Status>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('tester.key_other')}
        </Button>
      </p>
    )
  }
  return (
    <KeyForm botId={botId} lost={data.key !== null && !data.key.readable} onDone={() => setAsking(false)} />
  )
}

type KeyFormProps = { readonly botId: string; readonly lost: boolean; readonly onDone: () => void }

function KeyForm({ botId, lost, onDone }: KeyFormProps) {
  const t = useT()
  const [key, setKey] = useState('')
  const keep = async (run: () => Promise<void>) => {
    try {
      await run()
      onDone()
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <form
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (key.trim()) void keep(() => setTestKey(botId, key.trim()))
      }}
    >
      {lost && <Notice tone="warn">{t('tester.key_lost')}</Notice>}
      <Field label={t('tester.key')} hint={t('tester.key_hint')}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              type="password"
              value={key}
              example="sb_live_…"
              onChange={(event) => setKey(event.target.value)}
            />
            <Button type="submit" disabled={key.trim() === ''}>
              {t('tester.key_use')}
            </Button>
          </div>
        )}
      </Field>
      <Button icon={KeyRound} className="self-start" onClick={() => void keep(() => makeTestKey(botId))}>
        {t('tester.key_make')}
      </Button>
    </form>
  )
}

/** The key of a service elsewhere belongs to its connection. */
export function ConnectionKey({ connectionId }: { readonly connectionId: string }) {
  const t = useT()
  const { data } = useConnections()
  const connection = data?.connections.find(({ id }) => id === connectionId)
  if (!connection) return null
  if (connection.api_key?.readable) {
    return (
      <p>
        <Status tone="good">{t('tester.key_kept', { last4: connection.api_key.last4 })}</Status>
      </p>
    )
  }
  return (
    <Notice tone="warn">
      {t('tester.no_connection_key')}{' '}
      <a href="#/settings/connections" className="underline">
        {t('tester.to_connections')}
      </a>
    </Notice>
  )
}
