import { ListChecks } from 'lucide-react'
import { useCallback, useState } from 'react'
import { SaveAsTest } from '#renderer/features/test-conversations/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { ownSessionId } from './own-session.ts'
import type { OpenSession } from './store.ts'

/** "Save as a regression dialogue": what went well here must keep going well. */
export function SaveTest({ session }: { readonly session: OpenSession }) {
  const t = useT()
  const [saving, setSaving] = useState<string | null>(null)
  const close = useCallback(() => setSaving(null), [])
  if (session.target.kind !== 'bot' || session.turns.length === 0) return null
  const open = async () => {
    try {
      const id = await ownSessionId(session)
      if (id === null) showToast(t('tester.session_gone'))
      else setSaving(id)
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <>
      <Button icon={ListChecks} onClick={() => void open()}>
        {t('dialogues.save_as')}
      </Button>
      {saving !== null && <SaveAsTest sessionId={saving} onClose={close} />}
    </>
  )
}
