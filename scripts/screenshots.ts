import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { openDashboard } from '#main/admin/dashboard.ts'
import { dashboardFiles, widgetFiles } from '#main/commands/built-files.ts'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'

/* npm run screenshots: the pictures of the README, taken from a hub with the demo shop after a few visitors. */

const images = resolve(import.meta.dirname, '../docs/images')
const data = mkdtempSync(join(tmpdir(), 'shopbell-pictures-'))
const log = createLog({ level: 'silent' })
const chat = widgetFiles()
const hub = createHub({ dataPath: data, log, widgetFiles: chat })
const { url } = await hub.start()
const files = dashboardFiles()
const dashboard = await openDashboard({
  rpc: hub.anyRpc,
  uploadCatalogFile: hub.uploadCatalogFile,
  subscribe: hub.events.subscribe,
  browsers: hub.browsers(),
  log,
  files,
})
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const { bot_id, key } = await hub.rpc('demo.load', {})
  await hub.rpc('settings.update', { shop_name: 'Fjordlight Outdoor', setup_done: true, theme: 'light' })
  await visitors(bot_id, key ?? '')
  const tried = await hub.rpc('tester.start', { target: { kind: 'bot', bot_id }, channel: 'widget' })
  await hub.rpc('tester.send', {
    turn_id: 'readme-1',
    tester_session_id: tried.id,
    message: 'Do you have rain jackets?',
  })
  const page = await browser.newPage({ viewport: { width: 1120, height: 720 }, locale: 'en-GB' })
  await page.goto(`${url}/demo/${bot_id}`)
  await page.locator('shopbell-widget .bubble').click()
  await page.locator('shopbell-widget .write textarea').fill('Do you have rain jackets?')
  await page.keyboard.press('Enter')
  await page.locator('shopbell-widget .product').first().waitFor()
  for (const picture of await page.locator('shopbell-widget .product img').all())
    await picture.evaluate((image) => (image as HTMLImageElement).decode())
  await page.screenshot({ path: join(images, 'widget.png') })
  await page.goto(dashboard.url)
  await page.getByTestId('chats-today').waitFor()
  await page.screenshot({ path: join(images, 'home.png') })
  await page.goto(`${new URL(dashboard.url).origin}/#/test-chat/${tried.id}`)
  await page.getByText('% sure').waitFor()
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(images, 'test-chat.png') })
} finally {
  await browser.close()
  await files.close()
  await dashboard.close()
  await hub.stop()
  rmSync(data, { recursive: true, force: true })
}
for (const name of ['widget.png', 'home.png', 'test-chat.png'])
  console.log(name, statSync(join(images, name)).size)

async function visitors(botId: string, key: string): Promise<void> {
  const questions = ['Do you have tents?', 'Can I send it back?', 'How long does delivery take?', 'Xyzzy?']
  for (let visitor = 0; visitor < 23; visitor++) {
    const message = questions[visitor % 7 === 6 ? 3 : visitor % 3] ?? ''
    await post(`/api/chat/${botId}/message`, {}, { session_id: `visitor-${visitor}`, message })
  }
  for (let call = 0; call < 310; call++) {
    await post('/api/v1/chat', { authorization: `Bearer ${key}` }, { bot_id: botId, message: 'Hello' })
  }
  const { sessions } = await hub.rpc('sessions.list', { channel: 'widget' })
  await hub.rpc('sessions.setStatus', { session_id: sessions[0]?.id ?? '', status: 'waiting' })
}

async function post(path: string, headers: Record<string, string>, body: unknown): Promise<void> {
  await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
