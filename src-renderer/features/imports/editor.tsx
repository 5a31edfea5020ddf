import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { currentBot, useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Source, SourceInput } from '#shared/schemas/source.ts'
import { FilePart, kindOf } from './file-part.tsx'
import { formOf, nameFor, newSource, rememberedMapping, sourceFormSchema } from './form.ts'
import { MorePart } from './more-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { CopySchedule, SchedulePart } from './schedule-part.tsx'
import { useSources } from './store.ts'
import { TargetPart } from './target-part.tsx'
import { usePreview } from './use-preview.ts'

export function NewSource() {
  const t = useT()
  const { data } = useBots()
  if (data) return <Editor source={null} values={newSource(currentBot() ?? undefined)} />
  return (
    <Page title={t('catalogs.new_title')} hint={t('catalogs.new_hint')}>
      <Skeleton>
        <Bone className="h-64 rounded-card" />
      </Skeleton>
    </Page>
  )
}

export function EditSource({ source }: { readonly source: Source }) {
  return <Editor source={source} values={formOf(source)} />
}

type EditorProps = { readonly source: Source | null; readonly values: SourceInput }

/** From the file to the schedule on one page: whatever is refused, all that was entered stays. */
function Editor({ source, values }: EditorProps) {
  const t = useT()
  const form = useFormOf(sourceFormSchema, values)
  const { isDirty, isSubmitting, errors } = form.formState
  const entered = form.watch()
  const look = usePreview(entered, source?.id ?? null)
  const [copy, setCopy] = useState(source?.copy ?? null)
  const [kind, setKind] = useState(() => kindOf(values, copy !== null))
  const [savedId, setSavedId] = useState<string | null>(null)
  const home = `/imports${source ? `/${source.id}` : ''}`
  // Only once the form is clean: before, the guard would ask.
  useEffect(() => {
    if (savedId !== null && !isDirty) navigate(`/imports/${savedId}`)
  }, [savedId, isDirty])

  const save = (andRun: boolean) =>
    form.handleSubmit(async (given) => {
      try {
        const name = given.name || nameFor(given.path)
        const input = { ...given, name, mapping: rememberedMapping(given.mapping, look.found) }
        const saved = source
          ? await rpc('sources.update', { source_id: source.id, ...input })
          : await rpc('sources.create', input)
        form.reset(formOf(saved))
        if (andRun) await rpc('sources.run', { source_id: saved.id })
        await useSources.getState().refresh()
        setSavedId(saved.id)
        showToast(t('catalogs.saved', { name: saved.name }))
      } catch (error) {
        showRefusal(form, error)
      }
    })
  const { target } = entered
  const isAimed = (target.kind === 'bot' ? target.bot_id : target.connection_id) !== ''
  const isReady = entered.path.trim() !== '' && isAimed
  const busy = isSubmitting && t('act.saving')
  const hasFile = look.found !== null || source !== null || look.problem !== null

  return (
    <Page
      title={source ? t('catalogs.edit_title', { name: source.name }) : t('catalogs.new_title')}
      hint={t('catalogs.new_hint')}
    >
      <FormProvider {...form}>
        {/* Not a form: Enter in one of its many fields would save what is not finished. */}
        <div className="flex flex-col gap-4">
          <FilePart
            kind={kind}
            onKind={setKind}
            isNew={source === null}
            copy={copy}
            signIn={source?.auth ?? null}
            onCopy={setCopy}
          />
          <TargetPart />
          <PreviewPart look={look} />
          {hasFile && (entered.path === copy?.path ? <CopySchedule /> : <SchedulePart />)}
          {hasFile && <MorePart shopAddress={look.found?.base_url ?? null} />}
          <div className="sticky bottom-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-float">
            <Button
              look="primary"
              disabled={!isReady || !look.found || look.looking}
              busy={busy}
              onClick={save(true)}
            >
              {t('catalogs.save_run')}
            </Button>
            <Button disabled={!isReady} busy={busy} onClick={save(false)}>
              {t('act.save')}
            </Button>
            <Button look="quiet" onClick={() => navigate(home)}>
              {t('act.cancel')}
            </Button>
            <p role="status" className="ml-2 min-w-0 text-quiet">
              {Object.keys(errors).length > 0
                ? t('bots.check')
                : entered.path.trim() === ''
                  ? t(`catalogs.choose_first.${kind}`)
                  : !isAimed && t('catalogs.target_first')}
            </p>
          </div>
        </div>
      </FormProvider>
    </Page>
  )
}
