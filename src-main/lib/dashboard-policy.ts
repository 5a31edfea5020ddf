/** Stands in index.html where each response gets a nonce of its own. */
export const noncePlaceholder = '__CSP_NONCE__'

/** What the dashboard's page may load, from nothing up; the same in the window and in a browser. */
export function dashboardPolicy({
  nonce,
  connect,
}: {
  readonly nonce: string
  /** The window speaks over its bridge and needs no network; a browser needs its own listener. */
  readonly connect: "'self'" | "'none'"
}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Menus and dialogs put a style element of theirs into the page while they are open.
    `style-src 'self' 'nonce-${nonce}'`,
    // Products and bots show pictures from the shop's own site, which may still be http.
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    `connect-src ${connect}`,
    // The chat as visitors see it, from the service of this PC, whose port may change.
    'frame-src http://127.0.0.1:*',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
