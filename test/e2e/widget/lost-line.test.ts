import { describe, expect, it } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { onThisPc, wordsAlone } from '../../helpers/hub.ts'
import { takePicture } from '../../helpers/look.ts'
import { conversationOf, openWebsite, proxyTo, serve } from './website.ts'

describe('a line that does not hold', () => {
  it('that holds everything back: a person is heard all the same', async () => {
    const { widget, shop } = await openWebsite({ through: (hub) => proxyTo(hub, { holdsBack: true }) })
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    const { id } = await conversationOf(shop)
    await shop.rpc('sessions.reply', { session_id: id, text: 'This is Ann.' })
    await widget.said('This is Ann.').waitFor()
    await shop.rpc('sessions.reply', { session_id: id, text: 'And again.' })
    await widget.said('And again.').waitFor()
    expect(await widget.rows.allTextContents()).toEqual([
      'Hello! What can I help you with?',
      'Can I return an item?',
      'Yes, within 30 days.',
      'This is Ann.',
      'And again.',
    ])
  })

  it('that cuts what is quiet: nothing said meanwhile is missed or comes twice', async () => {
    const { widget, shop } = await openWebsite({ through: (hub) => proxyTo(hub, { cutsAfterMs: 150 }) })
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    const { id } = await conversationOf(shop)
    const texts = Array.from({ length: 8 }, (_, at) => `Line ${at}.`)
    for (const text of texts) {
      await shop.rpc('sessions.reply', { session_id: id, text })
      await new Promise((done) => setTimeout(done, 120))
    }
    await expect.poll(async () => (await widget.rows.allTextContents()).slice(3)).toEqual(texts)
  })

  it('that is told to wait: the message is sent later, once', async () => {
    let refusals = 0
    const { widget, shop } = await openWebsite({
      through: (hub) =>
        proxyTo(hub, {
          answer: (path, response) => {
            if (!path.endsWith('/message') || refusals >= 2) return false
            refusals++
            response
              .writeHead(429, {
                'retry-after': '1',
                'access-control-allow-origin': '*',
                'content-type': 'text/html',
              })
              .end('<h1>Too many requests</h1>')
            return true
          },
        }),
    })
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    expect(refusals).toBe(2)
    expect((await conversationOf(shop)).messages).toHaveLength(2)
  })

  it('an answer that gets lost on the way: the message is kept once, and its answer comes', async () => {
    let lost = 0
    const { widget, shop } = await openWebsite({
      through: async (hub) =>
        proxyTo(hub, {
          answer: (path, response) => {
            if (!path.endsWith('/message') || lost > 0) return false
            lost++
            // Reaches the hub, but its answer does not reach the page.
            setTimeout(() => response.destroy(), 300)
            return false
          },
          holdsBack: true,
        }),
    })
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    await widget.say('Show me jackets')
    await widget.panel.locator('.product').first().waitFor()
    expect((await conversationOf(shop)).messages.map(({ role }) => role)).toEqual([
      'visitor',
      'bot',
      'visitor',
      'bot',
    ])
    expect(await widget.rows.count()).toBe(5)
  })

  it('the hub restarts in the midst: what was written is kept, sent once, and answered', async () => {
    const { page, widget, shop } = await openWebsite()
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    const { port } = new URL(shop.url)
    await shop.stop()
    await widget.say('Show me jackets')
    await widget.panel.getByText("We can't be reached right now").waitFor()
    await widget.panel.getByRole('link', { name: '+44 20 7946 0958' }).waitFor()
    await widget.panel.getByText('Will be sent when we are back').waitFor()
    await takePicture(page, 'widget-away')
    // The page is left and opened again while the shop is away.
    await page.reload()
    await widget.bubble.waitFor()
    const again = createHub({
      dataPath: shop.dataPath,
      port: Number(port),
      log: createLog({ level: 'silent' }),
      ...wordsAlone,
      outgoing: onThisPc,
    })
    await again.start()
    try {
      await page.reload()
      await widget.panel.locator('.product').first().waitFor()
      const { sessions } = await again.rpc('sessions.list', { limit: 5 })
      const { messages } = await again.rpc('sessions.get', { session_id: sessions[0]?.id ?? '' })
      expect(sessions).toHaveLength(1)
      expect(messages.map(({ role }) => role)).toEqual(['visitor', 'bot', 'visitor', 'bot'])
      expect(messages[2]?.text).toBe('Show me jackets')
      expect(await widget.panel.locator('.unsent').count()).toBe(0)
      await again.rpc('sessions.reply', { session_id: sessions[0]?.id ?? '', text: 'We are back.' })
      await widget.said('We are back.').waitFor()
    } finally {
      await again.stop()
    }
  })

  it('the PC is asleep: a loader on the shop’s own site says how else to reach it', async () => {
    const { shop, page, widget } = await openWebsite({
      bot: {
        opening_hours: { mon: [{ from: '09:00', to: '18:00' }], tue: [{ from: '09:00', to: '18:00' }] },
      },
    })
    const answer = await fetch(`${shop.url}/widget.js?bot=${shop.bot.id}&standalone=1`)
    const loader = await answer.text()
    expect(answer.headers.get('content-disposition')).toContain('shopbell-chat.js')
    const site = await serve((request, response) => {
      const isScript = request.url === '/shopbell-chat.js'
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      response.end(isScript ? loader : '<title>Shop</title><script src="/shopbell-chat.js" async></script>')
    })
    await shop.rpc('bots.update', { bot_id: shop.bot.id, allowed_origins: [site] })
    await page.goto(site)
    await widget.open()
    await widget.said('Hello! What can I help you with?').waitFor()
    await shop.stop()
    const fresh = await page.context().browser()?.newContext()
    const visit = await fresh?.newPage()
    if (!visit) throw new Error('no page')
    await visit.goto(site)
    await visit.locator('shopbell-widget .bubble').click()
    const card = visit.locator('shopbell-widget .card')
    await card.getByText("We can't chat right now. You can reach us here:").waitFor()
    expect(await card.getByRole('link').allTextContents()).toEqual(['+44 20 7946 0958', 'hello@shop.example'])
    expect(await card.locator('dl').innerText()).toMatch(/Mon – Tue\s+09:00 – 18:00/)
    await takePicture(visit, 'widget-asleep')
    await card.getByRole('button', { name: 'Close' }).click()
    expect(await card.count()).toBe(0)
    await fresh?.close()
  })

  it('the page comes back from a rest: what was said meanwhile is there', async () => {
    const { page, widget, shop } = await openWebsite()
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    const { id } = await conversationOf(shop)
    await page.context().setOffline(true)
    await shop.rpc('sessions.reply', { session_id: id, text: 'Said while away.' })
    await page.context().setOffline(false)
    await widget.said('Said while away.').waitFor()
  })
})
