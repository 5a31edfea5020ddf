import { useT } from '#renderer/i18n/index.ts'
import type { Connection } from '#shared/schemas/connection.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Notice } from './status.tsx'

type SecretFieldProps = {
  readonly label: string
  readonly hint: string
  readonly kept: Connection['api_key']
  /** It was entered for another address: it doesn't stay as it was. */
  readonly isMoved?: boolean
  /** Undefined: as it was; null: forget it; a text: the new one. */
  readonly value: string | null | undefined
  readonly error: string | undefined
  readonly onChange: (value: string | null | undefined) => void
}

/** A key that is kept is never shown again: it can be replaced or forgotten. */
export function SecretField({
  label,
  hint,
  kept,
  isMoved = false,
  value,
  error,
  onChange,
}: SecretFieldProps) {
  const t = useT()
  if (kept && typeof value !== 'string' && !(isMoved && value === undefined)) {
    const forgetting = value === null
    return (
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{label}</legend>
        <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
          <span className={forgetting ? 'text-quiet line-through' : ''}>
            <span className="font-mono text-meta">••••{kept.last4}</span>
          </span>
          <span className="flex gap-1">
            {forgetting ? (
              <Button look="quiet" onClick={() => onChange(undefined)}>
                {t('connections.keep')}
              </Button>
            ) : (
              <>
                <Button look="quiet" onClick={() => onChange('')}>
                  {t('connections.replace')}
                </Button>
                <Button look="quiet" onClick={() => onChange(null)}>
                  {t('connections.forget')}
                </Button>
              </>
            )}
          </span>
        </div>
        {forgetting && <p className="text-meta text-quiet">{t('connections.will_forget')}</p>}
        {!kept.readable && !forgetting && <Notice tone="warn">{t('connections.unreadable')}</Notice>}
      </fieldset>
    )
  }
  return (
    <Field
      label={kept ? t('connections.new_secret', { name: label }) : label}
      hint={isMoved && kept ? t('connections.moved') : hint}
      error={error}
    >
      {(wiring) => (
        <span className="flex gap-2">
          <Input
            {...wiring}
            type="password"
            autoComplete="new-password"
            value={value ?? ''}
            // Without a kept one an empty field means "none", not "an empty key".
            onChange={(event) => onChange(event.target.value || (kept && !isMoved ? '' : undefined))}
          />
          {kept && (
            <Button look="quiet" onClick={() => onChange(isMoved ? null : undefined)}>
              {t(isMoved ? 'connections.forget' : 'connections.keep')}
            </Button>
          )}
        </span>
      )}
    </Field>
  )
}
