import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { resendFailed } from './store.ts'

const hourMs = 3_600_000
const spans = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs, all: Number.POSITIVE_INFINITY }
type Span = keyof typeof spans

/** Everything that was given up since a time, once more; without an endpoint wherever it was to go. */
export function ResendFailed({ endpointId }: { readonly endpointId?: string }) {
  const t = useT()
  const [span, setSpan] = useState<Span>('all')
  const send = () => {
    const since = new Date(Math.max(0, Date.now() - spans[span])).toISOString()
    void resendFailed(since, endpointId)
  }
  return (
    <Field label={t('deliveries.resend_failed')} hint={t('deliveries.resend_failed_hint')}>
      {(wiring) => (
        <span className="flex gap-2">
          <Select {...wiring} value={span} onChange={(event) => setSpan(event.target.value as Span)}>
            <Options of={(Object.keys(spans) as Span[]).map((one) => [one, t(`deliveries.since.${one}`)])} />
          </Select>
          <Button icon={RotateCw} onClick={send}>
            {t('deliveries.resend')}
          </Button>
        </span>
      )}
    </Field>
  )
}
