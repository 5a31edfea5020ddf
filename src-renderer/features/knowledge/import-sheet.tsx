import { useEffect, useMemo, useState } from 'react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { guardUnsaved } from '#renderer/lib/router.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { FileOrPaste } from './file-or-paste.tsx'
import { ImportFound } from './import-found.tsx'
import {
  closeImport,
  endImport,
  importEndings,
  importText,
  takeImportFile,
  useImport,
} from './import-store.ts'
import { entriesOf } from './store.ts'

/** First only looked at; saved when it is what one wanted. */
export function ImportSheet({ botId }: { readonly botId: string }) {
  const t = useT()
  const state = useImport()
  const { way, file, pasted } = state
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three are all that decides
  const given = useMemo(() => importText(state), [way, file, pasted])
  const look = useDebouncedQuery(
    useMemo(
      () => given && (() => rpc('knowledge.importText', { bot_id: botId, ...given, dry_run: true })),
      [botId, given],
    ),
  )
  const { found } = look
  const ready =
    given !== null && found !== null && !look.looking && found.found > 0 && found.faults.length === 0
  useEffect(() => (pasted.trim() === '' ? undefined : guardUnsaved(() => true)), [pasted])

  const save = async () => {
    if (!given) return
    setBusy(true)
    try {
      const { saved } = await rpc('knowledge.importText', { bot_id: botId, ...given })
      await entriesOf(botId).getState().refresh()
      endImport()
      showToast(translate('knowledge.imported', { count: saved }))
    } catch (error) {
      showProblem(error)
      setBusy(false)
    }
  }

  return (
    <Sheet
      open
      title={t('knowledge.import_title')}
      hint={t('knowledge.import_hint')}
      onClose={() => !busy && closeImport()}
      footer={
        <>
          <Button disabled={busy} onClick={closeImport}>
            {t('act.cancel')}
          </Button>
          <Button look="primary" disabled={!ready} busy={busy && t('act.saving')} onClick={() => void save()}>
            {found && found.found > 0
              ? t('knowledge.import_act', { count: found.found })
              : t('knowledge.import_act_none')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileOrPaste
          given={state}
          endings={importEndings}
          fileHint={t('knowledge.import_file_hint')}
          pasteHint={t('knowledge.import_paste_hint')}
          pasteExample={t('knowledge.import_paste_example')}
          onFile={(chosen) => void takeImportFile(botId, chosen)}
          onChange={useImport.setState}
        />
        {look.problem && <ProblemView problem={look.problem} />}
        {found && <ImportFound found={found} />}
      </div>
    </Sheet>
  )
}
