import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { leadsCsv, leadsVcard } from '#main/features/leads/export.ts'
import type { Lead } from '#shared/schemas/lead.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from '../inboxes/inbox.ts'

const hub = sharedHub()

const lead: Lead = {
  id: 'lead_1',
  bot_id: null,
  session_id: null,
  name: 'Jürgen von der Größe',
  email: 'j@example.com',
  phone: '+4930123456',
  message: 'Hello; I want 2, please\nBye\\',
  status: 'contacted',
  note: '=HYPERLINK("x")',
  emails: ['j@example.com', 'k@example.com'],
  phones: ['+4930123456'],
  session_ids: [],
  consent: null,
  source: 'volunteered',
  test: false,
  events: 1,
  created_at: '2026-03-10T12:00:00.000Z',
  updated_at: '2026-03-10T12:00:00.000Z',
}

/** As an address book reads it: lines put together again, then name and value. */
function read(vcard: string): [string, string][] {
  return vcard
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

describe('a vCard', () => {
  it('has what is known, escaped so that nothing of it is taken for more', () => {
    const fields = read(leadsVcard([lead]))
    expect(fields.slice(0, 2)).toEqual([
      ['BEGIN', 'VCARD'],
      ['VERSION', '3.0'],
    ])
    expect(fields.at(-1)).toEqual(['END', 'VCARD'])
    const value = (name: string) => unescaped(fields.find(([field]) => field === name)?.[1] ?? '')
    expect(value('FN')).toBe(lead.name)
    expect(value('N')).toBe('Größe;Jürgen von der;;;')
    expect(value('NOTE')).toBe(`${lead.note}\n\n${lead.message}`)
    expect(fields.filter(([name]) => name.startsWith('EMAIL')).map(([, email]) => email)).toEqual(lead.emails)
    expect(value('TEL;TYPE=VOICE')).toBe('+4930123456')
  })

  it('has lines of at most 75 bytes, cut between letters', () => {
    const long = '😀ü'.repeat(200)
    const text = leadsVcard([{ ...lead, note: long, message: '' }])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.isWellFormed()).toBe(true)
    expect(read(text).find(([name]) => name === 'NOTE')?.[1]).toBe(long)
  })

  it.each(['Ann\r\nEND:VCARD\r\nBEGIN:VCARD', 'Ann\u2028END:VCARD', 'A\u0000\ud800nn', 'a;b,c\\d'])(
    'lets no name break out: %j',
    (name) => {
      const fields = read(leadsVcard([{ ...lead, name }]))
      expect(fields.filter(([field]) => field === 'BEGIN')).toHaveLength(1)
      expect(fields.filter(([field]) => field === 'END')).toHaveLength(1)
    },
  )

  it('has a name also for who gave none', () => {
    const fields = read(leadsVcard([{ ...lead, name: null, emails: [], email: null }]))
    expect(fields).toContainEqual(['FN', '+4930123456'])
  })
})

describe('a table of leads', () => {
  it('computes nothing', () => {
    const [row] = parse(leadsCsv([lead]), { columns: true, bom: true }) as Record<string, string>[]
    expect(row).toMatchObject({
      name: lead.name,
      phone: '+4930123456',
      note: `'${lead.note}`,
      message: lead.message,
      more_emails: 'k@example.com',
      status: 'contacted',
    })
  })
})

describe('an export', () => {
  it('is of all that a filter finds, or of those that are named', async () => {
    const inbox = await openInbox(hub())
    for (const name of ['ann', 'bo', 'cleo'])
      await inbox.post({ event_type: 'lead', lead: { email: `${name}@example.com` } })
    const csv = await hub().rpc('leads.export', { format: 'csv', query: 'ann' })
    expect(csv.file_name).toMatch(/^leads-.*\.csv$/)
    expect(parse(csv.text, { columns: true, bom: true })).toHaveLength(1)
    const { leads } = await hub().rpc('leads.list', {})
    const lead_ids = leads.slice(0, 2).map(({ id }) => id)
    const cards = await hub().rpc('leads.export', { format: 'vcard', lead_ids })
    expect(cards.file_name).toMatch(/\.vcf$/)
    expect(cards.text.match(/BEGIN:VCARD/g)).toHaveLength(2)
  })
})
