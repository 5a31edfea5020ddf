import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type JsonTreeProps = { readonly value: unknown; readonly name?: string; readonly depth?: number }

/** Long lists are cut: nobody reads on, and the whole can be copied beside. */
const shownChildren = 200
const openDepth = 2

/** A JSON value one can fold and unfold; a symbol is a number that is shown as it was written. */
export function JsonTree({ value, name, depth = 0 }: JsonTreeProps) {
  if (typeof value !== 'object' || value === null) {
    return (
      <Line name={name}>
        <Leaf value={value} />
      </Line>
    )
  }
  const entries = Object.entries(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return <Line name={name}>{open + close}</Line>
  return (
    <details open={depth < openDepth} className="font-mono text-meta">
      <summary className="list-none rounded-sm hover:bg-hover">
        <ChevronRight
          aria-hidden
          className="-ml-4 mr-0.5 inline size-3.5 [details[open]>summary>&]:rotate-90"
        />
        {name !== undefined && <Name name={name} />}
        <span className="text-quiet">
          {open} {entries.length} {close}
        </span>
      </summary>
      <div className="ml-4 border-l border-line pl-4">
        {entries.slice(0, shownChildren).map(([key, child]) => (
          <JsonTree key={key} name={key} value={child} depth={depth + 1} />
        ))}
        {entries.length > shownChildren && <p className="text-quiet">… {entries.length - shownChildren}</p>}
      </div>
    </details>
  )
}

function Line({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="font-mono text-meta break-words">
      {name !== undefined && <Name name={name} />}
      {children}
    </div>
  )
}

function Name({ name }: { readonly name: string }) {
  return <span className="text-quiet">{name}: </span>
}

function Leaf({ value }: { readonly value: unknown }) {
  const look = typeof value === 'string' ? 'text-good' : value === null ? 'text-quiet' : 'text-info'
  return (
    <span className={cx(look, 'whitespace-pre-wrap')}>
      {typeof value === 'symbol' ? value.description : JSON.stringify(value)}
    </span>
  )
}
