import type { Dialogue, DialogueTurn } from '#shared/schemas/dialogue.ts'
import type { Session } from '#shared/schemas/session.ts'

const maxTurns = 50
const maxName = 90

/** A dialogue up to a wrong answer, which must not be given again; what was said before it only leads there. */
export function notAgain({ messages, started_at }: Session, messageId: string): Dialogue | null {
  const at = messages.findIndex(({ id }) => id === messageId)
  const wrong = messages[at]
  const question = messages.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'visitor')
  if (!wrong || !question) return null
  const before = messages.slice(0, messages.indexOf(question)).flatMap(({ role, text }): DialogueTurn[] => {
    if (role === 'human') return [{ person: text }, { set_status: 'bot' }]
    return role === 'visitor' ? [{ say: text }] : []
  })
  return {
    name: question.text.replaceAll(/\s+/g, ' ').slice(0, maxName).toWellFormed().trim() || '?',
    about: [],
    at: started_at,
    turns: [
      ...before.slice(1 - maxTurns),
      { say: question.text, expect: { silent: false, not_contains: wrong.text } },
    ],
  }
}

/** A name that no other test of the bot has: "Do you have tents? (2)". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  for (let n = 2; ; n++) if (!isTaken(`${name} (${n})`)) return `${name} (${n})`
}
