import { useState } from 'react'
import { useBots } from '#renderer/features/bots/store.ts'
import { t as translate, useLanguage, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { tell, tellProblem } from '#renderer/ui/toast.tsx'
import { type SyncMode, type SyncResult, syncModes } from '#shared/schemas/sync.ts'
import { type CatalogFile, fileSize } from './catalog-file.ts'
import { Changes } from './changes.tsx'
import { closeFile, useOpenedFile } from './store.ts'
import { useDryRun } from './use-dry-run.ts'

/** First only looked at, then loaded. */
export function CatalogSheet({ file }: { readonly file: CatalogFile }) {
  const t = useT()
  const { code } = useLanguage()
  const { data } = useLoad(useBots)
  const { busy } = useOpenedFile()
  const [picked, setPicked] = useState<string | null>(null)
  const [mode, setMode] = useState<SyncMode>('replace')
  const bots = data?.bots ?? []
  // With one bot there is nothing to choose.
  const bot = picked ?? (bots.length === 1 ? (bots[0]?.id ?? '') : '')
  const look = useDryRun(file.text, bot, mode)
  const usable = look.result !== null && look.result.received > look.result.rejected
  const load = async () => {
    useOpenedFile.setState({ busy: true })
    try {
      const result = await rpc('catalog.upload', { bot_id: bot, body: file.text, mode })
      closeFile()
      tell(loadedWords(result), undefined, { label: translate('files.try'), path: '/try' })
    } catch (error) {
      useOpenedFile.setState({ busy: false })
      tellProblem(error)
    }
  }
  return (
    <Sheet
      open
      title={t('files.title')}
      hint={t('files.hint')}
      onClose={() => !busy && closeFile()}
      footer={
        <>
          <Button disabled={busy} onClick={closeFile}>
            {t('act.cancel')}
          </Button>
          <Button
            look="primary"
            disabled={!usable}
            busy={busy && t('files.loading')}
            onClick={() => void load()}
          >
            {t('files.load')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-medium">{t('files.file')}</p>
          <p className="break-all">
            {file.name} <span className="text-quiet">· {fileSize(file.sizeBytes, code)}</span>
          </p>
        </div>
        {data && bots.length === 0 ? (
          <NoBot />
        ) : (
          <>
            <Field label={t('files.bot')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={bot}
                  disabled={busy}
                  onChange={(event) => setPicked(event.target.value)}
                >
                  {bots.length !== 1 && <option value="">{t('files.choose_bot')}</option>}
                  {bots.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <ModeChoice mode={mode} onChange={setMode} />
          </>
        )}
        {look.result && look.result.mode !== mode && (
          <Notice tone="info">{t(`files.file_says.${look.result.mode}`)}</Notice>
        )}
        {look.problem && <ProblemView problem={look.problem} />}
        {bot !== '' && !look.problem && <Changes result={look.result} />}
      </div>
    </Sheet>
  )
}

export function ModeChoice(props: { readonly mode: SyncMode; readonly onChange: (mode: SyncMode) => void }) {
  const t = useT()
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="font-medium">{t('files.mode')}</p>
      <Choice
        label={t('files.mode')}
        value={props.mode}
        options={syncModes.map((value) => ({ value, label: t(`files.modes.${value}`) }))}
        onChange={props.onChange}
      />
      <p className="text-meta text-quiet">{t(`files.mode_hints.${props.mode}`)}</p>
    </div>
  )
}

function NoBot() {
  const t = useT()
  const make = () => {
    closeFile()
    navigate('/bots')
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="info">{t('files.no_bot')}</Notice>
      <Button onClick={make}>{t('files.make_bot')}</Button>
    </div>
  )
}

function loadedWords({ received, rejected }: SyncResult): string {
  const loaded = translate('files.loaded', { count: received - rejected })
  return rejected === 0 ? loaded : `${loaded} ${translate('files.left_out', { count: rejected })}`
}
