import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { fieldName } from '#renderer/lib/product-field.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Table } from '#renderer/ui/table.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { RowFault, Run } from '#shared/schemas/source.ts'

const pageSize = 50

/** All that was wrong with the rows of a run, a page at a time, or as a file for a spreadsheet. */
export function RunFaults({ run }: { readonly run: Run }) {
  const t = useT()
  const [offset, setOffset] = useState(0)
  const { found } = useDebouncedQuery(
    useMemo(() => () => rpc('runs.errors', { run_id: run.id, limit: pageSize, offset }), [run.id, offset]),
  )
  if (!found || found.total === 0) return null
  const exportAll = async () => {
    try {
      const { file_name, text } = await rpc('runs.exportErrors', { run_id: run.id })
      download(file_name, text)
    } catch (error) {
      showProblem(error)
    }
  }
  const last = offset + found.faults.length
  return (
    <Card
      title={t('catalogs.faults', { count: found.total })}
      hint={t('catalogs.faults_hint')}
      act={
        <Button icon={Download} onClick={() => void exportAll()}>
          {t('catalogs.export')}
        </Button>
      }
    >
      <FaultTable faults={found.faults} />
      {found.total > pageSize && (
        <div className="mt-3 flex items-center justify-end gap-3">
          <span role="status" className="text-meta text-quiet">
            {t('catalogs.part', { first: offset + 1, last, total: found.total })}
          </span>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            {t('catalogs.before')}
          </Button>
          {/* More than a person fixes are only counted. */}
          <Button
            disabled={last >= found.total || found.faults.length < pageSize}
            onClick={() => setOffset(offset + pageSize)}
          >
            {t('catalogs.after')}
          </Button>
        </div>
      )}
    </Card>
  )
}

export function FaultTable({ faults }: { readonly faults: readonly RowFault[] }) {
  const t = useT()
  const rows = useMemo(() => faults.map((fault, no) => ({ ...fault, no })), [faults])
  return (
    <Table
      label={t('catalogs.faults_label')}
      rows={rows}
      keyOf={({ no }) => String(no)}
      columns={[
        { id: 'row', title: t('catalogs.row'), align: 'right', cell: ({ row }) => row ?? '–' },
        {
          id: 'column',
          title: t('catalogs.column'),
          cell: ({ column }) => (
            <span className="text-meta break-all">{column ? fieldName(column) : '–'}</span>
          ),
        },
        {
          id: 'message',
          title: t('catalogs.what'),
          cell: ({ code, params, id }) => (
            <>
              <span className="break-words">{faultText({ code, params })}</span>
              {id && <span className="block font-mono text-meta break-all text-quiet">{id}</span>}
            </>
          ),
        },
        {
          id: 'severity',
          title: '',
          cell: ({ severity }) => (
            <Status tone={severity === 'error' ? 'bad' : 'warn'}>
              {t(`catalogs.severities.${severity}`)}
            </Status>
          ),
        },
      ]}
    />
  )
}
