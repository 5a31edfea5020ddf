import type { z } from 'zod'
import { answerCalls } from './answers.ts'
import { backupCalls } from './backups.ts'
import { botCalls } from './bots.ts'
import { browserCalls } from './browsers.ts'
import { catalogCalls } from './catalog.ts'
import { connectionCalls } from './connections.ts'
import { deliveryCalls } from './deliveries.ts'
import { demoCalls } from './demo.ts'
import { desktopCalls } from './desktop.ts'
import { dialogueCalls } from './dialogues.ts'
import { documentCalls } from './documents.ts'
import { endpointCalls } from './endpoints.ts'
import { eventCalls } from './events.ts'
import { findCalls } from './find.ts'
import { healthCalls } from './health.ts'
import { homeCalls } from './home.ts'
import { hubCalls } from './hub.ts'
import { inboxCalls } from './inboxes.ts'
import { insightCalls } from './insights.ts'
import { keyCalls } from './keys.ts'
import { knowledgeCalls } from './knowledge.ts'
import { leadCalls } from './leads.ts'
import { noticeCalls } from './notices.ts'
import { phrasingCalls } from './phrasing.ts'
import { privacyCalls } from './privacy.ts'
import { ratingCalls } from './ratings.ts'
import { sessionCalls } from './sessions.ts'
import { settingsCalls } from './settings.ts'
import { sourceCalls } from './sources.ts'
import { testerCalls } from './tester.ts'
import { unansweredCalls } from './unanswered.ts'
import { websiteCalls } from './website.ts'

/** Every call the dashboard and scripts can make: IPC, admin HTTP and `shopbell call` all serve exactly these. */
export const contract = {
  ...hubCalls,
  ...healthCalls,
  ...botCalls,
  ...keyCalls,
  ...knowledgeCalls,
  ...documentCalls,
  ...unansweredCalls,
  ...catalogCalls,
  ...sourceCalls,
  ...sessionCalls,
  ...answerCalls,
  ...ratingCalls,
  ...dialogueCalls,
  ...phrasingCalls,
  ...deliveryCalls,
  ...endpointCalls,
  ...eventCalls,
  ...inboxCalls,
  ...leadCalls,
  ...homeCalls,
  ...noticeCalls,
  ...insightCalls,
  ...findCalls,
  ...settingsCalls,
  ...connectionCalls,
  ...testerCalls,
  ...demoCalls,
  ...websiteCalls,
  ...browserCalls,
  ...backupCalls,
  ...privacyCalls,
  ...desktopCalls,
}

export type CallName = keyof typeof contract
export type CallInput<N extends CallName> = z.input<(typeof contract)[N]['input']>
export type CallOutput<N extends CallName> = z.output<(typeof contract)[N]['output']>

/** Who calls, where that makes a difference: a browser by its sign-in; not the desktop app, nor a script. */
export type Caller = {
  readonly browserId: string | null
  /** Called where it left before it was answered; not of who cannot leave. */
  readonly onGone?: (listener: () => void) => void
}

/** What serves the calls: each takes the checked input. */
export type Handlers<N extends CallName = CallName> = {
  readonly [K in N]: (
    input: z.output<(typeof contract)[K]['input']>,
    caller: Caller,
  ) => CallOutput<K> | Promise<CallOutput<K>>
}

/** What callers hold, whatever carries it. */
export type Rpc = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}
