import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { maxMessageLength } from '#shared/schemas/common.ts'
import { TestAnswer } from './test-answer.tsx'
import { useTestQuestion, useTry } from './use-try.ts'

type TestBoxProps = {
  readonly bot: Bot
  /** Below a detail, and scrolled with it. */
  readonly isBelow?: boolean
}

/** Type what a visitor would: the answer follows at every pause. Nothing of it is kept. */
export function TestBox({ bot, isBelow = false }: TestBoxProps) {
  const t = useT()
  const question = useTestQuestion((all) => all[bot.id] ?? '')
  const { answer, problem } = useTry(bot.id, question)
  return (
    <section
      aria-label={t('knowledge.test')}
      className={cx(
        'flex shrink-0 flex-col gap-4 border-line p-5',
        isBelow
          ? 'border-t bg-paper px-6'
          : 'max-[56rem]:border-t max-[56rem]:px-8 min-[56rem]:w-80 min-[56rem]:overflow-y-auto min-[56rem]:border-l min-[1500px]:w-96',
      )}
    >
      <h2 className="font-semibold">{t('knowledge.test')}</h2>
      <Field label={t('knowledge.test_question')} className="-mt-2">
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={maxMessageLength}
            value={question}
            example={t('knowledge.test_example')}
            onChange={(event) => useTestQuestion.setState({ [bot.id]: event.target.value })}
          />
        )}
      </Field>
      {problem && <ProblemView problem={problem} />}
      {answer && <TestAnswer bot={bot} question={question.trim()} answer={answer} />}
      {!answer && !problem && <p className="text-meta text-quiet">{t('knowledge.test_hint')}</p>}
    </section>
  )
}
