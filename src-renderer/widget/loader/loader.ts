import type { LanguageCode } from '#shared/schemas/common.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { Panel, PanelModule, TextsModule } from '../panel/types.ts'
import { type Bubble, drawBubble } from './bubble.ts'
import { hasSession } from './kept.ts'
import { offlineCard } from './offline.ts'
import { isHidden, readSettings, type Settings, settle } from './settings.ts'

/** Names of the built files, each with a hash of what is in it. */
declare const __WIDGET_FILES__: {
  readonly panel: string
  readonly texts: Readonly<Record<LanguageCode, string>>
}

type Handler = (detail: unknown) => void
type Call = readonly [name: string, ...args: unknown[]]

/** Of the address of a widget that is open on a page, so that a second script tag does nothing. */
type Loaded = { readonly isLoaded?: true } & Record<string, unknown>

const page = window as unknown as { shopbell?: Loaded | Call[] }
if (!(page.shopbell && 'isLoaded' in page.shopbell)) void start()

async function start(): Promise<void> {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]')
  const given = readSettings(script)
  const base = (given.base ?? script?.src.replace(/widget\.js.*$/, '') ?? '/').replace(/\/?$/, '/')
  const handlers = new Map<string, Set<Handler>>()
  const waiting: Call[] = Array.isArray(page.shopbell) ? page.shopbell : []
  let run = (call: Call): void => {
    waiting.push(call)
  }
  const abort = new AbortController()
  let bubble: Bubble | null = null
  let panel: Panel | null = null
  let isReady = false

  const emit = (name: string, detail?: unknown) => {
    for (const handler of [...(handlers.get(name) ?? [])]) handler(detail)
  }
  const queued =
    (name: string) =>
    (...args: unknown[]): void =>
      run([name, ...args])
  page.shopbell = {
    isLoaded: true,
    ...Object.fromEntries(['open', 'close', 'show', 'hide', 'send'].map((name) => [name, queued(name)])),
    push: (call: Call) => run(call),
    on: (name: string, handler: Handler) => {
      const some = handlers.get(name) ?? new Set()
      handlers.set(name, some.add(handler))
      if (name === 'ready' && isReady) handler(undefined)
      return () => some.delete(handler)
    },
    destroy: () => {
      abort.abort()
      panel?.destroy()
      bubble?.host.remove()
      delete page.shopbell
    },
  }

  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
  const config = await fetchConfig(`${base}api/chat/${given.bot}/config`, given.config)
  if (!config || abort.signal.aborted) return
  const settings = settle(given, base, config)
  const drawn = drawBubble(settings, 'Chat')
  bubble = drawn
  keepInPage(drawn.host, abort.signal)
  hideWhere(settings.hiddenPaths, drawn.host, abort.signal)

  let loading: Promise<Panel | null> | null = null
  const load = (): Promise<Panel | null> => {
    loading ??= fetchPanel(settings, config, drawn, emit).then((made) => {
      panel = made
      // What failed once may be there the next time.
      if (!made) loading = null
      return made
    })
    return loading
  }
  const toggleOffline = () => {
    const card = drawn.frame.querySelector('.card')
    const close = () => {
      drawn.frame.querySelector('.card')?.remove()
      drawn.setOpen(false)
      drawn.button.focus()
    }
    if (card) return close()
    drawn.frame.prepend(offlineCard(config, settings.language, close))
    drawn.setOpen(true)
  }
  const withPanel = async (act: (panel: Panel) => void) => {
    const made = await load()
    if (abort.signal.aborted) return
    if (made) act(made)
    else if (!drawn.frame.querySelector('.card')) toggleOffline()
  }
  run = ([name, ...args]) => {
    if (name === 'show' || name === 'hide') drawn.host.toggleAttribute('hidden', name === 'hide')
    else if (name === 'open') void withPanel((made) => made.open())
    else if (name === 'close') panel?.close()
    else if (name === 'send') void withPanel((made) => made.send(String(args[0] ?? '')))
    else if (name === 'on') (page.shopbell as Loaded & { on: (...args: unknown[]) => void }).on(...args)
  }
  for (const name of ['pointerenter', 'focus', 'touchstart'])
    drawn.button.addEventListener(name, () => void load(), { once: true, passive: true })
  drawn.button.addEventListener('click', () => {
    if (!panel && drawn.frame.querySelector('.card')) toggleOffline()
    else void withPanel((made) => made.toggle())
  })
  for (const call of waiting.splice(0)) run(call)
  isReady = true
  emit('ready')
  const isWide = window.innerWidth >= 640
  if (settings.open && (isWide || settings.traffic !== 'website')) void withPanel((made) => made.openFirst())
  else if (hasSession(settings.bot)) whenIdle(() => void load())
}

/** Fresh, or as the browser has kept it, or as it was saved with the loader: the shop's PC may be asleep. */
async function fetchConfig(url: string, saved: WidgetConfig | undefined): Promise<WidgetConfig | null> {
  for (const cache of ['no-cache', 'force-cache'] as const) {
    try {
      const response = await fetch(url, { credentials: 'omit', cache, signal: AbortSignal.timeout(8000) })
      if (response.ok) return await response.json()
      // A tunnel without its PC says something, too, but not in our form.
      const { code, detail } = await response.json()
      if (response.status < 500 && code) {
        // A bot that is gone, or a site that may not show it, has no chat.
        console.warn(`Shopbell: ${detail}`)
        return null
      }
    } catch {}
  }
  if (!saved)
    console.warn(`Shopbell: the chat can't be shown. Is ${location.origin} among its allowed websites?`)
  return saved ?? null
}

async function fetchPanel(
  settings: Settings,
  config: WidgetConfig,
  bubble: Bubble,
  emit: (name: string, detail?: unknown) => void,
): Promise<Panel | null> {
  const file = (name: string) => import(/* @vite-ignore */ `${settings.base}widget/${name}`)
  try {
    const [{ mount }, { texts }]: [PanelModule, TextsModule] = await Promise.all([
      file(__WIDGET_FILES__.panel),
      file(__WIDGET_FILES__.texts[settings.language]),
    ])
    return mount({ settings, config, bubble, emit, texts })
  } catch {
    return null
  }
}

/** Frameworks that replace the body, or all that is on the page, take the chat with them. */
function keepInPage(host: HTMLElement, signal: AbortSignal): void {
  const put = () => {
    if (!host.isConnected && !signal.aborted) document.documentElement.append(host)
  }
  put()
  const observer = new MutationObserver(put)
  observer.observe(document, { childList: true })
  observer.observe(document.documentElement, { childList: true })
  document.addEventListener('astro:after-swap', put, { signal })
  document.addEventListener('turbo:load', put, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Single pages change their address without loading anything. */
function hideWhere(paths: readonly string[], host: HTMLElement, signal: AbortSignal): void {
  if (paths.length === 0) return
  let before: string | null = null
  const look = () => {
    if (location.pathname === before) return
    before = location.pathname
    host.toggleAttribute('hidden', isHidden(paths, before))
  }
  look()
  window.addEventListener('popstate', look, { signal })
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) navigation.addEventListener('currententrychange', look, { signal })
  else {
    const timer = setInterval(look, 500)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 })
  else setTimeout(act, 500)
}
