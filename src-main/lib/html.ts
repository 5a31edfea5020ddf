/** Text that is HTML already. */
export type Html = { readonly html: string }

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** A piece of a page. Whatever is put in is escaped, unless it was made here too; lists are joined, nothing is left out. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, at) => text + (at < parts.length ? rendered(parts[at]) : '')).join('') }
}

/** For our own markup alone, such as a stylesheet. */
export function trusted(text: string): Html {
  return { html: text }
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function rendered(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(rendered).join('')
  return typeof part === 'object' && 'html' in part ? part.html : escapeHtml(String(part))
}
