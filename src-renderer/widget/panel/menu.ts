import { h, icon } from '../dom.ts'
import type { Texts } from '../texts/texts.ts'

const dots = 'M12 4.5v1M12 11.5v1M12 18.5v1'

type MenuItem = { readonly label: string; readonly act: () => void }

/** The button in the head of the chat, and what it opens. */
export function createMenu(texts: Texts, items: readonly MenuItem[]) {
  const menu = h(
    'div',
    { className: 'menu', hidden: true },
    ...items.map(({ label, act }) => {
      const onclick = () => {
        show(false)
        act()
      }
      return h('button', { type: 'button', onclick }, label)
    }),
  )
  const button = h(
    'button',
    {
      type: 'button',
      'aria-label': texts.menu,
      'aria-expanded': 'false',
      onclick: () => show(menu.hidden === true),
    },
    icon(dots),
  )

  function show(shown: boolean): void {
    menu.hidden = !shown
    button.setAttribute('aria-expanded', String(shown))
    if (shown) menu.querySelector('button')?.focus()
    else button.focus()
  }

  return {
    menu,
    button,
    /** False: it was closed already. */
    close: (): boolean => {
      if (menu.hidden) return false
      show(false)
      return true
    },
  }
}
