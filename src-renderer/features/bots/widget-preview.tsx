import { MessageCircle, SendHorizontal } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { type Colours, coloursSchema } from '#shared/schemas/widget.ts'

type WidgetPreviewProps = {
  readonly name: string
  readonly greeting: string
  readonly colours: Colours
  readonly buttons: readonly string[]
}

/** The visitor's chat in small. Always light: it lies on the shop's page, not on ours. */
export function WidgetPreview({ name, greeting, colours, buttons }: WidgetPreviewProps) {
  const t = useT()
  const { primary, text } = coloursSchema.safeParse(colours).data ?? botDefaults.colours
  const filled = { backgroundColor: primary, color: text }
  return (
    <div role="img" aria-label={t('bots.preview')} className="rounded-control bg-sunken p-4">
      <div className="overflow-hidden rounded-card border border-stone-200 bg-white text-meta text-stone-900 shadow-float">
        <div className="flex items-center gap-2 px-3 py-2.5 font-medium" style={filled}>
          <MessageCircle className="size-4 shrink-0" strokeWidth={2} />
          <span className="truncate">{name}</span>
        </div>
        <div className="flex flex-col gap-2 p-3">
          <p className="max-w-[85%] self-start rounded-2xl rounded-bl-sm bg-stone-100 px-3 py-1.5 break-words">
            <span className="line-clamp-4">{greeting || t('bots.preview_greeting')}</span>
          </p>
          <div className="flex flex-wrap gap-1.5">
            {buttons.filter(Boolean).map((label, index) => (
              <span
                key={`${slots[index]}`}
                className="max-w-full truncate rounded-full border bg-white px-2.5 py-0.5"
                style={{ borderColor: primary }}
              >
                {label}
              </span>
            ))}
          </div>
          <p
            className="max-w-[85%] self-end rounded-2xl rounded-br-sm px-3 py-1.5 break-words"
            style={filled}
          >
            {t('bots.preview_question')}
          </p>
        </div>
        <div className="flex items-center gap-2 border-t border-stone-200 p-2 pl-3 text-stone-500">
          <span className="flex-1 truncate">{t('bots.preview_type')}</span>
          <span className="flex size-7 items-center justify-center rounded-full" style={filled}>
            <SendHorizontal className="size-3.5" strokeWidth={2} />
          </span>
        </div>
      </div>
    </div>
  )
}

/** There are at most four, each in its place. */
const slots = ['first', 'second', 'third', 'fourth']
