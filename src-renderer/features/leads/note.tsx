import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import type { Lead } from '#shared/schemas/lead.ts'
import { leaveNote, saveNote, typeNote, useNotes } from './notes.ts'

const maxLength = 5000

const words = { typed: 'act.saving', saved: 'act.saved', failed: 'leads.not_saved' } as const

export function Note({ lead }: { readonly lead: Lead }) {
  const t = useT()
  const draft = useNotes((notes) => notes[lead.id])
  const failed = draft?.state === 'failed'
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        className="w-full"
        label={t('leads.note')}
        hint={
          <span role="status" className={failed ? 'text-bad' : ''}>
            {t(draft ? words[draft.state] : 'leads.note_hint')}
          </span>
        }
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            maxLength={maxLength}
            value={draft?.text ?? lead.note}
            onChange={(event) => typeNote(lead.id, event.target.value)}
            onBlur={() => leaveNote(lead.id)}
            className="max-h-72 min-h-20 [field-sizing:content]"
          />
        )}
      </Field>
      {failed && <Button onClick={() => saveNote(lead.id)}>{t('act.try_again')}</Button>}
    </div>
  )
}
