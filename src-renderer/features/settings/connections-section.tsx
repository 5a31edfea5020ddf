import { Plug } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Empty } from '#renderer/ui/empty.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { AddableSection } from './addable-section.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionSheet } from './connection-sheet.tsx'
import { useConnections } from './store.ts'

/** `item` is the rest of the address: `new`, or the connection that is being changed. */
export function ConnectionsSection({ item }: { readonly item: string | undefined }) {
  const t = useT()
  const loaded = useLoad(useConnections)
  return (
    <AddableSection
      title={t('connections.title')}
      hint={t('connections.hint')}
      add={t('connections.add')}
      addPath="/settings/connections/new"
      loaded={loaded}
    >
      {(data) => <List {...data} item={item} />}
    </AddableSection>
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
