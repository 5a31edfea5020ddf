import { describe, expect, it } from 'vitest'
import { dataFiles, dataJson, hasData } from '../helpers/data.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../helpers/shop.ts'
import { threeWays } from '../helpers/ways.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

const jsonFiles = dataFiles('jsontestsuite/test_parsing')

describe.skipIf(jsonFiles.length === 0)('JSONTestSuite (needs ../shared/data/jsontestsuite)', () => {
  it('is here in full', () => {
    expect(jsonFiles.length).toBeGreaterThan(300)
  })

  it.each(['chat', 'widget', 'sync', 'sync as NDJSON'])(
    'through %s: never a 5xx, and what is no JSON is a 4xx',
    async (name) => {
      const way = threeWays(await shopOn(hub())).find((one) => one.name === name)
      const wrong: string[] = []
      for (const file of jsonFiles) {
        const { status = 0, text = '' } = (await way?.send(file.bytes)) ?? {}
        // A line by line reader may find sense in a line of what makes none as a whole.
        const mustFail = file.name.startsWith('n_') && name !== 'sync as NDJSON'
        const sound = mustFail ? status >= 400 && status < 500 : status >= 200 && status < 500
        if (!sound || status === 429) wrong.push(`${file.name}: ${status} ${text.slice(0, 120)}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('as unknown fields beside good ones: what is JSON is taken, what is none is refused', async () => {
    const shop = await shopOn(hub())
    const wrong: string[] = []
    for (const { name, bytes } of jsonFiles.filter(
      ({ name, bytes }) => !name.startsWith('i_') && bytes.length < 999,
    )) {
      const around = (before: string, after: string) =>
        Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
      const expected = isJson(around('{"x":', '}')) ? 200 : 400
      const answers = [
        await shop.say(around('{"message":"hello","x":', '}')),
        await shop.sync(around('{"products":[{"id":"1","title":"Tent","x":', '}]}')),
        await shop.sync(around('{"x":', ',"products":[{"id":"1","title":"Tent"}]}')),
      ]
      const got = answers.map(({ status }) => status)
      if (got.some((status) => status !== expected)) wrong.push(`${name}: ${got.join()} and not ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})

describe.skipIf(!hasData('blns'))('naughty strings (needs ../shared/data/blns)', () => {
  const strings = hasData('blns') ? (dataJson('blns/blns.json') as string[]) : []

  it('are here in full', () => {
    expect(strings.length).toBeGreaterThan(500)
  })

  it('as messages through the chat API come back as they were', async () => {
    const shop = await shopOn(hub())
    const said: string[] = []
    let session: string | undefined
    for (const message of strings) {
      const answer = await shop.chat({ message, session_id: session })
      expect(answer.status, JSON.stringify(message)).toBe(message.trim() === '' ? 400 : 200)
      if (answer.status !== 200) continue
      session = (answer.body as { session_id: string }).session_id
      said.push(`visitor: ${message.trim()}`)
    }
    expect((await shop.transcript(session ?? '')).filter((_, index) => index % 2 === 0)).toEqual(said)
  })

  it('as messages and session ids through the widget come back as they were', async () => {
    const shop = await shopOn(hub())
    for (const text of strings.filter((one) => one.trim() !== '')) {
      const session_id = [...text].slice(0, 50).join('')
      const { session_id: echoed } = await shop.hear(text, session_id)
      expect(echoed).toBe(session_id)
    }
    const chosen = strings.filter((one) => one.trim() !== '').map((one) => [...one].slice(0, 50).join(''))
    expect((await sessionIds(shop)).sort()).toEqual([...new Set(chosen)].sort())
  })

  it('as titles, descriptions and everything else of products are taken, and titles come back', async () => {
    const shop = await shopOn(hub())
    const products = strings.map((text, index) => ({
      id: `naughty${index}`,
      title: text,
      description: text,
      brand: [...text].slice(0, 50).join(''),
      category: [text, text],
      tags: [text],
      attributes: { [text]: text },
      [`x ${text}`]: text,
    }))
    const blank = strings.filter((text) => text.trim() === '').length
    const result = await shop.fill({ products })
    expect(result).toMatchObject({
      received: strings.length,
      rejected: blank,
      created: strings.length - blank,
    })
    const wrong: string[] = []
    for (const [index, text] of strings.entries()) {
      const found = (await shop.search(`naughty${index}`)).find(({ id }) => id === `naughty${index}`)
      if ((found?.title ?? '') !== text.trim()) wrong.push(`${JSON.stringify(text)} is ${found?.title}`)
    }
    expect(wrong).toEqual([])
    expect(await shop.fill({ products })).toMatchObject({ unchanged: strings.length - blank, updated: 0 })
  })

  it('as queries find something or nothing', async () => {
    const shop = await shopOn(hub())
    await shop.fill([{ id: '1', title: 'Tent' }])
    for (const query of strings) expect((await shop.search(query)).length).toBeLessThanOrEqual(1)
  })
})

async function sessionIds(shop: Shop): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 200, after })
    found.push(...page.sessions.map(({ session_id }) => session_id))
    if (page.next === null) return found
    after = page.next
  }
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(Buffer.from(bytes).toString())
    return true
  } catch {
    return false
  }
}
