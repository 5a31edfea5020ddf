export { type LookOptions, lookAtFile } from './look-at.ts'
export { readRecords } from './read-records.ts'
export type { Cell, FileFormat, FileLayout, FileShape, RawRecord, ReadOptions } from './types.ts'
