import type { CannedReply } from '#shared/schemas/bot.ts'

/** What stands behind a slash at the start of a reply; null where there is none. */
export function slashOf(draft: string): string | null {
  return /^\/([^\n]{0,40})$/.exec(draft)?.[1]?.toLowerCase() ?? null
}

/** Those whose name, or words, hold what was typed; by name first. */
export function matching(replies: readonly CannedReply[], typed: string): CannedReply[] {
  const has = (text: string) => text.toLowerCase().includes(typed)
  return [
    ...replies.filter(({ name }) => has(name)),
    ...replies.filter(({ name, text }) => !has(name) && has(text)),
  ]
}
