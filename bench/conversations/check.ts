import type { Expectation } from './files.ts'

/** An answer as the data set's README looks at it. */
type Seen = {
  readonly reply: string
  /** In their order: the id of each product shown with its group's. */
  readonly shown: readonly (readonly string[])[]
  readonly status: string
}

/** What does not hold, in words; none when all does. */
export function faultsOf(expect: Expectation, seen: Seen): string[] {
  const faults: string[] = []
  const isOneOf = (product: readonly string[], ids: readonly string[]) =>
    product.some((id) => ids.includes(id))
  const shows = (id: string) => seen.shown.some((product) => product.includes(id))
  const says = (pattern: string) => matcher(pattern).test(seen.reply)
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const { show_any, show_all, only_from, not_show, first, max_shown, say_any, say_all, not_say } = expect
  if (show_any) {
    check(
      seen.shown.slice(0, 3).some((product) => isOneOf(product, show_any)),
      `none of ${show_any.join(', ')} among the first three`,
    )
  }
  if (show_all) check(show_all.every(shows), `not all of ${show_all.join(', ')} shown`)
  if (only_from) {
    const others = seen.shown.filter((product) => !isOneOf(product, only_from))
    check(seen.shown.length > 0, `nothing shown, wanted only ${only_from.join(', ')}`)
    check(others.length === 0, `shown beside ${only_from.join(', ')}: ${others.map(([id]) => id).join(', ')}`)
  }
  if (not_show) check(!not_show.some(shows), `shown though not wanted: ${not_show.filter(shows).join(', ')}`)
  if (first) check(isOneOf(seen.shown[0] ?? [], first), `first is not ${first.join(', ')}`)
  if (expect.show_none) check(seen.shown.length === 0, 'products shown')
  if (max_shown !== undefined) check(seen.shown.length <= max_shown, `more than ${max_shown} shown`)
  if (say_any) check(say_any.some(says), `says none of ${say_any.join(' § ')}`)
  if (say_all) check(say_all.every(says), `does not say ${say_all.filter((one) => !says(one)).join(' § ')}`)
  if (not_say) check(!not_say.some(says), `says ${not_say.filter(says).join(' § ')}`)
  if (expect.status) check(list(expect.status).includes(seen.status), `status is ${seen.status}`)
  if (expect.not_status) check(!list(expect.not_status).includes(seen.status), `status is ${seen.status}`)
  if (expect.or) {
    const tried = expect.or.map((one) => faultsOf(one, seen))
    check(
      tried.some((found) => found.length === 0),
      `no alternative holds: ${tried.map((found) => found.join(' + ')).join(' | ')}`,
    )
  }
  return faults
}

function list(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value
}

/** Case is ignored, and a word's edge knows letters beyond ASCII. */
function matcher(pattern: string): RegExp {
  const edge = '(?:(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_])|(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_]))'
  return new RegExp(pattern.replaceAll('\\b', edge), 'iu')
}
