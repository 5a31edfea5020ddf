import { useEffect, useRef } from 'react'
import { type Choices, type Chosen, filterFromQuery, filterToQuery } from './address-filter.ts'
import { replacePath, useRouter } from './router.ts'

/**
 * Keeps what is chosen on a page behind the `?` of its address, so that reload, back and a copied link restore it.
 * An address without it, such as that of a row, takes over what is chosen.
 */
export function useAddressFilter<F extends Chosen>(page: {
  readonly filter: F
  readonly usual: F
  readonly choices: Choices<F>
  readonly take: (filter: F) => void
}): void {
  const { usual, choices, take } = page
  const chosen = filterToQuery(page.filter, usual)
  const before = useRef(chosen)
  const path = useRouter((router) => router.path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is read
  useEffect(() => {
    const [, query] = hashParts()
    if (query === undefined) write(chosen)
    else if (query !== chosen) take(filterFromQuery(query, usual, choices))
  }, [path])
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    write(chosen)
  }, [chosen])
}

function write(chosen: string): void {
  const [place = '', query = ''] = hashParts()
  if (query !== chosen) replacePath(chosen === '' ? place : `${place}?${chosen}`)
}

/** As it is written: the router unpacks it, and a `%25` that was searched for would become something else. */
function hashParts(): string[] {
  return location.hash.slice(1).split('?', 2)
}
