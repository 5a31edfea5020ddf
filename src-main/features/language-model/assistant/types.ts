import type { z } from 'zod'
import type { Fault } from '#shared/faults/fault.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** Something a tool found, as far as it may be said. */
export type Evidence = {
  /** `fact` and `text` are the shop's own words; of a product only its fields are. */
  readonly kind: 'product' | 'text' | 'fact' | 'count'
  readonly id: string
  readonly title: string
  readonly url: string
  /** Exact fields: prices, stock, sizes. */
  readonly facts: string
  /** What somebody wrote: descriptions, answers, passages. */
  readonly text: string
}

export type ToolResult = {
  /** What the model gets to read. */
  readonly data: unknown
  readonly evidence: readonly Evidence[]
  /** Numbers that were searched by: "under 100" may be said of what was found. */
  readonly limits?: readonly number[]
}

/** Something of ours that a model may call. */
export type Tool = {
  readonly name: string
  readonly description: string
  readonly input: z.ZodType
  /** Gets what `input` made of the model's arguments. */
  readonly run: (input: unknown) => ToolResult | Promise<ToolResult>
}

export type SaidBefore = { readonly role: 'visitor' | 'shop'; readonly text: string }

/** What is hidden before anything leaves the PC, beyond what looks like contact data. */
export type Hidden = {
  /** Names of people, as they were given. */
  readonly names: readonly string[]
  /** Words of the shop (its own number, an article's code) stay as they are. */
  readonly isOfShop: (text: string) => boolean
}

/** A message that the assistant may answer. */
export type ToAssist = {
  readonly message: string
  readonly language: LanguageCode
  readonly botName: string
  readonly history: readonly SaidBefore[]
  readonly tools: readonly Tool[]
  readonly hidden: Hidden
  /** The built-in answer: sent where the model's words cannot be. */
  readonly answer: string
}

/** One call of a tool, as the trace shows it. */
export type Step = {
  readonly tool: string
  readonly arguments: string
  readonly result: string
  readonly duration_ms: number
}

export type Dropped = { readonly text: string; readonly fault: Fault }
export type Tokens = { readonly in: number; readonly out: number }

/** What asking a model came to, whatever it was asked for. */
export type Asked = {
  readonly fault: Fault | null
  readonly model: string
  readonly duration_ms: number
  readonly steps: readonly Step[]
  readonly dropped: readonly Dropped[]
  readonly tokens: Tokens
  /** Requests to the server. */
  readonly calls: number
}

export type Assisted = Asked & {
  /** `said`: the text is the model's; `off_topic`: it found that the message is none of the shop's business; `nothing`: none of it holds. */
  readonly outcome: 'said' | 'off_topic' | 'nothing'
  readonly text: string
  /** What the text rests on, in the order it was said. */
  readonly carriedBy: readonly Evidence[]
}
