import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { SecretOnce } from './secret-once.tsx'
import { Sheet } from './sheet.tsx'

export type NewSecret = {
  readonly title: string
  readonly hint: string
  readonly label: string
  readonly secret: string
  /** What else to know from now on. */
  readonly more?: string
}

type SecretSheetProps = { readonly created: NewSecret; readonly onStored: () => void }

/** Closes by "I stored it" alone; the owner then forgets the secret. */
export function SecretSheet({ created, onStored }: SecretSheetProps) {
  const t = useT()
  const [pressed, setPressed] = useState(false)
  useEffect(() => guardUnsaved(() => true), [])
  return (
    <Sheet open title={created.title} hint={created.hint} onClose={() => setPressed(true)}>
      <SecretOnce label={created.label} secret={created.secret} onStored={onStored} />
      {created.more && <p className="mt-4 text-meta text-quiet">{created.more}</p>}
      <p role="status" className="mt-4 text-bad">
        {pressed ? t('keys.store_first') : ''}
      </p>
    </Sheet>
  )
}
