type Row = { readonly isHead: boolean; readonly cells: readonly string[] }

/** Each row so that it can be read alone: "Country: Austria; Price: 8.90 €", or its cells side by side. */
export function rowsToLines(rows: readonly Row[]): string[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...others] = filled
  if (!first) return []
  const isLabelled = others.length > 0 && first.cells.length > 1 && (first.isHead || looksLikeHead(filled))
  if (!isLabelled) return filled.map(({ cells }) => cells.filter(Boolean).join(' – '))
  return others.map(({ cells }) =>
    cells
      .map((cell, column) => {
        const label = first.cells[column] ?? ''
        return cell === '' || label === '' ? cell : `${label}: ${cell}`
      })
      .filter(Boolean)
      .join('; '),
  )
}

/** Word does not mark heads: names without figures above rows with figures are heads. */
function looksLikeHead(rows: readonly Row[]): boolean {
  const [first, ...others] = rows
  if (!first || others.length < 2 || first.cells.some((cell) => cell === '' || /\d/.test(cell))) return false
  return others.filter(({ cells }) => cells.some((cell) => /\d/.test(cell))).length > others.length / 2
}
