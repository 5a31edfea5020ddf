import { escapeHtml } from '#main/lib/html.ts'
import type { StartTrouble } from '#main/lib/start-trouble.ts'
import type { Backup, BackupContent } from '#shared/schemas/backup.ts'
import { freshLink, type Language, type Page, page } from './pages.ts'
import { troubleTexts } from './trouble-texts.ts'

export type ShownTrouble = StartTrouble & {
  readonly newest: BackupContent | null
  readonly others: readonly Backup[]
  readonly folders: { readonly backups: string; readonly setAside: string }
}

/** Says what is wrong and what to do. `token` is null for whoever may only read it. */
export function troublePage(language: Language, trouble: ShownTrouble, token: string | null): Page {
  const texts = troubleTexts[language]
  const { kind, newest, others, folders } = trouble
  const hasWayBack = kind !== 'full'
  const parts = [
    `<p>${texts.texts[kind]}</p>`,
    hasWayBack && newest ? newestPart(language, newest, token) : '',
    hasWayBack && newest && others.length > 0 ? othersPart(language, others, token) : '',
    hasWayBack && !newest ? `<p>${texts.none}</p><pre>${escapeHtml(folders.backups)}</pre>` : '',
    hasWayBack && token === null ? `<p>${texts.signIn}</p><pre>${freshLink}</pre>` : '',
    kind !== 'full' && kind !== 'missing' && newest
      ? `<p class="quiet">${texts.kept}<br>${escapeHtml(folders.setAside)}</p>`
      : '',
    kind === 'missing' && token !== null
      ? `<hr><form method="post" action="/empty">${hidden({ token })}<button class="second">${texts.empty}</button></form><p class="quiet">${texts.emptyHint}</p>`
      : '',
    `<details><summary>${texts.details}</summary><pre>${escapeHtml(trouble.detail)}</pre></details>`,
  ]
  const again = `5;url=/${token === null ? '' : `?token=${token}`}`
  // What goes away on its own is looked at again; elsewhere that would only close what somebody has opened.
  const goesAway = kind === 'full' || kind === 'missing'
  return page(language, texts.titles[kind], parts.join('\n'), goesAway ? { refresh: again } : {})
}

/** Between the decision and the dashboard, which then takes this very address. */
export function startingPage(language: Language, token: string): Page {
  const { starting, startingText } = troubleTexts[language]
  return page(language, starting, `<p>${startingText}</p>`, { refresh: `1;url=/?token=${token}` })
}

function newestPart(language: Language, newest: BackupContent, token: string | null): string {
  const texts = troubleTexts[language]
  const missing = newest.missing
  const said = missing
    ? texts.counts(missing)
      ? `${texts.after} ${texts.counts(missing)}.`
      : texts.nothingAfter
    : texts.unknownAfter
  return `<section><h2>${texts.newest}</h2>
    <p><strong>${timeOf(language, newest)}</strong> · ${texts.kinds[newest.kind]} · ${megabytes(language, newest)}</p>
    <p class="quiet">${texts.counts(newest.counts)}</p><p>${said}</p>${button(language, newest, token)}</section>`
}

function othersPart(language: Language, others: readonly Backup[], token: string | null): string {
  const texts = troubleTexts[language]
  const rows = others.map(
    (one) =>
      `<li><span>${timeOf(language, one)} · ${texts.kinds[one.kind]} · ${megabytes(language, one)}</span>${button(language, one, token, 'second')}</li>`,
  )
  return `<details><summary>${texts.others}</summary><ul>${rows.join('')}</ul></details>`
}

function button(language: Language, backup: Backup, token: string | null, look = ''): string {
  if (token === null) return ''
  return `<form method="post" action="/restore">${hidden({ token, name: backup.name })}<button class="${look}">${troubleTexts[language].restore}</button></form>`
}

function hidden(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
}

function timeOf(language: Language, { made_at }: Backup): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(made_at),
  )
}

function megabytes(language: Language, { bytes }: Backup): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`
}
