import { describe, expect, it } from 'vitest'
import { type Loaded, withMoved, withNewest, withOlder } from '#renderer/lib/merge-pages.ts'

type Item = { readonly id: string; readonly version: string }

const item = (id: string, version = '1'): Item => ({ id, version })
const list = (ids: string, next: string | null = 'older'): Loaded<Item> => ({
  items: [...ids].map((id) => item(id)),
  next,
})
const ids = ({ items }: Loaded<Item>) => items.map(({ id }) => id).join('')
const none = new Set<string>()

describe('withNewest', () => {
  it('puts what is new on top and keeps the older pages', () => {
    const merged = withNewest(list('dcba'), list('fedc'), none)
    expect(ids(merged)).toBe('fedcba')
    expect(merged.next).toBe('older')
  })

  it('takes over what changed, in its place', () => {
    const page = { items: [item('c'), item('b', '2')], next: 'x' }
    const merged = withNewest(list('cba'), page, none)
    expect(ids(merged)).toBe('cba')
    expect(merged.items[1]?.version).toBe('2')
  })

  it('drops what no longer fits, and keeps what was changed right here where it is', () => {
    expect(ids(withNewest(list('dcba'), list('db'), none))).toBe('dba')
    expect(ids(withNewest(list('dcba'), list('db'), new Set('c')))).toBe('dcba')
  })

  it('puts what moves up from below at the end, never on top', () => {
    // c was archived here: the page of four reaches one further down.
    expect(ids(withNewest(list('dcba'), list('dba9'), new Set('c')))).toBe('dcba9')
    expect(ids(withNewest(list('dcba'), list('dcb9'), new Set('a')))).toBe('dcba9')
  })

  it('starts over when there may be a gap between the two', () => {
    const page = list('zyx')
    expect(withNewest(list('cba'), page, none)).toBe(page)
    expect(withNewest(list('', null), page, none)).toBe(page)
  })

  it('takes a page that is everything as everything', () => {
    const merged = withNewest(list('dcba'), list('dc', null), new Set('a'))
    expect(ids(merged)).toBe('dca')
    expect(merged.next).toBeNull()
  })
})

it('withOlder appends, without doubling what is there', () => {
  expect(ids(withOlder(list('cb'), list('ba', null)))).toBe('cba')
})

describe('withMoved', () => {
  const version = (one: Item) => one.version

  it('lays what changed over what was loaded, and keeps the older rows', () => {
    const merged = withMoved(
      list('cbaz'),
      { items: [item('d'), item('b', '2'), item('c')], next: 'page' },
      version,
    )
    expect(ids(merged)).toBe('dbcaz')
    expect(merged.items[1]?.version).toBe('2')
    expect(merged.next).toBe('older')
  })

  it('starts over when there may be a gap between the two', () => {
    const page = { items: [item('f'), item('c', '2'), item('e')], next: 'page' }
    expect(withMoved(list('dcba'), page, version)).toBe(page)
  })

  it('takes a page that is everything, or as long as what is shown, as it is', () => {
    const all = { items: [item('c')], next: null }
    expect(withMoved(list('cba'), all, version)).toBe(all)
    const asLong = list('cb', 'page')
    expect(withMoved(list('ba'), asLong, version)).toBe(asLong)
  })
})
