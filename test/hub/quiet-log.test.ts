import { describe, expect, it } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { makeShop, postCatalog, postChat } from '../helpers/api-client.ts'
import { send } from '../helpers/http.ts'
import { startHub } from '../helpers/hub.ts'

const words = 'My address is 12 Lighthouse Lane'

describe.each(['info', 'trace'] as const)('at level %s the log of a busy hub', (level) => {
  it('holds no key, no message and no catalog, whatever was sent', async () => {
    const lines: string[] = []
    const log = createLog({ level, destination: { write: (line) => void lines.push(line) } })
    const hub = await startHub({ log })
    const { bot, key } = await makeShop(hub)
    const json = { 'content-type': 'application/json' }
    const wrongKey = `${key.key.slice(0, -1)}${key.key.endsWith('0') ? '1' : '0'}`
    await postChat(hub.url, key.key, { bot_id: bot.id, message: words })
    await postChat(hub.url, wrongKey, { bot_id: bot.id, message: words })
    await postChat(hub.url, key.key, { bot_id: bot.id, message: [words] })
    await postChat(hub.url, key.key, { bot_id: words, message: words })
    await send(`${hub.url}/api/v1/chat`, { headers: json, body: `{"message": "${words}` })
    await send(`${hub.url}/api/chat/${bot.id}/message`, { headers: json, body: { message: words } })
    await send(`${hub.url}/hooks/${key.key}?key=${key.key}`, { headers: { cookie: key.key }, body: words })
    await postCatalog(hub.url, bot.sync_key, [{ id: '1', title: words }, { id: words.repeat(9) }])
    await hub.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    await hub.stop()

    const text = lines.join('')
    expect(text).not.toBe('')
    for (const secret of [key.key, wrongKey, bot.sync_key, words, 'Lighthouse'])
      expect(text).not.toContain(secret)
  })
})
