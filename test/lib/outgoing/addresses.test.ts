import { hostname, networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { aPost, openOutgoing, openReceiver } from './receiver.ts'

/** Every way to write 127.0.0.1 that a URL allows. */
const loopbackForms = [
  '127.0.0.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0X7F.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.01',
  '127.1',
  '127.0.1',
  '127.0x1',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  'user:pass@127.0.0.1',
  'example.com@127.0.0.1',
  'example.com%40@127.0.0.1',
  'example.com:80@127.0.0.1',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
]

/** Of this PC or the shop's own network, however written: only with the switch. */
const localHosts = [
  ...loopbackForms,
  '127.0.0.2',
  '127.255.255.254',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛocalhost',
  'shop.localhost',
  'ip6-localhost',
  'localhost.localdomain',
  '10.0.0.1',
  '10.255.255.255',
  '167772161',
  '0x0a000001',
  '012.0.0.1',
  '10.1',
  '172.16.0.1',
  '172.31.255.254',
  '2886729729',
  '192.168.0.1',
  '192.168.1',
  '0xc0a80001',
  '0300.0250.0.1',
  '３２３２２３５５２１',
  '100.64.0.1',
  '100.127.255.254',
  '[::ffff:10.0.0.1]',
  '[::ffff:c0a8:1]',
  '[::ffff:172.16.0.1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  'printer.local',
  'nas.home.arpa',
]

/** With or without the switch. */
const neverHosts = [
  // Where cloud machines keep their credentials.
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0xa9.0xfe.0xa9.0xfe',
  '0251.0376.0251.0376',
  '025177524776',
  '169.254.43518',
  '169。254。169。254',
  '169.254.170.2',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::1]',
  '[fd00:ec2::254]',
  '[fd20:ce::254]',
  '100.100.100.200',
  '1684301000',
  '168.63.129.16',
  '192.0.0.192',
  '[::ffff:168.63.129.16]',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'metadata',
  'metadata.goog',
  'instance-data.ec2.internal',
  // Known on one cable only.
  '169.254.0.1',
  '169.254.255.255',
  '[fe80::1]',
  '[febf::1]',
  // Nobody's.
  '0.0.0.0',
  '0',
  '0x0',
  '0.1.2.3',
  '[::]',
  '[::ffff:0.0.0.0]',
  '[::7f00:1]',
  '[::127.0.0.1]',
  '224.0.0.1',
  '239.255.255.250',
  '[ff02::1]',
  '255.255.255.255',
  '4294967295',
  '240.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '[2001:db8::1]',
  '[100::1]',
  '[fec0::1]',
  '[::ffff:0:7f00:1]',
  // Translators to where nothing may go.
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a00:1]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::1]',
  '[2002:c0a8:1::1]',
  '[2001:0:53aa:64c:0:0:80ff:fffe]',
]

const publicHosts = [
  'hooks.example.com',
  '93.184.215.14',
  '1572395022',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '192.169.0.1',
  '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]',
  '[::ffff:93.184.215.14]',
  '[64:ff9b::5db8:d70e]',
]

describe('saving an address', () => {
  const outgoing = () => openOutgoing()

  it.each(localHosts)('needs the switch for http://%s', (host) => {
    expect(() => outgoing().check(`http://${host}/hook`, false)).toThrow(/local network/)
    outgoing().check(`http://${host}/hook`, true)
  })

  it.each(neverHosts)('never takes http://%s', (host) => {
    for (const allowLocal of [false, true]) {
      expect(() => outgoing().check(`https://${host}:8443/hook`, allowLocal)).toThrow(/Nothing is ever sent/)
    }
  })

  it.each(publicHosts)('takes http://%s', (host) => {
    outgoing().check(`http://${host}/hook`, false)
  })

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'http://example.com:0/',
    'http://[fe80::1%25eth0]/',
    'http://[::1/',
    'http://256.256.256.256/',
    'http://4294967296/',
    'http:///',
    'not an address',
  ])('refuses %s, naming the field', (url) => {
    const faulty = () => outgoing().check(url, true, 'mirror_url')
    expect(faulty).toThrow(expect.objectContaining({ code: 'invalid_request' }))
    expect(faulty).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'mirror_url' })] }),
    )
  })
})

describe('sending', () => {
  it.each(localHosts)('does not connect to http://%s without the switch', async (host) => {
    const receiver = await openReceiver()
    const outcome = await openOutgoing().post(aPost(`http://${host}:${receiver.port}/`))
    expect(outcome).toMatchObject({ kind: 'forbidden', code: 'address' })
    expect(receiver.connections()).toBe(0)
  })

  it.each(neverHosts)('does not connect to http://%s even with it', async (host) => {
    const outcome = await openOutgoing().post(aPost(`http://${host}/`, { allowLocal: true, timeoutMs: 1000 }))
    expect(outcome).toMatchObject({ kind: 'forbidden', code: 'address' })
  })

  it.each(loopbackForms)('reaches this PC as http://%s with it', async (host) => {
    const receiver = await openReceiver()
    const outcome = await openOutgoing().post(aPost(`http://${host}:${receiver.port}/`, { allowLocal: true }))
    expect(outcome).toMatchObject({ kind: 'answered', status: 200 })
    expect(receiver.got).toHaveLength(1)
  })
})

describe('our own port', () => {
  const ownHosts = [
    ...loopbackForms,
    '127.0.0.9',
    '[::1]',
    'localhost',
    'localhost.',
    'shop.localhost',
    hostname(),
    `${hostname()}.`,
    ...Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).flatMap(({ address, family }) =>
        address.includes('%') || address.startsWith('fe80')
          ? []
          : [family === 'IPv6' ? `[${address}]` : address],
      ),
    ),
  ]

  it.each(ownHosts)('is refused as http://%s, when saved and when sent to', async (host) => {
    const receiver = await openReceiver()
    const outgoing = openOutgoing({ ownPorts: () => [receiver.port] })
    const url = `http://${host}:${receiver.port}/api/v1/chat`
    expect(() => outgoing.check(url, true)).toThrow(/Shopbell itself/)
    expect(await outgoing.post(aPost(url, { allowLocal: true }))).toMatchObject({ kind: 'forbidden' })
    expect(receiver.connections()).toBe(0)
  })

  it('is refused by any name that leads here', async () => {
    const receiver = await openReceiver()
    const outgoing = openOutgoing({
      ownPorts: () => [receiver.port],
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    const outcome = await outgoing.post(
      aPost(`http://shop.example:${receiver.port}/api/v1/chat`, { allowLocal: true }),
    )
    expect(outcome).toMatchObject({ kind: 'forbidden', reason: expect.stringMatching(/Shopbell itself/) })
    expect(receiver.connections()).toBe(0)
  })

  it('is the one of now: another program on a port that was ours is reached', async () => {
    const receiver = await openReceiver()
    let own = [receiver.port]
    const outgoing = openOutgoing({ ownPorts: () => own })
    const post = aPost(`http://127.0.0.1:${receiver.port}/`, { allowLocal: true })
    expect(await outgoing.post(post)).toMatchObject({ kind: 'forbidden' })
    own = []
    expect(await outgoing.post(post)).toMatchObject({ kind: 'answered' })
    own = [receiver.port]
    expect(await outgoing.post(post)).toMatchObject({ kind: 'forbidden' })
    expect(receiver.got).toHaveLength(1)
  })
})
