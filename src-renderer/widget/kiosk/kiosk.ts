import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import { cssOf, rgbOf, textOn } from '../colour.ts'
import { adopt, h } from '../dom.ts'
import type { Bubble } from '../loader/bubble.ts'
import { type Settings, settle } from '../loader/settings.ts'
import { createKept, createMemory } from '../panel/kept.ts'
import { mount } from '../panel/panel.ts'
import type { Panel, PanelHost, TextsModule } from '../panel/types.ts'
import { watchIdle } from './idle.ts'
import { installPinPad } from './pin-pad.ts'
import { qrCode } from './qr.ts'
import { css } from './styles.ts'

/** What the page is made with. */
type SetUp = {
  readonly config: WidgetConfig
  readonly texts: string
  /** Under which a phone of the shop's network, or any, reaches this PC; null: none does. */
  readonly address: string | null
  readonly idle_ms: number
}

const setUp: SetUp = JSON.parse(document.getElementById('set-up')?.textContent ?? '{}')
const taken = new URLSearchParams(location.hash.slice(1)).get('take')
const warnBeforeMs = 15_000
void start()

async function start(): Promise<void> {
  const base = `${location.origin}/`
  const { texts }: TextsModule = await import(/* @vite-ignore */ `${base}widget/${setUp.texts}`)
  const isTaken = taken !== null || new URLSearchParams(location.search).has('phone')
  // A session is a key to its conversation: it does not stay in the address.
  if (taken !== null) history.replaceState(null, '', `${location.pathname}?phone`)
  const settings: Settings = {
    ...settle({ traffic: 'kiosk', language: document.documentElement.lang }, base, setUp.config),
    open: true,
  }
  const shown = { settings, texts, config: setUp.config }
  if (isTaken) onPhone(shown)
  else onStand(shown)
}

type Shown = Pick<PanelHost, 'settings' | 'texts' | 'config'>

/** The conversation that began at the stand, on the visitor's own phone. */
function onPhone(shown: Shown): void {
  const kept = createKept(shown.settings.bot)
  if (taken) kept.set({ session: taken })
  mount({ ...shown, bubble: frameOf(shown.settings, 'phone'), emit: () => {}, kept, isFixed: true }).open()
}

/** For everybody who comes by: each begins anew. */
function onStand({ settings, texts, config }: Shown): void {
  const bubble = frameOf(settings, 'stand')
  let panel: Panel | null = null
  const idle = watchIdle(
    { warnMs: Math.max(setUp.idle_ms - warnBeforeMs, setUp.idle_ms / 2), endMs: setUp.idle_ms },
    {
      warn: () => ask(texts.stillThere, texts.stillThereYes),
      back: () => bubble.frame.querySelector('.over')?.remove(),
      end: begin,
    },
  )

  function begin(): void {
    idle.stop()
    panel?.destroy()
    for (const part of [...bubble.frame.children]) if (!part.matches('.pin')) part.remove()
    panel = mount({
      settings,
      texts,
      config,
      bubble,
      kept: createMemory(),
      // Who waits for a person, or reads what comes, has not left.
      emit: (name) => name === 'message' && idle.begin(),
      isFixed: true,
      actions: [
        ...(config.contact_form ? [{ label: texts.leaveDetails, act: () => panel?.askContact() }] : []),
        ...(setUp.address === null ? [] : [{ label: texts.takeAlong, act: takeAlong }]),
        { label: texts.startOver, act: begin },
      ],
    })
    panel.open()
  }

  function takeAlong(): void {
    const session = panel?.session() ?? null
    const address = `${setUp.address}/kiosk/${settings.bot}${session === null ? '?phone' : `#take=${session}`}`
    ask(texts.takeAlongText, texts.close, qrCode(address, texts.takeAlong))
  }

  function ask(text: string, answer: string, drawing?: Element): void {
    bubble.frame.querySelector('.over')?.remove()
    const button = h('button', { type: 'button', className: 'main', onclick: () => over.remove() }, answer)
    const over = h(
      'div',
      { className: 'over', role: 'dialog', 'aria-modal': 'true', 'aria-label': text },
      h('div', {}, h('p', {}, text), drawing, button),
    )
    bubble.frame.append(over)
    button.focus()
  }

  begin()
  if (new URLSearchParams(location.search).has('locked')) installPinPad(bubble.frame, texts)
}

/** The panel lies in a page of its own here: the bubble is the page. */
function frameOf(settings: Settings, name: string): Bubble {
  const host = document.createElement('shopbell-widget')
  const root = host.attachShadow({ mode: 'open' })
  const brand = rgbOf(settings.color) ?? [180, 83, 9]
  host.style.setProperty('--brand', cssOf(brand))
  host.style.setProperty('--on-brand', cssOf(textOn(brand, rgbOf(settings.textColor))))
  const frame = h('main', { className: name })
  root.append(frame)
  document.body.append(host)
  // After those of the panel, which it adds itself.
  queueMicrotask(() => adopt(root, css))
  return { host, root, frame, button: h('button'), setOpen: () => {}, setUnread: () => {} }
}
