import { useT } from '#renderer/i18n/index.ts'
import { CodeView } from '#renderer/ui/code.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { Run } from '#shared/schemas/source.ts'
import { failureWords, runStanding } from './words.ts'

/** What stopped a run, what it means, and what the service elsewhere answered. */
export function Trouble({ run }: { readonly run: Run }) {
  const t = useT()
  const { trouble, remote, state } = run
  if (!trouble || state === 'braked') return null
  const { title, text } = failureWords(trouble)
  const { tone } = runStanding(run)
  return (
    <Notice tone={tone === 'good' || tone === 'none' ? 'info' : tone}>
      <p className="font-medium">{title}</p>
      {text && <p className="break-words text-ink">{text}</p>}
      {remote && remote.tries > 1 && (
        <p className="text-ink">{t('catalogs.tries', { count: remote.tries })}</p>
      )}
      {remote && (
        <div className="mt-1">
          <Fold title={t('catalogs.remote_answer')}>
            <CodeView
              label={t('catalogs.remote_answer')}
              text={`HTTP ${remote.status ?? '–'}\n${remote.body || trouble.detail}`}
              className="text-ink"
            />
          </Fold>
        </div>
      )}
    </Notice>
  )
}
