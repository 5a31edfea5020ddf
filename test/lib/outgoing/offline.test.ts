import { describe, expect, it } from 'vitest'
import { createNetwork } from '#main/lib/network.ts'
import { aPost, openOutgoing, openReceiver } from './receiver.ts'

const lan = { eth0: [{ address: '192.168.1.20', internal: false }] }
const nothing = { lo: [{ address: '127.0.0.1', internal: true }] }

function open(options: { readonly up: boolean; readonly nameServer: boolean; readonly code: string }) {
  let asked = 0
  const network = createNetwork({
    interfaces: () => (options.up ? lan : nothing),
    asksNameServer: async () => {
      asked += 1
      return options.nameServer
    },
  })
  const lookup = async () => {
    throw Object.assign(new Error(options.code), { code: options.code })
  }
  return { outgoing: openOutgoing({ network, lookup }), asked: () => asked }
}

describe('offline', () => {
  it('is recognised where there is no network, whatever the lookup said', async () => {
    const { outgoing } = open({ up: false, nameServer: true, code: 'ENOTFOUND' })
    expect(await outgoing.post(aPost('https://hooks.example/'))).toMatchObject({ code: 'dns', offline: true })
    expect(outgoing.network.seemsOffline()).toBe(true)
  })

  it.each(['EAI_AGAIN', 'ENETUNREACH', 'ENOTFOUND'])(
    'is recognised after %s where nobody answers',
    async (code) => {
      const { outgoing } = open({ up: true, nameServer: false, code })
      expect(await outgoing.post(aPost('https://hooks.example/'))).toMatchObject({ offline: true })
      expect(outgoing.network.seemsOffline()).toBe(true)
    },
  )

  it.each(['EAI_AGAIN', 'ENETUNREACH', 'ENOTFOUND'])(
    'is not assumed after %s where somebody does',
    async (code) => {
      const { outgoing, asked } = open({ up: true, nameServer: true, code })
      expect(await outgoing.post(aPost('https://hooks.example/'))).toMatchObject({ offline: false })
      expect(asked()).toBe(1)
      expect(outgoing.network.seemsOffline()).toBe(false)
    },
  )

  it('is recognised at once where the network is down', async () => {
    const { outgoing, asked } = open({ up: true, nameServer: true, code: 'ENETDOWN' })
    expect(await outgoing.post(aPost('https://hooks.example/'))).toMatchObject({ offline: true })
    expect(asked()).toBe(0)
  })

  it('is never assumed for this PC', async () => {
    const { outgoing } = open({ up: false, nameServer: false, code: 'EAI_AGAIN' })
    const receiver = await openReceiver({ answer: () => {} })
    const local = { allowLocal: true, timeoutMs: 200 }
    expect(await outgoing.post(aPost(`http://127.0.0.1:${receiver.port}/`, local))).toMatchObject({
      code: 'timeout',
      offline: false,
    })
    expect(await outgoing.post(aPost('http://localhost/', local))).toMatchObject({ offline: false })
  })

  it('is not assumed for one silent device in the local network', async () => {
    const { outgoing } = open({ up: true, nameServer: false, code: 'EAI_AGAIN' })
    expect(await outgoing.post(aPost('http://printer.local/', { allowLocal: true }))).toMatchObject({
      offline: false,
    })
  })
})
