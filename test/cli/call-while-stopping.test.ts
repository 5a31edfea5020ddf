import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askAtOnce } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { openShop } from '../helpers/shop.ts'

const calls = 6

describe('shopbell call while the hub stops', () => {
  it('is answered by the hub or by the folder, never lost', { timeout: 90_000 }, async () => {
    const {
      dataPath,
      bot,
      key: { key },
      stop,
    } = await openShop({ port: null })
    await stop()
    const call = (name: string, input: unknown) =>
      runCli(['call', name, JSON.stringify(input), '--data', dataPath])
    const serve = await startServe(dataPath)
    const visitors = askAtOnce(40, { url: serve.url, key, bot_id: bot.id })
    // A process takes a while to come up: these arrive before, during and after the stop.
    const saved = Array.from({ length: calls }, async (_, index) => {
      await sleep(index * 40)
      return call('knowledge.save', { bot_id: bot.id, question: `Question ${index}?`, answer: 'Yes.' })
    })
    await sleep(450)
    const ended = await serve.end('SIGTERM')
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    for (const { code, stderr } of await Promise.all(saved)) {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    }
    await visitors
    const { entries } = JSON.parse((await call('knowledge.list', { bot_id: bot.id })).stdout)
    expect(entries).toHaveLength(calls)
  })
})
