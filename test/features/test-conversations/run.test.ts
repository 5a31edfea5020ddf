import { describe, expect, it } from 'vitest'
import { fault } from '#shared/faults/fault.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { returns } from '../language-model/phrasing-shop.ts'
import { openDialogueShop } from './dialogue-shop.ts'

const hub = sharedHub()

const returnsDialogue = {
  name: 'returns',
  turns: [{ say: 'Can I return an item?', expect: { intent: 'knowledge', contains: [30] } }],
}

describe('a saved dialogue is played', () => {
  it('against the bot as it is, and reports what is not as expected', async () => {
    const shop = await openDialogueShop(hub())
    const { id } = await shop.save(returnsDialogue)
    const { runs, cancelled } = await shop.run()
    expect(cancelled).toBe(false)
    expect(runs).toMatchObject([
      { dialogue_id: id, passed: true, changed: 0, faults: 0, trouble: null, turns: [{ by: 'visitor' }] },
    ])
    expect(runs[0]?.turns[0]).toMatchObject({ answer: { reply: returns.answer }, before: null, faults: [] })
    await shop.save({
      ...returnsDialogue,
      name: 'wrong',
      turns: [{ say: 'hello', expect: { contains: [7] } }],
    })
    const second = await shop.run()
    expect(second.runs).toMatchObject([
      { passed: true, changed: 0 },
      { passed: false, faults: 1 },
    ])
    expect(second.runs[1]?.turns[0]?.faults).toEqual([expect.stringContaining('7')])
  })

  it('with the answer of the run before, where it changed', async () => {
    const shop = await openDialogueShop(hub())
    const { id } = await shop.save(returnsDialogue)
    await shop.run()
    const { entries } = await shop.rpc('knowledge.list', { bot_id: shop.bot.id, limit: 1 })
    const answer = 'Within 14 days.'
    await shop.rpc('knowledge.save', { ...returns, bot_id: shop.bot.id, id: entries[0]?.id, answer })
    const { runs } = await shop.run([id])
    expect(runs).toMatchObject([{ passed: false, changed: 1, faults: 1 }])
    expect(runs[0]?.turns[0]).toMatchObject({
      answer: { reply: answer },
      before: { reply: returns.answer },
    })
    expect(await shop.rpc('dialogues.get', { id })).toMatchObject({ run: runs[0], last_run: { changed: 1 } })
    expect((await shop.run()).runs).toMatchObject([{ changed: 0 }])
  })

  it('as the widget would hold it: what "it" is, buttons, who answers, what visitors say of themselves', async () => {
    const shop = await openDialogueShop(hub())
    await shop.save({
      name: 'all of it',
      at: '2026-03-10T12:00:00.000Z',
      turns: [
        { say: 'Skarvan Rain Jacket', expect: { first_product: 'J-1', lead: 'none' } },
        { say: 'how much is it?', expect: { contains: [129.95] } },
        { say: 'I am ann@visitor.example', expect: { lead: { email: 'ann@visitor.example' } } },
        { say: 'I want to talk to a person', expect: { status: 'waiting', silent: false } },
        { person: 'Ann of Fjell here.' },
        { say: 'hello?', expect: { silent: true, status: 'human', lead: { email: 'ann@visitor.example' } } },
        { set_status: 'bot' },
        { say: 'Can I return an item?', expect: { intent: 'knowledge', status: 'bot' } },
      ],
    })
    const { runs } = await shop.run()
    expect(runs[0]?.turns.flatMap(({ faults }) => faults)).toEqual([])
    expect(runs[0]).toMatchObject({ passed: true })
    expect(runs[0]?.turns.map(({ by }) => by)).toEqual([
      'visitor',
      'visitor',
      'visitor',
      'visitor',
      'person',
      'visitor',
      'shop',
      'visitor',
    ])
  })

  it('at its own time', async () => {
    const shop = await openDialogueShop(hub())
    const turns = (contains: string) => [{ say: 'are you open now?', expect: { contains } }]
    await shop.save({ name: 'Tuesday', at: '2026-03-10T12:00:00.000Z', turns: turns('open') })
    await shop.save({ name: 'Sunday', at: '2026-03-08T12:00:00.000Z', turns: turns('closed') })
    const { runs } = await shop.run()
    expect(runs.map(({ passed }) => passed)).toEqual([true, true])
    const replies = runs.map(({ turns: [turn] }) => turn?.answer?.reply)
    expect(replies[0]).not.toBe(replies[1])
  })

  it('by its buttons, and a button that is not there is a fault', async () => {
    const shop = await openDialogueShop(hub())
    await shop.save({
      name: 'buttons',
      turns: [
        { say: 'who won the world cup in 1974?', expect: { intent: 'unknown' } },
        { press: 'person', expect: { status: ['waiting', 'bot'] } },
        { press: 'no such button' },
      ],
    })
    const [run] = (await shop.run()).runs
    expect(run?.turns.map(({ unmet }) => unmet)).toEqual([
      [],
      [],
      [{ expectation: null, ...fault('button_missing', { label: 'no such button' }) }],
    ])
    expect(run?.turns[2]?.faults).toEqual(['press: There is no button “no such button”.'])
    expect(run).toMatchObject({ passed: false, faults: 1 })
  })

  it('without leaving anything: no session, no lead, no question', async () => {
    const shop = await openDialogueShop(hub())
    await shop.save({
      name: 'traces',
      turns: [{ say: 'I am Ann, ann@visitor.example' }, { say: 'qwertz uiop asdf' }],
    })
    await shop.run()
    expect((await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 10 })).sessions).toEqual([])
    expect((await shop.rpc('leads.list', { bot_id: shop.bot.id, limit: 10 })).leads).toEqual([])
  })

  it('with news of how far it is, and one run at a time', async () => {
    const shop = await openDialogueShop(hub())
    for (const nth of [1, 2, 3]) await shop.save({ ...returnsDialogue, name: `returns ${nth}` })
    shop.pushes.length = 0
    const first = shop.run()
    await expect(shop.run()).rejects.toMatchObject({ code: 'too_many_requests' })
    await first
    expect(shop.pushes[0]).toEqual({
      type: 'dialogues.progress',
      bot_id: shop.bot.id,
      done: 0,
      total: 3,
    })
    expect(shop.pushes.at(-2)).toMatchObject({ type: 'dialogues.progress', done: 3, total: 3 })
    expect(shop.pushes.at(-1)).toEqual({ type: 'dialogues.changed', bot_id: shop.bot.id })
  })

  it('until it is cancelled; what was played is kept', async () => {
    const shop = await openDialogueShop(hub())
    const turns = Array.from({ length: 50 }, () => ({ say: 'rain jacket' }))
    for (let nth = 0; nth < 40; nth++) await shop.save({ name: `long ${nth}`, turns })
    expect(await shop.rpc('dialogues.cancel', { bot_id: shop.bot.id })).toEqual({ cancelled: false })
    let cancelled = false
    shop.events.subscribe((push) => {
      if (push.type !== 'dialogues.progress' || push.done === 0 || cancelled) return
      cancelled = true
      void shop.rpc('dialogues.cancel', { bot_id: shop.bot.id })
    })
    const result = await shop.run()
    expect(result.cancelled).toBe(true)
    expect(result.runs.length).toBeGreaterThan(0)
    expect(result.runs.length).toBeLessThan(40)
    const { dialogues } = await shop.rpc('dialogues.list', { bot_id: shop.bot.id })
    expect(dialogues.filter(({ last_run }) => last_run !== null)).toHaveLength(result.runs.length)
  })

  it('until the hub stops', async () => {
    const shop = await openDialogueShop()
    const turns = Array.from({ length: 50 }, () => ({ say: 'rain jacket' }))
    for (let nth = 0; nth < 20; nth++) await shop.save({ name: `long ${nth}`, turns })
    const running = shop.run()
    await shop.stop()
    expect((await running).cancelled).toBe(true)
  })

  it('only where it is one of the bot', async () => {
    const shop = await openDialogueShop(hub())
    await expect(shop.run(['dlg_none'])).rejects.toMatchObject({ code: 'not_found' })
  })
})
