import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { BackLink } from '#renderer/ui/back-link.tsx'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Pick } from '#renderer/ui/list-pane.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { LinkField, TextField } from '#renderer/ui/text-field.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { knowledgePath } from './address.ts'
import { documentFormSchema } from './document-form.ts'
import { Passages } from './passages.tsx'
import { documentOf, documentsOf, removeDocument } from './store.ts'

type Opened = CallOutput<'documents.get'>

export function DocumentDetail({ botId, id }: { readonly botId: string; readonly id: string }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(documentOf(id))
  if (problem?.code === 'not_found') {
    return <Pick title={t('knowledge.document_gone')} text={t('knowledge.document_gone_text')} />
  }
  if (data) {
    return (
      <div className="flex flex-col gap-6 px-6 py-5">
        <Head document={data} botId={botId} />
        <NameForm document={data} />
        <Passages passages={data.passages} />
      </div>
    )
  }
  return (
    <div className="p-6">
      <Pending problem={problem} onRetry={refresh}>
        <Bone className="mb-4 h-9" />
        <Bone className="h-64" />
      </Pending>
    </div>
  )
}

function Head({ document, botId }: { readonly document: Opened; readonly botId: string }) {
  const t = useT()
  const { locale } = useLanguage()
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    try {
      await removeDocument(document)
      replacePath(knowledgePath(botId, 'documents'))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <header className="flex items-start gap-2">
      <BackLink to={knowledgePath(botId, 'documents')} label={t('knowledge.back')} />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold break-words">{document.title}</h2>
        <p className="text-meta text-quiet">
          {t(`knowledge.formats.${document.format}`)} ·{' '}
          {t('knowledge.characters', { count: document.characters.toLocaleString(locale) })} ·{' '}
          {t('knowledge.added')} <Time at={document.created_at} />
        </p>
      </div>
      <IconButton icon={Trash2} label={t('knowledge.remove_document')} onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title={t('knowledge.remove_document_title', { title: document.title })}
        text={t('knowledge.remove_document_text', { count: document.passage_count })}
        act={t('act.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </header>
  )
}

function NameForm({ document }: { readonly document: Opened }) {
  const t = useT()
  const form = useFormOf(documentFormSchema, { title: document.title, url: document.url ?? '' })
  const { isDirty, isSubmitting } = form.formState
  const save = form.handleSubmit(async (values) => {
    try {
      const { id, bot_id } = document
      const saved = await rpc('documents.update', { id, title: values.title, url: emptyIsNull(values.url) })
      await Promise.all([documentOf(id).getState().refresh(), documentsOf(bot_id).getState().refresh()])
      form.reset({ title: saved.title, url: saved.url ?? '' })
      showToast(t('knowledge.document_saved', { title: saved.title }))
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <TextField label={t('knowledge.title')} {...registerField(form, 'title')} />
      <LinkField
        label={t('knowledge.document_link')}
        hint={t('knowledge.document_link_hint')}
        {...registerField(form, 'url')}
      />
      {isDirty && (
        <div className="flex gap-2">
          <Button type="submit" look="primary" busy={isSubmitting && t('act.saving')}>
            {t('act.save')}
          </Button>
          <Button onClick={() => form.reset()}>{t('knowledge.discard')}</Button>
        </div>
      )}
    </form>
  )
}
