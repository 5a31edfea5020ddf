import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { neighbour, type Step, stepPath } from './steps.ts'

type StepCardProps = {
  readonly step: Step
  readonly children: ReactNode
  /** What leads on, beside the way back. */
  readonly act: ReactNode
}

/** One step: what it is for, what to do, the way back and the way on. */
export function StepCard({ step, children, act }: StepCardProps) {
  const t = useT()
  const before = neighbour(step, -1)
  return (
    <Card title={t(`first_start.titles.${step}`)} hint={t(`first_start.hints.${step}`)}>
      {children}
      <div className="mt-6 flex items-center justify-end gap-2 border-t border-line pt-4">
        {before && (
          <Button look="quiet" className="mr-auto" to={stepPath(before)}>
            {t('first_start.back')}
          </Button>
        )}
        {act}
      </div>
    </Card>
  )
}

export function goOn(from: Step): void {
  const next = neighbour(from, 1)
  navigate(next ? stepPath(next) : '/')
}
