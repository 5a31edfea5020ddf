import { describe, expect, it } from 'vitest'
import { engines } from '../../helpers/engines.ts'
import { conversationOf, openSite } from './website.ts'

describe.each(engines)('the chat in $name', ({ open }) => {
  it.runIf(open)(
    'greets, answers with products, brings a person over the open line, and is as it was after a reload',
    async () => {
      const { shop, origin } = await openSite({ bot: { greeting: 'Hi there!' }, site: { headers: strict } })
      const browser = await (open as NonNullable<typeof open>)()
      const said = () => browser.texts('.row .said:not(.dots)')
      await browser.go(`${origin}/`)
      await browser.click('.bubble')
      await browser.write('.write textarea', 'Show me jackets')
      await expect.poll(() => browser.texts('.product')).toHaveLength(2)
      expect(await browser.texts('.product')).toEqual([
        expect.stringMatching(/Storm jacket.*€129\.00.*In stock/),
        expect.stringMatching(/Light jacket.*€69\.00.*€89\.00.*Sold out/),
      ])
      await browser.click('button', 'Talk to a person')
      await expect.poll(async () => (await conversationOf(shop)).status).toBe('waiting')
      await shop.rpc('sessions.reply', { session_id: (await conversationOf(shop)).id, text: 'This is Ann.' })
      await expect.poll(said).toContain('This is Ann.')
      await browser.write('.write textarea', 'Thank you!')
      await expect.poll(async () => (await conversationOf(shop)).messages.at(-1)?.text).toBe('Thank you!')
      const before = await said()
      expect(before.slice(0, 2)).toEqual(['Hi there!', 'Show me jackets'])
      await browser.reload()
      await expect.poll(said).toEqual(before)
    },
  )
})

/** What the strictest websites send, with Trusted Types where the browser knows them. */
const strict = {
  'content-security-policy':
    "default-src 'none'; script-src http://127.0.0.1:*; connect-src http://127.0.0.1:*; img-src http: https: data:; style-src 'self'; require-trusted-types-for 'script'",
}
