/** The same for every part; `queries` and `qrels` stand in for those of the search part. */
export type PartOptions = {
  readonly data: string
  readonly queries?: string | undefined
  readonly qrels?: string | undefined
  /** Every message of the large sets, not a sample that is the same in every run. */
  readonly full?: boolean | undefined
}
