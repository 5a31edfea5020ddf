import { ChevronRight } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useRef, useState } from 'react'
import { reveal } from '#renderer/lib/reveal.ts'

type FoldProps = {
  readonly title: string
  /** Where it is all there is to see. */
  readonly open?: boolean
  /** A function where making it costs something: it is called when the fold is first opened. */
  readonly children: ReactNode | (() => ReactNode)
}

/** Details for those who want them. */
export function Fold({ title, open = false, children }: FoldProps) {
  const [opened, setOpened] = useState(open)
  // What stands open from the start is reported as opened, too, and moves nobody.
  const isFirst = useRef(open)
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpened(true)
    if (!isFirst.current && currentTarget.open) reveal(currentTarget)
    isFirst.current = false
  }
  return (
    <details open={open} onToggle={onToggle}>
      <summary className="inline-flex list-none items-center gap-1 rounded-sm text-meta text-quiet hover:text-ink">
        <ChevronRight
          aria-hidden
          className="size-3.5 transition-transform duration-100 [details[open]>summary>&]:rotate-90"
        />
        {title}
      </summary>
      <div className="mt-2">{typeof children === 'function' ? opened && children() : children}</div>
    </details>
  )
}
