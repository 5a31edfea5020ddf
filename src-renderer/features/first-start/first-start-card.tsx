import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { useDraft } from './draft.ts'
import { StepMark } from './step-mark.tsx'
import { isDone, stepPath, steps } from './steps.ts'
import { finish, useProgress } from './store.ts'

/** On Home, until everything is set up or somebody has had enough of it. */
export function FirstStartCard() {
  const t = useT()
  const progress = useProgress()
  const hasBegun = useDraft((draft) => draft.step !== null)
  if (!progress) return null
  return (
    <Card
      title={t('first_start.title')}
      hint={t('first_start.card_hint')}
      className="mb-6"
      act={
        <>
          <Button look="quiet" onClick={() => void finish().catch(showProblem)}>
            {t('first_start.skip')}
          </Button>
          <Button look="primary" to="/welcome">
            {t(hasBegun ? 'first_start.resume' : 'first_start.begin')}
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-5 gap-3">
        {steps.map((step, index) => {
          const done = isDone(step, progress)
          return (
            <li key={step}>
              <a
                href={`#${stepPath(step)}`}
                className="flex items-center gap-2.5 rounded-control px-1 py-1 hover:bg-hover"
              >
                <StepMark number={index + 1} done={done} />
                <span className="min-w-0">
                  {t(`first_start.steps.${step}`)}
                  {done && <span className="sr-only"> ({t('first_start.done')})</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
