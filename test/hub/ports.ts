import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port that some other program holds, on one address of this PC. */
export async function takenPort(host = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer((socket) => socket.destroy())
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Below those that systems hand out by themselves, so that nothing started beside us is given it meanwhile. */
const [lowest, count] = [20_000, 10_000]

/** One that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => resolve(true))
  })
  if (isOpen) await new Promise((resolve) => server.close(resolve))
  return isOpen
}
