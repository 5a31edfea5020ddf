import type { VisitorMessage } from '#shared/schemas/visitor.ts'
import { h } from '../dom.ts'
import type { PanelHost } from './types.ts'

/** The conversation as a text file, made in the visitor's own browser. */
export function downloadTranscript(
  { config, settings, texts }: PanelHost,
  messages: readonly VisitorMessage[],
): void {
  const time = new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' })
  const lines = messages.map(({ role, text, at, products }) => {
    const who = role === 'visitor' ? texts.you : config.name
    const titles = products.map(({ title, url }) => `  – ${title}${url === null ? '' : ` ${url}`}`)
    return [`[${time.format(new Date(at))}] ${who}: ${text}`, ...titles].join('\n')
  })
  const address = URL.createObjectURL(
    new Blob([`${config.name}\n\n${lines.join('\n')}\n`], { type: 'text/plain' }),
  )
  h('a', { href: address, download: `${config.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
