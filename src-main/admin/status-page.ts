import type { HubStatus } from '#shared/rpc/hub.ts'

/** A plain page that says whether the service runs and where. */
export function statusPage(status: HubStatus, nonce: string): string {
  const url = escapeHtml(status.url ?? '')
  return page(
    nonce,
    `<h1>Shopbell is running</h1>
    <dl>
      <dt>Address</dt><dd><a href="${url}/docs">${url}</a></dd>
      <dt>Bots</dt><dd>${status.bots}</dd>
      <dt>Products</dt><dd>${status.products}</dd>
      <dt>Conversations today</dt><dd>${status.sessions_today}</dd>
      <dt>Data folder</dt><dd>${escapeHtml(status.data_folder)}</dd>
      <dt>Running since</dt><dd>${escapeHtml(timeText(status.started_at))}</dd>
      <dt>Version</dt><dd>${escapeHtml(status.version)}</dd>
    </dl>
    <p>The address takes chat calls now; its description for programmers is at <a href="${url}/docs">${url}/docs</a>.</p>`,
  )
}

export function refusedPage(nonce: string): string {
  return page(
    nonce,
    `<h1>This link was used already, or is not complete</h1>
    <p>A dashboard link works once. Stop Shopbell, start it again, and open the new link it prints.</p>`,
  )
}

function page(nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Shopbell</title>
  <style nonce="${nonce}">
    :root { color-scheme: light dark; --ink: #1c1917; --quiet: #57534e; --paper: #fafaf9; --accent: #b45309 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --quiet: #a8a29e; --paper: #1c1917; --accent: #fbbf24 } }
    body { margin: 0 auto; padding: 64px 24px; max-width: 640px; color: var(--ink); background: var(--paper);
      font: 15px/1.6 Inter, system-ui, sans-serif }
    h1 { margin: 0 0 24px; font-size: 20px }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 0 0 24px }
    dt { color: var(--quiet) }
    dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
    a { color: var(--accent) }
  </style>
</head>
<body>
  <main>
    ${body}
  </main>
</body>
</html>
`
}

function timeText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
