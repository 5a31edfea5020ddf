import type { ReactNode } from 'react'

/** Names and their values, in two columns. */
export function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-meta">{children}</dl>
  )
}

export function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

/** A line of short texts; none where there are no texts. */
export function ChipLine({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Line label={label}>
      <ul className="flex flex-wrap gap-1.5">
        {[...new Set(texts)].map((text) => (
          <li key={text} className="rounded-full border border-line bg-surface px-2">
            {text}
          </li>
        ))}
      </ul>
    </Line>
  )
}

export function Heading({ children }: { readonly children: ReactNode }) {
  return <p className="mb-1.5 text-meta font-medium">{children}</p>
}
