import { describe, expect, it } from 'vitest'
import { createNetwork } from '#main/lib/network.ts'

const outside = (address: string) => ({ eth0: [{ address, internal: false }] })

describe('isUp', () => {
  it.each([
    ['192.168.1.20', true],
    ['10.0.0.2', true],
    ['2a02:8109::1', true],
    ['fd00::5', true],
    // Given by the PC to itself, because nobody else did.
    ['169.254.12.7', false],
    ['fe80::1ff:fe23:4567:890a', false],
    ['febf::1', false],
  ])('with the address %s is %s', (address, isUp) => {
    expect(createNetwork({ interfaces: () => outside(address) }).isUp()).toBe(isUp)
  })

  it('is not by the PC itself alone', () => {
    const interfaces = () => ({ lo: [{ address: '127.0.0.1', internal: true }], wlan0: undefined })
    expect(createNetwork({ interfaces }).isUp()).toBe(false)
  })
})

describe('isCutOff', () => {
  function open(answers: boolean[]) {
    let asked = 0
    let now = 0
    const network = createNetwork({
      interfaces: () => outside('192.168.1.20'),
      asksNameServer: async () => answers[asked++] ?? false,
      nowMs: () => now,
    })
    return { network, asked: () => asked, advance: (ms: number) => (now += ms) }
  }

  it('asks once for many, and again after a while', async () => {
    const { network, asked, advance } = open([false, true])
    expect(await Promise.all([network.isCutOff(), network.isCutOff(), network.isCutOff()])).toEqual([
      true,
      true,
      true,
    ])
    expect(asked()).toBe(1)
    expect(network.seemsOffline()).toBe(true)
    advance(4000)
    expect(await network.isCutOff()).toBe(false)
    expect(asked()).toBe(2)
    expect(network.seemsOffline()).toBe(false)
  })

  it('is not, for some seconds after somebody answered', async () => {
    const { network, asked, advance } = open([false])
    network.noteContact()
    advance(5000)
    expect(await network.isCutOff()).toBe(false)
    expect(asked()).toBe(0)
    advance(1)
    expect(await network.isCutOff()).toBe(true)
  })

  it('is not known any more after a while', async () => {
    const { network, advance } = open([false])
    await network.isCutOff()
    advance(60_000)
    expect(network.seemsOffline()).toBe(true)
    advance(1)
    expect(network.seemsOffline()).toBe(false)
  })

  it('is over as soon as somebody answers', async () => {
    const { network } = open([false])
    expect(await network.isCutOff()).toBe(true)
    network.noteContact()
    expect(network.seemsOffline()).toBe(false)
    expect(await network.isCutOff()).toBe(false)
  })
})
