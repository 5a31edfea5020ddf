import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCallsUnderWay } from '#main/lib/rpc.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

describe('calls under way', () => {
  it('are awaited, even those that fail, and new ones are refused', async () => {
    const open: Record<string, { resolve: () => void; reject: (error: Error) => void }> = {}
    const calls = createCallsUnderWay(
      (name) =>
        new Promise((resolve, reject) => {
          open[name] = { resolve: () => resolve(name), reject }
        }),
    )
    const [one, other] = [calls.anyRpc('one', {}), calls.anyRpc('other', {})]
    other.catch(() => {})
    let ended = false
    const end = calls.end().then(() => {
      ended = true
    })
    await expect(calls.anyRpc('third', {})).rejects.toThrow('stopping')
    open['other']?.reject(new Error('failed'))
    await expect(other).rejects.toThrow('failed')
    expect(ended).toBe(false)
    open['one']?.resolve()
    expect(await one).toBe('one')
    await end
    expect(ended).toBe(true)
  })

  it('of a hub are answered before its database closes', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Fjell' })
    const products = Array.from({ length: 2000 }, (_, index) => ({ id: `${index}`, title: `Tent ${index}` }))
    const path = join(tempFolder(), 'products.json')
    writeFileSync(path, JSON.stringify(products))
    const run = hub.rpc('sources.runFile', { path, target: { kind: 'bot', bot_id: bot.id } })
    const stopped = hub.stop()
    expect(await run).toMatchObject({ state: 'done', counts: { created: 2000 } })
    await stopped
    await expect(hub.rpc('bots.list', {})).rejects.toThrow('stopping')
  })
})
