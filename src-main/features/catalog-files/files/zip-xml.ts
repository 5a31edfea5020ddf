import { createXmlReader, type XmlEvents } from './xml-parser.ts'
import type { Zip } from './zip.ts'

/** Names without their prefix: writers differ in whether and how they prefix. */
export function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

export function localAttribute(
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const own = attributes[name]
  if (own !== undefined) return own
  for (const key in attributes) if (localName(key) === name) return attributes[key]
  return undefined
}

/** Reads one part of a spreadsheet; after each piece the caller may take what was found, or stop. */
export async function* readPart(
  zip: Zip,
  name: string,
  events: XmlEvents,
  path: string,
): AsyncGenerator<number> {
  const reader = createXmlReader(events, path)
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of zip.read(name)) {
    bytes += chunk.length
    reader.push(decoder.decode(chunk, { stream: true }))
    yield bytes
  }
  if (bytes === 0) return
  reader.push(decoder.decode())
  reader.end()
  yield bytes
}

export async function readWhole(zip: Zip, name: string, events: XmlEvents, path: string): Promise<void> {
  for await (const _ of readPart(zip, name, events, path));
}
