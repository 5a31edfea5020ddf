import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { AddExpectation } from './add-expectation.tsx'
import { type DraftTurn, textOf, withExpectation, withText } from './draft.ts'
import { type ExpectationName, expectationWords, namesOf, type Titles } from './expectation-words.ts'
import { expectedOf } from './turns.ts'

type TurnFieldsProps = {
  readonly no: number
  readonly draft: DraftTurn
  readonly titles: Titles
  readonly error: string | undefined
  readonly onChange: (draft: DraftTurn) => void
  readonly onRemove?: () => void
}

/** One message and what is expected of its answer. */
export function TurnFields({ no, draft, titles, error, onChange, onRemove }: TurnFieldsProps) {
  const t = useT()
  const { turn, off } = draft
  const isAnswered = 'say' in turn || 'press' in turn
  const kind = 'say' in turn ? 'say' : 'press' in turn ? 'press' : 'person' in turn ? 'person' : 'set_status'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label={t(`dialogues.turn_${kind}`, { no })} error={error} className="flex-1">
          {(wiring) => (
            <Input
              {...wiring}
              disabled={kind === 'set_status'}
              value={'set_status' in turn ? t(`dialogues.statuses.${turn.set_status}`) : textOf(turn)}
              onChange={(event) => onChange({ ...draft, turn: withText(turn, event.target.value) })}
            />
          )}
        </Field>
        {onRemove && (
          <IconButton
            icon={Trash2}
            label={t('dialogues.remove_turn', { no })}
            onClick={onRemove}
            className="mb-0.5"
          />
        )}
      </div>
      {isAnswered && (
        <>
          <Ticks draft={draft} titles={titles} onChange={onChange} />
          <AddExpectation
            no={no}
            expected={expectedOf(turn)}
            titles={titles}
            onAdd={(expected) =>
              onChange({
                ...draft,
                turn: withExpectation(turn, expected),
                off: off.filter((name) => !(name in expected)),
              })
            }
          />
        </>
      )}
    </div>
  )
}

type TicksProps = Pick<TurnFieldsProps, 'draft' | 'titles' | 'onChange'>

function Ticks({ draft, titles, onChange }: TicksProps) {
  const t = useT()
  const expected = expectedOf(draft.turn)
  const names = namesOf(expected)
  if (!expected || names.length === 0)
    return <p className="text-meta text-quiet">{t('dialogues.any_answer')}</p>
  const set = (name: ExpectationName, on: boolean) =>
    onChange({ ...draft, off: on ? draft.off.filter((one) => one !== name) : [...draft.off, name] })
  return (
    <fieldset>
      <legend className="mb-1 text-meta text-quiet">{t('dialogues.expected')}</legend>
      <ul className="flex flex-col gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Tick
              text={expectationWords(name, expected, titles)}
              on={!draft.off.includes(name)}
              onChange={(on) => set(name, on)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type TickProps = {
  readonly text: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Tick({ text, on, onChange }: TickProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <label
        htmlFor={id}
        className={on ? 'min-w-0 break-words' : 'min-w-0 break-words text-quiet line-through'}
      >
        {text}
      </label>
    </div>
  )
}
