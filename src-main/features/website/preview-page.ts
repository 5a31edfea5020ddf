import type { StoredBot } from '#main/features/bots/index.ts'

/** Only the dashboard shows it: in the app's own window, or in a browser on this PC. */
const dashboards = 'app: http://127.0.0.1:* http://localhost:*'

/** Pictures come from where the dashboard may load them from. */
export function previewPolicy(nonce: string, pictureHosts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The chat and this page have styles of their own making only.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${dashboards}`,
  ].join('; ')
}

/**
 * A page like any shop's, drawn in grey, with the real chat on it. What is not saved yet comes behind the # of its
 * address, which is not sent to anybody; a change of it loads the page anew, as the chat reads its settings once.
 */
export function previewPage({ id, language }: Pick<StoredBot, 'id' | 'language'>, nonce: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<style>${style}</style>
<script nonce="${nonce}">${script}</script>
<script src="/widget.js" data-bot="${encodeURIComponent(id)}" data-traffic="preview" data-open async></script>
</head>
<body>
<div aria-hidden="true">
<header><i class="logo"></i><i></i><i></i><i></i></header>
<main><i class="picture"></i><section><i class="title"></i><i></i><i></i><i class="short"></i><i class="button"></i></section></main>
<footer><i class="tile"></i><i class="tile"></i><i class="tile"></i></footer>
</div>
</body>
</html>
`
}

/** What the address carries is taken as settings of the chat and nothing else: it is JSON, and never run or shown here. */
const script = `
(() => {
  const read = () => { try { return JSON.parse(decodeURIComponent(location.hash.slice(1))) } catch { return null } }
  const given = read()
  const { scheme, ...settings } = given && typeof given === 'object' ? given : {}
  window.shopbellSettings = { ...settings, traffic: 'preview' }
  if (scheme === 'dark' || scheme === 'light') document.documentElement.dataset.scheme = scheme
  let timer
  addEventListener('hashchange', () => { clearTimeout(timer); timer = setTimeout(() => location.reload(), 50) })
})()
`

const style = `
:root { --paper: #fff; --line: #e7e5e4; --fill: #f1f0ef; }
:root[data-scheme=dark] { --paper: #1c1917; --line: #35312e; --fill: #292524; color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); min-height: 100vh; }
i { display: block; border-radius: 4px; background: var(--fill); height: 10px; }
header { display: flex; gap: 16px; align-items: center; padding: 16px 20px; border-bottom: 1px solid var(--line); }
header i { width: 44px; } header .logo { width: 84px; height: 18px; margin-right: auto; }
main { display: flex; flex-wrap: wrap; gap: 20px; padding: 20px; }
main > * { flex: 1 1 220px; } .picture { height: 190px; border-radius: 8px; }
section { display: flex; flex-direction: column; gap: 12px; } .title { height: 20px; width: 70%; } .short { width: 55%; }
.button { width: 120px; height: 34px; margin-top: 8px; border-radius: 8px; }
footer { display: flex; gap: 12px; padding: 0 20px 20px; } .tile { flex: 1; height: 110px; border-radius: 8px; }
`
