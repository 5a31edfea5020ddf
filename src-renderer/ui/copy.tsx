import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button, IconButton } from './button.tsx'

type CopyProps = {
  /** May be fetched only when it is really copied, as a secret is. */
  readonly text: string | (() => Promise<string>)
  readonly label?: string
  /** With its word beside the picture. */
  readonly worded?: boolean
  readonly onCopied?: (() => void) | undefined
}

const shownMs = 2000

export function CopyButton({ text, label, worded = false, onCopied }: CopyProps) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const word = copied ? t('act.copied') : (label ?? t('act.copy'))
  const icon = copied ? Check : Copy
  const copy = async () => {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
    setCopied(true)
    onCopied?.()
  }
  return (
    <>
      {worded ? (
        <Button icon={icon} onClick={() => void copy()}>
          {word}
        </Button>
      ) : (
        <IconButton icon={icon} label={word} onClick={() => void copy()} />
      )}
      <span role="status" className="sr-only">
        {copied ? t('act.copied') : ''}
      </span>
    </>
  )
}
