import { pausesMs } from '#main/features/webhooks/queue/schedule.ts'
import type { FaultResult } from './fault-run.ts'
import { askedSeconds } from './faulty-sink.ts'
import type { SentAttempt } from './read-files.ts'

/** All that went against the promises, in words; empty where they were kept. */
export function judge({ sender, receiver, acknowledged, isLost }: FaultResult): string[] {
  const wrong: string[] = []
  for (const session of acknowledged) {
    const count = sender.eventsOf.get(session) ?? 0
    if (count < 3) wrong.push(`${session} was answered, but ${count} of its events are in the outbox`)
  }

  const arrived = new Map<string, Uint8Array>()
  for (const { webhook_id, body } of receiver.received) {
    if (arrived.has(webhook_id)) wrong.push(`${webhook_id} is twice in the inbox`)
    arrived.set(webhook_id, body)
  }
  for (const { event_id, body, state } of sender.deliveries) {
    const got = arrived.get(event_id)
    if (state !== 'delivered' && state !== 'failed') wrong.push(`${event_id} ended as ${state}`)
    if (state === 'delivered' && !got) wrong.push(`${event_id} is said to be delivered and never arrived`)
    if (state === 'delivered' && isLost(event_id))
      wrong.push(`${event_id} is said to be delivered and cannot be`)
    if (got && Buffer.compare(got, body) !== 0) wrong.push(`${event_id} arrived with other bytes`)
  }
  const sent = new Set(sender.deliveries.map(({ event_id }) => event_id))
  for (const id of arrived.keys()) if (!sent.has(id)) wrong.push(`${id} arrived and was never sent`)

  const attempts = Map.groupBy(sender.attempts, (attempt) => attempt.delivery_no)
  for (const { no, event_id, state, attempt_count } of sender.deliveries) {
    const tries = attempts.get(no) ?? []
    if (tries.length !== attempt_count)
      wrong.push(`${event_id} has ${tries.length} tries and counts ${attempt_count}`)
    if (state === 'failed' && tries.length !== pausesMs.length)
      wrong.push(`${event_id} failed after ${tries.length} tries`)
    wrong.push(...outOfSchedule(event_id, tries))
  }
  return wrong
}

/** No try comes before its time; how much later it may come depends on the machine. */
function outOfSchedule(eventId: string, tries: readonly SentAttempt[]): string[] {
  return tries.flatMap((attempt, index) => {
    const before = tries[index - 1]
    const pause = pausesMs[index]
    if (!before) return []
    if (pause === undefined) return [`${eventId} was tried ${index + 1} times`]
    const asked = before.status === 429 ? askedSeconds * 1000 : 0
    const least = Math.max(pause * 0.8, asked)
    const waited = attempt.at - before.at
    return waited >= Math.floor(least)
      ? []
      : [`try ${index + 1} of ${eventId} came after ${waited} ms of ${least}`]
  })
}

/** What happened, in one line each. */
export function summary({ sender, receiver, seen, kills }: FaultResult): string[] {
  const count = (state: string) => sender.deliveries.filter((one) => one.state === state).length
  const repeats = receiver.received.reduce((sum, one) => sum + one.repeats, 0)
  return [
    `${kills} kills, ${sender.deliveries.length} deliveries: ${count('delivered')} delivered, ${count('failed')} listed as failed`,
    `${sender.attempts.length} tries written down; the receiver holds ${receiver.received.length}, each once, and counted ${repeats} repeats`,
    `the line: ${Object.entries(seen)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}`,
  ]
}
