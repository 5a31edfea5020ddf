import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { maxMessageLength } from '#shared/schemas/common.ts'
import { TestAnswer } from './test-answer.tsx'
import { useTestQuestion, useTry } from './use-try.ts'

/** Type what a visitor would: the answer follows at every pause. Nothing of it is kept. */
export function TestBox({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const question = useTestQuestion((all) => all[bot.id] ?? '')
  const { answer, problem } = useTry(bot.id, question)
  return (
    <section
      aria-label={t('knowledge.test')}
      className="flex shrink-0 flex-col gap-4 overflow-y-auto p-5 max-[1240px]:border-t max-[1240px]:border-line max-[1240px]:px-8 min-[1240px]:w-80 min-[1240px]:border-l min-[1240px]:border-line min-[1500px]:w-96"
    >
      <h2 className="font-semibold">{t('knowledge.test')}</h2>
      <Field label={t('knowledge.test_question')} className="-mt-2">
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={maxMessageLength}
            value={question}
            placeholder={t('knowledge.test_example')}
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
