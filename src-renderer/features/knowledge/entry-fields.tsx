import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { LinkField, TextField } from '#renderer/ui/text-field.tsx'
import { registerField } from '#renderer/ui/use-form-of.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type EntryForm, type entryFormSchema, linesOf } from './entry-form.ts'

type EntryFieldsProps = {
  readonly form: UseFormReturn<EntryForm, unknown, z.output<typeof entryFormSchema>>
  /** The language of the visitor whose question is being answered. */
  readonly askedIn: LanguageCode | null
}

export function EntryFields({ form, askedIn }: EntryFieldsProps) {
  const t = useT()
  const { code } = useLanguage()
  const { register, control, formState } = form
  const { errors } = formState
  const wordings = useWatch({ control, name: 'wordings' })
  const count = linesOf(wordings).length
  return (
    <div className="flex flex-1 flex-col gap-5 px-6 py-4">
      <TextField
        label={t('knowledge.question')}
        {...registerField(form, 'question')}
        spellCheck
        example={t('knowledge.question_example')}
      />
      <Field
        label={t('knowledge.wordings')}
        hint={count === 0 ? t('knowledge.wordings_hint') : t('knowledge.other_wordings', { count })}
        error={errors.wordings?.message}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            {...register('wordings')}
            rows={Math.min(8, Math.max(3, count + 1))}
            example={t('knowledge.wordings_example')}
          />
        )}
      </Field>
      <Field
        label={t('knowledge.answer')}
        hint={askedIn ? t('knowledge.asked_in', { language: languageName(askedIn, code) }) : undefined}
        error={errors.answer?.message}
      >
        {(wiring) => (
          <Textarea {...wiring} {...register('answer')} rows={6} example={t('knowledge.answer_example')} />
        )}
      </Field>
      <LinkField
        label={t('knowledge.link')}
        hint={t('knowledge.link_hint')}
        {...registerField(form, 'url')}
      />
    </div>
  )
}
