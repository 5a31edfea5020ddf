import { type ReactNode, useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { navigate, replacePath } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { AnswersStep } from './answers-step.tsx'
import { ChatStep } from './chat-step.tsx'
import { setDraft, useDraft } from './draft.ts'
import { NameStep } from './name-step.tsx'
import { ProductsStep } from './products-step.tsx'
import { StepMark } from './step-mark.tsx'
import { isDone, type Progress, resumeAt, type Step, stepOf, stepPath, steps } from './steps.ts'
import { finish, useProgress } from './store.ts'
import { WebsiteStep } from './website-step.tsx'

/** From nothing to a bot that answers, `#/welcome/products`: left and resumed at any step. */
export function WelcomePage({ rest }: PageProps) {
  const t = useT()
  const progress = useProgress()
  const left = useDraft((draft) => draft.step)
  const named = stepOf(rest[0])
  const step = named ?? (progress && resumeAt(left, progress))
  useEffect(() => {
    if (named) setDraft({ step: named })
    else if (step) replacePath(stepPath(step))
  }, [named, step])
  const skip = () =>
    void finish()
      .then(() => navigate('/'))
      .catch(showProblem)
  return (
    <Page
      title={t('first_start.title')}
      hint={t('first_start.hint')}
      act={
        <Button look="quiet" onClick={skip}>
          {t('first_start.skip')}
        </Button>
      }
    >
      {step && progress ? (
        <div className="grid grid-cols-[13rem_1fr] items-start gap-6">
          <StepList current={step} progress={progress} />
          {views[step]}
        </div>
      ) : (
        <Skeleton>
          <Bone className="h-80 rounded-card" />
        </Skeleton>
      )}
    </Page>
  )
}

const views: Readonly<Record<Step, ReactNode>> = {
  name: <NameStep />,
  products: <ProductsStep />,
  answers: <AnswersStep />,
  chat: <ChatStep />,
  website: <WebsiteStep />,
}

function StepList({ current, progress }: { readonly current: Step; readonly progress: Progress }) {
  const t = useT()
  return (
    <nav aria-label={t('first_start.title')}>
      <ol className="flex flex-col gap-1">
        {steps.map((step, index) => {
          const done = isDone(step, progress)
          return (
            <li key={step}>
              <a
                href={`#${stepPath(step)}`}
                aria-current={step === current ? 'step' : undefined}
                className={cx(
                  'flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover',
                  step === current ? 'bg-hover font-medium' : 'text-quiet',
                )}
              >
                <StepMark number={index + 1} done={done} current={step === current} />
                <span>
                  {t(`first_start.steps.${step}`)}
                  {done && <span className="sr-only"> ({t('first_start.done')})</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
