import { FileUp } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { Button } from '#renderer/ui/button.tsx'

type FileFieldProps = {
  readonly name: string | null
  readonly hint: string
  readonly endings: readonly string[]
  readonly onFile: (file: File) => void
}

/** Chosen here or dropped anywhere on the window. */
export function FileField({ name, hint, endings, onFile }: FileFieldProps) {
  const t = useT()
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong/60 px-6 py-8 text-center">
      <FileUp aria-hidden className="size-6 text-quiet" strokeWidth={1.5} />
      <p className={name ? 'font-medium break-all' : 'text-quiet'}>{name ?? t('knowledge.drop_or_choose')}</p>
      <Button onClick={() => chooseFile(onFile, endings)}>
        {t(name ? 'knowledge.choose_other' : 'knowledge.choose_file')}
      </Button>
      <p className="text-meta text-quiet">{hint}</p>
    </div>
  )
}
