import type { CheckedStep, CheckStep } from '#shared/schemas/website.ts'
import { checkAddress, checkDns, checkHub, checkTls } from './reach.ts'
import { type CheckContext, type Found, found } from './step.ts'
import { checkOrigins, checkScript, checkStream } from './use.ts'

type Step = readonly [name: CheckStep, run: (context: CheckContext) => Promise<Found>]

/** Each needs what those before it found; the last three are looked at each for itself. */
const reach: readonly Step[] = [
  ['dns', checkDns],
  ['tls', checkTls],
  ['hub', checkHub],
]
const use: readonly Step[] = [
  ['script', checkScript],
  ['origins', checkOrigins],
  ['stream', checkStream],
]

/** Looks at a public address as a visitor's browser would; `onStep` hears of each step as soon as it is known. */
export async function runCheck(
  written: string,
  deps: Omit<CheckContext, 'url'>,
  onStep: (step: CheckedStep) => void,
): Promise<CheckedStep[]> {
  const steps: CheckedStep[] = []
  let isStopped = false
  const note = (step: CheckStep, result: Found) => {
    const checked = { step, ...result }
    steps.push(checked)
    onStep(checked)
    return result.result
  }

  const address = checkAddress(written, deps)
  isStopped = note('address', address) === 'failed'
  const url = URL.parse(written.trim())
  for (const [name, run] of [...reach, ...use]) {
    if (deps.signal.aborted) note(name, found('skipped', 'cancelled'))
    else if (isStopped || !url) note(name, found('skipped', 'not_checked'))
    else {
      const result = note(name, await run({ ...deps, url }))
      isStopped = result === 'failed' && reach.some(([one]) => one === name)
    }
  }
  return steps
}
