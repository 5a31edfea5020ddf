import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { Status } from '#renderer/ui/status.tsx'
import type { PlayedTurn } from '#shared/rpc/dialogues.ts'
import { type Stretch, wordDiff } from './word-diff.ts'

type Answer = NonNullable<PlayedTurn['answer']>
type AnswerChangeProps = { readonly before: Answer; readonly now: Answer }

/** The answer of the run before and the one of now, side by side, with what differs marked. */
export function AnswerChange({ before, now }: AnswerChangeProps) {
  const t = useT()
  const said = wordDiff(before.reply, now.reply)
  return (
    <section aria-label={t('dialogues.changed')} className="rounded-card border border-line p-3">
      <Status tone="warn">{t('dialogues.changed')}</Status>
      <div className="mt-3 grid grid-cols-2 gap-4 text-meta">
        <Side title={t('dialogues.before')} answer={before} other={now}>
          <Marked stretches={said.before} as="del" />
        </Side>
        <Side title={t('dialogues.now')} answer={now} other={before}>
          <Marked stretches={said.now} as="ins" />
        </Side>
      </div>
    </section>
  )
}

type SideProps = {
  readonly title: string
  readonly answer: Answer
  readonly other: Answer
  readonly children: ReactNode
}

function Side({ title, answer, other, children }: SideProps) {
  const t = useT()
  const percent = usePercent()
  const elsewhere = new Set(other.products.map(({ id }) => id))
  return (
    <div className="min-w-0">
      <p className="mb-1 font-medium">{title}</p>
      <p className="break-words whitespace-pre-wrap">{children}</p>
      {answer.products.length > 0 && (
        <ol aria-label={t('dialogues.products')} className="mt-2 list-inside list-decimal">
          {answer.products.map(({ id, title: name }) => (
            <li key={id} className={elsewhere.has(id) ? 'text-quiet' : 'font-medium'}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-quiet">{t('dialogues.sure', { percent: percent(answer.confidence) })}</p>
    </div>
  )
}

type MarkedProps = { readonly stretches: readonly Stretch[]; readonly as: 'del' | 'ins' }

const marks = {
  del: 'bg-bad-soft text-bad line-through decoration-1',
  ins: 'bg-good-soft text-good underline decoration-1 underline-offset-2',
}

function Marked({ stretches, as: Mark }: MarkedProps) {
  let place = 0
  return stretches.map(({ text, same }) => {
    const key = place
    place += text.length
    if (same) return <span key={key}>{text}</span>
    const words = text.trimEnd()
    return (
      <span key={key}>
        <Mark className={marks[Mark]}>{words}</Mark>
        {text.slice(words.length)}
      </span>
    )
  })
}
