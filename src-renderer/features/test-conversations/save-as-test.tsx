import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import type { Titles } from './expectation-words.ts'
import { TestSheet } from './test-sheet.tsx'
import { titlesOfDraft } from './titles.ts'

type SaveAsTestProps = {
  /** The session's own id. */
  readonly sessionId: string
  readonly onClose: () => void
}

type Made = { readonly botId: string; readonly dialogue: Dialogue; readonly titles: Titles }

/** Makes a dialogue out of a conversation that went well; what is expected can be ticked off before it is kept. */
export function SaveAsTest({ sessionId, onClose }: SaveAsTestProps) {
  const t = useT()
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    let gone = false
    void draftOf(sessionId)
      .then((next) => {
        if (!gone) setMade(next)
      })
      .catch((error: unknown) => {
        showProblem(error)
        onClose()
      })
    return () => {
      gone = true
    }
  }, [sessionId, onClose])
  if (!made) return null
  return (
    <TestSheet
      botId={made.botId}
      title={t('dialogues.save_as')}
      hint={t('dialogues.save_as_hint')}
      dialogue={made.dialogue}
      titles={made.titles}
      linked
      onClose={onClose}
    />
  )
}

async function draftOf(session_id: string): Promise<Made> {
  const [{ bot_id, dialogue }, { messages }] = await Promise.all([
    rpc('dialogues.draft', { session_id }),
    rpc('sessions.get', { session_id }),
  ])
  return { botId: bot_id, dialogue, titles: titlesOfDraft(dialogue, messages) }
}
