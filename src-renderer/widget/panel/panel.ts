import { adopt, h, icon } from '../dom.ts'
import { contactLines } from '../loader/offline.ts'
import { createConversation, type State } from './conversation.ts'
import { askToForget } from './forget.ts'
import { contactForm } from './form.ts'
import { createKept, createMemory } from './kept.ts'
import { createMenu } from './menu.ts'
import { createMessageList } from './messages.ts'
import { css } from './styles.ts'
import { followKeyboard, paint } from './surroundings.ts'
import { downloadTranscript } from './transcript.ts'
import type { Panel, PanelHost } from './types.ts'
import { createWriting } from './writing.ts'

const cross = 'M18 6 6 18M6 6l12 12'

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
  const slot = h('div')
  const menu = createMenu(texts, [
    {
      label: texts.transcript,
      act: () => downloadTranscript(host, conversation.state().messages),
    },
    { label: texts.forget, act: forget },
  ])
  const closeButton = h(
    'button',
    { type: 'button', 'aria-label': texts.close, onclick: () => close() },
    icon(cross),
  )
  const { form, input, resize } = createWriting({
    texts,
    kept,
    onSend: say,
    onTyping: () => conversation.typing(),
  })
  const person = h('button', { type: 'button', className: 'plain', onclick: askForPerson }, texts.person)
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
      ...(host.isFixed && host.actions ? [] : [menu.button]),
      !host.isFixed && closeButton,
    ),
    menu.menu,
    away,
    list.list,
    list.spoken,
    slot,
    form,
    foot,
  )
  bubble.frame.prepend(panel)
  draw(conversation.state())

  panel.addEventListener('keydown', (event) => {
    // Shops listen for keys of their own.
    event.stopPropagation()
    if (event.key === 'Escape' && !menu.close() && !host.isFixed) close()
  })
  panel.addEventListener('click', (event) => {
    if (!menu.button.contains(event.target as Node)) menu.close()
  })
  resize()
  followKeyboard(panel, end.signal)

  function askForPerson(): void {
    conversation.send('person', texts.personAsk, { text: texts.personAsk, language: settings.language })
  }

  function forget(): void {
    const erase = async () => {
      await conversation.forget()
      input.value = ''
    }
    const onEnd = (spoken: string | null) => {
      if (spoken !== null) list.spoken.textContent = spoken
      input.focus()
    }
    askToForget(slot, { texts, erase, onEnd })
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
