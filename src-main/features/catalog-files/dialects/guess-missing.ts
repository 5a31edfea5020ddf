import type { MappedField } from '#shared/schemas/mapping.ts'
import type { ColumnFacts } from './column-values.ts'

export type Candidate = { readonly field: MappedField; readonly confidence: number; readonly reason: string }

type Guessing = {
  readonly columns: readonly string[]
  readonly facts: readonly ColumnFacts[]
  readonly chosen: Map<number, Candidate>
  readonly taken: Map<MappedField, number>
}

/** What a product cannot be without, and no heading says: found by what the columns hold. */
export function fillMissing(guessing: Guessing): void {
  fillPrice(guessing)
  fillTitle(guessing)
  fillId(guessing)
}

function put({ chosen, taken }: Guessing, index: number, candidate: Candidate): void {
  chosen.set(index, candidate)
  taken.set(candidate.field, index)
}

/** Headings of what is weighed and measured. */
const measures =
  /kg|\bg\b|cm|mm|weight|gewicht|poids|peso|waga|hmotnost|вес|länge|breite|höhe|length|width|height|size|%|rabatt|discount|vat|mwst|tva|iva|^[lbhtwdø]$/i

/** How a column without a heading is called. */
const unnamed = /^Column \d+$/

/** Amounts with cents are prices, where nothing else is. */
function fillPrice(guessing: Guessing): void {
  const { columns, facts, chosen, taken } = guessing
  if (taken.has('price') || taken.has('list_price') || taken.has('sale_price')) return
  const mayBe = (one: ColumnFacts, at: number) =>
    !chosen.has(at) && one.fillShare > 0.5 && one.filled > 1 && !measures.test(columns[at] ?? '')
  const withCents = facts.findIndex((one, at) => mayBe(one, at) && one.cents > 0.9)
  // A spreadsheet says 24 and 12.5 where it shows 24.00 and 12.50.
  const broken = facts.flatMap((one, at) =>
    mayBe(one, at) && unnamed.test(columns[at] ?? '') && one.numbers > 0.95 && one.broken > 0.4 ? [at] : [],
  )
  const index = withCents === -1 && broken.length === 1 ? (broken[0] ?? -1) : withCents
  if (index === -1) return
  put(guessing, index, { field: 'price', confidence: 0.4, reason: 'its values are amounts with cents' })
}

/** Without a title there is no product: the first column of short, different texts serves, then a short description, then codes. */
function fillTitle(guessing: Guessing): void {
  const { facts, chosen, taken } = guessing
  if (taken.has('title')) return
  const isShort = (one: ColumnFacts) => one.fillShare > 0.6 && one.distinct > 0.5 && one.length < 150
  const serve = (confidence: number, reason: string, serves: (one: ColumnFacts, at: number) => boolean) => {
    const index = facts.findIndex(serves)
    if (index !== -1) put(guessing, index, { field: 'title', confidence, reason })
    return index !== -1
  }
  const isFound =
    serve(
      0.4,
      'the first column of short, different texts',
      (one, at) => !chosen.has(at) && isShort(one) && one.words > 0.5,
    ) ||
    serve(
      0.5,
      'short descriptions, and no column of names',
      (one, at) =>
        chosen.get(at)?.field === 'description' && isShort(one) && one.links < 0.1 && one.length < 80,
    ) ||
    serve(
      0.4,
      'the first column of different names',
      (one, at) =>
        !chosen.has(at) &&
        isShort(one) &&
        one.named > 0.8 &&
        one.distinct > 0.8 &&
        one.filled > 1 &&
        one.availabilities < 0.5 &&
        one.links < 0.1,
    ) ||
    serve(
      0.4,
      'the first column of names',
      (one, at) =>
        !chosen.has(at) &&
        !taken.has('id') &&
        !taken.has('sku') &&
        one.fillShare > 0.8 &&
        one.named > 0.8 &&
        one.availabilities < 0.5 &&
        one.links < 0.1,
    )
  // "HB-2040" is what such a shop calls it.
  if (!isFound && (taken.has('id') || taken.has('sku')))
    serve(
      0.4,
      'codes, and no column of names',
      (one, at) =>
        !chosen.has(at) &&
        one.fillShare > 0.8 &&
        one.codes > 0.8 &&
        one.distinct > 0.8 &&
        one.numbers + one.measured < 0.2,
    )
}

function fillId(guessing: Guessing): void {
  const { columns, facts, chosen, taken } = guessing
  if (taken.has('id') || taken.has('sku')) return
  const index = facts.findIndex(
    (one, at) =>
      !chosen.has(at) &&
      one.fillShare > 0.95 &&
      one.distinct > 0.98 &&
      one.measured < 0.1 &&
      Math.max(one.codes, one.numbers) > 0.9 &&
      !measures.test(columns[at] ?? ''),
  )
  if (index === -1) return
  put(guessing, index, { field: 'id', confidence: 0.45, reason: 'its values are codes, each of them once' })
}
