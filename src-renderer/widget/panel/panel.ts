import { cssOf, readableOn, rgbOf } from '../colour.ts'
import { adopt, h, icon } from '../dom.ts'
import { contactLines } from '../loader/offline.ts'
import { createConversation, type State } from './conversation.ts'
import { contactForm } from './form.ts'
import { createKept, createMemory } from './kept.ts'
import { createMessageList } from './messages.ts'
import { css } from './styles.ts'
import { downloadTranscript } from './transcript.ts'
import type { Panel, PanelHost } from './types.ts'

const paths = {
  close: 'M18 6 6 18M6 6l12 12',
  more: 'M12 4.5v1M12 11.5v1M12 18.5v1',
  send: 'M5 12 3 4l18 8-18 8 2-8Zm0 0h8',
}
const lightGround = [255, 255, 255] as const
const darkGround = [28, 25, 23] as const

/** The open chat: greeting, conversation, a place to write. It lies in the shadow root of the bubble. */
export function mount(host: PanelHost): Panel {
  const { settings, config, bubble, texts, emit } = host
  adopt(bubble.root, css)
  const end = new AbortController()
  paint(host, end.signal)
  // A preview shows what a new visitor sees, whatever was tried there or in the demo shop before.
  const kept = host.kept ?? (settings.traffic === 'preview' ? createMemory() : createKept(settings.bot))
  let isOpen = false
  let lastUnread = 0
  let isContactWanted = false

  const say = (text: string) => {
    const message = text.trim()
    if (message !== '') conversation.send('message', message, { message })
  }
  const list = createMessageList(host, () => conversation, say)
  const conversation = createConversation({ settings, kept, emit, onChange: draw })

  const status = h('p', {}, texts.status.bot)
  const away = h(
    'div',
    { className: 'away', hidden: true },
    h('strong', {}, texts.offlineTitle),
    h('p', {}, texts.offlineText),
    ...contactLines(config, settings.language),
  )
  const menu = h(
    'div',
    { className: 'menu', hidden: true },
    item(texts.transcript, () => downloadTranscript(host, conversation.state().messages)),
    item(texts.forget, () => askToForget()),
  )
  const closeButton = h(
    'button',
    { type: 'button', 'aria-label': texts.close, onclick: () => close() },
    icon(paths.close),
  )
  const menuButton = h(
    'button',
    {
      type: 'button',
      'aria-label': texts.menu,
      'aria-expanded': 'false',
      onclick: () => showMenu(menu.hidden === true),
    },
    icon(paths.more),
  )
  const input = h('textarea', {
    rows: 1,
    maxLength: 4000,
    dir: 'auto',
    placeholder: texts.placeholder,
    'aria-label': texts.placeholder,
    value: kept.get().draft,
    autocomplete: 'off',
  })
  const send = h('button', { type: 'submit', 'aria-label': texts.send }, icon(paths.send))
  const write = h('form', { className: 'write' }, input, send)
  const person = h('button', { type: 'button', className: 'plain', onclick: askForPerson }, texts.person)
  const slot = h('div')
  const foot = h(
    'div',
    { className: 'foot' },
    config.handover && person,
    ...(host.actions ?? []).map(({ label, act }) =>
      h('button', { type: 'button', className: 'plain', onclick: act }, label),
    ),
  )
  const panel = h(
    'section',
    { className: 'panel', role: 'dialog', 'aria-label': config.name, hidden: true, tabIndex: -1 },
    h(
      'header',
      {},
      h('div', { className: 'who' }, h('h2', {}, config.name), status),
      ...(host.isFixed && host.actions ? [] : [menuButton]),
      !host.isFixed && closeButton,
    ),
    menu,
    away,
    list.list,
    list.spoken,
    slot,
    write,
    foot,
  )
  bubble.frame.prepend(panel)
  draw(conversation.state())

  write.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') return
    const text = input.value
    input.value = ''
    kept.set({ draft: '' })
    say(text)
    resize()
  })
  input.addEventListener('keydown', (event) => {
    // Enter that ends a word of an input method is no Enter of ours.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    write.requestSubmit()
  })
  input.addEventListener('input', () => {
    kept.set({ draft: input.value })
    conversation.typing()
    resize()
  })
  panel.addEventListener('keydown', (event) => {
    // Shops listen for keys of their own.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    if (!menu.hidden) showMenu(false)
    else if (!host.isFixed) close()
  })
  panel.addEventListener('click', (event) => {
    if (!menu.hidden && !menuButton.contains(event.target as Node)) showMenu(false)
  })
  resize()
  followKeyboard(panel, end.signal)

  /** As high as what is written, up to a limit. */
  function resize(): void {
    send.disabled = input.value.trim() === ''
    if (CSS.supports('field-sizing', 'content')) return
    input.style.height = 'auto'
    input.style.height = `${Math.max(44, input.scrollHeight + 2)}px`
  }

  function item(label: string, act: () => void): HTMLElement {
    const onclick = () => {
      showMenu(false)
      act()
    }
    return h('button', { type: 'button', onclick }, label)
  }

  function showMenu(shown: boolean): void {
    menu.hidden = !shown
    menuButton.setAttribute('aria-expanded', String(shown))
    if (shown) menu.querySelector('button')?.focus()
    else menuButton.focus()
  }

  function askForPerson(): void {
    conversation.send('person', texts.personAsk, { text: texts.personAsk, language: settings.language })
  }

  function askToForget(): void {
    const done = () => {
      ask.remove()
      input.focus()
    }
    const erase = () =>
      conversation.forget().then(
        () => {
          input.value = ''
          list.spoken.textContent = texts.forgotten
          done()
        },
        () => {
          list.spoken.textContent = texts.offlineTitle
          done()
        },
      )
    const yes = h('button', { type: 'button', className: 'main danger', onclick: erase }, texts.forgetYes)
    const ask = h(
      'div',
      { className: 'ask', role: 'alertdialog', 'aria-label': texts.forget },
      h('p', {}, texts.forgetAsk),
      yes,
      h('button', { type: 'button', className: 'other', onclick: done }, texts.cancel),
    )
    slot.replaceChildren(ask)
    yes.focus()
  }

  /** What the bot asks for is asked once, below its question. */
  function drawForm({ messages, pending }: State): void {
    const last = messages.at(-1)
    const isAsked =
      (last?.form === 'contact' || isContactWanted) && pending.length === 0 && config.contact_form !== null
    const of = last?.message_id ?? 'first'
    const shown = list.list.querySelector<HTMLElement>('.form')
    if (shown && shown.dataset['of'] === (isAsked ? of : '')) return
    shown?.remove()
    if (!isAsked) return
    const form = contactForm(host, (details) => {
      const { name, email, phone, message } = details
      isContactWanted = false
      const text = [name, email, phone, message].filter((part) => part !== '').join('\n')
      conversation.send('contact', text, { ...details, language: settings.language })
    })
    form.dataset['of'] = of
    list.list.append(form)
    list.showNews()
  }

  function draw(state: State): void {
    list.draw(state)
    drawForm(state)
    // Outside opening hours the shop is told, but nobody comes at once.
    const isLater = state.status === 'waiting' && state.messages.some(({ form }) => form === 'contact')
    status.textContent = isLater ? texts.later : texts.status[state.status]
    away.hidden = state.isOnline
    person.hidden = state.status === 'human' || state.status === 'waiting'
    if (isOpen) markRead(state)
    const unread = isOpen ? 0 : state.messages.filter(isNews).length
    bubble.setUnread(unread)
    if (unread !== lastUnread) emit('unread', unread)
    lastUnread = unread
  }

  function markRead({ messages }: State): void {
    const read = messages.at(-1)?.seq ?? 0
    if (read > kept.get().read) kept.set({ read })
  }

  function isNews({ seq, role }: { readonly seq: number; readonly role: string }): boolean {
    return role !== 'visitor' && seq > kept.get().read
  }

  function open(takesFocus = true): void {
    if (isOpen) return
    isOpen = true
    panel.hidden = false
    kept.setOpen(true)
    bubble.setOpen(true)
    conversation.setWanted(true)
    draw(conversation.state())
    list.list.scrollTop = list.list.scrollHeight
    // On a phone the keyboard would cover what is to be read first.
    if (takesFocus) (window.innerWidth <= 480 ? panel : input).focus({ preventScroll: true })
    emit('open')
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    panel.hidden = true
    kept.setOpen(false)
    bubble.setOpen(false)
    conversation.setWanted(false)
    bubble.button.focus({ preventScroll: true })
    emit('close')
  }

  void conversation.begin()
  if (kept.isOpen()) open(false)

  return {
    open,
    openFirst: () => {
      if (kept.isOpen() !== false) open(false)
    },
    close,
    toggle: () => (isOpen ? close() : open()),
    send: say,
    askContact: () => {
      isContactWanted = true
      draw(conversation.state())
      const form = list.list.querySelector('form')
      form?.scrollIntoView({ block: 'nearest' })
      form?.querySelector('input')?.focus()
    },
    session: () => kept.get().session,
    destroy: () => {
      end.abort()
      conversation.destroy()
    },
  }
}

/** Light or dark, and the brand's colour so that it can be read on either. */
function paint({ settings, bubble }: PanelHost, signal: AbortSignal): void {
  const brand = rgbOf(settings.color) ?? [180, 83, 9]
  bubble.host.style.setProperty('--accent-light', cssOf(readableOn(lightGround, brand)))
  bubble.host.style.setProperty('--accent-dark', cssOf(readableOn(darkGround, brand)))
  const device = matchMedia('(prefers-color-scheme: dark)')
  const set = () =>
    bubble.frame.classList.toggle(
      'dark',
      settings.theme === 'dark' || (settings.theme === 'auto' && device.matches),
    )
  set()
  if (settings.theme === 'auto') device.addEventListener('change', set, { signal })
}

/** On phones the keyboard covers the page without resizing it: the panel keeps to what is left. */
function followKeyboard(panel: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport
  if (!view) return
  const follow = () => {
    panel.style.setProperty('--view', `${view.height}px`)
    panel.style.setProperty('--top', `${view.offsetTop}px`)
  }
  follow()
  view.addEventListener('resize', follow, { signal })
  view.addEventListener('scroll', follow, { signal })
}
