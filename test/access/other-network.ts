import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const name = `sb${process.pid % 100_000}`
const ours = '198.18.77.1'
const theirs = '198.18.77.2'

/** Whether this machine can be given a second network: it takes Linux, root and `ip`. */
export function canHaveOtherNetwork(): boolean {
  if (process.platform !== 'linux' || spawnSync('ip', ['netns', 'add', `${name}-try`]).status !== 0)
    return false
  return spawnSync('ip', ['netns', 'del', `${name}-try`]).status === 0
}

/** Another PC on a cable of its own. It reaches this one by `address`. */
export function openOtherNetwork() {
  const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' })
  ip('netns', 'add', name)
  onTestFinished(() => void spawnSync('ip', ['netns', 'del', name]))
  ip('link', 'add', `${name}a`, 'type', 'veth', 'peer', 'name', `${name}b`, 'netns', name)
  ip('address', 'add', `${ours}/30`, 'dev', `${name}a`)
  ip('link', 'set', `${name}a`, 'up')
  ip('-n', name, 'address', 'add', `${theirs}/30`, 'dev', `${name}b`)
  ip('-n', name, 'link', 'set', `${name}b`, 'up')

  /** The status of an answer from here as seen there, or why there was none. */
  async function statusOf(port: number, path: string): Promise<string> {
    const script = `require('http').get({ host: '${ours}', port: ${port}, path: '${path}', timeout: 3000 })
      .on('response', (answer) => { console.log(answer.statusCode); process.exit() })
      .on('timeout', () => { console.log('ETIMEDOUT'); process.exit() })
      .on('error', (error) => { console.log(error.code); process.exit() })`
    const { NODE_OPTIONS: _, ...env } = process.env
    const args = ['netns', 'exec', name, process.execPath, '-e', script]
    return (await promisify(execFile)('ip', args, { env })).stdout.trim()
  }
  return { statusOf }
}
