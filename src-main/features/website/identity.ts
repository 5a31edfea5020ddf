import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type Identity = ReturnType<typeof createIdentity>

/**
 * Tells this hub from any other one, and from a page that answers everything: only who has this secret can answer a
 * question nobody asked before. It is used for nothing else and is gone with the process.
 */
export function createIdentity() {
  const secret = randomBytes(32)
  const prove = (question: string): string =>
    createHmac('sha256', secret).update(`shopbell website check ${question}`).digest('base64url')

  return {
    prove,
    isProof: (question: string, answer: unknown): boolean => {
      if (typeof answer !== 'string') return false
      const expected = Buffer.from(prove(question))
      const given = Buffer.from(answer)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
