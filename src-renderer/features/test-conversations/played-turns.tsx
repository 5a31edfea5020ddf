import { Check, X } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { intentWords } from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { BotBubble, VisitorBubble } from '#renderer/ui/bubbles.tsx'
import type { DialogueRun, PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Dialogue, DialogueTurn, Expectation } from '#shared/schemas/dialogue.ts'
import { AnswerChange } from './answer-change.tsx'
import { expectationWords, type Titles } from './expectation-words.ts'
import { checkedOf } from './faults.ts'
import { expectedOf, playedAt, turnsOf } from './turns.ts'

type PlayedTurnsProps = {
  readonly dialogue: Dialogue
  readonly run: DialogueRun | null
  readonly titles: Titles
}

export function PlayedTurns({ dialogue, run, titles }: PlayedTurnsProps) {
  return (
    <ol className="flex flex-col gap-6">
      {turnsOf(dialogue).map(({ key, turn, index }) => (
        <li key={key}>
          <Turn turn={turn} played={playedAt(run, index, turn)} titles={titles} />
        </li>
      ))}
    </ol>
  )
}

type TurnProps = {
  readonly turn: DialogueTurn
  readonly played: PlayedTurn | null
  readonly titles: Titles
}

function Turn({ turn, played, titles }: TurnProps) {
  const t = useT()
  if ('person' in turn) return <Aside>{t('dialogues.person_says', { text: turn.person })}</Aside>
  if ('set_status' in turn) {
    return <Aside>{t('dialogues.shop_sets', { status: t(`dialogues.statuses.${turn.set_status}`) })}</Aside>
  }
  return (
    <>
      <VisitorBubble>
        {'say' in turn ? turn.say : t('dialogues.presses', { label: turn.press })}
      </VisitorBubble>
      <div className="mt-3 flex flex-col gap-3">
        {played?.answer && <Answer answer={played.answer} />}
        {played?.answer && played.before && <AnswerChange before={played.before} now={played.answer} />}
        <Expectations expected={expectedOf(turn)} played={played} titles={titles} />
      </div>
    </>
  )
}

function Aside({ children }: { readonly children: React.ReactNode }) {
  return <p className="text-center text-meta text-quiet">{children}</p>
}

function Answer({ answer }: { readonly answer: NonNullable<PlayedTurn['answer']> }) {
  const t = useT()
  const percent = usePercent()
  const { reply, products, confidence, intent, status } = answer
  const facts = [
    t('dialogues.sure', { percent: percent(confidence) }),
    intentWords(intent),
    status === 'bot' ? null : t(`dialogues.statuses.${status}`),
  ]
  return (
    <div className="flex flex-col gap-1.5">
      {reply === '' ? <p className="text-quiet">{t('dialogues.silence')}</p> : <BotBubble>{reply}</BotBubble>}
      {products.length > 0 && (
        <ul aria-label={t('dialogues.products')} className="flex flex-wrap gap-1.5 text-meta">
          {products.map(({ id, title }) => (
            <li key={id} className="rounded-full border border-line bg-sunken px-2.5 py-0.5">
              {title}
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-quiet">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

type ExpectationsProps = {
  readonly expected: Expectation | undefined
  readonly played: PlayedTurn | null
  readonly titles: Titles
}

function Expectations({ expected, played, titles }: ExpectationsProps) {
  const t = useT()
  const { checked, others } = checkedOf(expected, played?.unmet ?? [])
  if (checked.length + others.length === 0) return null
  return (
    <ul aria-label={t('dialogues.expected')} className="flex flex-col gap-1 text-meta">
      {checked.map(({ name, fault }) => (
        <Line
          key={name}
          met={played ? fault === null : null}
          text={expectationWords(name, expected ?? {}, titles)}
          found={fault && faultText(fault)}
        />
      ))}
      {others.map((fault) => (
        <Line key={faultText(fault)} met={false} text={faultText(fault)} found={null} />
      ))}
    </ul>
  )
}

type LineProps = {
  /** Null: not played yet. */
  readonly met: boolean | null
  readonly text: string
  readonly found: string | null
}

function Line({ met, text, found }: LineProps) {
  const t = useT()
  const Icon = met === false ? X : Check
  return (
    <li className={cx('flex items-start gap-2', met === false ? 'text-bad' : 'text-quiet')}>
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-4 shrink-0', met && 'text-good', met === null && 'opacity-0')}
      />
      <span className="min-w-0 break-words">
        {met !== null && <span className="sr-only">{t(met ? 'dialogues.met' : 'dialogues.not_met')} </span>}
        <span className={cx(met === false && 'font-medium')}>{text}</span>
        {found !== null && <span className="block">{found}</span>}
      </span>
    </li>
  )
}
