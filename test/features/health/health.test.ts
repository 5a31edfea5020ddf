import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createFileLog } from '#main/lib/file-log.ts'
import { tempFolder, testClock } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'
import { unzip } from '../../helpers/unzip.ts'

describe('the health of a hub', () => {
  it('reports disk, database, queue, errors and slow answers', async () => {
    const dataPath = tempFolder()
    const clock = testClock()
    const shop = await openShop({ dataPath, clock })
    const { logs, database } = dataFolder(dataPath)
    writeFileSync(
      join(logs, 'hub.old.log'),
      '{"level":50,"time":"2026-03-09T10:00:00.000Z","msg":"an older one"}\nnot a line of ours\n',
    )
    const { log, close } = createFileLog(logs)
    log.info('nothing to see')
    log.warn('a helper process ended')
    log.error({ err: new Error('disk is slow') }, 'a sync failed')
    close()
    await shop.hear('hello')

    const health = await shop.rpc('health.get', {})
    expect(health.disk?.free_bytes).toBeGreaterThan(0)
    expect(health.disk?.total_bytes).toBeGreaterThan(health.disk?.free_bytes ?? 0)
    expect(health.database).toMatchObject({ growth_per_day_bytes: null, days: [{ day: '2026-03-10' }] })
    expect(health.database.bytes).toBeGreaterThan(100_000)
    expect(health.logs_bytes).toBeGreaterThan(0)
    expect(health.queue).toEqual({ waiting: 0, failed: 0, oldest_at: null })
    expect(health.process.memory_bytes).toBeGreaterThan(10_000_000)
    expect(health.last_errors).toMatchObject([
      { level: 'error', message: 'a sync failed', detail: 'disk is slow' },
      { level: 'warning', message: 'a helper process ended', detail: null },
      { level: 'error', message: 'an older one' },
    ])
    expect(health.slowest_answers).toMatchObject([{ bot_name: 'Fjell', intent: 'greeting' }])
    expect(database).toContain(dataPath)

    clock.advance(86_400_000)
    expect((await shop.rpc('health.get', {})).database.days.map(({ day }) => day)).toEqual([
      '2026-03-10',
      '2026-03-11',
    ])
  })

  it('is packed for whoever helps, without names, addresses and words', async () => {
    const shop = await openShop({ bot: { name: 'Fjellheim & Sons' } })
    await shop.rpc('settings.update', {
      shop_name: 'Fjellheim',
      public_url: 'https://chat.fjellheim.example',
    })
    await shop.hear('My name is Ada Lovelace, call me on +44 20 7946 0958')
    const { file_name, base64 } = await shop.rpc('health.diagnostics', {})
    expect(file_name).toMatch(/^shopbell-diagnostics-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = await unzip(Buffer.from(base64, 'base64'))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['health.json', 'system.json', 'settings.json', 'rows.json']),
    )
    expect(JSON.parse(files['rows.json'] ?? '')).toMatchObject({ bots: 1, conversations: 1, messages: 2 })
    const all = Object.values(files).join('\n')
    for (const word of ['Fjellheim', 'fjellheim', 'Ada', '7946', shop.key.key, shop.bot.sync_key])
      expect(all).not.toContain(word)
  })
})
