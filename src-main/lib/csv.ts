/** For a spreadsheet: with a BOM, so that it takes the letters for what they are, and no cell is ever a formula. */
export function csvText(head: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [head.join(',')]
  for (const row of rows) lines.push(csvLine(row))
  return csvFile(lines)
}

export type CsvValue = string | number | boolean | null

export function csvLine(row: readonly CsvValue[]): string {
  return row.map(cell).join(',')
}

/** For those who make their lines a few at a time. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  // Spreadsheets compute what begins like this, also behind blanks.
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
