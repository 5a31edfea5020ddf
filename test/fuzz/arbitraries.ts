import fc from 'fast-check'

/** The part of JSON Schema that our contract uses. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export type Around = {
  readonly resolve: (schema: Schema) => Schema
  /** What a field of this name mostly is, where that cannot be told from its schema. */
  readonly known: (name: string) => fc.Arbitrary<unknown> | null
}

const maxDepth = 5
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '=1+1',
  '<script>',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  '\u202e',
  '😀',
  'a@b.de',
  '+49 151 12345678',
  'under 50 €',
]

/** Mostly what the schema allows, at its edges too; now and then anything else. */
export function nearly(schema: Schema, around: Around, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: allowed(around.resolve(schema), around, depth) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

function allowed(schema: Schema, around: Around, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (depth > maxDepth) return fc.constant(null)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (choices) return fc.oneof(...choices.map((one) => nearly(one, around, depth + 1)))
  if (schema.allOf) return fc.oneof(...schema.allOf.map((one) => nearly(one, around, depth + 1)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'string':
      return textFor(schema)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) }),
        fc.constantFrom(-1, 0, 2 ** 53, 1e308, 0.5),
      )
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(nearly(schema.items ?? {}, around, depth + 1), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [
            name,
            around.known(name) ?? nearly(inner, around, depth + 1),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])].filter((name) => name in (schema.properties ?? {})) },
      )
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function textFor({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, 300))
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength: most }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: most }) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
          fc.constantFrom(maxLength, maxLength + 1),
        )
        .map(([part, length]) => part.repeat(Math.min(length, 5000)).slice(0, length)),
    },
  )
}

const headerText = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))

/** Headers that a route, a plugin or a proxy looks at. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      accept: fc.constantFrom('*/*', 'text/event-stream', 'application/json', ',;=', 'x'.repeat(500)),
      origin: fc.oneof(fc.constantFrom('null', 'https://shop.example', 'http://127.0.0.1'), headerText),
      'last-event-id': headerText,
      'idempotency-key': headerText,
      'content-encoding': fc.constantFrom('identity', 'gzip', 'br', 'deflate', 'zstd, gzip', 'constructor'),
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'a/b; charset="',
        '',
      ),
      forwarded: fc.constantFrom('for=1.2.3.4', ',;='.repeat(200), 'for="[::1'),
      'x-forwarded-for': headerText,
      'if-none-match': headerText,
      range: fc.constantFrom('bytes=0-', 'bytes=9999999999-1', 'x'),
      cookie: headerText,
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 2 }))
  .map((some) => Object.fromEntries(some) as Record<string, string>)

export function anyPath(
  template: string,
  inPath: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed())
}
