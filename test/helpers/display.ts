import { spawn } from 'node:child_process'

export type Display = { readonly env: Readonly<Record<string, string>>; readonly stop: () => void }

/** A display for a desktop test: the one there is, or a virtual one. */
export async function startDisplay(): Promise<Display> {
  if (process.platform !== 'linux' || process.env['DISPLAY']) return { env: {}, stop: () => {} }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { env: { DISPLAY: `:${number}` }, stop: () => server.kill() }
}
