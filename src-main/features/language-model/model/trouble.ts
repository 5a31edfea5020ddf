import type { Fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'

/** Why a model's words cannot be used. */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(faultText(fault))
    this.fault = fault
  }
}
