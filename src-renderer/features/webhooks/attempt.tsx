import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { CodeView } from '#renderer/ui/code.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Status } from '#renderer/ui/status.tsx'
import type { DeliveryDetails } from '#shared/schemas/delivery.ts'
import { attemptOutcome } from './words.ts'

type Attempt = DeliveryDetails['attempts'][number]

/** One try: what came of it in words, what really went and came folded. `to`: where the delivery goes. */
export function AttemptView({ attempt, to }: { readonly attempt: Attempt; readonly to: string }) {
  const t = useT()
  const { at, url, status, error, latency_ms, request_headers, response_headers, response_head } = attempt
  const fine = status !== null && status >= 200 && status < 300
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Status tone={fine ? 'good' : 'bad'}>{attemptOutcome(attempt)}</Status>
        <span className="text-meta text-quiet">
          {exactTime(at)} · {t('connections.in_ms', { ms: Math.round(latency_ms) })}
        </span>
      </div>
      {url !== to && (
        <p className="text-meta break-all text-quiet">
          {t('deliveries.to')} {url}
        </p>
      )}
      <Fold title={t('events.raw')}>
        {() => (
          <div className="flex flex-col gap-3">
            {error && (
              <p lang="en" className="text-meta break-words">
                {error}
              </p>
            )}
            <CodeView label={t('deliveries.request')} text={`POST ${url}\n${headerText(request_headers)}`} />
            {response_headers && (
              <CodeView
                label={t('deliveries.response')}
                text={`${status}\n${headerText(response_headers)}\n\n${response_head ?? ''}`}
              />
            )}
          </div>
        )}
      </Fold>
    </li>
  )
}

export function CodeFold({ title, text }: { readonly title: string; readonly text: string }) {
  return <Fold title={title}>{() => <CodeView label={title} text={inLines(text)} copy={text} />}</Fold>
}

function headerText(headers: readonly (readonly [string, string])[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** JSON is easier to read in lines; what is copied are the bytes that were sent. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
