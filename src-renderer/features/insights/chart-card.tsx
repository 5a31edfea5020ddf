import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'

export type ChartTable = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

type ChartCardProps = {
  readonly title: string
  readonly hint?: string
  readonly table: ChartTable
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing with its numbers behind it. */
export function ChartCard({ title, hint, table, className, children }: ChartCardProps) {
  const t = useT()
  const [isTable, setIsTable] = useState(false)
  return (
    <Card
      title={title}
      hint={hint}
      className={cx('min-w-0', className)}
      act={
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'insights.as_chart' : 'insights.as_table', { title })}
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        />
      }
    >
      {isTable ? <Numbers title={title} table={table} /> : children}
    </Card>
  )
}

function Numbers({ title, table }: { readonly title: string; readonly table: ChartTable }) {
  return (
    // Reached by the keyboard too, as it scrolls.
    <section tabIndex={0} aria-label={title} className="max-h-80 overflow-auto">
      <table aria-label={title} className="w-full border-collapse text-left text-meta">
        <thead>
          <tr className="border-b border-line text-quiet">
            {table.head.map((name, at) => (
              <th key={name} scope="col" className={cx('py-1.5 pr-3 font-medium', at > 0 && 'text-right')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]} className="border-b border-line last:border-0">
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={table.head[at]} scope="row" className="py-1.5 pr-3 font-normal break-words">
                    {cell}
                  </th>
                ) : (
                  <td key={table.head[at]} className="py-1.5 pr-3 text-right tabular-nums">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
