import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { BackLink } from '#renderer/ui/back-link.tsx'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import { knowledgePath } from './address.ts'
import { EntryFields } from './entry-fields.tsx'
import { emptyEntry, entryFormSchema, formOfEntry, inputOfForm } from './entry-form.ts'
import { removeEntry, saveEntry, takeDraft } from './store.ts'

type EntryEditorProps = { readonly botId: string; readonly entry: KnowledgeEntry | null }

/** One question, all the ways it is asked, and what is answered. */
export function EntryEditor({ botId, entry }: EntryEditorProps) {
  const t = useT()
  const form = useFormOf(entryFormSchema, entry ? formOfEntry(entry) : emptyEntry)
  const { isDirty, isSubmitting } = form.formState
  const { reset, setFocus, setValue } = form
  const [askedIn, setAskedIn] = useState<LanguageCode | null>(null)

  useEffect(() => {
    if (entry) return
    const { question, language } = takeDraft()
    setAskedIn(language)
    if (question !== '') setValue('question', question, { shouldDirty: true })
    setFocus(question === '' ? 'question' : 'answer')
  }, [entry, setFocus, setValue])

  // Changed elsewhere: shown at once, unless that would take away what is being typed here.
  useEffect(() => {
    if (entry && !form.formState.isDirty) reset(formOfEntry(entry))
  }, [entry, form, reset])

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await saveEntry(botId, entry?.id ?? null, inputOfForm(values))
      reset(formOfEntry(saved))
      showToast(t('knowledge.entry_saved'))
      replacePath(knowledgePath(botId, 'questions', saved.id))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  const remove = async () => {
    if (!entry) return
    try {
      reset(formOfEntry(entry))
      await removeEntry(entry)
      replacePath(knowledgePath(botId, 'questions'))
    } catch (error) {
      showProblem(error)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex min-h-full flex-col">
      <header className="flex items-center gap-2 px-6 pt-5">
        <BackLink to={knowledgePath(botId, 'questions')} label={t('knowledge.back')} />
        <h2 className="min-w-0 flex-1 font-semibold">
          {t(entry ? 'knowledge.edit_entry' : 'knowledge.new_entry')}
        </h2>
        {entry && (
          <IconButton icon={Trash2} label={t('knowledge.remove_entry')} onClick={() => void remove()} />
        )}
      </header>
      <EntryFields form={form} askedIn={askedIn} />
      <footer className="sticky bottom-0 flex items-center gap-2 border-t border-line bg-surface px-6 py-3">
        <Button
          type="submit"
          look="primary"
          disabled={entry !== null && !isDirty}
          busy={isSubmitting && t('act.saving')}
        >
          {t('act.save')}
        </Button>
        {isDirty && (
          <Button onClick={() => reset(entry ? formOfEntry(entry) : emptyEntry)}>
            {t('knowledge.discard')}
          </Button>
        )}
        {entry && !isDirty && (
          <span className="ml-2 text-meta text-quiet">
            {t('knowledge.changed')} <Time at={entry.updated_at} />
          </span>
        )}
      </footer>
    </form>
  )
}
