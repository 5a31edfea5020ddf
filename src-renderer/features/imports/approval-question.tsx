import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { Run } from '#shared/schemas/source.ts'
import { keepCatalog, runSource } from './store.ts'
import { approvalWords } from './words.ts'

type ApprovalQuestionProps = { readonly run: Run; readonly sourceId: string; readonly link?: boolean }

/** A run stopped of itself and asks; until there is an answer everything stays as it was. */
export function ApprovalQuestion({ run, sourceId, link = false }: ApprovalQuestionProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const answer = (act: Promise<unknown>) => {
    setBusy(true)
    void act.finally(() => setBusy(false))
  }
  const sent = run.target.kind === 'bot' ? null : (run.counts?.received ?? 0) - (run.counts?.rejected ?? 0)
  const go = async () => {
    const confirmed = await runSource({ id: sourceId }, run)
    if (confirmed && !link) navigate(`/imports/${sourceId}/${confirmed.id}`)
  }
  return (
    <Notice tone="warn">
      <p className="font-medium">{t('catalogs.brake_title')}</p>
      <p className="text-ink">
        {run.reason === 'confirmed' && `${t('catalogs.brake_other_file')} `}
        {approvalWords(run.trouble, run.counts, sent)} {t('catalogs.brake_text')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2 text-ink">
        <Button look="primary" disabled={busy} onClick={() => answer(keepCatalog({ id: sourceId }))}>
          {t('catalogs.brake_keep')}
        </Button>
        <Button disabled={busy} onClick={() => answer(go())}>
          {t('catalogs.brake_use')}
        </Button>
        {link && (
          <a href={`#/imports/${sourceId}/${run.id}`} className="ml-2 underline underline-offset-2">
            {t('catalogs.brake_look')}
          </a>
        )}
      </div>
    </Notice>
  )
}
