import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { type SyncMode, syncModes } from '#shared/schemas/sync.ts'

/** What becomes of products that are not in the file. */
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
