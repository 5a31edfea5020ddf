import type { LanguageCode } from '#shared/schemas/common.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { Traffic } from '#shared/schemas/widget.ts'

/** What a page may say about its chat: in `window.shopbellSettings`, on the script tag, or in the script's address. */
export type PageSettings = {
  bot?: string
  /** Where the hub answers; only a loader that lies on the shop's own site has to be told. */
  base?: string
  color?: string
  textColor?: string
  position?: string
  offsetX?: string | number
  offsetY?: string | number
  zIndex?: string | number
  greeting?: string
  language?: string
  open?: string | boolean
  starters?: string | readonly (string | { readonly label: string; readonly value?: string })[]
  hiddenPaths?: string | readonly string[]
  theme?: string
  traffic?: string
  /** As it was when the loader was saved: shown while the shop's PC is asleep. */
  config?: WidgetConfig
}

/** Tag managers strip `data-*`, and shop builders forbid scripts of one's own: each way is enough. */
export function readSettings(script: HTMLScriptElement | null): PageSettings {
  const asked: Record<string, string> = {}
  if (script?.src)
    for (const [name, value] of new URL(script.src).searchParams) asked[camelCase(name)] = value
  const { shopbellSettings } = window as { shopbellSettings?: PageSettings }
  return { ...asked, ...script?.dataset, ...shopbellSettings }
}

export type Settings = {
  readonly bot: string
  readonly base: string
  readonly language: LanguageCode
  readonly color: string
  readonly textColor: string
  readonly side: 'left' | 'right'
  readonly offsetX: number
  readonly offsetY: number
  readonly zIndex: number
  /** Empty: the widget's own words. */
  readonly greeting: string
  readonly open: boolean
  readonly starters: readonly { readonly label: string; readonly value?: string; readonly url?: string }[]
  readonly hiddenPaths: readonly string[]
  readonly theme: string
  readonly traffic: Traffic
}

/** The page's own word first, then the bot's. */
export function settle(page: PageSettings, base: string, config: WidgetConfig): Settings {
  const look = config.widget
  const language = languageOf(page, config)
  return {
    bot: config.bot_id,
    base,
    language,
    color: page.color ?? config.colours.primary,
    textColor: page.textColor ?? config.colours.text,
    side: (page.position ?? look.position) === 'left' ? 'left' : 'right',
    offsetX: number(page.offsetX, look.offset_x),
    offsetY: number(page.offsetY, look.offset_y),
    zIndex: number(page.zIndex, look.z_index),
    // The shop's greeting is in the shop's language.
    greeting: page.greeting ?? (language === config.language ? config.greeting : ''),
    open: page.open === undefined ? look.open : page.open !== false && page.open !== 'false',
    starters:
      listOf(page.starters, '|')?.map((one) => (typeof one === 'string' ? { label: one } : one)) ??
      config.starter_buttons,
    hiddenPaths: listOf(page.hiddenPaths, ',') ?? look.hidden_paths,
    theme: page.theme ?? look.theme,
    traffic: (page.traffic ?? 'website') as Traffic,
  }
}

/** A star at the end stands for anything. */
export function isHidden(paths: readonly string[], path: string): boolean {
  return paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one))
}

function languageOf(page: PageSettings, config: WidgetConfig): LanguageCode {
  const wanted = [page.language, document.documentElement.lang, ...navigator.languages]
  const codes = wanted.map((name) => (name ?? '').slice(0, 2).toLowerCase())
  const spoken = codes.map((code) => config.languages.find((one) => one === code))
  return spoken.find((code) => code !== undefined) ?? config.language
}

function listOf<T>(
  given: string | readonly T[] | undefined,
  between: string,
): readonly (T | string)[] | undefined {
  return typeof given === 'string'
    ? given
        .split(between)
        .map((part) => part.trim())
        .filter(Boolean)
    : given
}

function number(given: string | number | undefined, usual: number): number {
  const value = Number(given)
  return given === undefined || given === '' || !Number.isFinite(value) ? usual : value
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
