import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { Passage } from '#shared/schemas/document.ts'

/** A leaflet has fewer; of a book nobody reads on without being asked. */
const shownAtOnce = 50

/** The pieces a document is answered by, each under its headings. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  const t = useT()
  const [most, setMost] = useState(shownAtOnce)
  const more = passages.length - most
  return (
    <section aria-label={t('knowledge.passages', { count: passages.length })}>
      <h3 className="mb-1 font-medium">{t('knowledge.passages', { count: passages.length })}</h3>
      <p className="mb-3 text-meta text-quiet">{t('knowledge.passages_hint')}</p>
      <ol className="flex flex-col gap-3">
        {passages.slice(0, most).map(({ id, headings, text }) => (
          <li key={id} className="rounded-control border border-line bg-sunken px-4 py-3">
            {headings.length > 0 && (
              <p className="mb-1 text-meta font-medium text-quiet">{headings.join(' › ')}</p>
            )}
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button className="mt-3" onClick={() => setMost(most + shownAtOnce)}>
          {t('knowledge.passages_more', { count: more })}
        </Button>
      )}
    </section>
  )
}
