import { csvText } from '#main/lib/csv/csv-writer.ts'
import type { Lead } from '#shared/schemas/lead.ts'

const head = [
  'name',
  'email',
  'phone',
  'status',
  'note',
  'message',
  'more_emails',
  'more_phones',
  'created_at',
  'updated_at',
  'id',
]

export function leadsCsv(leads: readonly Lead[]): string {
  return csvText(
    head,
    leads.map((lead) => [
      lead.name,
      lead.email,
      lead.phone,
      lead.status,
      lead.note,
      lead.message,
      lead.emails.slice(1).join(' '),
      lead.phones.slice(1).join(' '),
      lead.created_at,
      lead.updated_at,
      lead.id,
    ]),
  )
}

/** Version 3.0: every address book reads it, Outlook nothing newer. */
export function leadsVcard(leads: readonly Lead[]): string {
  return leads.map(card).join('')
}

function card(lead: Lead): string {
  const shown = lead.name ?? lead.email ?? lead.phone ?? 'Unknown'
  const note = [lead.note, lead.message].filter((text) => text !== '').join('\n\n')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Shopbell//Leads//EN',
    `UID:${escaped(lead.id)}`,
    `FN:${escaped(shown)}`,
    `N:${nameParts(lead.name ?? shown)}`,
    ...lead.emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...lead.phones.map((phone) => `TEL;TYPE=VOICE:${escaped(phone)}`),
    ...(note === '' ? [] : [`NOTE:${escaped(note)}`]),
    `CATEGORIES:${escaped(lead.status)}`,
    `REV:${lead.updated_at.replace(/\.\d+Z$/, 'Z')}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Family name, then the rest; nothing says which word is which, so the last one counts as the family's. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return `${escaped(family)};${escaped(words.join(' '))};;;`
}

function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these end or break a card
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

const maxBytes = 75

/** Lines of at most 75 bytes, never cut within a letter; what goes on begins with a blank. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= maxBytes) return line
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (bytes + more > maxBytes) {
      pieces.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += letter
    bytes += more
  }
  return [...pieces, piece].join('\r\n')
}
