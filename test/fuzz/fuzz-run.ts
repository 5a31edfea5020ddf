import fc from 'fast-check'
import { attacks } from './attacks.ts'
import { type OpenApi, type Operation, operationsOf, type WireRequest } from './operations.ts'
import { type Outcome, sendWire } from './send.ts'
import type { WatchedHub } from './start-hub.ts'

export type FuzzRow = {
  readonly name: string
  readonly requests: number
  /** How many of each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** What must not be, with the request that brought it about. */
  readonly wrong: readonly string[]
  readonly longestMs: number
  readonly cpuMs: number
}

const atOnce = 8

/** Sends every route a number of requests, then everything known that once stopped a hub. */
export async function fuzz(
  hub: WatchedHub,
  options: { readonly runs: number; readonly seed: number; readonly onRow?: (row: FuzzRow) => void },
): Promise<FuzzRow[]> {
  const document = (await (await fetch(`${hub.shop.url}/openapi.json`)).json()) as OpenApi
  const rows: FuzzRow[] = []
  const add = async (name: string, outcomes: readonly Outcome[], wrong: readonly string[]) => {
    const row = { name, requests: outcomes.length, statuses: counted(outcomes), wrong, ...(await hub.loop()) }
    rows.push(row)
    options.onRow?.(row)
  }
  await hub.loop()
  for (const operation of operationsOf(document, hub.shop)) {
    const { outcomes, wrong } = await sendAll(hub, operation, options)
    await add(operation.name, outcomes, wrong)
  }
  for (const attack of attacks) {
    const { outcomes, wrong } = await attack.run(hub)
    await add(attack.name, outcomes, [...wrong, ...outcomes.flatMap((one) => faultOf(one) ?? [])])
  }
  const after = await sendWire(hub.shop.url, {
    method: 'GET',
    path: '/healthz',
    headers: {},
    body: undefined,
  })
  await add('the hub afterwards', [after], after.status === 200 && hub.isAlive() ? [] : ['it is not well'])
  return rows
}

async function sendAll(
  hub: WatchedHub,
  operation: Operation,
  { runs, seed }: { runs: number; seed: number },
) {
  const outcomes: Outcome[] = []
  const wrong: string[] = []
  const lot = 500
  for (let from = 0; from < runs; from += lot) {
    const waiting = fc.sample(operation.requests, { numRuns: Math.min(lot, runs - from), seed: seed + from })
    const send = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const outcome = await sendWire(hub.shop.url, next)
        outcomes.push(outcome)
        const fault = faultOf(outcome) ?? (outcome.status === 0 ? 'the line was closed' : null)
        if (fault !== null) wrong.push(`${fault}: ${shown(next)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
  }
  return { outcomes, wrong }
}

/** Of our own faults a full disk alone may be told. */
function faultOf({ status, code }: Outcome): string | null {
  if (status === -1) return 'no answer'
  return status >= 500 && code !== 'storage_full' ? `${status} ${code ?? ''}` : null
}

function shown(request: WireRequest): string {
  return JSON.stringify(request).slice(0, 600)
}

function counted(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
