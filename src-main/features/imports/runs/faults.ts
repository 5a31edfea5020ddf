import { detached } from '#main/lib/detached.ts'
import type { RowFault } from '#shared/schemas/source.ts'

/** More than anybody mends by hand; beyond it faults are counted only. */
export const maxFaults = 100_000
const maxMessage = 500

export type Faults = {
  readonly add: (fault: RowFault) => void
  readonly all: () => readonly RowFault[]
  readonly total: () => number
  readonly warnings: () => number
}

export function createFaults(max: number = maxFaults): Faults {
  const kept: RowFault[] = []
  let total = 0
  let warnings = 0
  return {
    add: (fault) => {
      total++
      if (fault.severity === 'warning') warnings++
      // What is said of the file as a whole comes last and is short.
      if (kept.length >= max && fault.row !== null) return
      kept.push({
        ...fault,
        id: fault.id && detached(fault.id),
        message: detached(fault.message.slice(0, maxMessage).toWellFormed()),
      })
    },
    all: () => kept,
    total: () => total,
    warnings: () => warnings,
  }
}
