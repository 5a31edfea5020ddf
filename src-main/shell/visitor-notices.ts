import type { Notice } from '#shared/schemas/notice.ts'
import type { Texts } from './texts/index.ts'

/** A notification as the system shows it; a click leads to the path. */
export type ShownNotice = {
  readonly title: string
  readonly body: string
  readonly path: string
  /** The button of a visitor who is waiting. */
  readonly accept?: { readonly label: string; readonly sessionId: string } | undefined
}

/** The most that a notification shows. */
const maxWords = 160

/** What the shop's bell rings for, in the shopkeeper's words. */
export function wordNotice(notice: Notice, texts: Texts): ShownNotice {
  const { kind, count, session_id, bot_name, visitor } = notice
  const said = shortened([visitor, notice.text].filter(Boolean).join(': '))
  const path = session_id === null ? '/conversations?view=needs_me' : `/conversations/${session_id}`
  switch (kind) {
    case 'waiting':
      return {
        title: texts.oneWaitsTitle,
        body: said || texts.oneWaits(bot_name),
        path,
        accept: session_id === null ? undefined : { label: texts.accept, sessionId: session_id },
      }
    case 'writing':
      return { title: texts.oneWritesTitle, body: said || texts.oneWrites(bot_name), path }
    case 'several':
      return { title: texts.manyWaitTitle(count), body: texts.manyWait, path }
    case 'test':
      return { title: texts.testTitle, body: texts.testBody, path: '/settings/notifications' }
  }
}

export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxWords ? `${line.slice(0, maxWords - 1)}…` : line
}
