import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { Run } from '#shared/schemas/source.ts'
import { cancelRun, useProgressOf } from './store.ts'
import type { Upload } from './use-upload.ts'
import { leftWords, progressWords } from './words.ts'

/** How far a run is, and a way to end it. */
export function Progress({ run }: { readonly run: Run }) {
  const t = useT()
  const progress = useProgressOf(run)
  return (
    <Way
      doing={t(`catalogs.phases.${progress?.phase ?? 'waiting'}`)}
      words={progress ? progressWords(progress) : ''}
      percent={progress?.percent ?? null}
      onCancel={() => void cancelRun(run)}
    />
  )
}

type UploadProgressProps = { readonly uploading: Upload; readonly onCancel: () => void }

/** How much of a file is here. */
export function UploadProgress({ uploading, onCancel }: UploadProgressProps) {
  const t = useT()
  const { code } = useLanguage()
  const { name, bytes, sent, startedMs } = uploading
  const seconds = (Date.now() - startedMs) / 1000
  const words = [
    t('catalogs.uploaded_part', { sent: fileSize(sent, code), all: fileSize(bytes, code) }),
    // The first moments say little.
    sent > 0 && seconds > 1 && leftWords(Math.ceil((seconds * (bytes - sent)) / sent)),
  ]
  return (
    <Way
      doing={t('catalogs.uploading', { name })}
      words={bytes > 0 ? words.filter(Boolean).join(' · ') : ''}
      percent={bytes > 0 ? (sent / bytes) * 100 : null}
      onCancel={onCancel}
    />
  )
}

type WayProps = {
  readonly doing: string
  readonly words: string
  readonly percent: number | null
  readonly onCancel: () => void
}

function Way({ doing, words, percent, onCancel }: WayProps) {
  const t = useT()
  return (
    <div className="flex items-center gap-4 rounded-control bg-sunken px-4 py-3">
      <div className="min-w-0 flex-1">
        {/* Only what it is doing is read out: numbers that run would drown everything else. */}
        <p role="status" className="break-words">
          {doing}
        </p>
        <p className="mb-1.5 min-h-5 text-meta text-quiet tabular-nums">{words}</p>
        <div
          role="progressbar"
          aria-label={doing}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent === null ? {} : { 'aria-valuenow': Math.floor(percent) })}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent ?? 0}%` }} />
        </div>
      </div>
      <Button onClick={onCancel}>{t('act.cancel')}</Button>
    </div>
  )
}
