import type { TcpNetConnectOpts } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Lookup, OutgoingParts } from '#main/lib/outgoing/index.ts'
import { aPost, openOutgoing, openReceiver } from './receiver.ts'

const found = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

/** Answers one after the other; the last one for ever. */
function answering(...answers: string[][]): { readonly lookup: Lookup; readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    lookup: async (name) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? []
      asked.push(name)
      return found(...answer)
    },
  }
}

/** Stands in for the network: notes which addresses a connection would go to, and refuses it. */
function openNothing() {
  const connectedTo: unknown[] = []
  const createConnector: NonNullable<OutgoingParts['createConnector']> =
    (options) =>
    ({ hostname }, done) =>
      (options as TcpNetConnectOpts).lookup?.(hostname, { all: true }, (error, addresses) => {
        if (!error) connectedTo.push(addresses)
        done(error ?? Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), null)
      })
  return { createConnector, connectedTo }
}

describe('a name', () => {
  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['10.1.2.3']],
    [['192.168.1.1']],
    [['100.64.0.1']],
    [['fd00::1']],
    [['169.254.169.254']],
    [['::ffff:169.254.169.254']],
    [['100.100.100.200']],
    [['fe80::1']],
    [['0.0.0.0']],
    [['64:ff9b::7f00:1']],
    // One good address among them makes it no better.
    [['93.184.215.14', '127.0.0.1']],
    [['127.0.0.1', '93.184.215.14']],
    [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '10.0.0.1']],
  ])('that leads to %j is refused', async (addresses) => {
    const receiver = await openReceiver()
    const { lookup, asked } = answering(addresses)
    const outcome = await openOutgoing({ lookup }).post(aPost(`http://hooks.example:${receiver.port}/`))
    expect(outcome).toMatchObject({ kind: 'forbidden', code: 'address' })
    expect(asked).toEqual(['hooks.example'])
    expect(receiver.connections()).toBe(0)
  })

  it('that leads to a metadata address is refused with the switch too', async () => {
    const { lookup } = answering(['127.0.0.1', '169.254.169.254'])
    const receiver = await openReceiver()
    const url = `http://hooks.example:${receiver.port}/`
    expect(await openOutgoing({ lookup }).post(aPost(url, { allowLocal: true }))).toMatchObject({
      kind: 'forbidden',
    })
    expect(receiver.connections()).toBe(0)
  })

  it('is looked up once: what was checked is what is connected to', async () => {
    // The second answer would be this PC.
    const { lookup, asked } = answering(['93.184.215.14'], ['127.0.0.1'])
    const { createConnector, connectedTo } = openNothing()
    const outcome = await openOutgoing({ lookup, createConnector }).post(aPost('http://hooks.example/'))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'refused' })
    expect(asked).toEqual(['hooks.example'])
    expect(connectedTo).toEqual([found('93.184.215.14')])
  })

  it('that changes is checked anew with each connection', async () => {
    const receiver = await openReceiver({
      answer: (response) => response.setHeader('connection', 'close').end(),
    })
    const { lookup, asked } = answering(['127.0.0.1'], ['127.0.0.1', '169.254.169.254'])
    const outgoing = openOutgoing({ lookup })
    const post = aPost(`http://hooks.example:${receiver.port}/`, { allowLocal: true })
    expect(await outgoing.post(post)).toMatchObject({ kind: 'answered' })
    expect(await outgoing.post(post)).toMatchObject({ kind: 'forbidden' })
    expect(asked).toHaveLength(2)
    expect(receiver.got).toHaveLength(1)
  })

  it('keeps connections that were allowed the local network from those that are not', async () => {
    const receiver = await openReceiver()
    const { lookup } = answering(['127.0.0.1'])
    const outgoing = openOutgoing({ lookup })
    const url = `http://hooks.example:${receiver.port}/`
    expect(await outgoing.post(aPost(url, { allowLocal: true }))).toMatchObject({ kind: 'answered' })
    expect(await outgoing.post(aPost(url))).toMatchObject({ kind: 'forbidden' })
    expect(receiver.got).toHaveLength(1)
  })

  it('that is not known is reported as such', async () => {
    const lookup = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    }
    const outcome = await openOutgoing({ lookup }).post(aPost('http://hooks.example/'))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'dns', offline: false })
    expect(outcome).toMatchObject({ reason: expect.stringContaining('hooks.example') })
    const empty = await openOutgoing({ lookup: async () => [] }).post(aPost('http://hooks.example/'))
    expect(empty).toMatchObject({ kind: 'unreached', code: 'dns' })
  })
})

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with %d is not followed', async (status) => {
    const inside = await openReceiver()
    const target = `http://127.0.0.1:${inside.port}/inside`
    const receiver = await openReceiver({
      answer: (response) => response.writeHead(status, { location: target }).end(),
    })
    const outcome = await openOutgoing().post(
      aPost(`http://127.0.0.1:${receiver.port}/`, { allowLocal: true }),
    )
    expect(outcome).toMatchObject({ kind: 'answered', status })
    expect(receiver.got).toHaveLength(1)
    expect(inside.connections()).toBe(0)
  })
})

describe('names that make trouble', () => {
  it('wait for one another and leave room for the others', async () => {
    const receiver = await openReceiver()
    let hanging = 0
    let most = 0
    const release: (() => void)[] = []
    const lookup: Lookup = async (name) => {
      if (name === 'hooks.example') return found('127.0.0.1')
      hanging += 1
      most = Math.max(most, hanging)
      await new Promise<void>((resolve) => release.push(resolve))
      hanging -= 1
      throw Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' })
    }
    const outgoing = openOutgoing({ lookup })
    const dead = Array.from({ length: 20 }, (_, at) => `http://dead${at}.example/`)
    const post = (url: string) => outgoing.post(aPost(url, { allowLocal: true }))
    const first = dead.map(post)
    await expect.poll(() => release.length).toBe(20)
    for (const go of release.splice(0)) go()
    await Promise.all(first)
    most = 0
    const second = dead.map(post)
    await expect.poll(() => release.length).toBe(1)
    expect(await post(`http://hooks.example:${receiver.port}/`)).toMatchObject({ kind: 'answered' })
    expect(most).toBe(1)
    for (let left = 20; left > 0; left -= 1) {
      await expect.poll(() => release.length).toBe(1)
      release.pop()?.()
    }
    expect((await Promise.all(second)).every((outcome) => outcome.kind === 'unreached')).toBe(true)
    expect(most).toBe(1)
  })
})
