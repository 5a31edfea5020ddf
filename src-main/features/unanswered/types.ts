import type { UnansweredRow } from './repository.ts'

/** One wording, with every time it was asked. */
export type Asked = {
  readonly key: string
  /** As it was put the last time. */
  readonly text: string
  readonly rows: readonly UnansweredRow[]
  readonly last: UnansweredRow
  /** How often it waits for an answer; those put aside do not. */
  readonly count: number
}

export type AskedGroup = {
  readonly id: string
  /** The most frequent first. */
  readonly asked: readonly Asked[]
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
  readonly lastNo: number
}
