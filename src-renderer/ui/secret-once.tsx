import { useT } from '#renderer/i18n/index.ts'
import { Button } from './button.tsx'
import { CodeView } from './code.tsx'
import { Notice } from './status.tsx'

type SecretOnceProps = {
  readonly label: string
  readonly secret: string
  readonly onStored: () => void
}

/** A secret, shown now and never again. */
export function SecretOnce({ label, secret, onStored }: SecretOnceProps) {
  const t = useT()
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">{t('secret.once')}</Notice>
      <CodeView label={label} text={secret} />
      <Button look="primary" onClick={onStored} className="self-end">
        {t('secret.stored')}
      </Button>
    </div>
  )
}
