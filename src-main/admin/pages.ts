import { escapeHtml } from '#main/lib/html.ts'

/** The few pages that are shown where the dashboard itself cannot be. */
export type Page = (nonce: string) => string

type Language = 'en' | 'de'

/** Those two are what the dashboard speaks from the start. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = /^\s*([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  return first === 'de' ? 'de' : 'en'
}

export function refusedPage(language: Language): Page {
  const { title, text, command } = refused[language]
  return page(language, title, `<p>${text}</p><p class="quiet">${command}</p>`)
}

export function brokenPage(language: Language, reason: string): Page {
  const { title, text } = broken[language]
  return page(language, title, `<p>${text}</p><pre>${escapeHtml(reason)}</pre>`)
}

const refused = {
  en: {
    title: 'This link was already used, or is incomplete',
    text: 'A dashboard link signs in one browser, once. If this is that browser, you were signed out when Shopbell restarted.',
    command: 'Stop Shopbell, start it again, and open the new link it prints.',
  },
  de: {
    title: 'Dieser Link wurde schon benutzt oder ist nicht vollständig',
    text: 'Ein Dashboard-Link meldet einen Browser an, ein einziges Mal. Ist es dieser Browser, dann endete seine Anmeldung, als Shopbell neu gestartet wurde.',
    command: 'Beende Shopbell, starte es wieder und öffne den neuen Link, den es ausgibt.',
  },
} satisfies Record<Language, object>

const broken = {
  en: {
    title: "The dashboard couldn't be built",
    text: 'The service itself is running and answering your visitors. Fix the error below, then reload this page.',
  },
  de: {
    title: 'Das Dashboard konnte nicht gebaut werden',
    text: 'Der Dienst selbst läuft und antwortet den Besuchern. Behebe, was unten steht, und lade diese Seite neu.',
  },
} satisfies Record<Language, object>

function page(language: Language, title: string, body: string): Page {
  return (nonce) => `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Shopbell</title>
  <style nonce="${nonce}">
    :root { color-scheme: light dark; --ink: #1c1917; --quiet: #57534e; --paper: #fafaf9; --card: #fff;
      --line: #e7e5e4; --accent: #b45309 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --quiet: #a8a29e; --paper: #0c0a09;
      --card: #1c1917; --line: #292524; --accent: #fbbf24 } }
    * { box-sizing: border-box }
    body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; color: var(--ink);
      background: var(--paper); font: 15px/1.6 Inter, system-ui, sans-serif }
    main { width: 100%; max-width: 520px; padding: 32px; background: var(--card); border: 1px solid var(--line);
      border-top: 3px solid var(--accent); border-radius: 12px }
    h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; font-weight: 600 }
    p { margin: 0 0 8px }
    .quiet { color: var(--quiet) }
    pre { margin: 12px 0 0; padding: 12px; overflow: auto; max-height: 320px; border: 1px solid var(--line);
      border-radius: 8px; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere }
  </style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>
`
}
