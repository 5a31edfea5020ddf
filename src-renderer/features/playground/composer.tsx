import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { faultOfIssue } from '#shared/issues.ts'
import { messageSchema } from '#shared/schemas/common.ts'
import { send, setDraft, usePlayground } from './store.ts'

type ComposerProps = { readonly sessionId: string | null; readonly disabled?: boolean }

/** Where one types. Enter sends, Shift and Enter begins a new line; what is typed stays until it is sent. */
export function Composer({ sessionId, disabled = false }: ComposerProps) {
  const t = useT()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = usePlayground((state) => state.drafts[sessionId ?? ''] ?? '')
  const busy = usePlayground((state) => sessionId !== null && sessionId in state.pending)
  const parsed = messageSchema.safeParse(draft)
  const [issue] = draft === '' ? [] : (parsed.error?.issues ?? [])
  useEffect(() => {
    box.current?.focus()
  }, [])
  const submit = () => {
    if (parsed.success && !busy && !disabled) void send(sessionId, parsed.data).catch(showProblem)
  }
  return (
    <form
      className="border-t border-line bg-surface px-8 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          rows={1}
          aria-label={t('tester.message')}
          aria-invalid={issue !== undefined}
          placeholder={t('tester.placeholder')}
          value={draft}
          disabled={disabled}
          className="field-sizing-content max-h-40 min-h-9 resize-none py-[5px]!"
          onChange={(event) => setDraft(sessionId ?? '', event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        <Button
          type="submit"
          look="primary"
          icon={SendHorizontal}
          disabled={disabled || busy || !parsed.success}
        >
          {t('tester.send')}
        </Button>
      </div>
      {issue && draft.trim() !== '' && (
        <p role="alert" className="mt-1 text-meta text-bad">
          {faultText(faultOfIssue(issue))}
        </p>
      )}
    </form>
  )
}
