import { h } from '../dom.ts'

const holdMs = 3000
const longest = 8

/** How staff leave a locked stand: hold the shop's name, or press Escape, and enter the PIN. The desktop app hears of it. */
export function installPinPad(frame: HTMLElement, words: { readonly close: string }): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  frame.addEventListener('pointerdown', (event) => {
    if (!(event.target as Element).closest('header')) return
    timer = setTimeout(() => show(), holdMs)
  })
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) frame.addEventListener(name, stop)
  document.addEventListener('keydown', (event) => event.key === 'Escape' && show(), { capture: true })

  function show(): void {
    if (frame.querySelector('.pin')) return
    let entered = ''
    const dots = h('output', { 'aria-label': 'PIN' })
    const press = (digit: string) => {
      if (entered.length < longest) entered += digit
      dots.textContent = '•'.repeat(entered.length)
    }
    const enter = () => {
      location.hash = `leave=${entered}`
      // It is still here: that was not it. The next one must be another place to be noticed.
      setTimeout(() => {
        history.replaceState(null, '', location.pathname + location.search)
        entered = ''
        press('')
        dots.textContent = '✕'
      }, 300)
    }
    const key = (label: string, act: () => void) => h('button', { type: 'button', onclick: act }, label)
    const pad = h(
      'div',
      { className: 'over pin', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'PIN' },
      h(
        'div',
        {},
        dots,
        h(
          'div',
          { className: 'keys' },
          ...'123456789'.split('').map((digit) => key(digit, () => press(digit))),
          key('✕', () => pad.remove()),
          key('0', () => press('0')),
          key('✓', enter),
        ),
      ),
    )
    pad.addEventListener('keydown', (event) => {
      if (/^\d$/.test(event.key)) press(event.key)
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) enter()
    })
    pad.querySelector('.keys button:nth-child(10)')?.setAttribute('aria-label', words.close)
    pad.querySelector('.keys button:nth-child(12)')?.setAttribute('aria-label', 'OK')
    frame.append(pad)
    pad.querySelector('button')?.focus()
  }
}
