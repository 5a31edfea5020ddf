/** For a spreadsheet: with a BOM, so that it recognizes UTF-8, and no cell is ever a formula. */
export function csvText(head: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [head.join(',')]
  for (const row of rows) lines.push(csvLine(row))
  return csvFile(lines)
}

export type CsvValue = string | number | boolean | null

export function csvLine(row: readonly CsvValue[]): string {
  return row.map(cell).join(',')
}

/** For exports that write their lines a few at a time. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = isFormula(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * What a spreadsheet would compute, also behind blanks. "+49 30 1234567" and "-5.00" are numbers and stay as they are, so that
 * phones can be used; "+49-30-1234567" would be a sum. A cell that has apostrophes before it already gets one more.
 */
function isFormula(value: string): boolean {
  return /^['\s]*[=@\t\r]/.test(value) || (/^['\s]*[+-]/.test(value) && !/^['\s]*[+-][\d ().]+$/.test(value))
}

/** The value of a cell as it was before it was written by us. */
export function readCell(text: string): string {
  return text.startsWith("'") && isFormula(text) ? text.slice(1) : text
}
