import { fault } from '#shared/faults/fault.ts'
import { type CatalogPart, type CatalogReader, parse } from './json-items.ts'
import {
  broken,
  closeBrace,
  collectSteps,
  colon,
  comma,
  createWindow,
  openBrace,
  quote,
  requireSign,
} from './json-window.ts'

/** Reads `{"A-1": {…}, "A-2": {…}}` product by product, as lists are: the name is the id where the product has none. */
export function createMapReader(): CatalogReader {
  const window = createWindow()
  let expect: 'top' | 'name or end' | 'name' | 'after item' | 'nothing' = 'top'
  let index = 0

  function step(final: boolean): CatalogPart | 'again' | 'more' {
    const byte = window.peek()
    if (byte === -1 || expect === 'nothing') return 'more'
    if (expect === 'top') {
      separator(byte, openBrace)
      expect = 'name or end'
      return 'again'
    }
    if (byte === closeBrace && expect !== 'name') {
      window.skip()
      expect = 'nothing'
      return 'again'
    }
    if (expect === 'after item') {
      separator(byte, comma)
      expect = 'name'
      return 'again'
    }
    if (byte !== quote) throw broken(fault('json_name_missing'))
    return readEntry(final)
  }

  function readEntry(final: boolean): CatalogPart | 'more' {
    const start = window.mark()
    const name = window.value(final)
    const after = name === null ? -1 : window.peek()
    if (after !== -1) separator(after, colon)
    const value = after === -1 || window.peek() === -1 ? null : window.value(final)
    if (name === null || value === null) {
      window.back(start)
      return 'more'
    }
    expect = 'after item'
    return itemOf(
      String(parse(name, fault('json_name_unreadable'))),
      parse(value, fault('json_product_unreadable', { index: index++ })),
    )
  }

  function separator(byte: number, wanted: number): void {
    requireSign(byte, wanted, index)
    window.skip()
  }

  const run = (final: boolean): CatalogPart[] => collectSteps(() => step(final))

  return {
    push: (chunk) => (expect !== 'nothing' && window.add(chunk) ? run(false) : []),
    end: () => {
      window.merge()
      const parts = run(true)
      if (expect !== 'nothing') throw broken(fault('json_ends_early'))
      return parts
    },
  }
}

function itemOf(name: string, value: unknown): CatalogPart {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'broken item', fault: fault('item_not_a_product', { name }) }
  const hasId = Object.hasOwn(value, 'id')
  return { kind: 'item', value: hasId ? value : { id: name, ...value } }
}
