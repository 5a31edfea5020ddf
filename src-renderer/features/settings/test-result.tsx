import { useT } from '#renderer/i18n/index.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Connection, ConnectionCheck } from '#shared/schemas/connection.ts'
import { outcomeOf } from './test-outcome.ts'

/** Each check of the last test: its outcome in words, how long it took, the exact finding folded. */
export function TestResult({ test }: { readonly test: NonNullable<Connection['last_test']> }) {
  const t = useT()
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3">
      <p className="flex items-center justify-between gap-4 text-meta text-quiet">
        <span>
          {t('connections.tested')} <Time at={test.at} />
        </span>
        <Status tone={test.ok ? 'good' : 'bad'}>
          {test.ok ? t('connections.works') : t('connections.fails')}
        </Status>
      </p>
      <ul className="flex flex-col gap-2">
        {test.checks.map((check) => (
          <Check key={check.check} check={check} />
        ))}
      </ul>
      <Fold title={t('connections.exact')}>
        <ul className="flex flex-col gap-1 text-meta text-quiet">
          {test.checks.map(({ check, detail }) => (
            <li key={check} className="break-words">
              {t(`connections.checks.${check}`)}: {detail}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

function Check({ check }: { readonly check: ConnectionCheck }) {
  const t = useT()
  return (
    <li className="grid grid-cols-[9rem_minmax(0,1fr)_max-content] items-start gap-3">
      <span>{t(`connections.checks.${check.check}`)}</span>
      <span className={check.ok ? 'text-good' : 'text-bad'}>
        {t(`connections.outcomes.${outcomeOf(check)}`)}
      </span>
      <span className="text-meta text-quiet">
        {t('connections.in_ms', { ms: Math.round(check.duration_ms) })}
      </span>
    </li>
  )
}
