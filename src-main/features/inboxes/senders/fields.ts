type Fields = Readonly<Record<string, unknown>>

/** Nobody reads more of a list on a card. */
const maxListed = 50

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** What stands at the end of a way through a payload: `at(order, 'customer', 'email')`. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let place = value
  for (const name of path) {
    const fields = fieldsOf(place)
    place = Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  return place
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, maxListed) : []
}

/** The first that says something. */
export function first(...values: readonly unknown[]): string {
  return values.map(textOf).find((text) => text !== '') ?? ''
}

/** Parts of a line, without those that are empty. */
export function line(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

export function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}

export function named(...parts: readonly unknown[]): string {
  return parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(' ')
}

/** "129.00 EUR" */
export function amount(value: unknown, currency: unknown): string {
  const text = textOf(value)
  return text === '' ? '' : named(text, textOf(currency).toUpperCase())
}

/** Some systems send HTML where people wrote a message. */
export function withoutTags(value: unknown): string {
  return textOf(value)
    .slice(0, 20_000)
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
}
