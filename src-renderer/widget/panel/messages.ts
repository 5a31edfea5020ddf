import type { VisitorMessage } from '#shared/schemas/visitor.ts'
import type { Button } from '#shared/schemas/widget.ts'
import { sourcesBesideCards, textBesideCards } from '#shared/shown-once.ts'
import { type Child, h, icon } from '../dom.ts'
import { productCards, webAddress } from './cards.ts'
import type { Conversation, State } from './conversation.ts'
import type { Pending } from './kept.ts'
import { textWithLinks } from './text.ts'
import type { PanelHost } from './types.ts'

const thumb =
  'M7 10v11M15 5.9 14 10h5.8a2 2 0 0 1 2 2.5l-2.3 7a2 2 0 0 1-2 1.5H4a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2h2.8L10 3a2.6 2.6 0 0 1 5 2.9Z'

/** The list of what was said. What is on the screen stays as it is; only what is new is drawn. */
export function createMessageList(
  host: PanelHost,
  conversation: () => Conversation,
  say: (text: string) => void,
) {
  const { texts, settings, config } = host
  const drawn = new Map<number, HTMLElement>()
  const greeting = h(
    'div',
    { className: 'row bot' },
    h('div', { className: 'said', dir: 'auto' }, settings.greeting || texts.greeting),
  )
  const starters = h('div', { className: 'choices' })
  for (const { label, value, url } of settings.starters)
    starters.append(choice(url === undefined ? { label, value: value ?? label } : { label, url }))
  const said = h('div')
  const waiting = h('div')
  const live = h('div', { className: 'row bot live', hidden: true })
  // Read out once it is whole; the list itself would be read letter by letter as it comes.
  const spoken = h('div', { className: 'spoken', role: 'status', 'aria-live': 'polite' })
  const list = h(
    'div',
    { className: 'list', role: 'group', 'aria-label': texts.conversation, tabIndex: 0 },
    greeting,
    starters,
    said,
    waiting,
    live,
  )
  let isFirst = true

  function choice(button: Button): HTMLElement {
    if ('value' in button)
      return h('button', { type: 'button', onclick: () => say(button.value) }, button.label)
    const address = webAddress(button.url)
    return address === null
      ? h('span', {}, button.label)
      : h('a', { href: address, target: '_blank', rel: 'noopener' }, button.label)
  }

  function thumbs(message: VisitorMessage): HTMLElement {
    const one = (rating: 'right' | 'wrong', label: string) =>
      h(
        'button',
        {
          type: 'button',
          className: rating,
          'aria-label': label,
          'aria-pressed': String(message.rating === rating),
          title: label,
          onclick: (event: Event) => {
            const pressed = (event.currentTarget as HTMLElement).getAttribute('aria-pressed') === 'true'
            void conversation().rate(message, pressed ? null : rating)
          },
        },
        icon(thumb),
      )
    return h('div', { className: 'thumbs' }, one('right', texts.helpful), one('wrong', texts.notHelpful))
  }

  function row(message: VisitorMessage): HTMLElement {
    const { role, text, products, sources, buttons } = message
    const linked = sourcesBesideCards(sources, products).flatMap(({ title, url }) => {
      const address = url === '' ? null : webAddress(url)
      return address === null
        ? []
        : [h('a', { href: address, target: '_blank', rel: 'noopener' }, title || url)]
    })
    const below: Child[] = [
      products.length > 0 &&
        productCards(products, {
          language: settings.language,
          texts,
          isLinked: host.actions === undefined,
        }),
      linked.length > 0 &&
        host.actions === undefined &&
        h('p', { className: 'sources' }, `${texts.sources}: `, ...linked),
      role === 'bot' && message.form === null && thumbs(message),
      buttons.length > 0 && h('div', { className: 'choices' }, ...buttons.map(choice)),
    ]
    return h(
      'div',
      { className: `row ${role}` },
      role === 'human' && h('span', { className: 'who' }, config.name),
      h('div', { className: 'said', dir: 'auto' }, textWithLinks(textBesideCards(text, products))),
      ...below,
    )
  }

  function pendingRow(one: Pending, isOnline: boolean): HTMLElement {
    const note =
      one.failed !== undefined
        ? h(
            'p',
            { className: 'note', role: 'alert' },
            `${texts.notSent} `,
            h(
              'button',
              { type: 'button', className: 'plain', onclick: () => conversation().retry(one) },
              texts.retry,
            ),
          )
        : !isOnline && h('p', { className: 'note' }, texts.queued)
    return h(
      'div',
      { className: 'row visitor unsent' },
      h('div', { className: 'said', dir: 'auto' }, one.text),
      note,
    )
  }

  /** A long answer is read from its beginning: what was asked stays at the top. */
  function showNews(): void {
    const asked = [...said.children].findLast((row) => row.classList.contains('visitor'))
    const rest =
      asked instanceof HTMLElement ? asked.offsetTop - list.offsetTop - 12 : Number.POSITIVE_INFINITY
    list.scrollTop = Math.min(list.scrollHeight, rest)
  }

  return {
    list,
    spoken,
    showNews,

    draw: ({ messages, pending, isOnline, live: reply, isTyping }: State): void => {
      const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80
      const before = drawn.size
      if (messages.length < drawn.size) {
        drawn.clear()
        said.replaceChildren()
        isFirst = true
      }
      for (const message of messages) {
        const shown = drawn.get(message.seq)
        if (!shown) {
          const made = row(message)
          drawn.set(message.seq, made)
          said.append(made)
          if (!isFirst && message.role !== 'visitor') spoken.textContent = message.text
        } else if (message.role === 'bot')
          for (const button of shown.querySelectorAll('.thumbs button'))
            button.setAttribute('aria-pressed', String(button.classList.contains(message.rating ?? '-')))
      }
      isFirst = false
      starters.hidden = messages.length + pending.length > 0
      // Choices belong to the last answer; those of earlier ones would answer something else by now.
      for (const row of said.children)
        row.classList.toggle('past', row !== said.lastElementChild || pending.length > 0)
      waiting.replaceChildren(...pending.map((one) => pendingRow(one, isOnline)))
      live.hidden = (reply === null && !isTyping) || !isOnline
      live.replaceChildren(
        reply
          ? h('div', { className: 'said', dir: 'auto' }, reply)
          : h(
              'div',
              { className: 'said dots', role: 'img', 'aria-label': texts.typing },
              h('i'),
              h('i'),
              h('i'),
            ),
      )
      if (drawn.size !== before) showNews()
      // What is being written or sent is followed; what is there stays where it is read.
      else if (atEnd && (reply !== null || isTyping || pending.length > 0)) list.scrollTop = list.scrollHeight
    },
  }
}
