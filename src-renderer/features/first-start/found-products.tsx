import { useMemo, useState } from 'react'
import { currentBot } from '#renderer/features/bots/index.ts'
import { nightly, openAsSource, rememberedMapping } from '#renderer/features/imports/index.ts'
import { ProductCard } from '#renderer/features/playground/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Preview, Run } from '#shared/schemas/source.ts'
import { useDraft } from './draft.ts'
import { ImportRun } from './import-run.tsx'
import { ensureBot, placeOf } from './store.ts'

type FoundProps = {
  readonly path: string
  readonly isWeb: boolean
  readonly file: File | string | null
  readonly onOther: () => void
}

/** What a file holds, before anything is done with it, and then how it is read in. */
export function FoundProducts({ path, isWeb, file, onOther }: FoundProps) {
  const t = useT()
  const [turn, setTurn] = useState(0)
  const [run, setRun] = useState<Run | null>(null)
  const [starting, setStarting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more for the same
  const ask = useMemo(() => {
    const bot = currentBot()
    const target = bot ? { target: { kind: 'bot' as const, bot_id: bot.id } } : {}
    const { currency } = placeOf(useDraft.getState().place)
    return () => rpc('sources.preview', { path, asker: 'first-start', currency, ...target })
  }, [path, turn])
  const { found, problem, looking } = useDebouncedQuery(ask)
  if (run) return <ImportRun run={run} onOther={onOther} />
  const start = async (preview: Preview) => {
    setStarting(true)
    try {
      setRun(await startImport(path, isWeb, preview))
    } catch (error) {
      showProblem(error)
    }
    setStarting(false)
  }
  const other = <Button onClick={onOther}>{t('first_start.other_way')}</Button>
  const openEditor = () => (file === null ? navigate('/imports/new') : openAsSource(file))
  if (problem)
    return (
      <div className="flex flex-col items-start gap-3">
        <ProblemView problem={problem} onRetry={() => setTurn(turn + 1)} />
        {other}
      </div>
    )
  if (!found)
    return (
      <p role="status" className="text-quiet">
        {t(isWeb ? 'first_start.fetching' : 'catalogs.looking')}
      </p>
    )
  const { counts, faults, products } = found
  const ofFile = faults.filter(({ row }) => row === null)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-medium">
        {t('first_start.found', { count: counts.products })}
      </p>
      {products.length > 0 && (
        <ul aria-label={t('tester.products')} className="flex gap-3 overflow-hidden">
          {products.slice(0, 3).map((product) => (
            <ProductCard key={`${product.id} ${product.row}`} product={product} />
          ))}
        </ul>
      )}
      {(ofFile.length > 0 || counts.rejected > 0) && (
        <Notice tone={counts.products === 0 ? 'bad' : 'info'}>
          {ofFile.map((fault) => (
            <p key={fault.message}>{faultText(fault)}</p>
          ))}
          {counts.rejected > 0 && <p>{t('first_start.left_out', { count: counts.rejected })}</p>}
          <Faults faults={faults} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {counts.products > 0 && (
          <Button
            look="primary"
            disabled={looking}
            busy={starting && t('act.saving')}
            onClick={() => void start(found)}
          >
            {t('first_start.import', { count: counts.products })}
          </Button>
        )}
        {other}
        {!isWeb && (
          <Button look="quiet" onClick={openEditor}>
            {t('first_start.choose_columns')}
          </Button>
        )}
      </div>
    </div>
  )
}

const shownFaults = 3

/** The first few, by their rows; the import's own page has all of them. */
function Faults({ faults }: { readonly faults: Preview['faults'] }) {
  const t = useT()
  const ofRows = faults.filter(({ row, severity }) => row !== null && severity === 'error')
  return (
    <ul className="list-disc pl-5">
      {ofRows.slice(0, shownFaults).map((fault) => (
        <li key={`${fault.row} ${fault.column} ${fault.message}`}>
          {t('first_start.row', { row: fault.row ?? 0 })} {faultText(fault)}
        </li>
      ))}
    </ul>
  )
}

/** What renews itself at its address is fetched again each night; a copy stays as it is. */
async function startImport(path: string, isWeb: boolean, preview: Preview): Promise<Run> {
  const bot = await ensureBot()
  const source = await rpc('sources.create', {
    path,
    target: { kind: 'bot', bot_id: bot.id },
    mapping: rememberedMapping(null, preview),
    schedule: { cron: isWeb ? nightly : null, timezone: bot.timezone, watch: false },
  })
  return rpc('sources.run', { source_id: source.id })
}
