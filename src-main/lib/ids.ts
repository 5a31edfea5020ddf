import { randomBase62, toBase62 } from './random.ts'

type IdKind =
  | 'bot'
  | 'key'
  | 'ses'
  | 'msg'
  | 'kno'
  | 'syn'
  | 'con'
  | 'try'
  | 'lead'
  | 'doc'
  | 'psg'
  | 'dlg'
  | 'src'
  | 'run'
  | 'brw'
  | 'cpy'
  | 'evt'
  | 'end'
  | 'dlv'
  | 'inb'
  | 'era'

/** Sorts by time of making, so that new rows land at the end of an index; the rest (83 bits) cannot be guessed. */
export function newId(kind: IdKind, nowMs: number): string {
  return `${kind}_${toBase62(nowMs, 8)}${randomBase62(14)}`
}
