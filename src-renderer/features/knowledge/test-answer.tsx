import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { textBesideCards } from '#shared/shown-once.ts'
import { startEntry } from './store.ts'
import { type Sureness, surenessOf } from './sureness.ts'
import { TestProducts } from './test-products.tsx'
import { TestSources } from './test-sources.tsx'
import type { TriedAnswer } from './use-try.ts'

type TestAnswerProps = { readonly bot: Bot; readonly question: string; readonly answer: TriedAnswer }

const tones: Readonly<Record<Sureness, Tone>> = { sure: 'good', fairly: 'info', unsure: 'warn' }

export function TestAnswer({ bot, question, answer }: TestAnswerProps) {
  const t = useT()
  const { locale } = useLanguage()
  const { confidence, reply, trace } = answer
  const sureness = surenessOf(confidence, trace.threshold)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const teach = () => startEntry(bot.id, { question, language: null })
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        <Status tone={tones[sureness]}>
          {t(`knowledge.sureness.${sureness}`)} · {percent.format(confidence)}
        </Status>
      </p>
      <p className="rounded-card rounded-bl-[4px] border border-line bg-surface px-4 py-2.5 break-words whitespace-pre-wrap">
        {textBesideCards(reply, answer.products)}
      </p>
      <TestProducts products={answer.products} />
      {answer.buttons.length > 0 && (
        <p className="text-meta text-quiet">
          {t('knowledge.test_buttons')} {answer.buttons.map(({ label }) => label).join(' · ')}
        </p>
      )}
      <TestSources botId={bot.id} answer={answer} />
      {sureness === 'unsure' && (
        <div className="flex flex-col items-start gap-2 text-meta">
          <p className="text-quiet">
            {t('knowledge.below_threshold', { percent: percent.format(trace.threshold) })}
          </p>
          <Button onClick={teach}>{t('knowledge.teach_this')}</Button>
        </div>
      )}
    </div>
  )
}
