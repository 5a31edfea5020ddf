import { h, icon } from '../dom.ts'
import type { Texts } from '../texts/texts.ts'
import type { KeptStore } from './kept.ts'

const arrow = 'M5 12 3 4l18 8-18 8 2-8Zm0 0h8'

type WritingDeps = {
  readonly texts: Texts
  readonly kept: KeptStore
  readonly onSend: (text: string) => void
  readonly onTyping: () => void
}

/** Where the visitor writes. What is not sent yet is there again on the next page. */
export function createWriting({ texts, kept, onSend, onTyping }: WritingDeps) {
  const input = h('textarea', {
    rows: 1,
    maxLength: 4000,
    dir: 'auto',
    placeholder: texts.placeholder,
    'aria-label': texts.placeholder,
    value: kept.get().draft,
    autocomplete: 'off',
  })
  const send = h('button', { type: 'submit', 'aria-label': texts.send }, icon(arrow))
  const form = h('form', { className: 'write' }, input, send)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') return
    const text = input.value
    input.value = ''
    kept.set({ draft: '' })
    onSend(text)
    resize()
  })
  input.addEventListener('keydown', (event) => {
    // Enter that ends a word of an input method is no Enter of ours.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  input.addEventListener('input', () => {
    kept.set({ draft: input.value })
    onTyping()
    resize()
  })

  /** As high as what is written, up to a limit. */
  function resize(): void {
    send.disabled = input.value.trim() === ''
    if (CSS.supports('field-sizing', 'content')) return
    input.style.height = 'auto'
    input.style.height = `${Math.max(44, input.scrollHeight + 2)}px`
  }

  return { form, input, resize }
}
