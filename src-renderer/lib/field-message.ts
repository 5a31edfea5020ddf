import type { Fault } from '#shared/faults/fault.ts'
import { faultText } from './fault-text.ts'

/** A form keeps one string for each fault of a field, so the fault is carried in it and put into words when shown. */
export function fieldError({ code, params }: Fault): string {
  return mark + JSON.stringify({ code, params })
}

/** What is wrong with a field, in the reader's language; what is in words already is shown as it is. */
export function fieldMessage(error: string): string {
  return error.startsWith(mark) ? faultText(JSON.parse(error.slice(mark.length))) : error
}

const mark = 'fault:'
