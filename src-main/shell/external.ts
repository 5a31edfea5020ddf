import { shell } from 'electron'
import { problem } from '#shared/problem.ts'
import { externalAddress } from './external-address.ts'

/** The only way out of the app: a safe address, seen and confirmed by the merchant. */
export function createExternal(confirm: (address: string) => Promise<boolean>) {
  let asking = false

  /** False when the merchant said no, or is still being asked about another one. */
  async function open(text: string): Promise<boolean> {
    const address = externalAddress(text)
    if (address === null) {
      throw problem(
        'invalid_request',
        'Only https links, http links on this PC, email addresses and phone numbers can be opened.',
      )
    }
    if (asking) return false
    asking = true
    try {
      if (!(await confirm(address))) return false
      await shell.openExternal(address)
      return true
    } finally {
      asking = false
    }
  }

  return { open, isAllowed: (text: string) => externalAddress(text) !== null }
}
