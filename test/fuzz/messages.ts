/** What requests need to get past the door. */
export type FuzzedShop = {
  readonly url: string
  readonly bot_id: string
  readonly sync_key: string
  readonly keys: readonly string[]
  readonly token: string
}

/** What whoever fuzzes and the hub in its own process say to each other. */
export type ToHub =
  | { readonly type: 'loop' }
  | { readonly type: 'rpc'; readonly name: string; readonly input: unknown }
  | { readonly type: 'stop' }

export type FromHub =
  | { readonly type: 'ready'; readonly shop: FuzzedShop }
  | { readonly type: 'loop'; readonly longestMs: number; readonly cpuMs: number }
  | { readonly type: 'rpc'; readonly answer: unknown }
