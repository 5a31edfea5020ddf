/** The values of a cell that holds several: tags, colours. */
export function splitList(text: string, separator: string | null): string[] {
  const parts = separator ? text.split(separator) : text.split(listMark(text))
  const kept = parts.map((part) => part.trim()).filter((part) => part !== '')
  return [...new Set(kept)]
}

function listMark(text: string): string | RegExp {
  if (text.includes('|')) return '|'
  if (text.includes(';')) return ';'
  if (text.includes('\n')) return '\n'
  return ','
}
