import { describe, expect, it } from 'vitest'
import { botFormSchema, changesOf, formOf, settingsOf } from '#renderer/features/bots/form.ts'
import { type Bot, botDefaults, botSettingsSchema } from '#shared/schemas/bot.ts'

const bot: Bot = {
  ...botDefaults,
  id: 'bot_1',
  name: 'Corner shop',
  opening_hours: { mon: [{ from: '09:00', to: '18:00' }] },
  allowed_origins: ['https://shop.example'],
  starter_buttons: [
    { label: 'Returns', value: 'Can I return it?' },
    { label: 'Our shop', url: 'https://shop.example/' },
  ],
  archived: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  sync_key_last4: 'abcd',
  sync_key_created_at: '2026-01-01T00:00:00.000Z',
}

function faultsOf(change: object): { path: string; message: string }[] {
  const { error } = botFormSchema.safeParse({ ...formOf(bot), ...change })
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}

describe('the form of a bot', () => {
  it('gives back what it was given, settings alone', () => {
    expect(settingsOf(botFormSchema.parse(formOf(bot)))).toEqual(botSettingsSchema.parse(bot))
  })

  it('sends only what was changed', () => {
    const form = botFormSchema.parse(formOf(bot))
    expect(changesOf(bot, form)).toEqual({})
    expect(changesOf(bot, { ...form, greeting: 'Hello', opening_hours: null })).toEqual({
      greeting: 'Hello',
      opening_hours: null,
    })
  })

  it('keeps "not set" apart from "always closed"', () => {
    const hoursOf = (opening_hours: Bot['opening_hours']) =>
      settingsOf(botFormSchema.parse(formOf({ ...bot, opening_hours }))).opening_hours
    expect(hoursOf(null)).toBeNull()
    expect(hoursOf({})).toEqual({})
  })

  it('writes websites as browsers do', () => {
    const form = { ...formOf(bot), allowed_origins: [{ origin: ' HTTPS://Shop.Example:443 ' }] }
    expect(settingsOf(botFormSchema.parse(form)).allowed_origins).toEqual(['https://shop.example'])
  })

  it('names the faulty field of a list', () => {
    expect(faultsOf({ allowed_origins: [{ origin: '*' }, { origin: 'shop.example/page' }] })).toEqual([
      { path: 'allowed_origins.1.origin', message: expect.stringContaining('must be *') },
    ])
    expect(faultsOf({ starter_buttons: [{ kind: 'value', label: ' ', target: 'Hi' }] })).toEqual([
      { path: 'starter_buttons.0.label', message: 'must not be empty' },
    ])
    expect(faultsOf({ starter_buttons: [{ kind: 'url', label: 'Go', target: 'javascript:1' }] })).toEqual([
      { path: 'starter_buttons.0.target', message: expect.stringContaining('web address') },
    ])
  })

  it('refuses times of one day that overlap', () => {
    const sat = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '14:00' },
    ]
    expect(faultsOf({ opening_hours: { sat } })).toEqual([
      { path: 'opening_hours.sat.1', message: 'must open after the time above ends' },
    ])
  })
})
