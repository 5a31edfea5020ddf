import type { Bot } from '#shared/schemas/bot.ts'
import { httpUrlSchema, type LanguageCode } from '#shared/schemas/common.ts'
import { type Button, coloursSchema, widgetLookSchema } from '#shared/schemas/widget.ts'

/** As the script on a page reads them from `window.shopbellSettings`. */
type PreviewSettings = {
  readonly bot: string
  readonly color: string
  readonly textColor: string
  readonly position: 'left' | 'right'
  readonly offsetX: number
  readonly offsetY: number
  readonly zIndex: number
  readonly theme: 'auto' | 'light' | 'dark'
  readonly greeting: string
  readonly language: string
  readonly open: boolean
  readonly starters: readonly Button[]
  readonly hiddenPaths: readonly string[]
}

type Edited = Pick<Bot, 'colours' | 'greeting' | 'widget'> & {
  readonly starter_buttons: readonly {
    readonly kind: 'value' | 'url'
    readonly label: string
    readonly target: string
  }[]
}

/** What is being edited, as the chat would show it; what is not right yet stays as it was saved. */
export function previewSettings(
  bot: Bot,
  form: Edited,
  language: LanguageCode = bot.language,
): PreviewSettings {
  const colours = coloursSchema.safeParse(form.colours).data ?? bot.colours
  const look = widgetLookSchema.safeParse(form.widget).data ?? bot.widget
  return {
    bot: bot.id,
    color: colours.primary,
    textColor: colours.text,
    position: look.position,
    offsetX: look.offset_x,
    offsetY: look.offset_y,
    zIndex: look.z_index,
    theme: look.theme,
    // As on a website: the shop's greeting is in the shop's language, others get a short one in theirs.
    greeting: language === bot.language ? form.greeting.trim() : '',
    language,
    // Whoever looks at it wants to see it.
    open: true,
    starters: form.starter_buttons.flatMap(({ kind, label: typed, target: aim }): Button[] => {
      const [label, target] = [typed.trim(), aim.trim()]
      if (label === '') return []
      if (kind === 'value') return target === '' ? [] : [{ label, value: target }]
      return httpUrlSchema.safeParse(target).success ? [{ label, url: target }] : []
    }),
    hiddenPaths: [],
  }
}

/** The address of the page that shows it. Behind the # nothing is sent to anybody. */
export function previewUrl(hubUrl: string, bot: Bot, settings: PreviewSettings): string {
  return `${hubUrl}/preview/${bot.id}#${encodeURIComponent(JSON.stringify(settings))}`
}
