import { MoreHorizontal, Pencil, PlugZap, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Connection } from '#shared/schemas/connection.ts'
import { Fact } from './row.tsx'
import { TestResult } from './test-result.tsx'

export function ConnectionCard({ connection }: { readonly connection: Connection }) {
  const t = useT()
  const [testing, setTesting] = useState(false)
  const { id, name, base_url, widget_base_url, bot_id, last_test } = connection
  const test = async () => {
    setTesting(true)
    await rpc('connections.test', { connection_id: id }).catch(showProblem)
    setTesting(false)
  }
  return (
    <Card
      title={name}
      hint={<span className="break-all">{base_url}</span>}
      act={
        <Menu
          items={[
            {
              label: t('act.edit'),
              icon: Pencil,
              onSelect: () => navigate(`/settings/connections/${id}`),
            },
            { label: t('act.remove'), icon: Trash2, danger: true, onSelect: () => void remove(connection) },
          ]}
        >
          <IconButton icon={MoreHorizontal} label={`${t('act.more')}: ${name}`} />
        </Menu>
      }
    >
      <div className="flex flex-col gap-4">
        <dl className="grid grid-cols-[2fr_1fr_1fr] gap-x-6 gap-y-3">
          <Fact label={t('connections.bot_id')}>{bot_id}</Fact>
          <Fact label={t('connections.api_key')}>
            <KeptKey secret={connection.api_key} />
          </Fact>
          <Fact label={t('connections.sync_key')}>
            <KeptKey secret={connection.sync_key} />
          </Fact>
          {widget_base_url && <Fact label={t('connections.widget_base_url')}>{widget_base_url}</Fact>}
        </dl>
        {last_test && <TestResult test={last_test} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={PlugZap} busy={testing && t('connections.testing')} onClick={() => void test()}>
            {t('connections.test')}
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-meta text-quiet">
            {connection.api_key ? t('connections.test_note') : !last_test && t('connections.never_tested')}
          </p>
        </div>
      </div>
    </Card>
  )
}

function KeptKey({ secret }: { readonly secret: Connection['api_key'] }) {
  const t = useT()
  if (!secret) return <span className="text-quiet">{t('connections.no_key')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="font-mono text-meta">••••{secret.last4}</span>
      {!secret.readable && <Status tone="warn">{t('connections.unreadable_short')}</Status>}
    </span>
  )
}

async function remove({ id, name }: Connection): Promise<void> {
  try {
    await rpc('connections.remove', { connection_id: id })
    showToast(translate('connections.removed', { name }), () =>
      rpc('connections.restore', { connection_id: id }),
    )
  } catch (error) {
    showProblem(error)
  }
}
