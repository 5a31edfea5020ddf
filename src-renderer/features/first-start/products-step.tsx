import { Clock, FileUp, Globe, type LucideIcon, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useCurrentBot } from '#renderer/features/bots/index.ts'
import { pathOrFile, UploadProgress, useUpload } from '#renderer/features/imports/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { FoundProducts } from './found-products.tsx'
import { goOn, StepCard } from './step-card.tsx'
import { ensureBot, firstProducts, loadDemo } from './store.ts'
import { WebAddress } from './web-address.tsx'

/** A file that is here, or an address that is fetched. */
type Place = { readonly path: string; readonly isWeb: boolean; readonly file: File | string | null }

export function ProductsStep() {
  const t = useT()
  const bot = useCurrentBot()
  const { data: products } = useLoad(firstProducts(bot?.id ?? ''))
  const [way, setWay] = useState<'web' | 'demo' | 'later' | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [chosen, setChosen] = useState<File | string | null>(null)
  const { uploading, upload, cancel } = useUpload(({ path }) =>
    setPlace({ path, isWeb: false, file: chosen }),
  )
  const take = (file: File) => {
    setWay(null)
    setChosen(pathOrFile(file))
    upload(pathOrFile(file))
  }
  const doing = async (what: 'demo' | 'later', act: () => Promise<unknown>) => {
    setWay(what)
    await act()
      .then(() => goOn('products'))
      .catch(showProblem)
    setWay(null)
  }
  const count = products?.total ?? 0
  const reset = () => setPlace(null)
  return (
    <StepCard
      step="products"
      act={
        count > 0 && (
          <Button look="primary" onClick={() => goOn('products')}>
            {t('first_start.continue')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {count > 0 && (
          <Notice tone="good">{t('first_start.has_products', { count, bot: bot?.name ?? '' })}</Notice>
        )}
        {uploading && <UploadProgress uploading={uploading} onCancel={cancel} />}
        {!uploading && place && (
          <FoundProducts
            key={place.path}
            path={place.path}
            isWeb={place.isWeb}
            file={place.file}
            onOther={reset}
          />
        )}
        {!uploading && !place && (
          <ul className="grid grid-cols-2 gap-3">
            <Way icon={FileUp} name="upload" onClick={() => chooseFile(take)} />
            <Way
              icon={Sparkles}
              name="demo"
              busy={way === 'demo'}
              onClick={() => void doing('demo', loadDemo)}
            />
            <Way icon={Globe} name="web" pressed={way === 'web'} onClick={() => setWay('web')} />
            <Way
              icon={Clock}
              name="later"
              busy={way === 'later'}
              onClick={() => void doing('later', ensureBot)}
            />
          </ul>
        )}
        {!uploading && !place && way === 'web' && (
          <WebAddress onTake={(path) => setPlace({ path, isWeb: true, file: null })} />
        )}
      </div>
    </StepCard>
  )
}

type WayProps = {
  readonly icon: LucideIcon
  readonly name: 'upload' | 'demo' | 'web' | 'later'
  readonly busy?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
}

function Way({ icon: Icon, name, busy = false, pressed, onClick }: WayProps) {
  const t = useT()
  return (
    <li>
      <button
        type="button"
        disabled={busy}
        aria-pressed={pressed}
        aria-describedby={`way-${name}`}
        onClick={onClick}
        className="flex h-full w-full items-start gap-3 rounded-card border border-line bg-surface p-4 text-left hover:bg-hover disabled:opacity-60 aria-pressed:border-accent"
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <span>
          <span className="block font-medium">
            {t(busy ? 'first_start.busy' : `first_start.ways.${name}`)}
          </span>
          <span id={`way-${name}`} className="block text-meta text-quiet">
            {t(`first_start.way_hints.${name}`)}
          </span>
        </span>
      </button>
    </li>
  )
}
