/** Other wordings in one cell: each in a line, or divided by | or ;, or as a list of JSON. */
export function readAlternatives(cell: string): string[] {
  const text = cell.trim()
  if (text === '') return []
  if (text.startsWith('[')) {
    const list = jsonList(text)
    if (list) return list
  }
  const divider = text.includes('\n') ? /\r?\n/ : text.includes('|') ? '|' : ';'
  return text
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** In lines where they come back as they are, else as JSON. */
export function writeAlternatives(alternatives: readonly string[]): string {
  const lines = alternatives.join('\n')
  const again = readAlternatives(lines)
  const isSame =
    again.length === alternatives.length && again.every((one, index) => one === alternatives[index])
  return isSame ? lines : JSON.stringify(alternatives)
}

function jsonList(text: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every((one) => typeof one === 'string') ? parsed : null
  } catch {
    return null
  }
}
