import type { History, VisitorMessage } from '#shared/schemas/visitor.ts'
import type { SessionStatus, WidgetResponse } from '#shared/schemas/widget.ts'
import type { Settings } from '../loader/settings.ts'
import { type KeptStore, type Pending, randomId } from './kept.ts'
import { createPauses } from './pauses.ts'
import { createPost, Later, Refused } from './transport.ts'
import type { Emit } from './types.ts'

export type State = {
  readonly messages: readonly VisitorMessage[]
  readonly pending: readonly Pending[]
  readonly status: SessionStatus
  /** False since something could not be reached. */
  readonly isOnline: boolean
  /** The reply as far as it has come; null: none is being made. */
  readonly live: string | null
  /** A person of the shop is writing. */
  readonly isTyping: boolean
}

/** Nothing comes for so long: something on the way holds it back, and asking now and then is better. */
const firstByteMs = 5000
const answerMs = 60_000
const pollsBeforeStream = 10
/** Said as often as this while the visitor writes; without a word for longer, a person is not writing any more. */
const typingEveryMs = 3000
const typingForMs = 6000

export type Conversation = ReturnType<typeof createConversation>

/** One conversation as this page sees it: what the shop has, in one sequence, and what is still on its way there. */
export function createConversation(deps: {
  readonly settings: Settings
  readonly kept: KeptStore
  readonly emit: Emit
  readonly onChange: (state: State) => void
}) {
  const { settings, kept, emit } = deps
  const post = createPost(`${settings.base}api/chat/${settings.bot}`)
  const pauses = createPauses()
  const end = new AbortController()
  let messages: VisitorMessage[] = []
  let pending: Pending[] = kept.get().pending
  let status: SessionStatus = 'bot'
  let isOnline = true
  let live: string | null = null
  let isSending = false
  let isListening = false
  let isWanted = false
  let current: AbortController | null = null
  let typing: ReturnType<typeof setTimeout> | undefined
  let saidTypingAt = 0

  const last = () => messages.at(-1)?.seq ?? 0
  const state = (): State => ({
    messages,
    pending,
    status,
    isOnline,
    live,
    isTyping: typing !== undefined,
  })
  const change = () => deps.onChange(state())

  function setPending(next: Pending[]): void {
    pending = next
    kept.set({ pending })
  }

  function setOnline(now: boolean): void {
    if (isOnline === now) return
    isOnline = now
    change()
  }

  function setTyping(isTyping: boolean): void {
    clearTimeout(typing)
    typing = isTyping ? setTimeout(() => setTyping(false), typingForMs) : undefined
    change()
  }

  function setStatus(next: SessionStatus): void {
    if (next === status) return
    status = next
    if (next === 'waiting' || next === 'human') emit('handover', { status: next })
  }

  /** In order and once each, by whatever way they come. What does not follow the last leaves a gap, which is fetched. */
  function add(news: readonly VisitorMessage[]): boolean {
    let isWhole = true
    for (const message of news) {
      if (message.seq <= last()) continue
      if (message.seq > last() + 1) {
        isWhole = false
        break
      }
      messages = [...messages, message]
      if (message.role !== 'visitor') {
        live = null
        clearTimeout(typing)
        typing = undefined
      }
      if (message.client_id !== null && pending.some(({ client_id }) => client_id === message.client_id))
        setPending(pending.filter(({ client_id }) => client_id !== message.client_id))
      emit('message', { role: message.role, text: message.text, seq: message.seq })
    }
    change()
    return isWhole
  }

  async function sync(): Promise<void> {
    const session_id = kept.get().session
    if (session_id === null) return
    for (let more = true; more; ) {
      const history = (await post(
        'history',
        { session_id, after: last() },
        { signals: [end.signal] },
      )) as History
      setOnline(true)
      setStatus(history.status)
      add(history.messages)
      more = history.more && history.messages.length > 0
      if (history.messages.length === 0) change()
    }
  }

  async function deliver(one: Pending): Promise<void> {
    const session_id = kept.get().session ?? randomId()
    kept.set({ session: session_id })
    const answer: { value: WidgetResponse | null } = { value: null }
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), answerMs)
    live = status === 'human' ? null : ''
    change()
    try {
      const whole = await post(
        one.path,
        {
          ...one.body,
          session_id,
          client_id: one.client_id,
          traffic: settings.traffic,
          page: pageHere(settings),
        },
        {
          signals: [limit.signal, end.signal],
          onEvent: (name, data) => {
            if (name === 'text') {
              live = (live ?? '') + (data as { text: string }).text
              change()
            } else if (name === 'answer') answer.value = data as WidgetResponse
            else throw new Later('the answer broke off')
          },
        },
      )
      const response = answer.value ?? (whole as WidgetResponse | null)
      if (!response) throw new Later('the answer broke off')
      accept(one, response)
    } finally {
      clearTimeout(timer)
      live = null
    }
  }

  function accept(one: Pending, response: WidgetResponse): void {
    setOnline(true)
    setStatus(response.status)
    const isAnswered = response.reply !== ''
    const plain = { buttons: [], products: [], sources: [], form: null, rating: null }
    const at = new Date().toISOString()
    const said: VisitorMessage = {
      ...plain,
      seq: isAnswered ? response.seq - 1 : response.seq,
      message_id: '',
      client_id: one.client_id,
      role: 'visitor',
      text: one.text,
      at,
    }
    const { reply: text, buttons, products, sources, form, message_id, seq } = response
    const reply: VisitorMessage = {
      ...plain,
      seq,
      message_id,
      client_id: null,
      role: 'bot',
      text,
      at,
      buttons,
      products,
      sources,
      form,
    }
    live = null
    const isWhole = add(isAnswered ? [said, reply] : [said])
    setPending(pending.filter(({ client_id }) => client_id !== one.client_id))
    if (one.path === 'contact') emit('lead', one.body)
    change()
    // Somebody else wrote in between, or in another tab.
    if (!isWhole) void sync().catch(() => {})
    void listen()
  }

  /** One after the other, as they were written; what cannot be sent now is tried until it can. */
  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let tries = 0; !end.signal.aborted; ) {
        const next = pending.find(({ failed }) => failed === undefined)
        if (!next) return
        try {
          await deliver(next)
          tries = 0
        } catch (error) {
          if (end.signal.aborted) return
          if (error instanceof Refused) {
            setPending(pending.map((one) => (one === next ? { ...one, failed: error.message } : one)))
            change()
            continue
          }
          setOnline(false)
          change()
          await pauses.wait(++tries, error instanceof Later ? error.afterMs : null)
          // The shop may have it although its answer got lost.
          await sync().catch(() => {})
        }
      }
    } finally {
      isSending = false
    }
  }

  const isNeeded = () =>
    kept.get().session !== null && (isWanted || status === 'waiting' || status === 'human')

  /** Hears what is said, by a stream where one gets through, by asking where none does. */
  async function listen(): Promise<void> {
    if (isListening) return
    isListening = true
    let tries = 0
    let polls = 0
    try {
      while (!end.signal.aborted && isNeeded()) {
        try {
          if (polls > 0) {
            await sync()
            polls--
            if (!isNeeded()) return
            await pauses.wait(Math.min(5, pollsBeforeStream - polls), null)
            continue
          }
          const startedAt = Date.now()
          await hear(() => {
            tries = 0
          })
          // A proxy that cuts quiet lines is no trouble; one that ends them at once is.
          if (Date.now() - startedAt < 1000) tries++
          if (!end.signal.aborted) await pauses.wait(tries, null)
        } catch (error) {
          if (end.signal.aborted) return
          if (error instanceof Refused) return
          polls = pollsBeforeStream
          const reached = await sync().then(
            () => true,
            () => false,
          )
          setOnline(reached)
          if (!reached) polls = 0
          await pauses.wait(++tries, error instanceof Later ? error.afterMs : null)
        }
      }
    } finally {
      isListening = false
    }
  }

  /** Until the line ends, or somebody ends it because it may be dead. */
  async function hear(onEvent: () => void): Promise<void> {
    const own = new AbortController()
    current = own
    try {
      await post(
        'stream',
        { session_id: kept.get().session, after: last() },
        {
          signals: [own.signal, end.signal],
          firstByteMs,
          onEvent: (name, data) => {
            onEvent()
            setOnline(true)
            if (name === 'typing') setTyping((data as { typing: boolean }).typing)
            else if (name === 'status') {
              setStatus((data as { status: SessionStatus }).status)
              change()
            } else if (name === 'message' && !add([data as VisitorMessage])) void sync().catch(() => {})
          },
        },
      )
    } catch (error) {
      if (!own.signal.aborted) throw error
    } finally {
      if (current === own) current = null
    }
  }

  /** The page comes back: a line that was open may be dead, and much may have been said. */
  function wake(): void {
    if (kept.get().session === null) return
    current?.abort()
    void sync().catch(() => setOnline(false))
    pauses.end()
    void sendAll()
    void listen()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', onVisible, { signal: end.signal })
  window.addEventListener('online', wake, { signal: end.signal })
  window.addEventListener('pageshow', (event) => event.persisted && wake(), { signal: end.signal })

  return {
    state,

    /** Resolves when what was said before is there, or cannot be had now. */
    begin: async (): Promise<void> => {
      await sync().catch(() => setOnline(false))
      if (pending.length > 0) void sendAll()
      void listen()
    },

    send: (path: Pending['path'], text: string, body: Pending['body']): void => {
      setPending([...pending, { client_id: randomId(), path, text, body }])
      change()
      pauses.end()
      void sendAll()
    },

    /** The visitor writes: a person who answers sees it. */
    typing: (): void => {
      const session_id = kept.get().session
      const isHeard = status === 'human' || status === 'waiting'
      if (session_id === null || !isHeard || Date.now() - saidTypingAt < typingEveryMs) return
      saidTypingAt = Date.now()
      void post('typing', { session_id }).catch(() => {})
    },

    retry: (one: Pending): void => {
      setPending(pending.map((other) => (other === one ? { ...one, failed: undefined } : other)) as Pending[])
      change()
      void sendAll()
    },

    setWanted: (wanted: boolean): void => {
      isWanted = wanted
      if (wanted) void listen()
      else if (!isNeeded()) current?.abort()
    },

    rate: async (message: VisitorMessage, rating: VisitorMessage['rating']): Promise<void> => {
      const set = (value: VisitorMessage['rating']) => {
        messages = messages.map((one) => (one.seq === message.seq ? { ...one, rating: value } : one))
        change()
      }
      set(rating)
      const session_id = kept.get().session
      await post('rating', { session_id, message_id: message.message_id, rating }).catch(() =>
        set(message.rating),
      )
    },

    /** Everything, here and in the shop. */
    forget: async (): Promise<void> => {
      const session_id = kept.get().session
      if (session_id !== null) await post('forget', { session_id })
      current?.abort()
      messages = []
      pending = []
      status = 'bot'
      kept.forget()
      change()
    },

    destroy: (): void => {
      end.abort()
      pauses.end()
      clearTimeout(typing)
    },
  }
}

/** What stands behind ? and # may hold what is nobody's business. Our own pages are not the shop's. */
function pageHere({ traffic }: Settings): { readonly url: string; readonly title: string } | undefined {
  if (traffic === 'kiosk' || traffic === 'preview') return undefined
  return { url: (location.origin + location.pathname).slice(0, 2000), title: document.title.slice(0, 300) }
}
