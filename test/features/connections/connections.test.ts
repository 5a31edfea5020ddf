import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { startHub, tempFolder } from '../../helpers/hub.ts'

const remoteKey = 'sb_live_remote-secret-1234'
const input = {
  name: 'Hosted',
  base_url: 'https://bots.example/chat/',
  widget_base_url: 'https://widget.example',
  bot_id: 'b-1',
} as const
const save = (more: Partial<CallInput<'connections.save'>> = {}) => ({ ...input, ...more })

/** A stand-in for a keychain: another kind of seal than the key file's. */
function keychainBox(): SecretBox {
  const inner = createKeyFileBox(join(tempFolder(), 'keychain'))
  return { ...inner, protection: 'keychain' }
}

describe('connections', () => {
  it('are kept and listed with what may be shown of their keys', async () => {
    const hub = await startHub({ port: null })
    const pushes: Push[] = []
    hub.events.subscribe((push) => pushes.push(push))
    const made = await hub.rpc('connections.save', save({ api_key: remoteKey, sync_key: 'short' }))
    expect(made).toMatchObject({
      ...input,
      id: expect.stringMatching(/^con_/),
      api_key: { last4: '1234', readable: true },
      // Four letters of a short one would be most of it.
      sync_key: { last4: '', readable: true },
      last_test: null,
    })
    expect(await hub.rpc('connections.list', {})).toEqual({ connections: [made], protection: 'key_file' })
    expect(pushes).toEqual([{ type: 'connections.changed' }])
    await hub.stop()
    const again = await startHub({ port: null, dataPath: hub.dataPath })
    expect(await again.rpc('connections.list', {})).toEqual({ connections: [made], protection: 'key_file' })
  })

  it('ask for a key again when its address changes', async () => {
    const hub = await startHub({ port: null })
    const { id } = await hub.rpc('connections.save', save({ api_key: remoteKey, sync_key: `${remoteKey}-s` }))
    const refused = (path: string) => ({
      code: 'invalid_request',
      errors: [{ path, code: 'key_of_other_address' }],
    })
    const elsewhere = { id, base_url: 'https://elsewhere.example' }
    await expect(hub.rpc('connections.save', save(elsewhere))).rejects.toMatchObject(refused('api_key'))
    await expect(hub.rpc('connections.save', save({ id, widget_base_url: null }))).rejects.toMatchObject(
      refused('sync_key'),
    )
    expect((await hub.rpc('connections.list', {})).connections).toMatchObject([input])
    expect(await hub.rpc('connections.save', save({ ...elsewhere, api_key: 'another-5678' }))).toMatchObject({
      base_url: 'https://elsewhere.example',
      api_key: { last4: '5678' },
    })
    expect(
      await hub.rpc('connections.save', save({ ...elsewhere, widget_base_url: null, sync_key: null })),
    ).toMatchObject({ sync_key: null })
  })

  it('are changed; their keys stay, change, or are forgotten', async () => {
    const hub = await startHub({ port: null })
    const { id } = await hub.rpc('connections.save', save({ api_key: remoteKey, sync_key: `${remoteKey}-s` }))
    expect(
      await hub.rpc('connections.save', save({ id, name: 'Renamed', base_url: 'https://bots.example/v2' })),
    ).toMatchObject({
      id,
      name: 'Renamed',
      base_url: 'https://bots.example/v2',
      api_key: { last4: '1234' },
      sync_key: { last4: '34-s' },
    })
    expect(
      await hub.rpc('connections.save', save({ id, api_key: 'another-key-5678', sync_key: null })),
    ).toMatchObject({ api_key: { last4: '5678', readable: true }, sync_key: null })
    expect((await hub.rpc('connections.list', {})).connections).toHaveLength(1)
  })

  it.each([
    ['base_url', { base_url: 'bots.example' }],
    ['base_url', { base_url: 'ftp://bots.example' }],
    ['base_url', { base_url: 'https://me:secret@bots.example' }],
    ['widget_base_url', { widget_base_url: 'https://me@bots.example' }],
    ['name', { name: ' ' }],
    ['bot_id', { bot_id: '' }],
    ['api_key', { api_key: 'a\r\nX-Evil: 1' }],
  ])('with a wrong %s are refused (%j)', async (path, wrong) => {
    const hub = await startHub({ port: null })
    await expect(hub.anyRpc('connections.save', { ...input, ...wrong })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path }],
    })
    expect((await hub.rpc('connections.list', {})).connections).toEqual([])
  })

  it('are removed and restored with their keys, until the next start', async () => {
    const hub = await startHub()
    const one = await hub.rpc('connections.save', save({ api_key: remoteKey }))
    const other = await hub.rpc('connections.save', save({ name: 'Other', api_key: remoteKey }))
    expect(await hub.rpc('connections.remove', { connection_id: one.id })).toEqual({ removed: true })
    expect(await hub.rpc('connections.list', {})).toMatchObject({ connections: [{ id: other.id }] })
    await expect(hub.rpc('connections.test', { connection_id: one.id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(hub.rpc('connections.save', save({ id: one.id }))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await hub.rpc('connections.restore', { connection_id: one.id })).toEqual(one)
    await hub.rpc('connections.remove', { connection_id: one.id })
    await hub.stop()
    const again = await startHub({ dataPath: hub.dataPath })
    await expect(again.rpc('connections.restore', { connection_id: one.id })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await again.rpc('connections.list', {})).toMatchObject({ connections: [other] })
  })

  it('survive a script that opens the folder between removal and undo', async () => {
    const hub = await startHub({ port: null })
    const { id } = await hub.rpc('connections.save', save())
    await hub.rpc('connections.remove', { id } as never)
    await hub.stop()
    const script = await startHub({ port: null, dataPath: hub.dataPath })
    expect(await script.rpc('connections.restore', { connection_id: id })).toMatchObject({ id })
  })

  it.each(['remove', 'restore', 'test'] as const)('that are not there cannot be asked to %s', async (act) => {
    const hub = await startHub({ port: null })
    await expect(hub.rpc(`connections.${act}`, { connection_id: 'con_x' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('keys sealed by the desktop app', () => {
  it('cannot be read without its keychain, and say so until they are entered again', async () => {
    const desktop = await startHub({ secrets: keychainBox() })
    const made = await desktop.rpc('connections.save', save({ api_key: remoteKey }))
    expect((await desktop.rpc('connections.list', {})).protection).toBe('keychain')
    await desktop.stop()
    const headless = await startHub({ dataPath: desktop.dataPath })
    expect(await headless.rpc('connections.list', {})).toMatchObject({
      connections: [{ api_key: { last4: '1234', readable: false } }],
      protection: 'key_file',
    })
    await expect(headless.rpc('connections.test', { connection_id: made.id })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/sealed by the desktop app's keychain.*enter it again/),
    })
    expect(await headless.rpc('connections.save', save({ id: made.id, api_key: remoteKey }))).toMatchObject({
      api_key: { last4: '1234', readable: true },
    })
  })
})
