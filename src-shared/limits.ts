/** The limits of the contract that a hub may be given others for, in tests and benchmarks. */
export type Limits = {
  /** Widget messages a minute. */
  readonly widgetPerSession: number
  readonly widgetPerAddress: number
  /** Pages of one address that listen to their conversation. */
  readonly streamsPerAddress?: number
  /** Webhooks a minute that one inbox takes. */
  readonly hooksPerInbox?: number
  /** Bytes an hour that one inbox keeps. */
  readonly bytesPerInbox?: number
}

export const contractLimits: Limits = { widgetPerSession: 30, widgetPerAddress: 120 }

/** Bodies of the chat API and the widget. */
export const maxChatBytes = 64 * 1024
