import { X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { addKeywords, mostKeywords } from './keywords.ts'
import { useBotForm } from './use-bot-form.ts'

/** Words as chips: Enter or a comma makes one, its cross removes it. */
export function KeywordsField() {
  const t = useT()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'handover_rules.keywords' })
  const [text, setText] = useState('')
  const keywords = field.value
  const add = () => {
    if (text.trim() === '') return
    field.onChange(addKeywords(keywords, text))
    setText('')
  }
  const remove = (word: string) => field.onChange(keywords.filter((one) => one !== word))
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('bots.keywords')}
        hint={t('bots.keywords_hint')}
        error={fieldState.error?.message}
        className="max-w-xl"
      >
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              value={text}
              disabled={keywords.length >= mostKeywords}
              example={t('bots.keywords_placeholder')}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return
                event.preventDefault()
                add()
              }}
              onBlur={() => {
                add()
                field.onBlur()
              }}
            />
            <Button disabled={text.trim() === ''} onClick={add}>
              {t('bots.keyword_add')}
            </Button>
          </div>
        )}
      </Field>
      {keywords.length > 0 && (
        <ul aria-label={t('bots.keywords')} className="flex flex-wrap gap-2">
          {keywords.map((word) => (
            <li
              key={word}
              className="flex items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3"
            >
              <span className="break-all">{word}</span>
              <button
                type="button"
                aria-label={t('bots.keyword_remove', { word })}
                onClick={() => remove(word)}
                className="rounded-full p-1 text-quiet hover:bg-hover hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
