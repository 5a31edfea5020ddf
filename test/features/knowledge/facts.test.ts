import { describe, expect, it } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createBots } from '#main/features/bots/index.ts'
import { createKnowledge } from '#main/features/knowledge/index.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { testClock } from '../../helpers/hub.ts'

const facts = {
  address: 'Hauptstr. 1, Berlin',
  phone: '+49 30 123456',
  email: 'hello@shop.example',
  shipping: 'We ship for 4.90 €.',
  returns: 'Send it back within 30 days.',
  payment: 'Card, PayPal, invoice.',
}
const threshold = botDefaults.confidence_threshold

async function open(given: Partial<typeof facts> = facts) {
  const { db } = openTestDatabase()
  const deps = {
    db,
    commits: createCommits(db, createWriteGate()),
    clock: testClock(),
    push: () => {},
    stopping: new AbortController().signal,
  }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const knowledge = createKnowledge({ ...deps, bots })
  const { id } = await bots.create({ name: 'Shop', facts: { ...botDefaults.facts, ...given } })
  const best = (text: string, language?: LanguageCode) => {
    const [first] = knowledge.match(bots.get(id), text, { language })
    return first && first.confidence >= threshold ? first : null
  }
  return { id, bots, knowledge, best }
}

describe('facts of the shop', () => {
  it.each([
    ['en', 'where exactly is your shop?', 'address', 'Address'],
    ['en', 'what is your phone number', 'phone', 'Phone'],
    ['en', 'do you ship to norway', 'shipping', 'Shipping'],
    ['en', 'can i send the shoes back if they are too small', 'returns', 'Returns'],
    ['en', 'can I pay by card?', 'payment', 'Payment'],
    ['de', 'Was kostet der Versand nach Italien?', 'shipping', 'Versand'],
    ['de', 'kann ich die Hose umtauschen', 'returns', 'Rückgabe'],
    ['fr', 'comment je fais un retour', 'returns', 'Retours'],
    ['fr', 'vous êtes où exactement', 'address', 'Adresse'],
    ['es', '¿puedo pagar con visa?', 'payment', 'Pago'],
    ['it', 'quanto tempo per la spedizione', 'shipping', 'Spedizione'],
    ['nl', 'kan ik de schoenen ruilen', 'returns', 'Retourneren'],
    ['pt', 'como faço uma devolução', 'returns', 'Devoluções'],
  ] as const)('answer in %s: %s', async (language, question, name, title) => {
    const shop = await open()
    expect(shop.best(question, language)).toMatchObject({
      kind: 'fact',
      id: `fact:${name}`,
      title,
      answer: facts[name],
    })
  })

  it.each([
    'where is my order',
    'do you have red shoes',
    'are you open on saturday',
    'wie groß ist der Rucksack',
    'do you repair zippers',
    'cancel my order',
    'habt ihr Gutscheine',
    'who won the world cup',
  ])('do not answer %s', async (question) => {
    expect((await open()).best(question)).toBeNull()
  })

  it('are given together when someone asks how to reach the shop', async () => {
    const shop = await open()
    expect(shop.best('How can I reach you?')).toMatchObject({
      id: 'fact:contact',
      title: 'Contact',
      answer: 'Phone: +49 30 123456\nE-mail: hello@shop.example\nAddress: Hauptstr. 1, Berlin',
    })
    expect(shop.best('wie kann man euch kontaktieren?')?.answer).toContain('Telefon: +49 30 123456\nE-Mail:')
  })

  it('stand in for one another where one is not set, and are silent where nothing is', async () => {
    const shop = await open({ email: facts.email })
    expect(shop.best('what is your phone number')).toMatchObject({
      id: 'fact:contact',
      answer: 'E-mail: hello@shop.example',
    })
    expect(shop.best('how can i pay')).toBeNull()
    expect((await open({})).best('how can i reach you')).toBeNull()
  })

  it('follow the settings of the bot', async () => {
    const shop = await open({})
    expect(shop.best('how can i pay')).toBeNull()
    await shop.bots.update(shop.id, { facts: { ...botDefaults.facts, payment: 'Cash only.' } })
    expect(shop.best('how can i pay')?.answer).toBe('Cash only.')
    await shop.bots.update(shop.id, { facts: botDefaults.facts })
    expect(shop.best('how can i pay')).toBeNull()
  })

  it('give way to an entry on the same subject', async () => {
    const shop = await open()
    await shop.knowledge.save(shop.id, undefined, {
      question: 'How can I pay?',
      alternatives: ['which payment methods do you accept'],
      answer: 'By card at the counter.',
    })
    expect(shop.best('how can i pay')).toMatchObject({ kind: 'entry', answer: 'By card at the counter.' })
    expect(shop.best('what is your phone number')).toMatchObject({ kind: 'fact' })
  })
})
