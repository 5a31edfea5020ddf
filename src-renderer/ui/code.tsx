import { cx } from '#renderer/lib/cx.ts'
import { CopyButton } from './copy.tsx'

type CodeProps = {
  readonly label: string
  readonly text: string
  /** What is copied where it differs from what is shown, as for a masked key. */
  readonly copy?: string | (() => Promise<string>)
  readonly className?: string
  readonly onCopied?: () => void
}

export function CodeView({ label, text, copy, className, onCopied }: CodeProps) {
  return (
    <figure className={cx('relative rounded-control border border-line bg-sunken', className)}>
      <div className="absolute top-1 right-1 rounded-control bg-sunken">
        <CopyButton text={copy ?? text} onCopied={onCopied} />
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      <section
        tabIndex={0}
        aria-label={label}
        className="max-h-80 overflow-auto p-3 pr-12 font-mono text-meta break-words whitespace-pre-wrap"
      >
        {text}
      </section>
    </figure>
  )
}
