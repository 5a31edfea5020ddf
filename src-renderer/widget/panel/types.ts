import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { Bubble } from '../loader/bubble.ts'
import type { Settings } from '../loader/settings.ts'
import type { Texts } from '../texts/texts.ts'

export type Emit = (name: string, detail?: unknown) => void

/** What the loader hands over. */
export type PanelHost = {
  readonly settings: Settings
  readonly config: WidgetConfig
  readonly bubble: Bubble
  readonly texts: Texts
  readonly emit: Emit
}

export type Panel = {
  readonly open: () => void
  /** Where it opens on its own: not again once the visitor has closed it, and without taking the focus. */
  readonly openFirst: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly send: (text: string) => void
  readonly destroy: () => void
}

export type PanelModule = { readonly mount: (host: PanelHost) => Panel }
export type TextsModule = { readonly texts: Texts }
