import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type Column<T> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: T) => ReactNode
  readonly align?: 'right'
}

type TableProps<T> = {
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  /** The key of the row that is open beside it; rows are then links as a whole (`after:absolute after:inset-0`). */
  readonly chosen?: string | null
}

export function Table<T>({ label, columns, rows, keyOf, chosen }: TableProps<T>) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-meta text-quiet">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx('px-4 py-2 font-medium', column.align && 'text-right')}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={cx(
                'border-b border-line last:border-0',
                chosen !== undefined && 'relative hover:bg-hover',
                keyOf(row) === chosen && 'bg-hover',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx('px-4 py-2.5 align-middle', column.align && 'text-right tabular-nums')}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
