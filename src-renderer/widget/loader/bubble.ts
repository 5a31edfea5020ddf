import { cssOf, type Rgb, rgbOf, textOn } from '../colour.ts'
import { adopt, h, icon } from '../dom.ts'
import type { Settings } from './settings.ts'

const brass: Rgb = [180, 83, 9]
const speech = 'M21 12a8.5 8.5 0 0 1-12.3 7.6L3 21l1.4-5.7A8.5 8.5 0 1 1 21 12Z'
const down = 'm6 9 6 6 6-6'

/** Important rules of a shadow root win over any of the page's, so that `* { display: none !important }` reaches nothing. */
const css = `
:host{all:initial!important;position:fixed!important;z-index:var(--z)!important;display:block!important;direction:ltr!important}
:host([hidden]){display:none!important}
*{box-sizing:border-box}
.bubble{position:fixed;bottom:calc(var(--y) + env(safe-area-inset-bottom,0px));width:60px;height:60px;border:0;border-radius:50%;padding:17px;
background:var(--brand);color:var(--on-brand);box-shadow:0 4px 24px #0004;cursor:pointer;transition:transform .12s ease-out}
.left>*{left:var(--x)}.right>*{right:var(--x)}
.bubble:hover{transform:scale(1.05)}
.bubble:focus-visible{outline:3px solid var(--on-brand);outline-offset:-5px}
.bubble svg{display:block}
.badge{position:absolute;top:-2px;right:-2px;min-width:22px;padding:0 6px;border-radius:11px;background:#b91c1c;color:#fff;font:600 13px/22px system-ui,sans-serif}
.badge:empty{display:none}
.card{position:fixed;bottom:calc(var(--y) + 76px);width:300px;max-width:calc(100vw - 24px);padding:20px;border-radius:16px;background:#fff;
color:#1c1917;font:16px/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0004;overflow-wrap:anywhere}
.card p{margin:8px 0}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px}.card dd{margin:0}
.close{padding:8px 16px;font:inherit}
@media(prefers-reduced-motion:reduce){.bubble{transition:none}}
@media print{:host{display:none!important}}`

export type Bubble = {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly frame: HTMLElement
  readonly button: HTMLButtonElement
  readonly setOpen: (open: boolean) => void
  readonly setUnread: (count: number) => void
}

/** The round button in the corner, alone with its styles: the page's do not get in, ours do not get out. */
export function drawBubble(settings: Settings, label: string): Bubble {
  const host = document.createElement('shopbell-widget')
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, css)
  const brand = rgbOf(settings.color) ?? brass
  for (const [name, value] of Object.entries({
    '--x': `${settings.offsetX}px`,
    '--y': `${settings.offsetY}px`,
    '--z': String(settings.zIndex),
    '--brand': cssOf(brand),
    '--on-brand': cssOf(textOn(brand, rgbOf(settings.textColor))),
  }))
    host.style.setProperty(name, value)
  const badge = h('span', { className: 'badge', 'aria-hidden': 'true' })
  const button = h(
    'button',
    {
      type: 'button',
      className: 'bubble',
      'aria-label': label,
      'aria-expanded': 'false',
      'aria-haspopup': 'dialog',
    },
    icon(speech),
    badge,
  )
  const frame = h('div', { className: settings.side }, button)
  root.append(frame)
  return {
    host,
    root,
    frame,
    button,
    setOpen: (open) => {
      button.setAttribute('aria-expanded', String(open))
      button.firstElementChild?.replaceWith(icon(open ? down : speech))
    },
    setUnread: (count) => {
      badge.textContent = count === 0 ? '' : count > 9 ? '9+' : String(count)
      button.setAttribute('aria-label', count === 0 ? label : `${label} (${count})`)
    },
  }
}
