import sjson from 'secure-json-parse'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { problem } from '#shared/problem.ts'
import {
  broken,
  closeBrace,
  closeBracket,
  collectSteps,
  colon,
  comma,
  createWindow,
  newline,
  openBrace,
  openBracket,
  quote,
  requireSign,
} from './json-window.ts'

/** What a catalog body consists of: products one by one, and the fields beside them (`mode`). `line`: where each has its own. */
export type CatalogPart =
  | { readonly kind: 'item'; readonly value: unknown; readonly line?: number }
  | { readonly kind: 'broken item'; readonly fault: Fault; readonly line?: number }
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }

export type CatalogReader = {
  readonly push: (chunk: Uint8Array) => CatalogPart[]
  readonly end: () => CatalogPart[]
}

/**
 * Reads `[…]` or `{"products": […], …}` product by product: only the bytes of one product are held at a time, so a
 * catalog of any size takes the memory of its largest product. What stands between the products is checked here, each
 * product by the JSON parser. A list inside a larger file is read with `ignoreRest`: what follows its end is left alone.
 */
export function createJsonReader(options: { readonly ignoreRest?: boolean } = {}): CatalogReader {
  const window = createWindow()
  let expect: 'top' | 'key' | 'item' | 'after item' | 'after field' | 'nothing' = 'top'
  let first = true
  let wrapped = false
  let sawProducts = false
  let index = 0

  function step(final: boolean): CatalogPart | 'again' | 'more' {
    const byte = window.peek()
    if (byte === -1) return 'more'
    switch (expect) {
      case 'top':
        if (byte !== openBracket && byte !== openBrace) {
          const slice = window.value(final)
          if (slice === null) return 'more'
          parse(slice, fault('json_unreadable'))
          throw problem(
            'invalid_request',
            'The catalog must be a list of products, or an object with `products`.',
          )
        }
        window.skip()
        wrapped = byte === openBrace
        expect = wrapped ? 'key' : 'item'
        return 'again'
      case 'key':
        return readField(byte, final)
      case 'item':
        if (byte === closeBracket && first) return endOfItems()
        return readItem(final)
      case 'after item':
        if (byte === closeBracket) return endOfItems()
        separator(byte, comma)
        expect = 'item'
        return 'again'
      case 'after field':
        if (byte === closeBrace) window.skip()
        else separator(byte, comma)
        expect = byte === closeBrace ? 'nothing' : 'key'
        return 'again'
      case 'nothing':
        if (options.ignoreRest) return 'more'
        throw broken(fault('json_goes_on'))
    }
  }

  function readItem(final: boolean): CatalogPart | 'more' {
    const slice = window.value(final)
    if (slice === null) return 'more'
    first = false
    expect = 'after item'
    return { kind: 'item', value: parse(slice, fault('json_product_unreadable', { index: index++ })) }
  }

  function readField(byte: number, final: boolean): CatalogPart | 'again' | 'more' {
    if (byte === closeBrace && first) {
      window.skip()
      expect = 'nothing'
      return 'again'
    }
    if (byte !== quote) throw broken(fault('json_name_missing'))
    const start = window.mark()
    const nameSlice = window.value(final)
    if (nameSlice === null) return 'more'
    const name = String(parse(nameSlice, fault('json_name_unreadable')))
    const afterName = window.peek()
    if (afterName !== -1) separator(afterName, colon)
    const next = afterName === -1 ? -1 : window.peek()
    if (next === openBracket && name === 'products') {
      if (sawProducts) throw problem('invalid_request', 'The catalog has two lists named `products`.')
      window.skip()
      sawProducts = first = true
      expect = 'item'
      return 'again'
    }
    const slice = next === -1 ? null : window.value(final)
    if (slice === null) {
      window.back(start)
      return 'more'
    }
    first = false
    expect = 'after field'
    const value = parse(slice, fault('json_field_unreadable', { name }))
    if (name === 'products') throw problem('invalid_request', '`products` must be a list.')
    if (isPoison(name, value)) throw broken(fault('json_name_forbidden', { name }))
    return { kind: 'field', name, value }
  }

  function endOfItems(): 'again' {
    window.skip()
    first = false
    expect = wrapped ? 'after field' : 'nothing'
    return 'again'
  }

  function separator(byte: number, wanted: number): void {
    requireSign(byte, wanted, index)
    window.skip()
  }

  const run = (final: boolean): CatalogPart[] => collectSteps(() => step(final))

  return {
    push: (chunk) => {
      if (expect === 'nothing' && options.ignoreRest) return []
      return window.add(chunk) ? run(false) : []
    },
    end: () => {
      window.merge()
      const parts = run(true)
      if (expect === 'top') throw problem('invalid_json', 'The body is empty. Send the catalog as JSON.')
      if (expect !== 'nothing') throw broken(fault('json_ends_early'))
      if (wrapped && !sawProducts)
        throw problem('invalid_request', '`products` is missing: it must be a list.')
      return parts
    },
  }
}

const maxLineBytes = 1_000_000

/** One product a line; only the lines that aren't JSON are refused, and those that are too long to be one. */
export function createLineReader(): CatalogReader {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let isFirst = true
  let isBlank = true
  let before = 0

  function parts(lines: Uint8Array): CatalogPart[] {
    const found: CatalogPart[] = []
    const text = decode(lines)
    // The byte order mark some Windows programs write in front.
    const start = isFirst && text.startsWith('\ufeff') ? 1 : 0
    if (text.length > 0) isFirst = false
    const texts = text.slice(start).split('\n')
    for (const [index, text] of texts.entries()) {
      if (text.trim() === '') continue
      isBlank = false
      const line = before + index + 1
      if (text.length > maxLineBytes) {
        found.push({ kind: 'broken item', fault: fault('line_too_long', { mb: maxLineBytes / 1e6 }), line })
        continue
      }
      try {
        found.push({ kind: 'item', value: parseSafely(text), line })
      } catch {
        found.push({ kind: 'broken item', fault: fault('line_not_json'), line })
      }
    }
    // What follows the last line end is the next line.
    before += texts.length - 1
    return found
  }

  return {
    push: (chunk) => {
      const end = chunk.lastIndexOf(newline) + 1
      if (end === 0) {
        // Of a line that is too long by now, the rest need not be held to say so.
        if (pendingBytes <= maxLineBytes) pending.push(chunk)
        pendingBytes += chunk.length
        return []
      }
      const lines = Buffer.concat([...pending, chunk.subarray(0, end)])
      pending = [chunk.subarray(end)]
      pendingBytes = chunk.length - end
      return parts(lines)
    },
    end: () => {
      const last = parts(Buffer.concat(pending))
      // Far more often an export that went wrong than the wish for an empty shop.
      if (isBlank) throw problem('invalid_json', 'The body is empty. Send one product a line.')
      return last
    },
  }
}

export function parse(slice: Uint8Array, reason: Fault): unknown {
  try {
    return parseSafely(decode(slice))
  } catch {
    throw broken(reason)
  }
}

function isPoison(name: string, value: unknown): boolean {
  if (name === '__proto__') return true
  return (
    name === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
  )
}

/** Field names that could reach a prototype are refused; the careful parser is asked only where one may hide. */
function parseSafely(text: string): unknown {
  const careful = text.includes('__proto__') || text.includes('constructor') || text.includes('\\u00')
  const value: unknown = careful ? sjson.parse(text) : JSON.parse(text)
  return mayBeRounded(value) ? JSON.parse(text, asWritten) : value
}

/** Whether a number in it has more digits than a number holds: two ids would become one. */
function mayBeRounded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  // No call for each of a million texts.
  for (const one of values)
    if (typeof one === 'number') {
      if (one > Number.MAX_SAFE_INTEGER || one < Number.MIN_SAFE_INTEGER) return true
    } else if (typeof one === 'object' && mayBeRounded(one)) return true
  return false
}

const asWritten = ((_name: string, value: unknown, { source = '' }: { readonly source?: string }) =>
  typeof value === 'number' && /^-?\d{16,}$/.test(source) && String(value) !== source ? source : value) as (
  name: string,
  value: unknown,
) => unknown

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
