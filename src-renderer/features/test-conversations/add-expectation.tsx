import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Input, Options, Select } from '#renderer/ui/input.tsx'
import { languageCodes } from '#shared/schemas/common.ts'
import type { Expectation } from '#shared/schemas/dialogue.ts'
import { sessionStatuses } from '#shared/schemas/widget.ts'
import { type Addable, addable, addables, added } from './added.ts'
import type { Titles } from './expectation-words.ts'

type AddExpectationProps = {
  readonly no: number
  readonly expected: Expectation | undefined
  readonly titles: Titles
  readonly onAdd: (expected: Expectation) => void
}

/** One more thing that must be true of the answer. */
export function AddExpectation({ no, expected, titles, onAdd }: AddExpectationProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<Addable>('contains')
  const [text, setText] = useState('')
  const made = added(name, text, { expected, titles })
  const add = () => {
    if (made === null) return
    onAdd(made)
    setText('')
    setOpen(false)
  }
  if (!open) {
    return (
      <Button look="quiet" icon={Plus} className="-ml-3 self-start" onClick={() => setOpen(true)}>
        {t('dialogues.add')}
      </Button>
    )
  }
  const choose = (next: Addable) => {
    setName(next)
    setText(firstOf(next))
  }
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <Select
        aria-label={t('dialogues.add_kind', { no })}
        value={name}
        onChange={(event) => choose(event.target.value as Addable)}
      >
        <Options of={addables.map((one) => [one, t(`dialogues.kinds.${one}`)])} />
      </Select>
      <div className="flex gap-2">
        <Value no={no} name={name} text={text} titles={titles} onChange={setText} onEnter={add} />
        <Button disabled={made === null} onClick={add}>
          {t('dialogues.add_this')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('act.cancel')}
        </Button>
      </div>
    </div>
  )
}

function firstOf(name: Addable): string {
  return addable[name] === 'status' ? 'bot' : addable[name] === 'language' ? 'en' : ''
}

type ValueProps = {
  readonly no: number
  readonly name: Addable
  readonly text: string
  readonly titles: Titles
  readonly onChange: (text: string) => void
  readonly onEnter: () => void
}

function Value({ no, name, text, titles, onChange, onEnter }: ValueProps) {
  const t = useT()
  const { code } = useLanguage()
  const listId = useId()
  const kind = addable[name]
  const label = t('dialogues.add_value', { no })
  if (kind === 'none') return <span className="flex-1" />
  if (kind === 'status' || kind === 'language') {
    const options =
      kind === 'status'
        ? sessionStatuses.map((one) => [one, t(`dialogues.statuses.${one}`)] as const)
        : languageCodes.map((one) => [one, languageName(one, code)] as const)
    return (
      <Select aria-label={label} value={text} onChange={(event) => onChange(event.target.value)}>
        <Options of={options} />
      </Select>
    )
  }
  const isNumber = kind === 'count' || kind === 'percent'
  return (
    <>
      <Input
        aria-label={label}
        value={text}
        {...(isNumber
          ? { example: t(`dialogues.fill.${kind}`) }
          : { placeholder: t(`dialogues.fill.${kind}`) })}
        inputMode={isNumber ? 'numeric' : 'text'}
        {...(kind === 'products' ? { list: listId } : {})}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
      {kind === 'products' && (
        <datalist id={listId}>
          {[...titles].map(([id, title]) => (
            <option key={id} value={title} />
          ))}
        </datalist>
      )}
    </>
  )
}
