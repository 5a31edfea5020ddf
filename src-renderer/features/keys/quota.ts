type QuotaLevel = 'fine' | 'near' | 'used_up'

type Used = {
  readonly used: number
  readonly limit: number
  /** The share from which on it is nearly used up. */
  readonly near: number
}

export function quotaLevel({ used, limit, near }: Used): QuotaLevel {
  if (used >= limit) return 'used_up'
  return used >= limit * near ? 'near' : 'fine'
}

/** As it is listed: enough to recognize it, too little to be used. */
export function shortSecret({ prefix, last4 }: { readonly prefix: string; readonly last4: string }): string {
  return `${prefix}…${last4}`
}
