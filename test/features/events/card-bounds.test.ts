import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { objectsIn, stepsForPayload } from '#main/features/events/card/values.ts'
import { describePayload } from '#main/features/events/index.ts'
import { ann, read } from './read-event.ts'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const lead = (index: number) => ({ type: 'lead.created', lead: { email: `visitor-${index}@example.com` } })

describe('a payload made to take long', () => {
  it('has one number of steps for all its events and people', () => {
    const steps = stepsForPayload()
    const all = steps.left
    const wide = times(900, () => ({ more: times(100, () => ({ a: {} })) }))
    for (const part of wide) objectsIn(part, steps)
    expect(steps.left).toBe(0)
    expect(all).toBeLessThan(10_000)
    expect(objectsIn({ email: ann.email }, steps)).toEqual([])
  })

  it('takes a step for lists too, however they are nested', () => {
    const steps = stepsForPayload()
    const all = steps.left
    objectsIn(
      times(400, () => times(400, () => [[]])),
      steps,
    )
    expect(all - steps.left).toBeGreaterThan(400)
    expect(all - steps.left).toBeLessThanOrEqual(all)
    const form = stepsForPayload()
    objectsIn(
      times(100_000, (index) => ({ name: `field ${index}`, value: index })),
      form,
    )
    expect(all - form.left).toBeLessThan(1000)
  })

  it('shows the lead first, though everything before it is too much', () => {
    const noise = times(900, () => ({ type: 'conversation.message', list: times(20, () => ({ a: {} })) }))
    const { kind, card } = read({ events: [...noise, { type: 'lead', lead: ann }] })
    expect({ kind, email: card.email }).toEqual({ kind: 'lead', email: ann.email })
  })

  it('of many small events is still read, with the first five hundred people', () => {
    expect(read({ events: times(400, lead) }).people).toHaveLength(400)
    expect(read({ events: times(900, lead) }).people).toHaveLength(500)
  })

  it('is not looked into where it unpacks to more than could have been sent', () => {
    const header = (name: string) => (name === 'content-encoding' ? 'gzip' : undefined)
    const packed = (padding: number) =>
      gzipSync(JSON.stringify({ type: 'lead', lead: ann, padding: ' '.repeat(padding) }))
    expect(describePayload(packed(1_000_000), 0, header).card.email).toBe(ann.email)
    expect(describePayload(packed(1_048_576), 0, header).card.email).toBeNull()
  })

  it('is cut before its transcript is read', () => {
    const blank = ' '.repeat(1_000_000)
    expect(read({ transcript: blank }).card.last_messages).toEqual([])
    expect(read({ messages: times(10, () => blank) }).card.last_messages).toEqual([])
    expect(
      read({ transcript: `${blank}\nVisitor : Is it open?\r\nBot: Yes: until six.` }).card,
    ).toMatchObject({
      last_messages: [
        { role: 'visitor', text: 'Is it open?' },
        { role: 'bot', text: 'Yes: until six.' },
      ],
    })
  })
})
