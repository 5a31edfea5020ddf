import { useMemo, useState } from 'react'
import { entryFormSchema } from '#renderer/features/knowledge/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { LinkField, TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { EntryPicker } from './entry-picker.tsx'
import { teach } from './store.ts'

const ways = ['write', 'entry'] as const
type Way = (typeof ways)[number]

export function Teach({ group }: { readonly group: UnansweredGroup }) {
  const t = useT()
  const [way, setWay] = useState<Way>('write')
  return (
    <Card title={t('unanswered.teach')} hint={t('unanswered.teach_hint')} className="bg-paper">
      <div className="flex flex-col gap-5">
        <Choice
          label={t('unanswered.way')}
          value={way}
          options={ways.map((value) => ({ value, label: t(`unanswered.ways.${value}`) }))}
          onChange={setWay}
        />
        {/* Only hidden: what was written is there when one comes back. */}
        <div hidden={way !== 'write'}>
          <WriteForm group={group} />
        </div>
        {way === 'entry' && <EntryPicker group={group} />}
      </div>
    </Card>
  )
}

const schema = entryFormSchema.pick({ question: true, answer: true, url: true })

function WriteForm({ group }: { readonly group: UnansweredGroup }) {
  const t = useT()
  const form = useFormOf(schema, { question: group.question.slice(0, 1000), answer: '', url: '' })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const keys = useMemo(() => ({ r: () => setFocus('answer') }), [setFocus])
  useKeys(keys)
  const save = form.handleSubmit(async ({ question, answer, url }) => {
    try {
      await teach(group, { question, answer, url: emptyIsNull(url) })
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <TextField label={t('unanswered.question')} {...registerField(form, 'question')} />
      <Field label={t('unanswered.answer')} error={errors.answer?.message}>
        {(wiring) => <Textarea {...wiring} {...form.register('answer')} rows={4} />}
      </Field>
      <LinkField
        label={t('unanswered.link')}
        hint={t('unanswered.link_hint')}
        {...registerField(form, 'url')}
      />
      <Button
        type="submit"
        look="primary"
        className="self-start"
        busy={isSubmitting && t('unanswered.teaching')}
      >
        {t('unanswered.teach_act')}
      </Button>
    </form>
  )
}
