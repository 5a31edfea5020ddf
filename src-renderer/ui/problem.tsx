import { RotateCw, XCircle } from 'lucide-react'
import { findText, useT } from '#renderer/i18n/index.ts'
import { problemText } from '#renderer/lib/fault-text.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy.tsx'

type ProblemProps = { readonly problem: Problem; readonly onRetry?: () => void }

/** What happened, what to do, the code to copy, and another try. */
export function ProblemView({ problem, onRetry }: ProblemProps) {
  const t = useT()
  const code = `${problem.code} (${problem.status}): ${problem.detail}`
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-bad/40 bg-bad-soft px-4 py-3"
    >
      <XCircle aria-hidden className="mt-1 size-4 shrink-0 text-bad" strokeWidth={2} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-bad">{problemTitle(problem)}</p>
        <p className="break-words text-ink">{problemText(problem)}</p>
      </div>
      <CopyButton text={code} label={t('act.copy_problem')} />
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('act.try_again')}
        </Button>
      )}
    </div>
  )
}

export function problemTitle(problem: Problem): string {
  return findText(`problems.${problem.code}`) ?? problem.title
}
