import { useEffect, useId, useMemo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { guardUnsaved, replacePath } from '#renderer/lib/router.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { LinkField, TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { knowledgePath } from './address.ts'
import { newDocumentSchema } from './document-form.ts'
import { FileOrPaste } from './file-or-paste.tsx'
import {
  closeDocumentSheet,
  documentEndings,
  documentInput,
  endDocumentSheet,
  takeDocumentFile,
  useNewDocument,
} from './new-document.ts'
import { Passages } from './passages.tsx'
import { documentsOf } from './store.ts'

/** First only read: the passages are shown before anything is kept. */
export function AddDocument({ botId }: { readonly botId: string }) {
  const t = useT()
  const id = useId()
  const state = useNewDocument()
  const { way, file, pasted } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three are all that decides
  const input = useMemo(() => documentInput(state), [way, file, pasted])
  const look = useDebouncedQuery(
    useMemo(
      () => input && (() => rpc('documents.add', { bot_id: botId, ...input, dry_run: true })),
      [botId, input],
    ),
  )
  const { found } = look
  const form = useFormOf(newDocumentSchema, { title: '', url: '' }, { guard: false })
  const { isSubmitting } = form.formState
  useEffect(() => (pasted.trim() === '' ? undefined : guardUnsaved(() => true)), [pasted])

  const add = form.handleSubmit(async ({ title, url }) => {
    if (!input) return
    try {
      const named = title === '' ? {} : { title }
      const added = await rpc('documents.add', { bot_id: botId, ...input, ...named, url: emptyIsNull(url) })
      await documentsOf(botId).getState().refresh()
      endDocumentSheet(file)
      showToast(t('knowledge.document_added', { title: added.title }))
      replacePath(knowledgePath(botId, 'documents', added.id))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <Sheet
      open
      title={t('knowledge.add_document')}
      hint={t('knowledge.add_document_hint')}
      onClose={() => !isSubmitting && closeDocumentSheet()}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={closeDocumentSheet}>
            {t('act.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            look="primary"
            disabled={!found || look.looking || found.passages.length === 0}
            busy={isSubmitting && t('act.saving')}
          >
            {t('knowledge.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-5">
        <FileOrPaste
          given={state}
          endings={documentEndings}
          fileHint={t('knowledge.document_kinds')}
          pasteHint={t('knowledge.document_paste_hint')}
          onFile={(chosen) => void takeDocumentFile(botId, chosen)}
          onChange={useNewDocument.setState}
        />
        {look.problem && <ProblemView problem={look.problem} />}
        {found && (
          <>
            <TextField label={t('knowledge.title')} {...registerField(form, 'title')} ifEmpty={found.title} />
            <LinkField
              label={t('knowledge.document_link')}
              hint={t('knowledge.document_link_hint')}
              {...registerField(form, 'url')}
            />
            <Passages passages={found.passages} />
          </>
        )}
        {look.looking && !found && <p className="text-quiet">{t('knowledge.reading')}</p>}
      </form>
    </Sheet>
  )
}
