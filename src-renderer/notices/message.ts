/** What a notification leads to. */
export type NoticeTarget = { readonly path: string; readonly sessionId: string }

/** What the worker tells a page of the dashboard. */
export type WorkerMessage =
  | { readonly type: 'notice.open'; readonly path: string }
  | { readonly type: 'notice.accept'; readonly sessionId: string }

/** The only button that a notification has. A type, for the worker has to be one file that imports nothing. */
export type NoticeAction = 'accept'
