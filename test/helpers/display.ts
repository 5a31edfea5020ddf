import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** A display for a desktop test: the one there is, or a virtual one that ends with the test. */
export async function useDisplay(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  if (process.env['DISPLAY']) return process.env['DISPLAY']
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => {
    server.kill()
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return `:${number}`
}
