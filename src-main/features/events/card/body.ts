import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import type { HeaderOf } from './event-type.ts'
import { isShownOtherwise, type KeepsText, parseJson } from './numbers.ts'

/** What came, made readable as far as it is: `text` null where the bytes are none, `payload` undefined where it is no JSON. */
export type ReadBody = { readonly text: string | null; readonly payload: unknown; readonly isJson: boolean }

/** A small body may unpack to anything: what would be too much to send as it is, is not looked into. */
const maxUnpacked = 1024 * 1024

const unpackers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: maxUnpacked }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: maxUnpacked }),
  // Both are sent under this name.
  deflate: (bytes) =>
    ((bytes[0] ?? 0) & 0x0f) === 8
      ? inflateSync(bytes, { maxOutputLength: maxUnpacked })
      : inflateRawSync(bytes, { maxOutputLength: maxUnpacked }),
}

export function readBody(
  bytes: Uint8Array,
  header: HeaderOf = () => undefined,
  keepsText: KeepsText = isShownOtherwise,
): ReadBody {
  const text = readText(bytes, header)
  if (text === null) return { text, payload: undefined, isJson: false }
  try {
    return { text, payload: parseJson(text, keepsText), isJson: true }
  } catch {
    return {
      text,
      payload: isForm(header('content-type'), text) ? formFields(text, keepsText) : undefined,
      isJson: false,
    }
  }
}

export function readText(bytes: Uint8Array, header: HeaderOf): string | null {
  return textOfBytes(unpacked(bytes, header('content-encoding')), header('content-type'))
}

function unpacked(bytes: Uint8Array, encoding: string | undefined): Uint8Array {
  const name = encoding?.trim().toLowerCase().replace(/^x-/, '') ?? ''
  const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined
  try {
    return unpack ? unpack(bytes) : bytes
  } catch {
    return bytes
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOfBytes(bytes: Uint8Array, contentType: string | undefined): string | null {
  try {
    // The decoder leaves a byte order mark out.
    return utf8.decode(bytes)
  } catch {
    return inItsCharset(bytes, contentType)
  }
}

function inItsCharset(bytes: Uint8Array, contentType: string | undefined): string | null {
  const [, charset] = /;\s*charset="?([\w.:-]+)/i.exec(contentType ?? '') ?? []
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null
  try {
    const name = mark ?? charset
    return name === undefined ? null : new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isForm(contentType: string | undefined, text: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(contentType ?? '') && text.length > 0
}

const maxFields = 500
const maxName = 200

/** `lead[email]=…` is a field of `lead`; a field whose value is JSON, as some send it, is parsed. */
function formFields(text: string, keepsText: KeepsText): unknown {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text.split('&', maxFields).join('&'))) {
    const keys = name
      .slice(0, maxName)
      .split(/\[|\]\[?/)
      .filter((key, index) => key !== '' || index === 0)
    let place = root
    for (const key of keys.slice(0, -1)) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined
      if (typeof inner === 'object' && inner !== null) place = inner as Record<string, unknown>
      else place = own(place, key, {})
    }
    own(place, keys.at(-1) ?? name, jsonOr(value, keepsText))
  }
  const { payload } = root
  return typeof payload === 'object' && payload !== null ? payload : root
}

/** As a field of its own, whatever its name: `__proto__` too. */
function own<T>(place: Record<string, unknown>, key: string, value: T): T {
  Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true })
  return value
}

function jsonOr(value: string, keepsText: KeepsText): unknown {
  if (!/^\s*[[{]/.test(value)) return value
  try {
    return parseJson(value, keepsText)
  } catch {
    return value
  }
}
