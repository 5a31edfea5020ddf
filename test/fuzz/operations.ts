import fc from 'fast-check'
import { type Around, anyHeaders, anyPath, nearly, type Schema } from './arbitraries.ts'
import type { FuzzedShop } from './messages.ts'

type Parameter = {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
}
type Described = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A request as it goes over the wire. */
export type WireRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

export type Operation = { readonly name: string; readonly requests: fc.Arbitrary<WireRequest> }

/** Every route of the contract with requests that are right, nearly right, or anything. */
export function operationsOf(document: OpenApi, shop: FuzzedShop): Operation[] {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : resolve(document.components.schemas[name] ?? {})
  }
  const around: Around = { resolve, known }
  const rights: Readonly<Record<string, readonly unknown[]>> = {
    botId: [shop.bot_id],
    bot_id: [shop.bot_id],
    token: [shop.token],
    email: ['ann@example.com', '', 'a@b.example'],
    phone: ['+49 30 1234567', ''],
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      requests: requestsOf(method.toUpperCase(), path, described),
    })),
  )

  function requestsOf(method: string, path: string, described: Described): fc.Arbitrary<WireRequest> {
    const ofPlace = (place: Parameter['in']) => {
      const some = (described.parameters ?? []).filter((one) => one.in === place)
      return fc.record(
        Object.fromEntries(some.map(({ name, schema }) => [name, known(name) ?? nearly(schema, around)])),
        { requiredKeys: some.filter(({ required }) => required).map(({ name }) => name) },
      )
    }
    const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema
    // An inbox takes any body, so its contract describes none.
    const body = schema ? nearly(schema, around) : fc.jsonValue({ maxDepth: 4 })
    const text = fc.oneof(
      { weight: 9, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    )
    return fc
      .record({
        inPath: ofPlace('path'),
        query: ofPlace('query'),
        headers: anyHeaders,
        credentials: credentialsOf(described),
        text,
      })
      .map(({ inPath, query, headers, credentials, text: sent }) => ({
        method,
        path: anyPath(path, inPath, query),
        headers: {
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...credentials,
          ...headers,
        },
        body: method === 'GET' ? undefined : sent,
      }))
  }

  /** What is behind the door is mostly asked for by its right name. */
  function known(name: string): fc.Arbitrary<unknown> | null {
    const right = rights[name]
    if (right === undefined) return null
    return fc.oneof(
      { weight: 15, arbitrary: fc.constantFrom(...right) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    )
  }

  function credentialsOf({ security = [] }: Described): fc.Arbitrary<Record<string, string>> {
    const wanted = Object.keys(security[0] ?? {})[0]
    if (wanted === undefined) return fc.constant({})
    const right =
      wanted === 'syncKey'
        ? fc.constant({ 'x-service-key': shop.sync_key })
        : fc.constantFrom(...shop.keys).map((key) => ({ authorization: `Bearer ${key}` }))
    return fc.oneof(
      { weight: 19, arbitrary: right as fc.Arbitrary<Record<string, string>> },
      { weight: 1, arbitrary: fc.constant({}) },
    )
  }
}
