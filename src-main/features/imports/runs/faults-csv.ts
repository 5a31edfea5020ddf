import { csvFile, csvLine } from '#main/lib/csv/csv-writer.ts'
import type { RowFault } from '#shared/schemas/source.ts'

const head = ['row', 'column', 'id', 'severity', 'message'] as const

/** A line a fault; where not all were kept, the last one says so. */
export function faultsCsv(faults: Iterable<RowFault>, total: number): string {
  const lines = [head.join(',')]
  for (const fault of faults) lines.push(csvLine(head.map((name) => fault[name])))
  const listed = lines.length - 1
  if (listed < total) lines.push(csvLine(['', '', '', '', `and ${total - listed} more that were not kept`]))
  return csvFile(lines)
}
