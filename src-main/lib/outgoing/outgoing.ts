import { Agent, type buildConnector, Pool } from 'undici'
import type { Header } from '#main/lib/http-exchange.ts'
import { createNetwork, type Network } from '#main/lib/network.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { createConnect } from './connect.ts'
import { type Answer, dispatchRequest, type Flow, type Method } from './dispatch.ts'
import { causeOf, type Failure, type FailureCode, failureOf } from './failure.ts'
import { type AllowLocal, createGuard, isThisMachine, type OwnAddress, type Refusal } from './guard.ts'
import { createPatientLookup, type Lookup, lookupBySystem } from './lookup.ts'
import { createTargets, type Target, targetOf } from './target.ts'

export type OutgoingPost = {
  readonly url: string
  readonly allowLocal: AllowLocal
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

export type OutgoingRequest = Omit<OutgoingPost, 'body'> & {
  readonly method: Method
  readonly body?: Uint8Array | null
  /** Hears of each piece of the answer as it comes, and may hold up those to follow. */
  readonly onData?: (chunk: Uint8Array, flow: Flow) => void
  /** Hears of the answer before its body. */
  readonly onHead?: (status: number, headers: readonly Header[]) => void
  /** For who wants more of the body than an answer usually has. */
  readonly maxBytes?: number
}

export type PostResult =
  | ({ readonly kind: 'answered'; readonly latencyMs: number } & Answer)
  | {
      readonly kind: 'unreached'
      readonly code: FailureCode
      readonly reason: string
      /** This PC has no network, or reaches nobody: the fault is not theirs. */
      readonly offline: boolean
      readonly latencyMs: number
    }
  | { readonly kind: 'forbidden'; readonly code: 'address'; readonly reason: string }

export type Outgoing = ReturnType<typeof createOutgoing>

/** What tests put in place of the system's. */
export type OutgoingParts = {
  readonly lookup?: Lookup
  readonly network?: Network
  /** Trusted instead of the well-known authorities. */
  readonly ca?: string
  /** Opens the connections; one that opens none can be given any address. */
  readonly createConnector?: typeof buildConnector
}

/** No try waits longer for a connection. */
const connectTimeoutMs = 15_000

/** Sends to addresses that people entered, and only where it is safe to. */
export function createOutgoing(deps: { readonly ownAddresses: () => readonly OwnAddress[] } & OutgoingParts) {
  const guard = createGuard(deps.ownAddresses)
  const network = deps.network ?? createNetwork()
  const lookup = createPatientLookup(deps.lookup ?? lookupBySystem)
  const targets = createTargets()
  // Connections that were allowed more are not lent to those that are allowed less.
  const agents = { local: agentFor(true), thisPc: agentFor('this_pc'), others: agentFor(false) }
  const agentOf = (allowLocal: AllowLocal) =>
    allowLocal === 'this_pc' ? agents.thisPc : allowLocal ? agents.local : agents.others

  function connectTo(origin: URL, allowLocal: AllowLocal) {
    return createConnect({
      origin,
      allowLocal,
      guard,
      lookup,
      timeoutMs: connectTimeoutMs,
      ca: deps.ca,
      createConnector: deps.createConnector,
    })
  }

  function agentFor(allowLocal: AllowLocal): Agent {
    return new Agent({
      allowH2: false,
      factory: (origin, options) =>
        new Pool(origin, { ...options, connect: connectTo(new URL(origin), allowLocal) }),
    })
  }

  async function isOffline(error: unknown, failure: Failure, target: Target): Promise<boolean> {
    if (!mayBeOurFault.has(failure.code) || isThisMachine(target)) return false
    if (!network.isUp() || causeOf(error) === 'ENETDOWN') return true
    // In the shop's own network one silent device says nothing about the line.
    if (target.place === 'private' && causeOf(error) !== 'ENETUNREACH') return false
    return network.isCutOff()
  }

  async function send(request: OutgoingRequest): Promise<PostResult> {
    const { allowLocal, timeoutMs, signal } = request
    const target = targets(request.url)
    const forbidden = guard.ofTarget(target, allowLocal)
    if (forbidden !== null)
      return { kind: 'forbidden', code: 'address', reason: `${target.origin} ${forbidden.message}` }
    const startedAt = performance.now()
    const took = () => Math.round((performance.now() - startedAt) * 10) / 10
    try {
      const answer = await dispatchRequest(agentOf(allowLocal), {
        ...request,
        body: request.body ?? null,
        target,
      })
      const latencyMs = took()
      // Who answers nearby says nothing about the line.
      if (target.place === null || target.place === 'public') network.noteContact()
      return { kind: 'answered', latencyMs, ...answer }
    } catch (error) {
      const latencyMs = took()
      if (signal?.aborted) return { kind: 'unreached', ...cancelled, offline: false, latencyMs }
      const failure = failureOf(error, target.origin, timeoutMs)
      if (failure.code === 'address') return { kind: 'forbidden', code: 'address', reason: failure.reason }
      const offline = await isOffline(error, failure, target)
      return { kind: 'unreached', ...failure, offline, latencyMs }
    }
  }

  return {
    network,

    /** Throws where something in the address itself forbids it; `path` names the field. */
    check: (url: string, allowLocal: AllowLocal, path = 'url'): void => {
      const parsed = URL.parse(url)
      const refusal = parsed ? guard.ofTarget(targetOf(parsed), allowLocal) : notAnAddress
      if (refusal !== null) throw invalidRequest([issueAt(path, refusal.message, refusal.fault)])
    },

    /** One try; redirects are answers like any other. It never throws. */
    post: (request: OutgoingPost): Promise<PostResult> => send({ ...request, method: 'POST' }),
    request: send,

    /** The addresses of a name, as they would be connected to; throws what the name server said. */
    lookup,
    /** The certificate of a server; fails as a connection would. */
    certificate: (url: URL, signal: AbortSignal): Promise<Certificate> =>
      readCertificate(connectTo(url, true), url, signal),

    /** Ends all there is; tries under way are cancelled. */
    close: async (): Promise<void> => {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}

/** After these it is asked whether the line is down; a refusal or an answer cut short came from somebody. */
const mayBeOurFault: ReadonlySet<FailureCode> = new Set(['dns', 'unreachable', 'timeout'])

const cancelled: Failure = { code: 'cancelled', reason: 'Cancelled before an answer came.' }

const notAnAddress: Refusal = { message: 'must be a web address', fault: fault('broken_web_address') }
