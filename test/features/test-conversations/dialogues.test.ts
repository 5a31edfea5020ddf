import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openDialogueShop } from './dialogue-shop.ts'

const hub = sharedHub()

const dialogue = {
  name: 'hello',
  about: ['greeting'],
  turns: [{ say: 'hello', expect: { intent: 'greeting' } }],
}

describe('saved dialogues', () => {
  it('are saved, listed, changed and removed', async () => {
    const shop = await openDialogueShop(hub())
    const bot_id = shop.bot.id
    const saved = await shop.save(dialogue)
    expect(saved).toMatchObject({ id: expect.stringMatching(/^dlg_/), bot_id, dialogue, last_run: null })
    expect(await shop.rpc('dialogues.list', { bot_id })).toEqual({ dialogues: [saved] })
    await shop.run()
    const renamed = await shop.save({ ...dialogue, name: 'hi' }, saved.id)
    expect(renamed).toMatchObject({ id: saved.id, dialogue: { name: 'hi' }, last_run: { passed: true } })
    // What is played now is something else, so the run says nothing about it.
    const changed = await shop.save({ ...dialogue, turns: [{ say: 'hi' }] }, saved.id)
    expect(changed.last_run).toBeNull()
    expect(await shop.rpc('dialogues.remove', { id: saved.id })).toEqual({ removed: true })
    await expect(shop.rpc('dialogues.get', { id: saved.id })).rejects.toMatchObject({ code: 'not_found' })
    expect(shop.pushes.filter(({ type }) => type === 'dialogues.changed')).toHaveLength(5)
  })

  it('have a name of their own', async () => {
    const shop = await openDialogueShop(hub())
    const first = await shop.save(dialogue)
    await expect(shop.save(dialogue)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'dialogue.name' }],
    })
    const second = await shop.save({ ...dialogue, name: 'second' })
    await expect(shop.save(dialogue, second.id)).rejects.toMatchObject({ code: 'invalid_request' })
    expect((await shop.save(dialogue, first.id)).id).toBe(first.id)
  })

  it('belong to their bot', async () => {
    const shop = await openDialogueShop(hub())
    const { id } = await shop.save(dialogue)
    const other = await shop.rpc('bots.create', { name: 'Other' })
    expect(await shop.rpc('dialogues.list', { bot_id: other.id })).toEqual({ dialogues: [] })
    await expect(shop.rpc('dialogues.save', { bot_id: other.id, id, dialogue })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(shop.rpc('dialogues.run', { bot_id: other.id, ids: [id] })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('files of dialogues', () => {
  it('come back as they were written', async () => {
    const shop = await openDialogueShop(hub())
    const bot_id = shop.bot.id
    const rich = {
      name: 'Grüße: "alles"',
      about: [],
      at: '2026-03-08T12:00:00.000Z',
      turns: [
        {
          say: '- no\n- yes: maybe # not a comment',
          expect: { contains: [49.9, ['a', 'b']], silent: false },
        },
        { person: 'null' },
        { set_status: 'bot' as const },
        { press: 'true' },
      ],
    }
    await shop.save(dialogue)
    await shop.save(rich)
    const file = await shop.rpc('dialogues.export', { bot_id })
    expect(file.file_name).toBe('fjell-dialogues.yaml')
    const other = await shop.rpc('bots.create', { name: 'Other' })
    expect(await shop.rpc('dialogues.import', { bot_id: other.id, text: file.text })).toEqual({
      saved: 2,
      replaced: 0,
    })
    const { dialogues } = await shop.rpc('dialogues.list', { bot_id: other.id })
    expect(dialogues.map((one) => one.dialogue)).toEqual([dialogue, rich])
    expect((await shop.rpc('dialogues.export', { bot_id: other.id })).text).toBe(file.text)
  })

  it('replace those of the same name, and leave the others', async () => {
    const shop = await openDialogueShop(hub())
    const bot_id = shop.bot.id
    const { id } = await shop.save(dialogue)
    await shop.save({ ...dialogue, name: 'stays' })
    const text =
      'dialogues:\n  - name: hello\n    turns: [{ say: hi }]\n  - name: new\n    turns: [{ say: x }]\n'
    expect(await shop.rpc('dialogues.import', { bot_id, text })).toEqual({ saved: 2, replaced: 1 })
    const { dialogues } = await shop.rpc('dialogues.list', { bot_id })
    expect(dialogues.map((one) => one.dialogue.name)).toEqual(['hello', 'stays', 'new'])
    expect(dialogues[0]).toMatchObject({ id, dialogue: { turns: [{ say: 'hi' }] } })
  })

  it('may be those this product is tested with', async () => {
    const shop = await openDialogueShop(hub())
    const text = readFileSync('test/answering/dialogues/en-conversation.yaml', 'utf8')
    const { saved } = await shop.rpc('dialogues.import', { bot_id: shop.bot.id, text })
    expect(saved).toBeGreaterThan(5)
  })

  it('may be written in any way that YAML has, while they are small', async () => {
    const shop = await openDialogueShop(hub())
    const bot_id = shop.bot.id
    const forms = [
      '{ dialogues: [{ name: flow, turns: [{ say: x }] }] }',
      'dialogues:\n- name: flush\n  turns:\n  - say: x\n',
      'dialogues: # all of them\n  # the first\n  - name: "noted"\n    turns:\n      - say: |\n          - not\n          - a list\n',
      'dialogues:\n  - name: one\n    turns: &t [{ say: x }]\n  - name: two\n    turns: *t\n',
      'dialogues:\n  - name: before the shop\n    turns: [{ say: x }]\nshop: en\n',
    ]
    for (const text of forms) await shop.rpc('dialogues.import', { bot_id, text })
    const { dialogues } = await shop.rpc('dialogues.list', { bot_id })
    const names = dialogues.map((one) => one.dialogue.name)
    expect(names).toEqual(['flow', 'flush', 'noted', 'one', 'two', 'before the shop'])
    expect(dialogues[2]?.dialogue.turns).toEqual([{ say: '- not\n- a list' }])
    expect(dialogues[4]?.dialogue.turns).toEqual([{ say: 'x' }])
  })

  it('may be long, and come back whole', async () => {
    const shop = await openDialogueShop(hub())
    const bot_id = shop.bot.id
    const turns = Array.from({ length: 10 }, (_, nth) => `      - say: question ${nth} in words of its own\n`)
    const item = (nth: number) => `  - name: long ${nth}\n    turns:\n${turns.join('')}`
    const text = `shop: en\ndialogues:\n${Array.from({ length: 300 }, (_, nth) => item(nth)).join('')}`
    expect(text.length).toBeGreaterThan(50_000)
    expect(await shop.rpc('dialogues.import', { bot_id, text })).toEqual({ saved: 300, replaced: 0 })
    const file = await shop.rpc('dialogues.export', { bot_id })
    expect(await shop.rpc('dialogues.import', { bot_id, text: file.text })).toEqual({
      saved: 300,
      replaced: 300,
    })
    const wrong = text.replace('name: long 299', 'nmae: long 299')
    await expect(shop.rpc('dialogues.import', { bot_id, text: wrong })).rejects.toMatchObject({
      errors: [{ path: expect.stringMatching(/^line 359\d$/), message: expect.stringContaining('299') }],
    })
  })

  it.each([
    ['is no YAML', 'dialogues:\n  - name: "open', 'line 2', /quote/],
    ['is something else', 'just words', 'line 1', /dialogues:/],
    ['is empty', '', 'line 1', /dialogues:/],
    [
      'has a word that is not known',
      'dialogues:\n  - name: a\n    turns:\n      - say: x\n        expct: {}\n',
      'line 4',
      /expct/,
    ],
    [
      'expects what cannot be',
      'dialogues:\n  - name: a\n    turns:\n      - say: x\n        expect:\n          status: asleep\n',
      'line 6',
      /status/,
    ],
    ['has a dialogue without turns', 'dialogues:\n  - name: a\n    turns: []\n', 'line 3', /turns/],
    [
      'has a name twice',
      'dialogues:\n  - name: a\n    turns: [{ say: x }]\n  - name: a\n    turns: [{ say: y }]\n',
      'line 4',
      /“a”/,
    ],
    [
      'grows by aliases',
      `a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(9)}*a]\nc: &c [${'*b, '.repeat(9)}*b]\ndialogues: [${'*c, '.repeat(9)}*c]\n`,
      'line 1',
      /alias/,
    ],
  ])('that %s are refused with the line, and nothing changes', async (_, text, path, message) => {
    const shop = await openDialogueShop(hub())
    const refused = shop.rpc('dialogues.import', { bot_id: shop.bot.id, text })
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path, message: expect.stringMatching(message) }],
    })
    expect((await shop.rpc('dialogues.list', { bot_id: shop.bot.id })).dialogues).toEqual([])
  })
})
