import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { mostStarters, useBotForm } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Input, Select } from '#renderer/ui/input.tsx'

export function StartersField() {
  const t = useT()
  const { control } = useBotForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'starter_buttons' })
  return (
    <fieldset>
      <legend className="font-medium">{t('bots.starters')}</legend>
      <p className="mb-3 text-meta text-quiet">{t('bots.starters_hint')}</p>
      <ul className="flex flex-col gap-5">
        {fields.map((field, index) => (
          <li key={field.id}>
            <StarterRow index={index} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
      {fields.length < mostStarters && (
        <Button
          icon={Plus}
          className={fields.length > 0 ? 'mt-4' : ''}
          onClick={() => append({ kind: 'value', label: '', target: '' })}
        >
          {t('bots.starter_add')}
        </Button>
      )}
    </fieldset>
  )
}

function StarterRow({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const t = useT()
  const { register, watch, formState } = useBotForm()
  const isUrl = watch(`starter_buttons.${index}.kind`) === 'url'
  const faults = formState.errors.starter_buttons?.[index]
  const no = index + 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem_2rem] items-start gap-2">
      <Faulty message={faults?.label?.message}>
        <Input
          {...register(`starter_buttons.${index}.label`)}
          aria-label={t('bots.starter_label', { no })}
          aria-invalid={Boolean(faults?.label)}
          example={t('bots.starter_label_placeholder')}
        />
      </Faulty>
      <Select {...register(`starter_buttons.${index}.kind`)} aria-label={t('bots.starter_kind', { no })}>
        <option value="value">{t('bots.starter_value')}</option>
        <option value="url">{t('bots.starter_url')}</option>
      </Select>
      <IconButton
        icon={Trash2}
        label={t('bots.starter_remove', { no })}
        onClick={onRemove}
        className="mt-0.5"
      />
      <div className="col-span-2">
        <Faulty message={faults?.target?.message}>
          <Input
            {...register(`starter_buttons.${index}.target`)}
            aria-label={t(isUrl ? 'bots.starter_target_url' : 'bots.starter_target', { no })}
            aria-invalid={Boolean(faults?.target)}
            example={isUrl ? 'https://shop.example/returns' : t('bots.starter_value_placeholder')}
          />
        </Faulty>
      </div>
    </div>
  )
}

type FaultyProps = { readonly message: string | undefined; readonly children: React.ReactNode }

function Faulty({ message, children }: FaultyProps) {
  return (
    <div>
      {children}
      {message && (
        <p role="alert" className="mt-1 text-meta text-bad">
          {fieldMessage(message)}
        </p>
      )}
    </div>
  )
}
