import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { CallError, rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import { addedMessage, type DraftTurn, dialogueOf, draftOf, faultsOf } from './draft.ts'
import type { Titles } from './expectation-words.ts'
import { refresh } from './store.ts'
import { TurnFields } from './turn-fields.tsx'

type TestSheetProps = {
  readonly botId: string
  /** Of the one to change; none makes a new one. */
  readonly id?: string
  readonly title: string
  readonly hint?: string
  readonly dialogue: Dialogue
  readonly titles: Titles
  readonly onClose: () => void
  /** Opened on another page: the word that it is saved leads to it. */
  readonly linked?: boolean
  readonly onSaved?: (saved: SavedDialogue) => void
}

/** Name, messages and what must be true of each answer, to be ticked off and on. */
export function TestSheet(props: TestSheetProps) {
  const { botId, id, title, hint, dialogue, titles, linked = false, onClose, onSaved } = props
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(dialogue))
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const isDirty = JSON.stringify(dialogueOf(draft)) !== JSON.stringify(dialogue)
  useEffect(() => (isDirty ? guardUnsaved(() => true) : undefined), [isDirty])
  const faults = faultsOf(draft)
  const isFaulty = faults.name !== null || faults.turns.size > 0
  const nameFault =
    draft.name === taken ? t('dialogues.name_taken') : tried ? (faults.name ?? undefined) : undefined
  const change = (next: DraftTurn) =>
    setDraft({ ...draft, turns: draft.turns.map((one) => (one.key === next.key ? next : one)) })

  const save = async () => {
    setTried(true)
    if (isFaulty) return
    setSaving(true)
    try {
      const saved = await rpc('dialogues.save', {
        bot_id: botId,
        dialogue: dialogueOf(draft),
        ...(id ? { id } : {}),
      })
      await refresh(botId, [saved.id])
      const link = { label: t('dialogues.open'), path: `/tests/${botId}/${saved.id}` }
      showToast(t('dialogues.saved', { name: saved.dialogue.name }), undefined, linked ? link : undefined)
      onClose()
      onSaved?.(saved)
    } catch (error) {
      setSaving(false)
      if (isNameTaken(error)) setTaken(draft.name)
      else showProblem(error)
    }
  }

  return (
    <FormSheet
      title={title}
      hint={hint}
      act={t('act.save')}
      busy={saving && t('act.saving')}
      dirty={isDirty && !saving}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void save()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('dialogues.name')}
        hint={t('dialogues.name_hint')}
        error={nameFault}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <ol className="flex flex-col gap-5">
        {draft.turns.map((turn, index) => (
          <li key={turn.key} className="rounded-card border border-line p-4">
            <TurnFields
              no={index + 1}
              draft={turn}
              titles={titles}
              error={tried ? faults.turns.get(turn.key) : undefined}
              onChange={change}
              {...(draft.turns.length > 1
                ? {
                    onRemove: () =>
                      setDraft({ ...draft, turns: draft.turns.filter((one) => one.key !== turn.key) }),
                  }
                : {})}
            />
          </li>
        ))}
      </ol>
      <Button icon={Plus} className="self-start" onClick={() => setDraft(addedMessage(draft))}>
        {t('dialogues.add_message')}
      </Button>
    </FormSheet>
  )
}

function isNameTaken(error: unknown): boolean {
  return (
    error instanceof CallError && (error.problem.errors ?? []).some(({ path }) => path === 'dialogue.name')
  )
}
