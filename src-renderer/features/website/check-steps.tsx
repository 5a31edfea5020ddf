import {
  AlertTriangle,
  CheckCircle2,
  Circle,
  LoaderCircle,
  type LucideIcon,
  MinusCircle,
  XCircle,
} from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { type CheckedStep, type CheckStep, checkSteps } from '#shared/schemas/website.ts'
import type { Check } from './use-check.ts'

type Look = { readonly icon: LucideIcon; readonly look: string }

const looks: Readonly<Record<CheckedStep['result'], Look>> = {
  ok: { icon: CheckCircle2, look: 'text-good' },
  warning: { icon: AlertTriangle, look: 'text-on-accent-soft' },
  failed: { icon: XCircle, look: 'text-bad' },
  skipped: { icon: MinusCircle, look: 'text-quiet' },
}
const waiting: Look = { icon: Circle, look: 'text-quiet' }
const looking: Look = { icon: LoaderCircle, look: 'text-quiet motion-safe:animate-spin' }

/** Each step with what was found and, where something is wrong, what to do about it. */
export function CheckSteps({ check }: { readonly check: Check }) {
  const t = useT()
  const next = check.isRunning ? checkSteps[check.steps.length] : null
  return (
    <ol aria-label={t('website.check_steps')} aria-busy={check.isRunning} className="flex flex-col gap-3">
      {checkSteps.map((name) => (
        <StepRow
          key={name}
          name={name}
          step={check.steps.find(({ step }) => step === name) ?? null}
          isNext={name === next}
        />
      ))}
    </ol>
  )
}

type StepRowProps = { readonly name: CheckStep; readonly step: CheckedStep | null; readonly isNext: boolean }

function StepRow({ name, step, isNext }: StepRowProps) {
  const t = useT()
  const { icon: Icon, look } = step ? looks[step.result] : isNext ? looking : waiting
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className={cx('mt-1 size-4 shrink-0', look)} strokeWidth={2} />
      <div className="min-w-0">
        <p>
          <span className={cx(step && step.result !== 'skipped' ? 'font-medium' : 'text-quiet')}>
            {t(`website.step.${name}`)}
          </span>
          {step && <span className="sr-only">: {t(`website.result.${step.result}`)}</span>}
        </p>
        {step && step.code !== 'not_checked' && (
          <p className={cx('break-words', step.result === 'failed' ? 'text-ink' : 'text-meta text-quiet')}>
            {t(`website.code.${step.code}`, step.params)}
          </p>
        )}
      </div>
    </li>
  )
}
