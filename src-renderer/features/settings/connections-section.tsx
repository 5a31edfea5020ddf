import { Plug, Plus } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionSheet } from './connection-sheet.tsx'
import { useConnections } from './store.ts'

const newPath = '/settings/connections/new'

/** `item` is the rest of the address: `new`, or the connection that is being changed. */
export function ConnectionsSection({ item }: { readonly item: string | undefined }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(useConnections)
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 className="font-semibold">{t('connections.title')}</h2>
          <p className="text-meta text-quiet">{t('connections.hint')}</p>
        </div>
        <Button look="primary" icon={Plus} onClick={() => navigate(newPath)}>
          {t('connections.add')}
        </Button>
      </div>
      {data ? (
        <List {...data} item={item} />
      ) : problem ? (
        <ProblemView problem={problem} onRetry={refresh} />
      ) : (
        <Skeleton>
          <Bone className="h-40 rounded-card" />
        </Skeleton>
      )}
    </>
  )
}

type ListProps = CallOutput<'connections.list'> & { readonly item: string | undefined }

function List({ connections, protection, item }: ListProps) {
  const t = useT()
  const chosen = connections.find(({ id }) => id === item) ?? null
  return (
    <>
      {item !== undefined && item !== 'new' && !chosen && (
        <Notice tone="warn">{t('connections.gone')}</Notice>
      )}
      {connections.length === 0 && (
        <Empty icon={Plug} title={t('connections.empty_title')} text={t('connections.empty_text')} />
      )}
      {connections.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} />
      ))}
      <p className="text-meta text-quiet">{t(`connections.kept_${protection}`)}</p>
      {(item === 'new' || chosen) && (
        <ConnectionSheet key={item} connection={chosen} protection={protection} />
      )}
    </>
  )
}
