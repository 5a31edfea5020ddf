import { existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'electron-vite'
import { lockFolder } from '#main/lib/folder-lock.ts'

const folder = 'node_modules/.cache/shopbell-build'
const sources = ['src-*/**/*', 'resources/**/*', 'package.json', 'electron.vite.config.ts']

/** Builds the app into `out/`, once for all test files: they run beside each other and share that folder. */
export async function buildOnce(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const release = await lock()
  try {
    if (isFresh()) return
    await build({ root: process.cwd(), logLevel: 'error' })
  } finally {
    release()
  }
}

async function lock(): Promise<() => void> {
  for (;;) {
    const release = lockFolder(`${folder}/lock`)
    if (release) return release
    await sleep(200)
  }
}

/** By the outputs themselves: a note of the last build would be shared by checkouts whose packages are hard links. */
function isFresh(): boolean {
  const outputs = ['out/main/index.js', 'out/preload/preload.cjs', 'out/renderer/index.html']
  if (!outputs.every((path) => existsSync(path))) return false
  const builtAt = Math.min(...outputs.map((path) => statSync(path).mtimeMs))
  return globSync(sources).every((path) => statSync(path).mtimeMs < builtAt)
}
