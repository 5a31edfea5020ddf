import { FileUp, FolderOpen } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { CatalogCopy, Source } from '#shared/schemas/source.ts'
import { CopyPart } from './copy-part.tsx'
import { nameFor, nightly, useSourceForm } from './form.ts'
import { UploadProgress } from './progress.tsx'
import { useTakesChosen } from './use-catalog-drop.ts'
import { useUpload } from './use-upload.ts'
import { WebSignIn } from './web-sign-in.tsx'
import { isWebAddress } from './words.ts'

const kinds = ['copy', 'file', 'folder', 'web'] as const
export type Kind = (typeof kinds)[number]

/** How the file of a source was given; a new one is uploaded, unless there is a dialog to choose it with. */
export function kindOf({ path, pattern }: Pick<Source, 'path' | 'pattern'>, isUploaded: boolean): Kind {
  if (isWebAddress(path)) return 'web'
  if (pattern !== null) return 'folder'
  return isUploaded || (path === '' && window.shopbell === undefined) ? 'copy' : 'file'
}

/** What is entered for these means nothing to the others. */
const stands = (kind: Kind) => kind === 'copy' || kind === 'web'

type FilePartProps = {
  readonly kind: Kind
  readonly onKind: (kind: Kind) => void
  readonly isNew: boolean
  readonly copy: CatalogCopy | null
  readonly signIn: NonNullable<Source['auth']> | null
  readonly onCopy: (copy: CatalogCopy) => void
}

/** Which file: a copy that is uploaded here, one by its path on the hub's PC, or the newest of a folder there. */
export function FilePart({ kind, onKind, isNew, copy, signIn, onCopy }: FilePartProps) {
  const t = useT()
  const form = useSourceForm()
  const { errors } = form.formState
  const { path } = form.watch()
  const [typed, setTyped] = useState(path)
  const isDesktop = window.shopbell !== undefined
  useEffect(() => setTyped(path), [path])
  const { uploading, upload, cancel } = useUpload((uploaded) => {
    onCopy(uploaded)
    take(uploaded.path)
    // It does not renew itself.
    form.setValue('schedule', { ...form.getValues('schedule'), cron: null, watch: false })
  })
  useTakesChosen((chosen) => {
    const next = typeof chosen === 'string' && kind !== 'copy' ? 'file' : 'copy'
    if (next !== kind) turnTo(next)
    if (next === 'file') take(String(chosen))
    else upload(chosen)
  })

  /** Windows copies paths with quotes around them. */
  function take(given: string): void {
    const next = given.trim().replace(/^"(.*)"$/, '$1')
    setTyped(next)
    if (next === form.getValues('path')) return
    // Another file has other columns; that of a saved source is more often the same export, moved.
    if (isNew) form.setValue('mapping', null)
    form.setValue('path', next, { shouldDirty: true, shouldValidate: next !== '' })
  }

  function turnTo(next: Kind): void {
    cancel()
    onKind(next)
    form.setValue('pattern', next === 'folder' ? '*.csv' : null, { shouldDirty: true })
    if (!stands(next) && !stands(kind)) return
    take(next === 'copy' ? (copy?.path ?? '') : '')
    if (isNew) form.setValue('schedule.cron', next === 'copy' ? null : nightly)
  }

  const choose = async () => {
    try {
      const { path: found } = await rpc('desktop.choosePath', { kind: kind === 'folder' ? kind : 'file' })
      if (found !== null) take(found)
    } catch (error) {
      showProblem(error)
    }
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(typed)
  }
  const offered = kinds.filter((one) => one !== 'copy' || copy || !isDesktop)
  return (
    <Card title={t('catalogs.file_title')} hint={t('catalogs.file_hint')}>
      <div className="flex flex-col gap-5">
        {/* Four of them are too wide to stand beside the title. */}
        <div className="self-start">
          <Choice
            label={t('catalogs.file_title')}
            value={kind}
            options={offered.map((value) => ({ value, label: t(`catalogs.kinds.${value}`) }))}
            onChange={turnTo}
          />
        </div>
        {kind === 'copy' &&
          (uploading ? <UploadProgress uploading={uploading} onCancel={cancel} /> : <CopyPart copy={copy} />)}
        {kind !== 'copy' && (
          <Field
            label={t(`catalogs.paths.${kind}`)}
            hint={t(
              kind === 'web'
                ? 'catalogs.web_hint'
                : isDesktop
                  ? 'catalogs.path_hint_desktop'
                  : 'catalogs.path_hint',
            )}
            error={errors.path?.message}
          >
            {(wiring) => (
              <span className="flex gap-2">
                <Input
                  {...wiring}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onBlur={() => take(typed)}
                  onKeyDown={onKey}
                />
                {isDesktop && kind !== 'web' && (
                  <Button icon={kind === 'file' ? FileUp : FolderOpen} onClick={() => void choose()}>
                    {t('catalogs.choose')}
                  </Button>
                )}
              </span>
            )}
          </Field>
        )}
        {kind === 'web' && <WebSignIn kept={signIn} />}
        <div className="grid grid-cols-2 gap-5">
          {kind === 'folder' && (
            <Field
              label={t('catalogs.pattern')}
              hint={t('catalogs.pattern_hint')}
              error={errors.pattern?.message}
            >
              {(wiring) => <Input {...wiring} {...form.register('pattern')} />}
            </Field>
          )}
          <Field label={t('catalogs.name')} hint={t('catalogs.name_hint')} error={errors.name?.message}>
            {(wiring) => <Input {...wiring} {...form.register('name')} ifEmpty={nameFor(typed)} />}
          </Field>
        </div>
      </div>
    </Card>
  )
}
