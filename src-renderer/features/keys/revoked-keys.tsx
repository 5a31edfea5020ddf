import { useT } from '#renderer/i18n/index.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { Table } from '#renderer/ui/table.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { ApiKey } from '#shared/schemas/key.ts'
import { shortSecret } from './quota.ts'

export function RevokedKeys({ keys }: { readonly keys: readonly ApiKey[] }) {
  const t = useT()
  const title = t('keys.revoked_keys', { count: keys.length })
  return (
    <Fold title={title}>
      <Table
        label={title}
        rows={keys}
        keyOf={(key) => key.id}
        columns={[
          { id: 'name', title: t('keys.name'), cell: (key) => key.name },
          {
            id: 'secret',
            title: t('keys.key'),
            cell: (key) => <code className="font-mono text-meta">{shortSecret(key)}</code>,
          },
          { id: 'created', title: t('keys.created'), cell: (key) => <Time at={key.created_at} /> },
          {
            id: 'revoked',
            title: t('keys.revoked_at'),
            cell: (key) => key.revoked_at && <Time at={key.revoked_at} />,
          },
        ]}
      />
    </Fold>
  )
}
