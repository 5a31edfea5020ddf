import { isNewer, type StreamEvent } from './push-source.ts'

/** A browser opens six connections to a server; tabs that each hold one would soon wait for each other. */
const name = 'shopbell.pushes'
/** How often a tab in sight asks whether the one that holds the stream is awake, and how long it waits for a word. */
const askMs = 5000
const answerMs = 2000

type Message =
  | { readonly type: 'heard'; readonly event: StreamEvent }
  /** Who holds the stream says so, and where it is. */
  | { readonly type: 'here'; readonly id: string | null; readonly isOpen: boolean }
  | { readonly type: 'anyone' }

/** Opens the stream after an event; returns what ends it. */
type Open = (after: string | null, hear: (event: StreamEvent) => void) => () => void

/**
 * One stream for all tabs of this browser. The tab that holds the lock holds the stream and tells the others; when it
 * closes, the next one gets the lock and goes on after the last event it heard. A tab that the browser put to sleep
 * holds its lock without a word, so a tab in sight that gets no answer takes it away.
 */
export function sharePushes(open: Open, hear: (event: StreamEvent) => void): void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    open(null, hear)
    return
  }
  const channel = new BroadcastChannel(name)
  let lastId: string | null = null
  let close: (() => void) | null = null
  let isOpen = false
  let answeredAt = 0
  let waiting = new AbortController()

  const say = (message: Message) => channel.postMessage(message)
  const sayHere = () => say({ type: 'here', id: lastId, isOpen })

  /** What another tab held and was heard twice around a change of hands counts once. */
  function take(event: StreamEvent): boolean {
    if (event.kind === 'push' && !isNewer(event.id, lastId)) return false
    if ('id' in event) lastId = event.id
    hear(event)
    return true
  }

  function hold(): Promise<never> {
    const mayHaveMissed = answeredAt > 0 && lastId === null
    close = open(lastId, (event) => {
      isOpen = event.kind !== 'lost'
      if (take(event)) say({ type: 'heard', event })
    })
    if (mayHaveMissed) hear({ kind: 'reset', id: '' })
    return new Promise(() => {})
  }

  /** It slept, and another tab went on: what happened meanwhile is read again. */
  function letGo(): void {
    close?.()
    close = null
    hear({ kind: 'reset', id: '' })
    waitForTurn()
  }

  function waitForTurn(): void {
    waiting = new AbortController()
    const { signal } = waiting
    navigator.locks.request(name, { signal }, hold).catch(() => {
      if (!signal.aborted) letGo()
    })
  }

  function takeOver(): void {
    waiting.abort()
    navigator.locks.request(name, { steal: true }, hold).catch(letGo)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'anyone') {
      if (close) sayHere()
      return
    }
    answeredAt = Date.now()
    if (data.type === 'heard') take(data.event)
    else {
      lastId ??= data.id
      if (data.isOpen) hear({ kind: 'open' })
    }
  }

  waitForTurn()
  say({ type: 'anyone' })
  setInterval(() => {
    if (close || document.visibilityState !== 'visible') return
    const asked = Date.now()
    say({ type: 'anyone' })
    setTimeout(() => {
      if (!close && answeredAt < asked) takeOver()
    }, answerMs)
  }, askMs)
}
