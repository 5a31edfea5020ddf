import type { RowFault } from '#shared/schemas/source.ts'

const head = ['row', 'column', 'id', 'severity', 'message'] as const

/** For a spreadsheet: with a BOM, so that it takes the letters for what they are, and no cell is ever a formula. */
export function faultsCsv(faults: Iterable<RowFault>, total: number): string {
  const lines = [head.join(',')]
  for (const fault of faults) lines.push(head.map((name) => cell(fault[name])).join(','))
  const listed = lines.length - 1
  if (listed < total)
    lines.push(['', '', '', '', cell(`and ${total - listed} more that were not kept`)].join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // Spreadsheets compute what begins like this, also behind blanks.
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
