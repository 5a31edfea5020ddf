import { h } from '../dom.ts'
import { webAddress } from './cards.ts'

/** Ends before a closing mark, so that "(see https://shop.example/a)." links what was meant. */
const address = /https?:\/\/[^\s<>"]{3,500}/g
const atEnd = /[.,;:!?)\]}'"»”]$/

/** Words as they are, with addresses that can be followed. Nothing in them is ever read as HTML. */
export function textWithLinks(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  let done = 0
  for (const match of text.matchAll(address)) {
    let found = match[0]
    while (atEnd.test(found)) found = found.slice(0, -1)
    const url = webAddress(found, location.href)
    if (url === null) continue
    fragment.append(text.slice(done, match.index))
    fragment.append(h('a', { href: url, target: '_blank', rel: 'noopener nofollow' }, found))
    done = match.index + found.length
  }
  fragment.append(text.slice(done))
  return fragment
}
