import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postChats } from '../../helpers/api-client.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { startHub } from '../../helpers/hub.ts'
import { expectAccessible } from '../../helpers/look.ts'
import { shopOn } from '../../helpers/shop.ts'

describe.skipIf(!chromiumPath)('Test chat', () => {
  it('shows each turn with its request and response, and copies it with real values', async () => {
    const { page, hub, url, go, complaints } = await openDashboardPage({ demo: true })
    await go('/test-chat')
    await page.getByRole('radio', { name: 'Program with a key' }).click()
    await page.getByRole('button', { name: 'Create a test key' }).click()
    await page.getByText('Using the key ending in').waitFor()
    await say(page, 'What is your return policy?')
    await page.getByText(/^\d+ ms$/).waitFor()

    await page.getByText('Request and response').click()
    await page.getByLabel('Response status and headers').getByText('ratelimit:').waitFor()
    await page.getByRole('tab', { name: 'Request' }).click()
    const head = await page.getByLabel('Request line and headers').textContent()
    expect(head).toContain(`POST ${url}/api/v1/chat`)
    expect(head).toMatch(/authorization: Bearer ••••\w{4}/i)
    await page.getByRole('tab', { name: 'curl' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('status').getByText('Copied').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/authorization: Bearer sb_live_\w{36}/i)
    expect(copied).toContain('return policy')
    expect(await page.content()).not.toMatch(/sb_live_\w{36}/)

    await say(page, 'And for shoes?')
    await page
      .getByText(/^\d+ ms$/)
      .nth(1)
      .waitFor()
    const { sessions } = await hub.rpc('sessions.list', {})
    expect(sessions).toMatchObject([{ channel: 'api', message_count: 4 }])
    expect(complaints).toEqual([])
  })

  it('explains why an answer was given, in plain words and exactly', async () => {
    const { page, go, complaints } = await openDashboardPage({ demo: true })
    await page.setViewportSize({ width: 1024, height: 700 })
    await go('/test-chat')
    await say(page, 'Do you have rain jackets under 150 euros?')
    await page.getByText('% sure').waitFor()
    // The cards name the products, and nothing else does so again.
    const answer = page.getByRole('listitem').filter({ hasText: 'rain jackets under 150' }).last()
    const card = (
      await answer.getByRole('list', { name: 'Products' }).locator('p').first().innerText()
    ).trim()
    expect(card).not.toBe('')
    expect((await answer.innerText()).split(card)).toHaveLength(2)
    await page.getByText('Why this answer').click()
    const why = page.getByRole('listitem').filter({ hasText: 'What was understood' }).first()
    // It opens at the end of the page, and the page follows.
    await expect.poll(() => inSight(why.getByText('What was understood'))).toBe(true)
    await why.getByText('These products matched best.').first().waitFor()
    await why
      .getByText(/at most (?:€)?150/)
      .first()
      .waitFor()
    await why.getByText(/this bot answers from 45%/).waitFor()
    await why.getByText('Used for the answer').waitFor()
    await why.getByText(/^Found in .* on this PC\./).waitFor()
    await expectAccessible(page, 'why, open')
    await why.getByText('Raw trace').click()
    await why.locator('code', { hasText: /^products$/ }).waitFor()
    await why.getByRole('button', { name: 'Write an answer to this' }).click()
    await page.getByRole('heading', { name: 'New question' }).waitFor()
    const question = page.getByLabel('Question', { exact: true })
    expect(await question.inputValue()).toBe('Do you have rain jackets under 150 euros?')
    await page.getByText('The visitor asked in English.').waitFor()
    expect(complaints).toEqual([])
  })

  it('shows what was carried over from earlier messages, and the points of each candidate', async () => {
    const { page, go, complaints } = await openDashboardPage({ demo: true })
    await go('/test-chat')
    await say(page, 'Do you have tents for 4 people?')
    await page.getByText('% sure').waitFor()
    await say(page, 'under 600 euros')
    await page.getByText('% sure').nth(1).waitFor()
    await page.getByText('Why this answer').nth(1).click()
    const why = page.getByRole('listitem').filter({ hasText: 'What was understood' }).first()
    const row = (label: string) => why.locator(`dt:text-is("${label}") + dd`)
    await row('Filters').getByText('Price: at most €600.00').waitFor()
    expect(await row('Goes on from').getByRole('listitem').allTextContents()).toEqual(['tents', 'People: 4'])
    await why.getByText(/^[\d.]+ points: Fits the question \+/).waitFor()
    await why
      .getByText(/“tents” in: what it is \+1/)
      .first()
      .waitFor()
    await expectAccessible(page, 'why, with frames')
    expect(complaints).toEqual([])
  })

  it('explains answers over the chat API too, but not those of another service', async () => {
    const other = await shopOn(await startHub())
    const { page, hub, go } = await openDashboardPage({ demo: true })
    await hub.rpc('connections.save', {
      name: 'Hosted',
      base_url: other.url,
      widget_base_url: null,
      bot_id: other.bot.id,
    })
    await go('/test-chat')
    await page.getByRole('radio', { name: 'Program with a key' }).click()
    await page.getByRole('button', { name: 'Create a test key' }).click()
    await page.getByText('Using the key ending in').waitFor()
    await say(page, 'What is your return policy?')
    await page.getByText(/^\d+ ms$/).waitFor()
    await say(page, 'xqzw vbnk plomf')
    await page
      .getByText(/^\d+ ms$/)
      .nth(1)
      .waitFor()
    await page.getByText('Why this answer').nth(1).click()
    await page.getByText(/so the bot said it doesn't know|so it asked back/).waitFor()
    await page.getByText('Why this answer').first().click()
    await page.getByText('One of your answers matched best.').waitFor()

    await page.getByRole('button', { name: 'New chat', exact: true }).click()
    await page.getByLabel('Talk to').selectOption({ label: 'Hosted' })
    await page.getByRole('radio', { name: 'Website visitor' }).click()
    await say(page, 'Hello')
    await page.getByText('% sure').waitFor()
    expect(await page.getByText('Why this answer').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Save as test' }).count()).toBe(0)
  })

  it('saves a conversation as a test, with expectations that can be ticked on and off', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go('/test-chat')
    await say(page, 'What is your return policy?')
    await page.getByText('% sure').waitFor()
    await page.getByRole('button', { name: 'Save as test' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Name', { exact: true }).fill('Returns')
    await sheet.getByRole('checkbox', { name: /Answers in: English/ }).uncheck()
    await expectAccessible(page, 'draft')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('heading', { level: 2, name: 'Returns' }).waitFor()
    const { dialogues } = await hub.rpc('dialogues.list', { bot_id })
    const [turn] = dialogues[0]?.dialogue.turns ?? []
    expect(turn).toMatchObject({ say: 'What is your return policy?', expect: { intent: 'knowledge' } })
    expect(turn).not.toHaveProperty('expect.language')
    expect(complaints).toEqual([])
  })

  it('keeps its conversations: listed, resumed, renamed, removed and restored', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/test-chat')
    await say(page, 'Do you have tents?')
    await page.getByText('% sure').waitFor()
    await page.getByRole('button', { name: 'Actions for Do you have tents?' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Tents')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tents' }).waitFor()

    await page.getByRole('button', { name: 'New chat', exact: true }).click()
    await page.reload()
    await page.getByRole('link', { name: /Tents/ }).click()
    await page.getByText('Do you have tents?').waitFor()

    await page.getByRole('button', { name: 'Actions for Tents' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('link', { name: /Tents/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: /Tents/ }).waitFor()
  })

  it('keeps what was typed when nothing can be sent', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    await go('/test-chat')
    await page.getByRole('radio', { name: 'Program with a key' }).click()
    await page.getByLabel('API key').waitFor()
    await say(page, 'Do you have tents?')
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Do you have tents?')
    expect((await hub.rpc('sessions.list', {})).sessions).toEqual([])
  })

  it('shows the 429 of a key that is used up, and so does the quota page', async () => {
    const { page, hub, url, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const key = await hub.rpc('keys.create', { bot_id, name: 'Busy key' })
    await hub.rpc('tester.setKey', { bot_id, key: key.key })
    await postChats(1000, url, key.key, { bot_id })
    await go('/test-chat')
    await page.getByRole('radio', { name: 'Program with a key' }).click()
    await say(page, 'One more?')
    await page.getByText('Rejected with 429').waitFor()
    await page.getByText('The daily quota is used up', { exact: true }).waitFor()
    await go(`/keys/${bot_id}`)
    await page.getByText('Busy key').first().waitFor()
    await page
      .getByText(/used up/i)
      .first()
      .waitFor()
    await go('/')
    await page.getByText('Quota used up').waitFor()
  })

  it("talks to another service, and shows what it answered or that it didn't", async () => {
    const other = await shopOn(await startHub())
    const { page, hub, go } = await openDashboardPage()
    await hub.rpc('connections.save', {
      name: 'Hosted',
      base_url: `${other.url}/`,
      widget_base_url: null,
      bot_id: other.bot.id,
      api_key: other.key.key,
    })
    await go('/test-chat')
    await page.getByLabel('Talk to').selectOption({ label: 'Hosted' })
    await page.getByRole('radio', { name: 'Program with a key' }).click()
    await say(page, 'Hello')
    await page.getByText(/^\d+ ms$/).waitFor()
    expect(await other.used()).toBe(1)

    await other.rpc('keys.revoke', { key_id: other.key.id })
    await say(page, 'Still there?')
    await page.getByText('Rejected with 401').waitFor()

    await other.stop()
    await say(page, 'And now?')
    await page.getByText('No reply').waitFor()
    await page
      .getByText(/connection refused/i)
      .first()
      .waitFor()
  })

  it('sends the text of a pressed answer button', async () => {
    const asked: { message: string; session_id: string }[] = []
    const hosted = await answering((request) => {
      asked.push(request as (typeof asked)[number])
      return { reply: 'Which one?', buttons: [{ label: 'The green one', value: 'green' }], confidence: 0.7 }
    })
    const { page, hub, go } = await openDashboardPage()
    await hub.rpc('connections.save', {
      name: 'Hosted',
      base_url: 'https://unused.invalid',
      widget_base_url: `${hosted}/service/`,
      bot_id: 'bot 1',
    })
    await go('/test-chat')
    await say(page, 'A jacket, please')
    await page.getByRole('button', { name: 'The green one' }).click()
    await page.getByText('70% sure').nth(1).waitFor()
    expect(asked.map(({ message }) => message)).toEqual(['A jacket, please', 'green'])
    expect(new Set(asked.map(({ session_id }) => session_id)).size).toBe(1)
    expect(await page.getByRole('button', { name: 'The green one' }).first().isDisabled()).toBe(true)
  })
})

/** A service of somebody else, with a path of its own and fewer fields than ours. */
async function answering(answer: (request: unknown) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      if (request.url !== '/service/api/chat/bot%201/message') return response.writeHead(404).end()
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(answer(JSON.parse(body))))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Whether it can be read without scrolling. */
function inSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 2, top + height / 2))
  })
}
