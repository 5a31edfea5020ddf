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
  /** How long a body, and that of a catalog, may take to arrive. */
  readonly bodyMs?: number
  readonly uploadMs?: number
  /** Connections at the same time. */
  readonly connections?: number
}

/** Much of what shops have is on slow lines; these are bounds, not aims. */
export const usualBodyMs = 2 * 60_000
export const usualUploadMs = 10 * 60_000
/** Streams of visitors, and as many again for everything else. More are dropped before they cost anything. */
export const usualConnections = 2000

export const contractLimits: Limits = { widgetPerSession: 30, widgetPerAddress: 120 }

/** Bodies of the chat API and the widget. */
export const maxChatBytes = 64 * 1024
