import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { Bubble } from '../loader/bubble.ts'
import type { Settings } from '../loader/settings.ts'
import type { Texts } from '../texts/texts.ts'
import type { KeptStore } from './kept.ts'

export type Emit = (name: string, detail?: unknown) => void

/** What the loader hands over. */
export type PanelHost = {
  readonly settings: Settings
  readonly config: WidgetConfig
  readonly bubble: Bubble
  readonly texts: Texts
  readonly emit: Emit
  /** Absent: as the visitor's browser keeps it. */
  readonly kept?: KeptStore
  /** On a page of its own: it is not closed, and leads nowhere else. */
  readonly isFixed?: boolean
  /** More buttons beside "Talk to a person". */
  readonly actions?: readonly { readonly label: string; readonly act: () => void }[]
}

export type Panel = {
  readonly open: () => void
  /** Where it opens on its own: not again once the visitor has closed it, and without taking the focus. */
  readonly openFirst: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly send: (text: string) => void
  readonly askContact: () => void
  /** Null before the first message. */
  readonly session: () => string | null
  readonly destroy: () => void
}

export type PanelModule = { readonly mount: (host: PanelHost) => Panel }
export type TextsModule = { readonly texts: Texts }
