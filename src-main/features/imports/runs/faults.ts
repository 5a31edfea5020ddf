import { detached } from '#main/lib/detached.ts'
import type { RowFault } from '../history/repository.ts'

/** More than anybody fixes by hand; beyond it faults are counted only. */
const maxFaults = 100_000

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
      // What concerns the file as a whole comes last and is short.
      if (kept.length >= max && fault.row !== null) return
      kept.push({
        ...fault,
        id: fault.id && detached(fault.id),
        params: detachedParams(fault),
      })
    },
    all: () => kept,
    total: () => total,
    warnings: () => warnings,
  }
}

/** Values out of a row would keep the whole piece of the file they were read from. */
function detachedParams({ params }: RowFault): RowFault['params'] {
  const kept: Record<string, RowFault['params'][string]> = {}
  for (const name in params) {
    const value = params[name] ?? ''
    kept[name] = typeof value === 'string' ? detached(value.toWellFormed()) : value
  }
  return kept
}
