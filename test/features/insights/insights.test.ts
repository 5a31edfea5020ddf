import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

import { sharedHub } from '../../helpers/shared-hub.ts'
import { openFile } from '../../helpers/shop.ts'
import { writeHandover, writeTalk } from './history.ts'

const hub = sharedHub()
const answered = {}
const unknown = { intent: 'unknown' }

async function openBot(settings: object = {}) {
  const bot = await hub().rpc('bots.create', { name: 'Fjell', timezone: 'Europe/Berlin', ...settings })
  const db = openFile(hub())
  return {
    bot,
    db,
    talk: (at: string, reply: object | null = answered, ask = 'Do you ship to Norway?') =>
      writeTalk(db, bot.id, { said: [{ at, ask, reply }] }),
    get: (from: string, to = from) => hub().rpc('insights.get', { bot_id: bot.id, from, to }),
  }
}

describe('insights', () => {
  it('counts conversations by the days and hours of the shop', async () => {
    const { talk, get } = await openBot()
    // 00:30 on the 10th in Berlin, 23:30 on the 9th in London.
    talk('2026-03-09T23:30:00Z')
    talk('2026-03-10T08:10:00Z')
    talk('2026-03-10T08:50:00Z')
    talk('2026-03-10T23:00:00Z')
    const view = await get('2026-03-10')
    expect(view.days).toMatchObject([{ day: '2026-03-10', conversations: 3, questions: 3 }])
    expect(view.hours.filter(({ conversations }) => conversations > 0)).toEqual([
      { hour: 0, conversations: 1, questions: 1 },
      { hour: 9, conversations: 2, questions: 2 },
    ])
    // A Tuesday.
    expect(view.week[1]?.[9]).toBe(2)
    expect(view.timezone).toBe('Europe/Berlin')
  })

  it('knows days of 23 and 25 hours, and clocks that are not set by whole hours', async () => {
    const berlin = await openBot()
    // Clocks go forward at 01:00 UTC on 29 March and back on 25 October.
    berlin.talk('2026-03-28T23:00:00Z')
    berlin.talk('2026-03-29T01:00:00Z')
    berlin.talk('2026-03-29T21:59:00Z')
    berlin.talk('2026-03-29T22:00:00Z')
    const spring = await berlin.get('2026-03-29', '2026-03-30')
    expect(spring.days.map(({ conversations }) => conversations)).toEqual([3, 1])
    expect(spring.hours.filter(({ conversations }) => conversations > 0).map(({ hour }) => hour)).toEqual([
      0, 3, 23,
    ])
    berlin.talk('2026-10-24T22:00:00Z')
    berlin.talk('2026-10-25T00:30:00Z')
    berlin.talk('2026-10-25T01:30:00Z')
    berlin.talk('2026-10-25T22:59:00Z')
    const autumn = await berlin.get('2026-10-25')
    expect(autumn.totals.conversations).toBe(4)
    expect(autumn.hours[2]?.conversations).toBe(2)
    const nepal = await openBot({ timezone: 'Asia/Kathmandu' })
    nepal.talk('2026-03-09T18:14:00Z')
    nepal.talk('2026-03-09T18:15:00Z')
    expect((await nepal.get('2026-03-09', '2026-03-10')).days).toMatchObject([
      { conversations: 1 },
      { conversations: 1 },
    ])
  })

  it('leaves tests out, also those that are found to be tests later', async () => {
    const { bot, db, talk, get } = await openBot()
    talk('2026-03-10T10:00:00Z')
    const no = talk('2026-03-10T10:01:00Z')
    writeTalk(db, bot.id, {
      test: true,
      said: [{ at: '2026-03-10T10:00:00Z', ask: 'Do you ship to Norway?', reply: { thumb: 'right' } }],
    })
    expect(await get('2026-03-10')).toMatchObject({
      totals: { conversations: 2, thumbs_up: 0 },
      questions: [{ text: 'Do you ship to Norway?', count: 2 }],
    })
    db.prepare('UPDATE conversations SET test = 1 WHERE no = ?').run(no)
    expect(await get('2026-03-10')).toMatchObject({ totals: { conversations: 1 }, questions: [{ count: 1 }] })
    db.prepare('UPDATE conversations SET test = 0 WHERE no = ?').run(no)
    expect(await get('2026-03-10')).toMatchObject({ totals: { conversations: 2 }, questions: [{ count: 2 }] })
  })

  it('does not hold against the bot what was written to a person', async () => {
    const { bot, db, get } = await openBot()
    const at = '2026-03-10T10:00:00Z'
    writeTalk(db, bot.id, {
      said: [
        { at, ask: 'Do you ship to Norway?', reply: { tookMs: 100 } },
        { at, ask: 'Can I pay by fax?', reply: { ...unknown, tookMs: 1500 } },
        { at, ask: 'I would like to talk to somebody', reply: null },
        { at, ask: 'Are you there?', reply: null },
      ],
    })
    expect(await get('2026-03-10')).toMatchObject({
      totals: { conversations: 1, questions: 4, answers: 2, answered: 1, response_ms: 800 },
      response: [
        { quickness: 'instant', count: 1 },
        { quickness: 'second', count: 0 },
        { quickness: 'seconds', count: 1 },
        { quickness: 'long', count: 0 },
      ],
    })
  })

  it('follows thumbs that come late, change and are withdrawn', async () => {
    const { db, talk, get } = await openBot()
    talk('2026-03-10T10:00:00Z', { thumb: 'right' })
    const no = talk('2026-03-10T10:01:00Z')
    const answer = db
      .prepare("SELECT no FROM messages WHERE conversation_no = ? AND role = 'bot'")
      .pluck()
      .get(no)
    expect((await get('2026-03-10')).totals).toMatchObject({ thumbs_up: 1, thumbs_down: 0 })
    db.prepare("INSERT INTO visitor_ratings VALUES (?, 'right', NULL, 0)").run(answer)
    expect((await get('2026-03-10')).totals).toMatchObject({ thumbs_up: 2, thumbs_down: 0 })
    db.prepare("UPDATE visitor_ratings SET rating = 'wrong' WHERE message_no = ?").run(answer)
    expect((await get('2026-03-10')).totals).toMatchObject({ thumbs_up: 1, thumbs_down: 1 })
    db.prepare('DELETE FROM visitor_ratings WHERE message_no = ?').run(answer)
    expect((await get('2026-03-10')).totals).toMatchObject({ thumbs_up: 1, thumbs_down: 0 })
  })

  it('puts alike questions together, and lists products, what is not sold and what had no answer', async () => {
    const { talk, get } = await openBot()
    const at = '2026-03-10T10:00:00Z'
    talk('2026-03-09T10:00:00Z', answered, 'Do you ship to Norway?')
    talk(at, answered, 'Do you ship to Norway?')
    talk(at, answered, 'ship to norway')
    talk(at, answered, 'My mail is ada@shop.example')
    talk(at, answered, 'hello')
    talk(at, { products: [{ id: 'p1', title: 'Tent' }] }, 'tents')
    talk(
      at,
      {
        products: [
          { id: 'p1', title: 'Tent' },
          { id: 'p2', title: 'Stove' },
        ],
      },
      'tents',
    )
    talk(at, { ...unknown, notSold: ['kayak'], unanswered: true }, 'Do you have kayaks?')
    expect(await get('2026-03-10')).toMatchObject({
      questions: [
        { text: 'Do you ship to Norway?', count: 2, before: 1 },
        { text: 'tents', count: 2, before: 0 },
        { text: 'Do you have kayaks?', count: 1, before: 0 },
      ],
      products: [
        { id: 'p1', text: 'Tent', count: 2 },
        { id: 'p2', text: 'Stove', count: 1 },
      ],
      not_sold: [{ text: 'kayak', count: 1 }],
      unanswered: [{ text: 'Do you have kayaks?', count: 1 }],
    })
  })

  it('forgets what is removed, and every word of it', async () => {
    const { bot, db, talk, get } = await openBot()
    const at = '2026-03-10T10:00:00Z'
    talk(at, answered, 'Is the blue tent waterproof?')
    const no = talk(at, { thumb: 'wrong', unanswered: true }, 'Does Grandma Holm’s parcel come today?')
    writeHandover(db, bot.id, no, { requested: at, answered: '2026-03-10T10:05:00Z' })
    expect((await get('2026-03-10')).totals).toMatchObject({ conversations: 2, thumbs_down: 1, handovers: 1 })
    const id = db.prepare<[number], string>('SELECT id FROM conversations WHERE no = ?').pluck().get(no) ?? ''
    await hub().rpc('sessions.remove', { session_ids: [id] })
    const view = await get('2026-03-10')
    expect(view.totals).toMatchObject({ conversations: 1, thumbs_down: 0, handovers: 0 })
    expect(view.questions).toHaveLength(1)
    expect(view.unanswered).toEqual([])
    expect(db.prepare("SELECT count(*) FROM insight_terms WHERE key LIKE '%holm%'").pluck().get()).toBe(0)
    // Its number is given again.
    talk('2026-03-10T12:00:00Z', answered, 'Is the red tent waterproof?')
    expect((await get('2026-03-10')).totals).toMatchObject({ conversations: 2, questions: 2 })
  })

  it('tells waiting inside and outside of opening hours apart, by the clock of the shop', async () => {
    const { bot, db, talk, get } = await openBot({ opening_hours: { tue: [{ from: '09:00', to: '17:00' }] } })
    const no = talk('2026-03-10T08:00:00Z')
    writeHandover(db, bot.id, no, { requested: '2026-03-10T08:00:00Z', answered: '2026-03-10T08:01:00Z' })
    writeHandover(db, bot.id, no, { requested: '2026-03-10T15:59:00Z', answered: '2026-03-10T16:02:00Z' })
    writeHandover(db, bot.id, no, { requested: '2026-03-10T16:00:00Z', answered: '2026-03-11T08:00:00Z' })
    writeHandover(db, bot.id, no, { requested: '2026-03-10T07:59:00Z' })
    expect(await get('2026-03-10')).toMatchObject({
      totals: { handovers: 4, wait_ms: 180_000 },
      waiting: {
        inside: { requested: 2, answered: 2, median_ms: 120_000, longest_ms: 180_000 },
        outside: { requested: 2, answered: 1, median_ms: 57_600_000 },
      },
    })
  })

  it('compares with the period of the same length just before', async () => {
    const { talk, get } = await openBot()
    talk('2026-03-07T12:00:00Z')
    talk('2026-03-08T12:00:00Z')
    talk('2026-03-09T12:00:00Z', unknown)
    talk('2026-03-10T12:00:00Z')
    const view = await get('2026-03-09', '2026-03-10')
    expect(view.before).toEqual({ from: '2026-03-07', to: '2026-03-08' })
    expect(view).toMatchObject({
      totals: { conversations: 2, answered: 1 },
      totals_before: { conversations: 2, answered: 2 },
      days: [{ before: 1 }, { before: 1 }],
    })
  })

  it('counts leads by where they came from', async () => {
    const { bot, db, get } = await openBot()
    const lead = db.prepare(`
      INSERT INTO leads (id, message, bot_no, source, test, created_at, updated_at)
      SELECT ?, '', no, ?, ?, ?, ? FROM bots WHERE id = ?`)
    const at = Date.parse('2026-03-10T12:00:00Z')
    for (const [id, source, test] of [
      ['a', 'form', 0],
      ['b', 'form', 0],
      ['c', 'asked', 0],
      ['d', 'form', 1],
    ])
      lead.run(`lead_insights_${id}`, source, test, at, at, bot.id)
    const { leads, totals } = await get('2026-03-10')
    expect(totals.leads).toBe(3)
    expect(leads.map(({ source, count }) => [source, count])).toEqual([
      ['asked', 1],
      ['volunteered', 0],
      ['form', 2],
      ['received', 0],
    ])
  })

  it('exports what it shows', async () => {
    const { bot, talk } = await openBot()
    talk('2026-03-10T10:00:00Z', { thumb: 'right' }, '=Do you ship "express"?')
    const asked = { bot_id: bot.id, from: '2026-03-10', to: '2026-03-11' }
    const view = await hub().rpc('insights.get', asked)
    const { file_name, text } = await hub().rpc('insights.export', asked)
    expect(file_name).toBe('insights-2026-03-10-2026-03-11.csv')
    const rows: string[][] = parse(text, { bom: true })
    const value = (section: string, item: string, measure: string) =>
      rows.find((row) => row[0] === section && row[1] === item && row[2] === measure)?.slice(3)
    for (const [name, total] of Object.entries(view.totals))
      expect(value('total', '', name)?.[0]).toBe(total === null ? '' : String(total))
    for (const day of view.days)
      expect(value('day', day.day, 'conversations')).toEqual([String(day.conversations), String(day.before)])
    expect(rows.filter(([section]) => section === 'week')).toHaveLength(7 * 24)
    expect(rows.filter(([section]) => section === 'questions')).toEqual([
      ['questions', '\'=Do you ship "express"?', 'count', '1', '0'],
    ])
  })

  it('refuses periods that are none', async () => {
    const { get } = await openBot()
    await expect(get('2026-03-10', '2026-03-09')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(get('2016-03-10', '2026-03-09')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(get('10.03.2026')).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
