/** Hands a text to the browser as a file to keep. */
export function download(fileName: string, text: string): void {
  const type = fileName.endsWith('.json') ? 'application/json' : 'text/csv'
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const keptMs = 60_000
