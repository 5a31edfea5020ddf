import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A shop with its dialogues, as the README of the data set describes it. */
export type ShopFile = {
  readonly shop: string
  readonly language: string
  readonly bot: Readonly<Record<string, unknown>>
  readonly products: 'demo' | readonly ShopProduct[]
  readonly knowledge: 'demo' | readonly ShopEntry[]
  readonly dialogues: readonly Dialogue[]
}

export type ShopProduct = { readonly id: string; readonly title: string; readonly group_id?: string }

type ShopEntry = {
  readonly id: string
  readonly question: string
  readonly alternatives: readonly string[]
  readonly answer: string
}

type Dialogue = {
  readonly id: string
  readonly skill: string
  readonly turns: readonly {
    readonly skill: string
    readonly message: string
    readonly expect: Expectation
  }[]
}

export type Expectation = {
  readonly show_any?: readonly string[]
  readonly show_all?: readonly string[]
  readonly only_from?: readonly string[]
  readonly not_show?: readonly string[]
  readonly first?: readonly string[]
  readonly show_none?: boolean
  readonly max_shown?: number
  readonly say_any?: readonly string[]
  readonly say_all?: readonly string[]
  readonly not_say?: readonly string[]
  readonly status?: string | readonly string[]
  readonly not_status?: string | readonly string[]
  readonly or?: readonly Expectation[]
  /** For readers: what is said decides. */
  readonly entry?: string
}

export function shopFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
