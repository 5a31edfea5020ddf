import { csvFile, csvLine } from '#main/lib/csv/csv-writer.ts'
import { faultText } from '#shared/faults/text.ts'
import type { RowFault } from '../history/repository.ts'

const head = ['row', 'column', 'id', 'severity', 'message'] as const

/** A line a fault; where not all were kept, the last one says so. */
export function faultsCsv(faults: Iterable<RowFault>, total: number): string {
  const lines = [head.join(',')]
  for (const fault of faults) {
    const { row, column, id, severity } = fault
    lines.push(csvLine([row, column, id, severity, faultText(fault)]))
  }
  const listed = lines.length - 1
  if (listed < total) lines.push(csvLine(['', '', '', '', `and ${total - listed} more that were not kept`]))
  return csvFile(lines)
}
