import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { useBotForm } from './use-bot-form.ts'

const mostReplies = 100

/** What a person of the shop answers again and again. */
export function CannedRepliesPart() {
  const t = useT()
  const { control, register, formState } = useBotForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'canned_replies' })
  const faults = formState.errors.canned_replies
  return (
    <Card title={t('bots.canned_title')}>
      <p className="mb-4 text-quiet">{t('bots.canned_hint')}</p>
      <ul className="flex flex-col gap-5">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_2rem] items-start gap-3"
          >
            <TextField
              label={t('bots.canned_name')}
              error={faults?.[index]?.name?.message}
              {...register(`canned_replies.${index}.name`)}
            />
            <Field label={t('bots.canned_text')} error={faults?.[index]?.text?.message}>
              {(wiring) => <Textarea {...wiring} {...register(`canned_replies.${index}.text`)} rows={2} />}
            </Field>
            <IconButton
              icon={Trash2}
              label={t('bots.canned_remove', { no: index + 1 })}
              onClick={() => remove(index)}
              className="mt-7"
            />
          </li>
        ))}
      </ul>
      {fields.length < mostReplies && (
        <Button
          icon={Plus}
          className={fields.length > 0 ? 'mt-4' : ''}
          onClick={() => append({ name: '', text: '' })}
        >
          {t('bots.canned_add')}
        </Button>
      )}
    </Card>
  )
}
