export { type LookOptions, lookAtFile } from './look-at.ts'
export { readRecords } from './read-records.ts'
export type { FileShape, RawRecord } from './types.ts'
