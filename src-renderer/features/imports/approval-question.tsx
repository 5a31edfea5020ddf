import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { Run } from '#shared/schemas/source.ts'
import { keepBoth, keepCatalog, runSource } from './store.ts'
import { isOfOtherSource } from './words.ts'

type ApprovalQuestionProps = { readonly run: Run; readonly sourceId: string; readonly link?: boolean }

/** A run needs approval; until it is given or declined everything stays as it was. */
export function ApprovalQuestion({ run, sourceId, link = false }: ApprovalQuestionProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const answer = (act: Promise<unknown>) => {
    setBusy(true)
    void act.finally(() => setBusy(false))
  }
  const go = async () => {
    const confirmed = await runSource({ id: sourceId }, run)
    if (confirmed && !link) navigate(`/imports/${sourceId}/${confirmed.id}`)
  }
  const isOther = isOfOtherSource(run.trouble?.fault ?? null)
  const both = async () => {
    const begun = await keepBoth({ id: sourceId })
    if (begun && !link) navigate(`/imports/${sourceId}/${begun.id}`)
  }
  return (
    <Notice tone="warn">
      <p className="font-medium">{t('catalogs.approval_title')}</p>
      <p className="text-ink">
        {run.trouble && faultText(run.trouble.fault)} {t('catalogs.approval_text')}
      </p>
      {isOther && <p className="mt-1 text-ink">{t('catalogs.keep_both_text')}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2 text-ink">
        {isOther && (
          <Button look="primary" disabled={busy} onClick={() => answer(both())}>
            {t('catalogs.keep_both')}
          </Button>
        )}
        <Button
          look={isOther ? 'plain' : 'primary'}
          disabled={busy}
          onClick={() => answer(keepCatalog({ id: sourceId }))}
        >
          {t('catalogs.approval_keep')}
        </Button>
        <Button disabled={busy} onClick={() => answer(go())}>
          {t('catalogs.approval_use')}
        </Button>
        {link && (
          <a href={`#/imports/${sourceId}/${run.id}`} className="ml-2 underline underline-offset-2">
            {t('catalogs.approval_look')}
          </a>
        )}
      </div>
    </Notice>
  )
}
