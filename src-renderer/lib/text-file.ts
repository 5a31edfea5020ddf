/** Enough of a browser's File to be read. */
export type GivenFile = { readonly name: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }

/** Spreadsheets still save as they did thirty years ago: what is no UTF-8 is read as the Western European Windows. */
export async function readTextFile(file: GivenFile): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** "leaflet.PDF" → "pdf" */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
