import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { RowFault } from '../history/repository.ts'
import type { Faults } from './faults.ts'

export function refusedBecause(reason: Fault) {
  return faultProblem('invalid_request', fault('no_products_because', { reason }))
}

/** A file without a single row that could have been a product. */
export function nothingInIt(faults: Faults) {
  const [first] = faults.all()
  return faultProblem(
    'invalid_request',
    first ? fault('no_products_because', { reason: faultIn(first) }) : fault('no_products'),
  )
}

/** All of its rows should have been products, and none was. */
export function nothingUsable(faults: Faults, columns: readonly string[] = []) {
  const [gone] = columns
  const first =
    gone === undefined
      ? faults.all().find(({ severity }) => severity === 'error')
      : faults.all().find(({ row, column }) => row === null && column === gone)
  return faultProblem('invalid_request', first ? becauseOf(first) : fault('none_usable'))
}

function becauseOf(first: RowFault): Fault {
  const reason = faultIn(first)
  return first.row === null
    ? fault('none_usable_because', { reason })
    : fault('none_usable_in_row', { row: first.row, reason })
}

function faultIn({ code, params }: RowFault): Fault {
  return { code, params }
}
