import { FileUp, FolderOpen } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { tellProblem } from '#renderer/ui/toast.tsx'
import { nameFor, useSourceForm } from './form.ts'
import { useChosenPath } from './store.ts'

const kinds = ['file', 'folder'] as const

/** Which file, or which folder's newest. */
export function FilePart({ isNew }: { readonly isNew: boolean }) {
  const t = useT()
  const form = useSourceForm()
  const { errors } = form.formState
  const { data: desktop } = useDesktop()
  const chosen = useChosenPath(({ path }) => path)
  const { path, pattern } = form.watch()
  const [typed, setTyped] = useState(path)
  const kind = pattern === null ? 'file' : 'folder'
  useEffect(() => setTyped(path), [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when it comes
  useEffect(() => {
    if (chosen === null) return
    useChosenPath.setState({ path: null })
    form.setValue('pattern', null, { shouldDirty: true })
    take(chosen)
  }, [chosen])

  /** Windows copies paths with quotes around them. */
  function take(given: string): void {
    const next = given.trim().replace(/^"(.*)"$/, '$1')
    setTyped(next)
    if (next === path) return
    // Another file has other columns; that of a saved source is more often the same export, moved.
    if (isNew) form.setValue('mapping', null)
    form.setValue('path', next, { shouldDirty: true, shouldValidate: true })
  }

  const choose = async () => {
    try {
      const { path: found } = await rpc('desktop.choosePath', { kind })
      if (found !== null) take(found)
    } catch (error) {
      tellProblem(error)
    }
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(typed)
  }
  return (
    <Card
      title={t('catalogs.file_title')}
      hint={t('catalogs.file_hint')}
      act={
        <Choice
          label={t('catalogs.file_title')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`catalogs.kinds.${value}`) }))}
          onChange={(value) =>
            form.setValue('pattern', value === 'file' ? null : '*.csv', { shouldDirty: true })
          }
        />
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t(`catalogs.paths.${kind}`)}
          hint={t(desktop?.available ? 'catalogs.path_hint_desktop' : 'catalogs.path_hint')}
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
              {desktop?.available && (
                <Button icon={kind === 'file' ? FileUp : FolderOpen} onClick={() => void choose()}>
                  {t('catalogs.choose')}
                </Button>
              )}
            </span>
          )}
        </Field>
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
            {(wiring) => <Input {...wiring} {...form.register('name')} placeholder={nameFor(typed)} />}
          </Field>
        </div>
      </div>
    </Card>
  )
}
