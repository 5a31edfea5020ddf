import { type Fault, fault } from '#shared/faults/fault.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'

/** What the merchant has approved: nothing, one file and no other, or whatever the file holds. */
export type Approval = 'none' | 'any' | { readonly sha256: string }

export function isApproved(approval: Approval, sha256: string): boolean {
  return typeof approval === 'string' ? approval === 'any' : approval.sha256 === sha256
}

export type ApprovalReason =
  | 'empty'
  | 'halved'
  | 'removes_too_many'
  | 'columns_gone'
  | 'fields_gone'
  | 'prices_by_factor'
  | 'cut_off'

/** Whether a run needs approval, and the figures that decided it. */
export type ApprovalCheck = {
  /** Null: it may go on. */
  readonly reason: ApprovalReason | null
  /** Products there are now, and in the file. */
  readonly present: number
  readonly products: number
  readonly removes: number
  readonly percent: number
  readonly columns: readonly string[]
  readonly fields: readonly string[]
  /** By what most prices would be multiplied; null where they are not changed alike. */
  readonly factor: number | null
  /** Another source, whose products would be removed. */
  readonly source: string | null
  /** What is present is only known from the last upload. */
  readonly isRemote: boolean
}

type ApprovalFacts = {
  readonly mode: SyncMode
  readonly approval_percent: number
  readonly present: number
  readonly products: number
  readonly removes: number
  /** The file ends in the middle of a row. */
  readonly isCut?: boolean | undefined
  /** Columns that were chosen for what matters and are not in the file. */
  readonly columns?: readonly string[] | undefined
  /** What most products have and would lose. */
  readonly fields?: readonly string[] | undefined
  readonly factor?: number | null | undefined
  readonly isRemote?: boolean
}

const never = 100

/** Whether a run stops for approval: a file that lost much of the catalog is more often broken than intended. */
export function checkApproval(run: ApprovalFacts): ApprovalCheck {
  const { present, products, removes, columns = [], fields = [], factor = null, isRemote = false } = run
  const percent = present === 0 ? 0 : Math.round((removes / present) * 1000) / 10
  return {
    reason: reasonFor(run),
    present,
    products,
    removes,
    percent,
    columns,
    fields,
    factor,
    source: null,
    isRemote,
  }
}

function reasonFor(run: ApprovalFacts): ApprovalReason | null {
  const { mode, present, products, removes, approval_percent, columns = [], fields = [] } = run
  if (run.isCut) return 'cut_off'
  if (present === 0) return null
  if (mode === 'replace' && products === 0) return 'empty'
  if (columns.length > 0) return 'columns_gone'
  if (mode === 'replace' && approval_percent < never) {
    if ((removes / present) * 100 > approval_percent) return 'removes_too_many'
    if (products * 2 < present) return 'halved'
  }
  if (fields.length > 0) return 'fields_gone'
  return run.factor ? 'prices_by_factor' : null
}

export function approvalFault(check: ApprovalCheck): Fault | null {
  if (check.reason === null) return null
  const reason = faultFor(check.reason, check)
  return check.source === null ? reason : fault('approval_of_source', { reason, source: check.source })
}

function faultFor(reason: ApprovalReason, check: ApprovalCheck): Fault {
  const { present, products, removes, percent, columns, fields, isRemote } = check
  switch (reason) {
    case 'cut_off':
      return fault('approval_cut_off')
    case 'columns_gone':
      return fault('approval_columns_gone', { columns })
    case 'fields_gone':
      return fault('approval_fields_gone', { fields })
    case 'prices_by_factor':
      return fault('approval_prices_by_factor', { factor: check.factor ?? 1 })
  }
  if (isRemote) return fault('approval_fewer_sent', { products, present })
  switch (reason) {
    case 'empty':
      return fault('approval_empty', { present })
    case 'halved':
      return fault('approval_halved', { products, present })
    case 'removes_too_many':
      return fault('approval_removes', { removed: removes, present, percent, products })
  }
}

/** The columns or fields that are gone, or the other source whose products would be removed. */
export function namesIn({ reason, columns, fields, source }: ApprovalCheck): readonly string[] {
  if (reason === 'columns_gone') return columns
  if (reason === 'fields_gone') return fields
  return source === null ? [] : [source]
}
