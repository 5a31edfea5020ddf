import { useT } from '#renderer/i18n/index.ts'
import { CopyButton } from '#renderer/ui/copy.tsx'

/** An address or a path one may want elsewhere. */
export function CopyLine({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useT()
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-control border border-line bg-sunken py-0.5 pr-0.5 pl-3">
      <span className="min-w-0 flex-1 py-1 font-mono text-meta break-all">{text}</span>
      <CopyButton text={text} label={label ?? t('settings.address.copy_url', { url: text })} />
    </div>
  )
}
