import { describe, expect, it } from 'vitest'
import { startHub } from '../../helpers/hub.ts'

const span = (from: string, to: string) => ({ from, to })
const hours = (mon: unknown) => ({ opening_hours: { mon } })

/** What a merchant may get wrong, with the place the answer must name. */
const wrong: readonly (readonly [settings: Readonly<Record<string, unknown>>, path: string])[] = [
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: null }, 'name'],
  [{ plan: 'gold' }, 'plan'],
  [{ language: 'klingon' }, 'language'],
  [{ greeting: 'x'.repeat(501) }, 'greeting'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ timezone: '' }, 'timezone'],
  [{ timezone: 'CEST' }, 'timezone'],
  [{ timezone: 5 }, 'timezone'],
  [hours([span('18:00', '09:00')]), 'opening_hours.mon.0'],
  [hours([span('09:00', '09:00')]), 'opening_hours.mon.0'],
  [hours([span('09:00', '12:00'), span('9:00', '12:00')]), 'opening_hours.mon.1.from'],
  [hours([span('09:00', '25:00')]), 'opening_hours.mon.0.to'],
  [hours([span('09:00', '24:01')]), 'opening_hours.mon.0.to'],
  [hours([{ from: '09:00' }]), 'opening_hours.mon.0.to'],
  [hours('all day'), 'opening_hours.mon'],
  [{ opening_hours: { monday: [] } }, 'opening_hours.monday'],
  [{ opening_hours: 'always' }, 'opening_hours'],
  [{ confidence_threshold: 1.01 }, 'confidence_threshold'],
  [{ confidence_threshold: -0.1 }, 'confidence_threshold'],
  [{ confidence_threshold: '0.5' }, 'confidence_threshold'],
  [{ allowed_origins: ['https://shop.example/path'] }, 'allowed_origins.0'],
  [{ allowed_origins: ['*', 'shop.example'] }, 'allowed_origins.1'],
  [{ allowed_origins: ['ftp://shop.example'] }, 'allowed_origins.0'],
  [{ allowed_origins: ['https://user@shop.example'] }, 'allowed_origins.0'],
  [{ allowed_origins: 'https://shop.example' }, 'allowed_origins'],
  [{ colours: { primary: 'red', text: '#ffffff' } }, 'colours.primary'],
  [{ colours: { primary: '#fff', text: '#ffffff' } }, 'colours.primary'],
  [{ colours: { primary: '#ffffff', text: '#ffffff; background: url(x)' } }, 'colours.text'],
  [{ colours: { primary: '#ffffff' } }, 'colours.text'],
  [{ starter_buttons: Array(5).fill({ label: 'a', value: 'b' }) }, 'starter_buttons'],
  [{ starter_buttons: [{ label: 'a' }] }, 'starter_buttons.0'],
  [{ webhook_url: 'javascript:alert(1)' }, 'webhook_url'],
  [{ webhook_url: 'shop.example/hook' }, 'webhook_url'],
]

describe.each(['bots.create', 'bots.update'] as const)('%s', (name) => {
  it('names the place of each mistake, and changes nothing', async () => {
    const hub = await startHub({ port: null })
    const { id } = await hub.rpc('bots.create', { name: 'Shop' })
    const before = await hub.rpc('bots.list', { archived: true })
    for (const [settings, path] of wrong) {
      const input = name === 'bots.create' ? { name: 'New', ...settings } : { bot_id: id, ...settings }
      const label = JSON.stringify(settings).slice(0, 80)
      const refused = await hub.anyRpc(name, input).then(
        () => 'it was taken',
        (error: unknown) => error,
      )
      expect.soft(refused, label).toMatchObject({ code: 'invalid_request', errors: { 0: { path } } })
    }
    expect(await hub.rpc('bots.list', { archived: true })).toEqual(before)
  })
})

describe('bots.create', () => {
  it('names every mistake at once', async () => {
    const hub = await startHub({ port: null })
    const input = { plan: 'gold', timezone: 'Mars/Olympus', colours: { primary: 'red', text: 'blue' } }
    const refused = await hub.anyRpc('bots.create', input).catch((error: unknown) => error)
    const { errors } = refused as { errors: readonly { path: string; message: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual([
      'colours.primary',
      'colours.text',
      'name',
      'plan',
      'timezone',
    ])
    for (const { message } of errors) expect(message).not.toBe('')
  })
})
