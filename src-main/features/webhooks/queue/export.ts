import { type CsvValue, csvText } from '#main/lib/csv/csv-writer.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'

const head = [
  'id',
  'event_id',
  'event_type',
  'endpoint_id',
  'bot_id',
  'url',
  'state',
  'attempt_count',
  'created_at',
  'finished_at',
  'next_attempt_at',
  'is_test',
] as const satisfies readonly (keyof Delivery)[]

/** One line a delivery; of its tries the last, for that one says how it ended. */
export function deliveriesCsv(deliveries: readonly Delivery[]): string {
  const lines = deliveries.map((delivery): CsvValue[] => {
    const last = delivery.attempts.at(-1)
    return [
      ...head.map((name) => delivery[name]),
      last?.at ?? null,
      last?.status ?? null,
      last?.error ?? null,
      last?.latency_ms ?? null,
    ]
  })
  return csvText([...head, 'last_at', 'last_status', 'last_error', 'last_latency_ms'], lines)
}
