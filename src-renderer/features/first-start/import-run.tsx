import { Progress, runOf, Trouble } from '#renderer/features/imports/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Run } from '#shared/schemas/source.ts'

type ImportRunProps = { readonly run: Run; readonly onOther: () => void }

/** How far an import is, and how it ended. That there are products now the step says itself. */
export function ImportRun({ run: begun, onOther }: ImportRunProps) {
  const t = useT()
  const { data } = useLoad(runOf(begun.id))
  const run = data ?? begun
  if (run.state === 'running') return <Progress run={run} />
  const { rejected = 0 } = run.counts ?? {}
  return (
    <div className="flex flex-col items-start gap-3">
      <Trouble run={run} />
      {run.state === 'braked' && <Notice tone="warn">{t('first_start.needs_approval')}</Notice>}
      {rejected > 0 && <p>{t('first_start.left_out', { count: rejected })}</p>}
      <div className="flex items-center gap-4">
        <Button onClick={onOther}>{t('first_start.other_way')}</Button>
        {run.source_id !== null && (rejected > 0 || run.state !== 'done') && (
          <TextLink to={`/imports/${run.source_id}/${run.id}`}>{t('first_start.to_import')}</TextLink>
        )}
      </div>
    </div>
  )
}
