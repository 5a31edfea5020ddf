/** Hands a text to the browser as a file to keep. */
export function download(fileName: string, text: string): void {
  const type = types[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'text/plain'
  keep(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** The same with bytes. */
export function downloadBytes(fileName: string, bytes: Uint8Array<ArrayBuffer>): void {
  keep(fileName, new Blob([bytes], { type: 'application/octet-stream' }))
}

function keep(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  vcf: 'text/vcard',
}
const keptMs = 60_000
