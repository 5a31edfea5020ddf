import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { HubReady } from '../servers/hub.ts'
import type { Child } from './child.ts'
import { questions } from './questions.ts'
import { ms, printTable, times } from './table.ts'

export const chatConnections = 10

/** For so long, or as long as something else takes. */
export function chat(
  { ready }: Child<HubReady>,
  seconds: number,
  until?: Promise<unknown>,
): Promise<autocannon.Result> {
  let index = 0
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: ready.url,
        connections: chatConnections,
        duration: until ? 600 : seconds,
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              method: 'POST',
              path: `/api/chat/${ready.botId}/message`,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                session_id: `visitor-${index % 100}`,
                message: questions[index++ % questions.length],
              }),
            }),
          },
        ],
      },
      (error, result) => {
        const wrong = result ? result.non2xx + result.errors : 0
        if (error ?? wrong > 0) reject(error ?? new Error(`${wrong} messages were not answered`))
        else resolve(result)
      },
    )
    void until?.finally(() => run.stop())
  })
}

/** In MB, as the system counts it (Linux): the most the process ever held. */
export function peakMemory({ pid }: Child<unknown>): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024)
}

/** How visitors fare while something else goes on, beside how they fare when nothing does. */
export function printChat(
  title: string,
  idle: autocannon.Result,
  name: string,
  during: autocannon.Result,
): void {
  const line = (of: string, { requests, latency }: autocannon.Result) => [
    of,
    requests.average.toFixed(0),
    ms(latency.p50),
    ms(latency.p99),
    times(latency.p99 / idle.latency.p99),
  ]
  printTable(
    `Widget messages, ${chatConnections} connections, ${title}`,
    ['', 'requests/s', 'p50', 'p99', 'p99 of idle'],
    [line('idle', idle), line(name, during)],
  )
}
