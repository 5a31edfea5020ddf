import { FileUp } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { CatalogCopy } from '#shared/schemas/source.ts'
import { choose } from './open-as-source.ts'

/** The place to upload a file to, and what lies there. */
export function CopyPart({ copy }: { readonly copy: CatalogCopy | null }) {
  const t = useT()
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-control border border-dashed border-line-strong px-4 py-4">
        <p className="min-w-0 break-words">{copy ? <CopyWords copy={copy} /> : t('catalogs.copy_none')}</p>
        <Button look={copy ? 'plain' : 'primary'} icon={FileUp} onClick={() => chooseFile(choose)}>
          {t('catalogs.choose_file')}
        </Button>
      </div>
      <p className="mt-1.5 text-meta text-quiet">{t('catalogs.copy_hint')}</p>
    </div>
  )
}

/** "A copy of products.csv, uploaded 5 minutes ago". */
export function CopyWords({ copy: { file_name: name, brought_at } }: { readonly copy: CatalogCopy }) {
  const t = useT()
  if (brought_at === null) return t('catalogs.copy_gone', { name })
  return (
    <>
      {t('catalogs.copy_of', { name })} <Time at={brought_at} />
    </>
  )
}
