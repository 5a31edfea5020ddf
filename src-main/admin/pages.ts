import { escapeHtml } from '#main/lib/html.ts'

/** The few pages that are shown where the dashboard itself cannot be. */
export type Page = (nonce: string) => string

export type Language = 'en' | 'de'

/** Those two are what the dashboard speaks from the start. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = /^\s*([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  return first === 'de' ? 'de' : 'en'
}

/** `byLink`: it was tried with a link. The service goes on; a fresh link is one command away. */
export function refusedPage(language: Language, byLink: boolean): Page {
  const { link, none, text, command } = refused[language]
  const shown = `<p>${text}</p><pre>${freshLink}</pre><p class="quiet">${command}</p>`
  return page(language, byLink ? link : none, shown)
}

export const freshLink = 'npm run -s shopbell -- dashboard'

export function brokenPage(language: Language, reason: string): Page {
  const { title, text } = broken[language]
  return page(language, title, `<p>${text}</p><pre>${escapeHtml(reason)}</pre>`)
}

const refused = {
  en: {
    link: 'This link was already used, or is incomplete',
    none: "This browser isn't signed in",
    text: 'Get a fresh link: run this in the Shopbell folder, then open the link it prints in this browser. It stays signed in for 30 days.',
    command:
      'Shopbell keeps running meanwhile. If you started it with --data, add the same --data to the command.',
  },
  de: {
    link: 'Dieser Link wurde schon benutzt oder ist nicht vollständig',
    none: 'Dieser Browser ist nicht angemeldet',
    text: 'Holen Sie einen neuen Link: Führen Sie das im Ordner von Shopbell aus, und öffnen Sie den ausgegebenen Link in diesem Browser. Er bleibt dann 30 Tage angemeldet.',
    command:
      'Shopbell läuft dabei weiter. Wenn Sie es mit --data gestartet haben, fügen Sie dasselbe --data an den Befehl an.',
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

/** `refresh`: when to look again, and where. */
export function page(
  language: Language,
  title: string,
  body: string,
  { refresh }: { readonly refresh?: string } = {},
): Page {
  const again = refresh === undefined ? '' : `\n  <meta http-equiv="refresh" content="${refresh}">`
  return (nonce) => `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">${again}
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
    h2 { margin: 0 0 4px; font-size: 15px; font-weight: 600 }
    p { margin: 0 0 8px }
    section { margin: 16px 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px }
    hr { margin: 20px 0; border: 0; border-top: 1px solid var(--line) }
    details { margin: 12px 0 }
    summary { cursor: pointer; color: var(--quiet) }
    ul { margin: 8px 0; padding: 0; list-style: none }
    li { display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 8px 0;
      border-top: 1px solid var(--line) }
    button { padding: 8px 16px; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent);
      color: var(--card); font: inherit; font-weight: 600; cursor: pointer }
    button.second { border-color: var(--line); background: none; color: var(--ink); font-weight: 400 }
    .quiet { color: var(--quiet) }
    pre { margin: 12px 0; padding: 12px; overflow: auto; max-height: 320px; border: 1px solid var(--line);
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
