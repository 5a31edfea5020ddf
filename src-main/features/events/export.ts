import { setImmediate } from 'node:timers/promises'
import { isoTime } from '#main/lib/clock.ts'
import { csvFile, csvLine } from '#main/lib/csv/csv-writer.ts'
import { problem } from '#shared/problem.ts'
import type { EventRow } from './repository.ts'
import { jsonPayload, showEvent, textOf } from './show.ts'

const batchSize = 500
/** One event may be a megabyte or a few bytes, so it goes by time. */
const sliceMs = 10
/** What a program can still hand over and a spreadsheet open. */
const maxChars = 128 * 1024 * 1024

/** Everything a filter finds, newest first, a few at a time so that visitors are answered meanwhile. */
export async function exportEvents(source: {
  readonly numbers: (beforeNo: number, limit: number) => number[]
  readonly read: (no: number) => EventRow | undefined
  readonly format: 'json' | 'csv'
  readonly nowMs: number
}): Promise<{ file_name: string; text: string }> {
  const { format } = source
  const write = format === 'json' ? jsonOf : lineOf
  const lines: string[] = []
  let chars = 0
  let beforeNo = Number.MAX_SAFE_INTEGER
  let heldFrom = performance.now()
  while (true) {
    const numbers = source.numbers(beforeNo, batchSize)
    const last = numbers.at(-1)
    if (last === undefined) break
    for (const no of numbers) {
      if (performance.now() - heldFrom > sliceMs) {
        await setImmediate()
        heldFrom = performance.now()
      }
      const row = source.read(no)
      const line = row ? write(row) : null
      if (line !== null) chars += lines.push(line) && line.length
      if (chars > maxChars)
        throw problem(
          'payload_too_large',
          `This is too much for one file: the newest ${lines.length} events already fill ${maxChars / 2 ** 20} MB. Choose a shorter period.`,
        )
    }
    beforeNo = last
  }
  const day = isoTime(source.nowMs).slice(0, 10)
  return format === 'json'
    ? { file_name: `events-${day}.json`, text: `[${lines.length > 0 ? '\n' : ''}${lines.join(',\n')}\n]\n` }
    : { file_name: `events-${day}.csv`, text: csvFile([columns.join(','), ...lines]) }
}

/** JSON goes along as it is written, to the last digit; what is none as text, or as base64 where it is none either. */
function jsonOf(row: EventRow): string {
  const { payload: _, ...rest } = showEvent(row, true)
  const json = jsonPayload(row)
  if (json) return `${JSON.stringify(rest).slice(0, -1)},"payload":${json.text}}`
  const event = { ...rest, payload: null }
  if (row.body === null) return JSON.stringify(event)
  const raw = textOf(row.body)
  const bytes = raw === null ? { raw_base64: Buffer.from(row.body).toString('base64') } : {}
  return JSON.stringify({ ...event, raw, ...bytes })
}

const columns = [
  'occurred_at',
  'event_type',
  'kind',
  'source',
  'name',
  'email',
  'phone',
  'message',
  'reason',
  'products',
  'bot_id',
  'inbox_id',
  'session_id',
  'lead_id',
  'read',
  'starred',
  'archived',
  'test',
  'signature',
  'recorded_at',
  'id',
  'payload',
]

function lineOf(row: EventRow): string {
  const event = showEvent(row, true)
  const { card } = event
  return csvLine([
    event.occurred_at,
    event.event_type,
    event.kind,
    event.source,
    card.name,
    card.email,
    card.phone,
    card.message,
    card.reason,
    card.products.map(({ title }) => title).join('; '),
    event.bot_id,
    event.inbox_id,
    event.session_id,
    event.lead_id,
    event.read,
    event.starred,
    event.archived,
    event.is_test,
    event.verdict,
    event.recorded_at,
    event.id,
    row.body && (textOf(row.body) ?? Buffer.from(row.body).toString('base64')),
  ])
}
