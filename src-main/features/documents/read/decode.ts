/** Text as the usual programs save it: UTF-8, UTF-16 with its mark, what a page says of itself, else the old Windows way. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(saidCharset(bytes) ?? 'windows-1252').decode(bytes)
  }
}

const charset = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i
const headBytes = 2048

function saidCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes))
  const said = charset.exec(head)?.[1]?.toLowerCase()
  if (said === undefined || said === 'utf-8') return null
  try {
    return new TextDecoder(said).encoding
  } catch {
    return null
  }
}
