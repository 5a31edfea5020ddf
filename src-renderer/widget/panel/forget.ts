import { h } from '../dom.ts'
import type { Texts } from '../texts/texts.ts'

type Forget = {
  readonly texts: Texts
  readonly erase: () => Promise<void>
  /** With what is to be read out; null: the visitor thought better of it. */
  readonly onEnd: (spoken: string | null) => void
}

/** Asks before the conversation is erased, here and in the shop. */
export function askToForget(slot: HTMLElement, { texts, erase, onEnd }: Forget): void {
  const end = (spoken: string | null) => {
    ask.remove()
    onEnd(spoken)
  }
  const onclick = () =>
    erase().then(
      () => end(texts.forgotten),
      () => end(texts.offlineTitle),
    )
  const yes = h('button', { type: 'button', className: 'main danger', onclick }, texts.forgetYes)
  const ask = h(
    'div',
    { className: 'ask', role: 'alertdialog', 'aria-label': texts.forget },
    h('p', {}, texts.forgetAsk),
    yes,
    h('button', { type: 'button', className: 'other', onclick: () => end(null) }, texts.cancel),
  )
  slot.replaceChildren(ask)
  yes.focus()
}
