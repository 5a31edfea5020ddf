import type { en } from './en.ts'

/** All that can be wrong. A code is a name of a text, so there is none without a text. */
export type FaultCode = keyof typeof en

/** What a param holds, by its name; every other one is a text. */
type ParamTypes = {
  readonly reason: Fault
  readonly min: number
  readonly max: number
  readonly count: number
  readonly index: number
  readonly row: number
  readonly page: number
  readonly cells: number
  readonly digits: number
  readonly mb: number
  readonly seconds: number
  readonly status: number
  readonly sent: number
  readonly present: number
  readonly products: number
  readonly removed: number
  readonly percent: number
  readonly confidence: number
  readonly factor: number
  readonly expected: string | number | readonly string[]
  readonly choices: readonly string[]
  readonly names: readonly string[]
  readonly columns: readonly string[]
  /** Names of product fields, which the dashboard shows by their own texts. */
  readonly fields: readonly string[]
  readonly sheets: readonly string[]
  readonly found: readonly string[]
  readonly shown: readonly string[]
  readonly missing: readonly string[]
}

type PlacesIn<Text> = Text extends { readonly other: infer Other }
  ? PlacesIn<Other>
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlacesIn<Rest>
    : never
type ParamName<C extends FaultCode> = PlacesIn<(typeof en)[C]>

type FaultParams<C extends FaultCode> = {
  readonly [Name in ParamName<C>]: Name extends keyof ParamTypes ? ParamTypes[Name] : string
}

/** Something that is wrong, without words: whoever shows it has the texts of the reader's language. */
export type Fault = {
  readonly code: FaultCode
  readonly params: { readonly [name: string]: string | number | readonly string[] | Fault }
}

/** The compiler holds the params against the places in the English text. */
export function fault<C extends FaultCode>(
  code: C,
  ...given: [ParamName<C>] extends [never] ? [] : [params: FaultParams<C>]
): Fault {
  return { code, params: given[0] ?? {} }
}

type Plural = { readonly one: string; readonly other: string }

/** A language has a text for every code. */
export type FaultTexts = { readonly [C in FaultCode]: string | Plural }

/** Never where a text has other places than the English one. */
export type SamePlaces<T extends FaultTexts> = {
  readonly [C in FaultCode]: [PlacesIn<T[C]>, ParamName<C>] extends [ParamName<C>, PlacesIn<T[C]>]
    ? T[C]
    : never
}
