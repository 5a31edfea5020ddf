import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import dns from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolder } from './helpers/hub.ts'
import { reportVariable } from './helpers/loopback-only.ts'

/** Reserved for documentation: nobody is there, should the guard ever be missing. */
const foreign = '198.51.100.1'

/** What the guard notes is kept from failing the test that is about it. */
function keepReport(): () => string {
  const before = process.env[reportVariable]
  const path = join(tempFolder(), 'report.txt')
  process.env[reportVariable] = path
  onTestFinished(() => {
    process.env[reportVariable] = before
  })
  return () => (existsSync(path) ? readFileSync(path, 'utf8') : '')
}

function opened(...args: [port: number, host: string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(...args, () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}

const attempts: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a socket', () => opened(9, foreign)],
  ['a socket to a name', () => opened(9, 'shop.example')],
  ['a request', () => new Promise((_, fail) => get(`http://${foreign}/`).on('error', fail))],
  ['fetch', () => fetch(`http://${foreign}/`).catch(({ cause }) => Promise.reject(cause))],
  ['fetch over TLS', () => fetch('https://shop.example/').catch(({ cause }) => Promise.reject(cause))],
  ['a lookup', () => lookup('shop.example')],
  ['a lookup with a callback', () => new Promise((_, fail) => dns.lookup('shop.example', fail))],
  ['a query to a name server', () => new Resolver({ timeout: 100, tries: 1 }).resolveNs('.')],
  ['a datagram', async () => createSocket('udp4').unref().send('hello', 9, foreign)],
]

describe('tests stay on this PC', () => {
  it.each(attempts)('%s elsewhere fails and is reported', async (_, attempt) => {
    const report = keepReport()
    await expect(attempt()).rejects.toThrow('Tests stay on this PC')
    expect(report()).toContain('Tests stay on this PC')
  })

  it('so do worker threads and child processes', async () => {
    const report = keepReport()
    const program = join(tempFolder(), 'program.mjs')
    writeFileSync(
      program,
      `import { connect } from 'node:net'; connect(9, '${foreign}').on('error', () => {})`,
    )
    await new Promise((resolve) => new Worker(program).once('exit', resolve))
    expect(report().match(/Tests stay on this PC/g)).toHaveLength(1)
    await new Promise((resolve) => spawn(process.execPath, [program]).once('exit', resolve))
    expect(report().match(/Tests stay on this PC/g)).toHaveLength(2)
  })

  it.fails('and a test that hides the failure fails all the same', async () => {
    await fetch(`http://${foreign}/`).catch(() => {})
  })

  it('reaches this PC, and knows a name that is never given to anybody', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await opened(port, '127.0.0.1')
    await opened(port, '::ffff:127.0.0.1')
    await opened(port, 'localhost')
    await expect(lookup('shop.invalid')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})
