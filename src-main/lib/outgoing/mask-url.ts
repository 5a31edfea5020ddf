import { createRecent } from '#main/lib/recent.ts'
import { isPlainWord } from './plain-word.ts'

/** Stands where a secret is; an address sent back with it keeps the secret it has. */
const mask = '***'

/** Each try is written down with its address, and they go to the same few. */
const recent = createRecent<string, string>(200)

/** What follows such a folder is a key, whatever it looks like. */
const beforeKey = /^(?:(?:api|access)?[-_]?key|token|secret|auth|password)s?$/i

/**
 * The address as it may be shown and logged. Services put their keys anywhere: so every value of the query is hidden, and
 * of the path whatever is not plainly a word.
 */
export function maskUrl(url: string): string {
  const before = recent.get(url)
  if (before !== undefined) return before
  const shown = masked(url)
  recent.set(url, shown)
  return shown
}

function masked(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  return written(parsed, {
    user: () => mask,
    path: shownPath(pathOf(parsed)),
    query: queryOf(parsed).map(shownInQuery),
  })
}

export function isMasked(url: string): boolean {
  const parsed = URL.parse(url)
  if (!parsed) return false
  return (
    parsed.username === mask ||
    parsed.password === mask ||
    [...pathOf(parsed).flat(), ...queryOf(parsed)].some(isHidden)
  )
}

/** A masked address as it was meant; null: it goes elsewhere, or hides something the stored one does not have. */
export function fillMask(given: string, stored: string): string | null {
  const [to, from] = [new URL(given), new URL(stored)]
  if (to.origin !== from.origin) return null
  const user = (field: 'username' | 'password') => (to[field] === mask ? from[field] : to[field])
  const path = filledPath(pathOf(to), pathOf(from))
  const query = filledQuery(queryOf(to), queryOf(from))
  const isWhole = (['username', 'password'] as const).every((field) => to[field] === '' || user(field) !== '')
  return path && query && isWhole ? written(to, { user, path, query }) : null
}

/** `name`, or `name=value`. */
type Part = { readonly name: string; readonly value: string | null }

/** Folder by folder; what a folder has behind `;` are parts of it. */
function pathOf({ pathname }: URL): Part[][] {
  return pathname.split('/').map((folder) => folder.split(';').map(partOf))
}

function queryOf({ search }: URL): Part[] {
  return search.length < 2 ? [] : search.slice(1).split('&').map(partOf)
}

function partOf(text: string): Part {
  const at = text.indexOf('=')
  return at < 0 ? { name: text, value: null } : { name: text.slice(0, at), value: text.slice(at + 1) }
}

function textOf({ name, value }: Part): string {
  return value === null ? name : `${name}=${value}`
}

function shownPath(folders: readonly (readonly Part[])[]): Part[][] {
  return folders.map((parts, at) => {
    const isKey = beforeKey.test(folders[at - 1]?.[0]?.name ?? '')
    return parts.map(({ name, value }) => ({
      name: name !== '' && (isKey || !isPlainWord(name)) ? mask : name,
      value: value && mask,
    }))
  })
}

function shownInQuery({ name, value }: Part): Part {
  if (value === null) return { name: name && mask, value }
  return { name: isPlainWord(name) ? name : mask, value: value && mask }
}

function isHidden({ name, value }: Part): boolean {
  return name === mask || value === mask
}

/** Part by part in its place: nowhere else is it known what was hidden. */
function filledPath(given: readonly (readonly Part[])[], stored: readonly (readonly Part[])[]) {
  if (!given.flat().some(isHidden)) return given
  if (given.length !== stored.length) return null
  const shown = shownPath(stored)
  const filled = given.map((parts, folder) =>
    parts.map((part, at) => fill(part, stored[folder]?.[at], shown[folder]?.[at])),
  )
  return isAll(filled.flat()) ? (filled as Part[][]) : null
}

/** By what is shown of each, the first of these to the first, so that others may be added and taken away. */
function filledQuery(given: readonly Part[], stored: readonly Part[]): readonly Part[] | null {
  const byName = Map.groupBy(stored, (part) => nameOf(shownInQuery(part)))
  const filled = given.map((part) => {
    const next = byName.get(nameOf(part))?.shift()
    return fill(part, next, next && shownInQuery(next))
  })
  return isAll(filled) ? filled : null
}

function nameOf({ name, value }: Part): string {
  return value === null ? name : `${name}=`
}

function fill(part: Part, stored: Part | undefined, shown: Part | undefined): Part | null {
  if (!isHidden(part)) return part
  const name = part.name === mask ? shown?.name === mask && stored?.name : part.name
  const value = part.value === mask ? shown?.value === mask && stored?.value : part.value
  return name === undefined || name === false || value === undefined || value === false
    ? null
    : { name, value }
}

function isAll(parts: readonly (Part | null)[]): parts is readonly Part[] {
  return !parts.includes(null)
}

function written(
  url: URL,
  change: {
    readonly user: (field: 'username' | 'password') => string
    readonly path: readonly (readonly Part[])[]
    readonly query: readonly Part[]
  },
): string {
  const copy = new URL(url)
  for (const field of ['username', 'password'] as const) {
    if (url[field] !== '') copy[field] = change.user(field)
  }
  copy.pathname = change.path.map((parts) => parts.map(textOf).join(';')).join('/')
  // By hand, because URLSearchParams writes the whole query anew and a signed one would be another.
  copy.search = change.query.map(textOf).join('&')
  return copy.href
}
