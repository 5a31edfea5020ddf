import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CatalogPart,
  type CatalogReader,
  createJsonReader,
  createLineReader,
} from '#main/features/catalog/json-items.ts'
import { isProblem } from '#shared/problem.ts'

/** Names that could reach a prototype are refused; that is a test of its own. */
const harmless = (text: string) => !/__proto__|constructor/.test(text)
const anyJson = fc.jsonValue({ maxDepth: 4 }).filter((value) => harmless(JSON.stringify(value)))
/** Where to cut, as shares of the whole. */
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
const blanks = fc.constantFrom('', ' ', '\n', '\t\r\n ')

describe('the JSON reader', () => {
  it('finds the items of any list, however its bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(anyJson), blanks, cuts, (items, blank, at) => {
        const text = blank + JSON.stringify(items, null, blank) + blank
        expect(itemsOf(read(createJsonReader(), text, at))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('finds the items and fields of any catalog object, however its bytes are cut', () => {
    const names = fc.string().filter((name) => name !== 'products' && harmless(name))
    fc.assert(
      fc.property(
        fc.array(anyJson),
        fc.array(fc.tuple(names, anyJson), { maxLength: 4 }),
        fc.nat(4),
        blanks,
        cuts,
        (items, fields, place, blank, at) => {
          const pairs: [string, unknown][] = [...fields]
          pairs.splice(Math.min(place, pairs.length), 0, ['products', items])
          const text = `${blank}{${blank}${pairs
            .map(([name, value]) => `${JSON.stringify(name)}${blank}:${blank}${JSON.stringify(value)}`)
            .join(`${blank},${blank}`)}${blank}}${blank}`
          const parts = read(createJsonReader(), text, at)
          expect(itemsOf(parts)).toEqual(JSON.parse(JSON.stringify(items)))
          expect(fieldsOf(parts)).toEqual(JSON.parse(JSON.stringify(fields)))
        },
      ),
    )
  })

  it('finds the same when every byte comes alone', () => {
    const text = `\uFEFF {"mode" : "merge", "products": [ {"a": "}]\\"\\\\"}, 12.5e-3 , true,null,"ü😀" ,[] ] , "x": {"y": [1, "]"]} }`
    const parts = [...Buffer.from(text)].map((byte) => Buffer.from([byte]))
    const found = readChunks(createJsonReader(), parts)
    expect(itemsOf(found)).toEqual([{ a: '}]"\\' }, 0.0125, true, null, 'ü😀', []])
    expect(fieldsOf(found)).toEqual([
      ['mode', 'merge'],
      ['x', { y: [1, ']'] }],
    ])
  })

  it('refuses what JSON.parse refuses, and takes what it takes', () => {
    const token = fc.constantFrom(
      ...['[', ']', '{', '}', ',', ':', '"', '"a"', '"products"', '0', '1', '-', '.', 'e', 'null', 'true'],
      ...[' ', '\n', '\\', '"\\u12"', '"\\"', '01', '{}', '[]', '\u00a0', '/', "'", '\u0000'],
    )
    const texts = fc.array(token, { maxLength: 14 }).map((tokens) => tokens.join(''))
    fc.assert(
      fc.property(texts, cuts, (inner, at) => {
        const text = `[${inner}]`
        const expected = parsed(text)
        const got = outcome(() => itemsOf(read(createJsonReader(), text, at)))
        expect({ text, ...got }).toEqual({ text, ...expected })
      }),
      { numRuns: 3000 },
    )
  })

  it('refuses any list that was cut off, spoilt or followed by something', () => {
    fc.assert(
      fc.property(
        fc.array(anyJson, { minLength: 1 }),
        fc.nat(),
        fc.constantFrom('x', ',', ']', '{}', '"'),
        cuts,
        (items, place, rest, at) => {
          const text = JSON.stringify(items)
          const cut = text.slice(0, place % text.length)
          expect(outcome(() => read(createJsonReader(), cut, at)).ok).toBe(false)
          expect(outcome(() => read(createJsonReader(), `${text}${rest}`, at)).ok).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['nothing', '', 'invalid_json'],
    ['white space', ' \r\n\t', 'invalid_json'],
    ['a byte order mark', '\uFEFF', 'invalid_json'],
    ['a number', '7', 'invalid_request'],
    ['a text', '"products"', 'invalid_request'],
    ['a word', 'products', 'invalid_json'],
    ['an empty object', '{}', 'invalid_request'],
    ['an object without products', '{"items":[]}', 'invalid_request'],
    ['products that are no list', '{"products":{}}', 'invalid_request'],
    ['two lists of products', '{"products":[],"products":[]}', 'invalid_request'],
    ['a comma before the end', '{"products":[],}', 'invalid_json'],
    ['a comma at the start', '{,"products":[]}', 'invalid_json'],
    ['no colon', '{"products" []}', 'invalid_json'],
    ['no comma', '{"mode":"merge" "products":[]}', 'invalid_json'],
    ['a name without quotes', '{products:[]}', 'invalid_json'],
    ['a name in single quotes', "{'products':[]}", 'invalid_json'],
    ['a broken name', '{"prod\\ucts":[]}', 'invalid_json'],
    ['a name that is a number', '{1:[]}', 'invalid_json'],
    ['nothing behind the name', '{"products"', 'invalid_json'],
    ['nothing behind the colon', '{"products":', 'invalid_json'],
    ['a bracket of the other kind', '[{"a":1]]', 'invalid_json'],
    ['a brace of the other kind', '{"products":[1}}', 'invalid_json'],
    ['comments', '[1, /* two */ 2]', 'invalid_json'],
    ['nesting beyond reason', `[${'['.repeat(70)}${']'.repeat(70)}]`, 'invalid_json'],
    ['nesting without end', '['.repeat(100_000), 'invalid_json'],
    ['a poisoned product', '[{"__proto__":{"a":1}}]', 'invalid_json'],
    ['a poisoned product, hidden', '[{"\\u005f_proto__":{"a":1}}]', 'invalid_json'],
    ['a poisoned constructor', '[{"constructor":{"prototype":{"a":1}}}]', 'invalid_json'],
    ['a poisoned field', '{"__proto__":{"a":1},"products":[]}', 'invalid_json'],
    ['a poisoned field, hidden', '{"\\u005f_proto__":1,"products":[]}', 'invalid_json'],
    ['a poisoned constructor beside', '{"constructor":{"prototype":{}},"products":[]}', 'invalid_json'],
  ])('says %s in the words of the contract', (_, text, code) => {
    for (const at of [[], [0.3, 0.6]]) {
      expect(outcome(() => read(createJsonReader(), text, at))).toEqual({ ok: false, code })
    }
  })

  it('takes a property named constructor that is only a word', () => {
    expect(itemsOf(read(createJsonReader(), '[{"constructor":"Lego"}]', []))).toEqual([
      { constructor: 'Lego' },
    ])
  })
})

describe('numbers with more digits than a number holds', () => {
  it.each([
    ['[{"id":12345678901234567890,"price":12.5}]', { id: '12345678901234567890', price: 12.5 }],
    ['[{"variants":[{"id":-9007199254740993}]}]', { variants: [{ id: '-9007199254740993' }] }],
    ['[{"id":9007199254740992,"x":1e400}]', { id: 9007199254740992, x: Number.POSITIVE_INFINITY }],
    [
      '[{"id":"12345678901234567890","constructor":"Lego","x":1e20}]',
      { id: '12345678901234567890', constructor: 'Lego', x: 1e20 },
    ],
  ])('stay as they are written: %s', (text, item) => {
    expect(itemsOf(read(createJsonReader(), text, []))).toEqual([item])
    expect(itemsOf(read(createLineReader(), text.slice(1, -1), []))).toEqual([item])
  })
})

describe('the line reader', () => {
  it('finds one item a line, however its bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(anyJson, { minLength: 1 }),
        fc.constantFrom('\n', '\r\n', '\n\n', '\n \n'),
        cuts,
        (items, end, at) => {
          const text = items.map((item) => JSON.stringify(item)).join(end)
          expect(itemsOf(read(createLineReader(), text, at))).toEqual(JSON.parse(JSON.stringify(items)))
        },
      ),
    )
  })

  it.each([
    ['a line that is no JSON', '{"a":1}\nhello\n{"a":2}', ['item', 'broken item', 'item']],
    ['a line that is cut off', '{"a":1}\n{"a":', ['item', 'broken item']],
    ['a poisoned line', '{"__proto__":{}}\n1', ['broken item', 'item']],
    ['a poisoned line, hidden', '{"\\u005f_proto__":{}}\n1', ['broken item', 'item']],
    ['an object over two lines', '{"a":\n1}', ['broken item', 'broken item']],
    ['a byte order mark', '\uFEFF{"a":1}\n2', ['item', 'item']],
  ])('distinguishes %s from the rest', (_, text, kinds) => {
    for (const at of [[], [0.2, 0.5, 0.8]]) {
      expect(read(createLineReader(), text, at).map(({ kind }) => kind)).toEqual(kinds)
    }
  })

  it('counts lines as an editor does, however the bytes are cut', () => {
    const text = '{"a":1}\n\n{"a":\r\n \n{"a":2}'
    for (const at of [[], [0.2, 0.5, 0.8], [0.35], [0.4]])
      expect(
        read(createLineReader(), text, at).map((part) => [part.kind, 'line' in part && part.line]),
      ).toEqual([
        ['item', 1],
        ['broken item', 3],
        ['item', 5],
      ])
  })

  it.each(['', '\n\r\n  \n', '\uFEFF\n'])('refuses a body that says nothing: %j', (text) => {
    expect(outcome(() => read(createLineReader(), text, [0.5]))).toEqual({ ok: false, code: 'invalid_json' })
  })
})

type Outcome = { readonly ok: boolean; readonly items?: unknown; readonly code?: string }

function read(reader: CatalogReader, text: string, at: readonly number[]): CatalogPart[] {
  const bytes = Buffer.from(text)
  const places = [0, ...at.map((share) => Math.floor(share * bytes.length)), bytes.length].sort(
    (a, b) => a - b,
  )
  return readChunks(
    reader,
    places.slice(1).map((end, index) => bytes.subarray(places[index], end)),
  )
}

function readChunks(reader: CatalogReader, chunks: readonly Uint8Array[]): CatalogPart[] {
  return [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()]
}

function itemsOf(parts: readonly CatalogPart[]): unknown[] {
  return parts.flatMap((part) => (part.kind === 'item' ? [part.value] : []))
}

function fieldsOf(parts: readonly CatalogPart[]): [string, unknown][] {
  return parts.flatMap((part) => (part.kind === 'field' ? [[part.name, part.value]] : []))
}

function outcome(work: () => unknown): Outcome {
  try {
    return { ok: true, items: work() }
  } catch (error) {
    if (isProblem(error)) return { ok: false, code: error.code }
    throw error
  }
}

function parsed(text: string): Outcome {
  try {
    return { ok: true, items: JSON.parse(text) }
  } catch {
    return { ok: false, code: 'invalid_json' }
  }
}
