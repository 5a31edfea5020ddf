import { describe, expect, it } from 'vitest'
import { hoursAnswer, hoursNow, opensNextText } from '#main/features/answering/understand/index.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'

const nine = { from: '09:00', to: '18:00' }
const openingHours = {
  mon: [nine],
  tue: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ],
  fri: [nine],
  sat: [{ from: '10:00', to: '16:00' }],
}
const timezone = 'Europe/Berlin'
/** Monday to Sunday of a week in winter; Berlin is one hour ahead. */
const at = (day: number, clock: string) =>
  new Date(`2026-01-${String(day + 4).padStart(2, '0')}T${clock}:00+01:00`)
const monday = 1
const friday = 5
const sunday = 7

describe('opening hours', () => {
  it('are open until they close, where the shop is', () => {
    expect(hoursNow(openingHours, timezone, at(monday, '10:00'))).toEqual({
      state: 'open',
      closes_at: '18:00',
    })
    expect(hoursNow(openingHours, 'America/New_York', at(monday, '10:00'))).toMatchObject({ state: 'closed' })
    expect(hoursNow(openingHours, timezone, at(monday, '18:00'))).toMatchObject({ state: 'closed' })
  })

  it('say what opens next: later today, tomorrow, after the weekend', () => {
    expect(hoursNow(openingHours, timezone, at(2, '12:30'))).toMatchObject({
      opens: { day: 'tue', daysAhead: 0, at: '14:00' },
    })
    expect(hoursNow(openingHours, timezone, at(monday, '20:00'))).toMatchObject({
      opens: { day: 'tue', daysAhead: 1, at: '09:00' },
    })
    expect(hoursNow(openingHours, timezone, at(6, '17:00'))).toMatchObject({
      opens: { day: 'mon', daysAhead: 2, at: '09:00' },
    })
    expect(hoursNow({ mon: [nine] }, timezone, at(monday, '19:00'))).toMatchObject({
      opens: { day: 'mon', daysAhead: 7 },
    })
  })

  it('may be unknown, never or always', () => {
    expect(hoursNow(null, timezone, at(monday, '10:00'))).toEqual({ state: 'unknown' })
    expect(hoursNow({}, timezone, at(monday, '10:00'))).toEqual({ state: 'closed', opens: null })
    const whole = [{ from: '00:00', to: '24:00' }]
    const always = { mon: whole, tue: whole, wed: whole, thu: whole, fri: whole, sat: whole, sun: whole }
    expect(hoursNow(always, timezone, at(monday, '23:59'))).toEqual({ state: 'open', closes_at: null })
  })

  it('join spans that touch', () => {
    const split = {
      mon: [
        { from: '12:00', to: '18:00' },
        { from: '08:00', to: '12:00' },
      ],
    }
    expect(hoursNow(split, timezone, at(monday, '09:00'))).toEqual({ state: 'open', closes_at: '18:00' })
  })
})

describe('answers about opening', () => {
  const answer = (message: string, language: LanguageCode = 'en', now = at(monday, '10:00')) =>
    hoursAnswer({ message, language, openingHours, timezone, now })

  it.each([
    ['are you open now?', 'Yes, we’re open now, until 6 pm.'],
    ['are you open?', 'Yes, we’re open now, until 6 pm.'],
    ['are you open on Sunday?', 'We’re closed on Sunday.'],
    ['are you open on Tuesday?', 'We’re open on Tuesday from 9 am to 12 pm and from 2 pm to 6 pm.'],
    [
      'are you open tomorrow at 1pm?',
      'No, we’re closed tomorrow at 1 pm. We’re open from 9 am to 12 pm and from 2 pm to 6 pm.',
    ],
    ['are you open on friday at 5?', 'Yes, we’re open on Friday at 5 pm.'],
  ])('%s', (message, said) => {
    expect(answer(message)).toBe(said)
  })

  it.each<readonly [LanguageCode, string, string]>([
    ['de', 'Haben Sie am Sonntag geöffnet?', 'Wir haben am Sonntag geschlossen.'],
    [
      'de',
      'Haben Sie um 18 Uhr noch auf?',
      'Nein, heute um 18 Uhr haben wir geschlossen. Geöffnet ist von 9 Uhr bis 18 Uhr.',
    ],
    ['fr', 'êtes-vous ouverts samedi à 11h ?', 'Oui, nous sommes ouverts samedi à 11 h.'],
    ['es', '¿abren el domingo?', 'Estamos cerrados el domingo.'],
    ['it', 'siete aperti sabato?', 'Siamo aperti sabato dalle 10:00 alle 16:00.'],
    ['nl', 'zijn jullie zondag open?', 'We zijn op zondag gesloten.'],
    ['pt', 'estão abertos no sábado?', 'Estamos abertos no sábado das 10:00 às 16:00.'],
  ])('(%s) %s', (language, message, said) => {
    expect(answer(message, language)).toBe(said)
  })

  it('give the week when the hours are asked for', () => {
    const said = answer('what are your opening hours?', 'en', at(sunday, '12:00'))
    expect(said).toContain('We’re closed right now. We open tomorrow at 9 am.')
    expect(said).toContain('Tuesday: 09:00–12:00, 14:00–18:00')
    expect(said).toContain('Sunday: closed')
  })

  it.each(languageCodes)('say when someone is back (%s)', (language) => {
    const text = opensNextText({ language, openingHours, timezone, now: at(friday, '19:00') })
    expect(text).toMatch(/10/)
    expect(opensNextText({ language, openingHours, timezone, now: at(friday, '12:00') })).toBeNull()
  })
})
