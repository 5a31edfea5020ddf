import { Eye } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Inbox } from '#shared/schemas/inbox.ts'

type SecretProps = {
  readonly inbox: Inbox | null
  /** Undefined: as it was; null: forget it; a text: the new one. */
  readonly value: string | null | undefined
  readonly error: string | undefined
  readonly onChange: (value: string | null | undefined) => void
}

/** The sender's secret: kept out of sight until asked for. */
export function InboxSecret({ inbox, value, error, onChange }: SecretProps) {
  const t = useT()
  const isKept = inbox?.has_secret === true && value === undefined
  const show = () => {
    void rpc('inboxes.secret', { inbox_id: inbox?.id ?? '' }).then(
      ({ secret }) => onChange(secret ?? undefined),
      showProblem,
    )
  }
  return (
    <Field
      label={t('inboxes.secret')}
      hint={t(
        inbox && isKept && !inbox.secret_readable ? 'inboxes.secret_unreadable' : 'inboxes.secret_hint',
      )}
      error={error}
    >
      {(wiring) => (
        <span className="flex gap-2">
          <Input
            {...wiring}
            className="font-mono text-meta"
            placeholder={isKept ? t('hints.kept') : ''}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || (inbox?.has_secret ? null : undefined))}
          />
          {isKept && inbox.secret_readable && (
            <Button icon={Eye} onClick={show}>
              {t('deliveries.secret_show')}
            </Button>
          )}
        </span>
      )}
    </Field>
  )
}
