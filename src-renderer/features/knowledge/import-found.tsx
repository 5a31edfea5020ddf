import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { Notice } from '#renderer/ui/status.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'

type Found = CallOutput<'knowledge.importText'>

/** Fixing the first ones usually fixes the rest. */
const shownFaults = 20

export function ImportFound({ found }: { readonly found: Found }) {
  const t = useT()
  const { entries, faults } = found
  const more = found.found - entries.length
  return (
    <section aria-live="polite" aria-label={t('knowledge.found_label')} className="flex flex-col gap-4">
      {faults.length > 0 && <Faults faults={faults} />}
      <div>
        <h3 className="mb-1 font-medium">{t('knowledge.found', { count: found.found })}</h3>
        <ul className="flex flex-col divide-y divide-line">
          {entries.map(({ question, answer, alternatives }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may ask the same, and the list is only shown
            <li key={index} className="py-2">
              <p className="font-medium">{question}</p>
              <p className="line-clamp-2 text-meta text-quiet">{answer}</p>
              {alternatives && alternatives.length > 0 && (
                <p className="text-meta text-quiet">
                  {t('knowledge.other_wordings', { count: alternatives.length })}
                </p>
              )}
            </li>
          ))}
        </ul>
        {more > 0 && <p className="text-meta text-quiet">{t('knowledge.found_more', { count: more })}</p>}
      </div>
    </section>
  )
}

function Faults({ faults }: { readonly faults: Found['faults'] }) {
  const t = useT()
  const more = faults.length - shownFaults
  return (
    <Notice tone="bad">
      <h3 className="font-medium">{t('knowledge.faults', { count: faults.length })}</h3>
      <p className="mb-2 text-ink">{t('knowledge.faults_text')}</p>
      <ul className="flex flex-col gap-1 text-meta text-ink">
        {faults.slice(0, shownFaults).map(({ line, ...fault }) => (
          <li key={`${line} ${fault.message}`}>
            {line !== null && <span className="mr-2 font-medium">{t('knowledge.line', { line })}</span>}
            {faultText(fault)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-meta text-ink">{t('knowledge.faults_more', { count: more })}</p>}
    </Notice>
  )
}
