import { cssOf, readableOn, rgbOf } from '../colour.ts'
import type { PanelHost } from './types.ts'

const lightGround = [255, 255, 255] as const
const darkGround = [28, 25, 23] as const

/** Light or dark, and the brand's colour so that it can be read on either. */
export function paint({ settings, bubble }: PanelHost, signal: AbortSignal): void {
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
export function followKeyboard(panel: HTMLElement, signal: AbortSignal): void {
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
