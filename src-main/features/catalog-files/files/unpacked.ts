import type { Fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'

/** A million rows are about a gigabyte of text. */
const maxBytes = 2 * 1024 ** 3
/** Catalogs pack to a tenth, seldom to a fiftieth; a file made to burst packs to a thousandth. */
const maxRatio = 300
const ratioMattersAbove = 16 * 1024 * 1024

/** What a packed file says of itself may be a lie: its size is looked at as it comes out. */
export function checkUnpacked(size: {
  readonly bytes: number
  readonly packedBytes: number
  readonly refusal: () => Fault
}): void {
  const { bytes, packedBytes } = size
  const ratio = bytes / Math.max(packedBytes, 1)
  if (bytes <= maxBytes && (bytes <= ratioMattersAbove || ratio <= maxRatio)) return
  throw faultProblem('payload_too_large', size.refusal())
}
