import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { problemOf } from '#renderer/rpc/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { importText, refresh } from './store.ts'
import { yamlOf } from './yaml.ts'

type YamlSheetProps = { readonly saved: SavedDialogue; readonly onClose: () => void }

/** The dialogue as text, for those who write faster than they click. */
export function YamlSheet({ saved, onClose }: YamlSheetProps) {
  const t = useT()
  const [before] = useState(() => yamlOf([saved.dialogue]))
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isDirty = text !== before
  useEffect(() => (isDirty ? guardUnsaved(() => true) : undefined), [isDirty])
  const save = async () => {
    try {
      await importText(saved.bot_id, text)
      await refresh(saved.bot_id, [saved.id])
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <FormSheet
      title={t('dialogues.yaml')}
      hint={t('dialogues.yaml_hint')}
      act={t('act.save')}
      busy={false}
      dirty={isDirty}
      disabled={!isDirty}
      className="h-full gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onClose={onClose}
    >
      {problem && <ProblemView problem={problem} />}
      <Field label={t('dialogues.yaml_text')} className="flex-1">
        {(wiring) => (
          <Textarea
            {...wiring}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-80 flex-1 resize-none font-mono text-meta"
          />
        )}
      </Field>
    </FormSheet>
  )
}
