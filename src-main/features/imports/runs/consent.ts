/** What was agreed to when the brake asked: nothing, one file and no other, or whatever the file holds. */
export type Consent = 'none' | 'any' | { readonly sha256: string }

export function isAgreed(consent: Consent, sha256: string): boolean {
  return typeof consent === 'string' ? consent === 'any' : consent.sha256 === sha256
}
