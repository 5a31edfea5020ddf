import { fork } from 'node:child_process'
import { programFile } from '../helpers/desktop-build.ts'
import type { FromHub, FuzzedShop, ToHub } from './messages.ts'

type Answer<T extends FromHub['type']> = Extract<FromHub, { type: T }>

export type WatchedHub = {
  readonly shop: FuzzedShop
  readonly isAlive: () => boolean
  /** How long its event loop was held at a time since it was last asked. */
  readonly loop: () => Promise<{ readonly longestMs: number; readonly cpuMs: number }>
  readonly rpc: (name: string, input: unknown) => Promise<unknown>
  readonly stop: () => Promise<void>
}

export async function startWatchedHub(keyCount: number): Promise<WatchedHub> {
  const child = fork(programFile('fuzzed-hub'), [String(keyCount)], { execArgv: [] })
  process.once('exit', () => child.kill('SIGKILL'))
  let isAlive = true
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isAlive = false
      resolve()
    }),
  )

  function next<T extends FromHub['type']>(type: T): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      const hear = (message: FromHub) => {
        if (message.type !== type) return
        child.off('message', hear)
        resolve(message as Answer<T>)
      }
      child.on('message', hear)
      void exited.then(() => reject(new Error('the hub has ended')))
    })
  }

  function ask<T extends FromHub['type']>(message: ToHub, type: T): Promise<Answer<T>> {
    const answer = next(type)
    child.send(message)
    return answer
  }

  const { shop } = await next('ready')
  return {
    shop,
    isAlive: () => isAlive,
    loop: () => ask({ type: 'loop' }, 'loop'),
    rpc: async (name, input) => (await ask({ type: 'rpc', name, input }, 'rpc')).answer,
    stop: async () => {
      if (isAlive) child.send({ type: 'stop' } satisfies ToHub)
      await exited
    },
  }
}
