import { Resolver } from 'node:dns/promises'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

export type Network = {
  /** Whether any network but this PC's own is there at all. */
  readonly isUp: () => boolean
  /** Somebody elsewhere answered just now. */
  readonly noteContact: () => void
  /** After a try failed as it would without a line: whether anybody at all can be reached. */
  readonly isCutOff: () => Promise<boolean>
  /** What is known now, without asking. */
  readonly seemsOffline: () => boolean
}

/** Somebody who answered within this shows that the line is up: then it is the other one who failed. */
const contactMs = 5000
/** Failures come in crowds; they share one answer for so long. */
const verdictMs = 3000
/** What nobody asked about for so long is not known any more. */
const knownMs = 60_000
const askTimeoutMs = 2000

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'internal'>[] | undefined>
>

/** Whether this PC is online, found out without calling anybody but the name server it uses anyway. */
export function createNetwork(
  options: {
    readonly interfaces?: () => Interfaces
    readonly asksNameServer?: () => Promise<boolean>
    readonly nowMs?: () => number
  } = {},
): Network {
  const interfaces = options.interfaces ?? networkInterfaces
  const nowMs = options.nowMs ?? (() => performance.now())
  let contactAt = Number.NEGATIVE_INFINITY
  let verdict: { readonly at: number; readonly cutOff: Promise<boolean> } | null = null
  let cutOffAt = Number.NEGATIVE_INFINITY

  const isUp = () =>
    Object.values(interfaces()).some((addresses) =>
      addresses?.some(({ address, internal }) => !internal && !isSelfGiven(address)),
    )

  async function ask(): Promise<boolean> {
    const reached = await (options.asksNameServer ?? nameServerAnswers)()
    const isCutOff = !reached && nowMs() - contactAt > contactMs
    cutOffAt = isCutOff ? nowMs() : Number.NEGATIVE_INFINITY
    return isCutOff
  }

  return {
    isUp,
    noteContact: () => {
      contactAt = nowMs()
      cutOffAt = Number.NEGATIVE_INFINITY
    },
    isCutOff: async () => {
      if (!isUp()) return true
      if (nowMs() - contactAt <= contactMs) return false
      if (!verdict || nowMs() - verdict.at > verdictMs) verdict = { at: nowMs(), cutOff: ask() }
      return verdict.cutOff
    },
    seemsOffline: () => nowMs() - cutOffAt <= knownMs || !isUp(),
  }
}

/** An address that a PC gives itself where nobody gives it one: there is a cable, but no network. */
function isSelfGiven(address: string): boolean {
  return /^169\.254\.|^fe[89ab][0-9a-f]:/i.test(address)
}

/** The servers of the root: every name server knows how to ask for them, and the question reveals nothing. */
async function nameServerAnswers(): Promise<boolean> {
  try {
    await new Resolver({ timeout: askTimeoutMs, tries: 1 }).resolveNs('.')
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return ['ENODATA', 'ENOTFOUND', 'ENOTIMP', 'EFORMERR'].includes(code)
  }
}
