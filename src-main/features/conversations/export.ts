import { csvText } from '#main/lib/csv/csv-writer.ts'
import type { Session } from '#shared/schemas/session.ts'

type Format = 'text' | 'csv' | 'json'

/** Conversations as a file for people, for a spreadsheet, or for programs. */
export function exportConversations(sessions: readonly Session[], format: Format): string {
  if (format === 'json') return `${JSON.stringify({ conversations: sessions }, null, 2)}\n`
  if (format === 'text') return sessions.map(transcript).join('\n\n')
  const rows = sessions.flatMap((session) =>
    session.messages.map(({ role, text, at, answer }) => [
      session.id,
      session.bot_id,
      nameOf(session),
      session.visitor.email ?? '',
      session.language ?? '',
      session.page?.url ?? '',
      session.test ? 'test' : '',
      at,
      role === 'human' ? 'person' : role,
      text,
      answer ? String(answer.confidence) : '',
    ]),
  )
  return csvText(head, rows)
}

const head = [
  'conversation',
  'bot',
  'visitor',
  'email',
  'language',
  'page',
  'test',
  'time',
  'from',
  'text',
  'confidence',
]

function transcript(session: Session): string {
  const who = { visitor: nameOf(session), bot: 'Bot', human: 'Shop' }
  const lines = session.messages.map(({ role, text, at }) => `[${at}] ${who[role]}: ${text}`)
  return [`${nameOf(session)} · ${session.started_at}`, ...lines, ''].join('\n')
}

function nameOf({ visitor }: Session): string {
  return visitor.name ?? `Visitor ${visitor.label}`
}
