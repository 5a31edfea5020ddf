import { describe, expect, it } from 'vitest'
import {
  botDefaults,
  botSettingsSchema,
  openingHoursSchema,
  originSchema,
  timezoneSchema,
} from '#shared/schemas/bot.ts'

describe('allowed origins', () => {
  it.each([
    ['*', '*'],
    ['https://shop.example', 'https://shop.example'],
    [' https://shop.example ', 'https://shop.example'],
    ['https://SHOP.Example', 'https://shop.example'],
    ['HTTPS://shop.example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['http://shop.example:80', 'http://shop.example'],
    ['http://shop.example:443', 'http://shop.example:443'],
    ['https://shop.example:80', 'https://shop.example:80'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
  ])('takes %j as browsers write it: %j', (origin, written) => {
    expect(originSchema.parse(origin)).toBe(written)
    if (written !== '*') expect(new URL(written).origin).toBe(written)
  })

  it.each([
    '',
    'shop.example',
    'ftp://shop.example',
    'https://',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example?x',
    'https://shop.example#x',
    'https://user@shop.example',
    'https://*.shop.example',
    'https://shop.example:port',
    'https://shop.example:999999',
    'https://shop example',
    'https://shop.example\nhttps://evil.example',
    'javascript:alert(1)',
    'null',
    '**',
  ])('refuses %j', (origin) => {
    expect(originSchema.safeParse(origin).success).toBe(false)
  })

  it('are at most fifty', () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => `https://shop${index}.example`)
    const list = botSettingsSchema.shape.allowed_origins
    expect(list.safeParse(of(50)).success).toBe(true)
    expect(list.safeParse(of(51)).success).toBe(false)
  })
})

describe('time zones', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'])(
    'takes %s',
    (name) => {
      expect(timezoneSchema.parse(name)).toBe(name)
    },
  )

  it.each(['', ' ', 'Berlin', 'Europe/Atlantis', 'Europe/Berlin ', '../etc/passwd', 'CEST-ish'])(
    'refuses %j',
    (name) => {
      expect(timezoneSchema.safeParse(name).success).toBe(false)
    },
  )
})

describe('opening hours', () => {
  it.each([
    ['no day', {}],
    ['one day', { mon: [{ from: '09:00', to: '18:00' }] }],
    [
      'a break at noon',
      {
        fri: [
          { from: '09:00', to: '12:30' },
          { from: '13:30', to: '18:00' },
        ],
      },
    ],
    ['a whole day', { sat: [{ from: '00:00', to: '24:00' }] }],
    ['a day given as closed', { sun: [] }],
    ['one minute', { tue: [{ from: '23:59', to: '24:00' }] }],
  ])('takes %s', (_, hours) => {
    expect(openingHoursSchema.parse(hours)).toEqual(hours)
  })

  it.each([
    ['an unknown day', { monday: [] }],
    ['a time of one digit', { mon: [{ from: '9:00', to: '18:00' }] }],
    ['an hour that is none', { mon: [{ from: '09:00', to: '25:00' }] }],
    ['a minute that is none', { mon: [{ from: '09:60', to: '18:00' }] }],
    ['a minute past the end of the day', { mon: [{ from: '09:00', to: '24:01' }] }],
    ['a close before the opening', { mon: [{ from: '18:00', to: '09:00' }] }],
    ['a close at the opening', { mon: [{ from: '09:00', to: '09:00' }] }],
    ['an opening at the end of the day', { mon: [{ from: '24:00', to: '24:00' }] }],
    ['seconds', { mon: [{ from: '09:00:00', to: '18:00' }] }],
    ['no end', { mon: [{ from: '09:00' }] }],
    ['numbers', { mon: [{ from: 9, to: 18 }] }],
    ['five spans', { mon: Array(5).fill({ from: '09:00', to: '10:00' }) }],
  ])('refuses %s', (_, hours) => {
    expect(openingHoursSchema.safeParse(hours).success).toBe(false)
  })
})

describe('settings of a bot', () => {
  it('take their own defaults', () => {
    expect(botSettingsSchema.parse({ ...botDefaults, name: 'Fjell' })).toEqual({
      ...botDefaults,
      name: 'Fjell',
    })
  })

  it('allow no website and no chat API unless set otherwise', () => {
    expect(botDefaults).toMatchObject({ allowed_origins: [], plan: 'business' })
  })

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['plan', 'free'],
    ['language', 'xx'],
    ['greeting', 'x'.repeat(501)],
    ['confidence_threshold', 1.1],
    ['confidence_threshold', -0.1],
    ['colours', { primary: 'red', text: '#FFFFFF' }],
    ['starter_buttons', Array(5).fill({ label: 'a', value: 'b' })],
    ['starter_buttons', [{ label: 'a' }]],
    ['webhook_url', 'ftp://crm.example'],
    ['webhook_url', 'javascript:alert(1)'],
  ])('refuse %s %j', (field, value) => {
    const settings = { ...botDefaults, name: 'Fjell', [field]: value }
    const { error } = botSettingsSchema.safeParse(settings)
    expect(error?.issues.map(({ path }) => path[0])).toContain(field)
  })
})
