import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { lanAddresses } from '#main/lib/lan.ts'
import { problem } from '#shared/problem.ts'
import { closeGracefully } from './close.ts'

/** Where the service answers: this PC only, or the shop network too. */
type Address = { readonly port: number; readonly lan: boolean }

/** A new address that answers already; `keep` lets the old one go, `undo` goes back to it. */
type Move = { readonly commit: () => void; readonly undo: () => Promise<void> }

export type Listener = ReturnType<typeof createListener>

type Open = { readonly address: Address; readonly close: () => Promise<void>; readonly app: FastifyInstance }

const loopback = '127.0.0.1'
const everywhere = '0.0.0.0'
/** Where another program was quicker to take the port: answering somewhere is better than nowhere. */
const anywhere: Address = { port: 0, lan: false }

/** Holds the one server that listens, and moves it to another address so that there is always one that answers. */
export function createListener(build: () => Promise<FastifyInstance>) {
  let current: Open | null = null
  /** Old servers that still end what they had begun. */
  const leaving = new Set<Promise<void>>()

  async function open(address: Address): Promise<Open> {
    const app = await build()
    const close = closeGracefully(app)
    try {
      await app.listen({ host: address.lan ? everywhere : loopback, port: address.port })
    } catch (error) {
      await app.close()
      throw readableListenError(error, address)
    }
    const { port } = app.server.address() as AddressInfo
    return { address: { ...address, port }, close, app }
  }

  function leave(old: Open): void {
    const closed = old.close().finally(() => leaving.delete(closed))
    leaving.add(closed)
  }

  /** Takes no new connections from here on; the port is free at once, requests under way go on. */
  async function letGo(old: Open): Promise<void> {
    leave(old)
    while (old.app.server.listening) await setImmediate()
  }

  async function toOtherPort(old: Open, wanted: Address): Promise<Move> {
    const next = await open(wanted)
    current = next
    return {
      commit: () => leave(old),
      undo: async () => {
        current = old
        await next.close()
      },
    }
  }

  /** The same port cannot be held twice, so the old server goes first; where the new one cannot stand, the old returns. */
  async function onSamePort(old: Open, wanted: Address): Promise<Move> {
    const back = async () => {
      current = await open(old.address).catch(() => open(anywhere))
    }
    await letGo(old)
    try {
      const next = await open(wanted)
      current = next
      return {
        commit: () => {},
        undo: async () => {
          await letGo(next)
          await back()
        },
      }
    } catch (error) {
      await back()
      throw error
    }
  }

  return {
    start: async (address: Address): Promise<void> => {
      current = await open(address)
    },

    address: (): Address | null => current?.address ?? null,
    url: (): string | null => current && `http://${loopback}:${current.address.port}`,
    lanUrls: (): string[] =>
      current?.address.lan ? lanAddresses().map((name) => `http://${name}:${current?.address.port}`) : [],

    /** Throws a problem when the service cannot answer there, and still answers where it did. */
    move: async (wanted: Address): Promise<Move> => {
      if (!current) throw new Error('there is no listener to move')
      return wanted.port === current.address.port ? onSamePort(current, wanted) : toOtherPort(current, wanted)
    },

    stop: async (): Promise<void> => {
      const last = current
      current = null
      await Promise.all([last?.close(), ...leaving])
    },
  }
}

function readableListenError(error: unknown, { port, lan }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return problem(
      'port_in_use',
      `Port ${port} is already in use${lan ? ', maybe on another address of this PC' : ' by another program'}. Choose another port.`,
    )
  }
  if (code === 'EACCES') {
    return problem('invalid_request', `You aren't allowed to use port ${port}. Choose one above 1023.`)
  }
  return error
}
