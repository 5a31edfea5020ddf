import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move the focus through the parts of a list that fit the selector. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const isTyping = event.target instanceof HTMLInputElement
  if (isTyping && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = all.findIndex((item) => item.matches(':focus'))
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  all.at(to % all.length)?.focus()
}
