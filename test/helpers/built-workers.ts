import { existsSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import workerThreads, { Worker, type WorkerOptions } from 'node:worker_threads'

/*
 * Imported before anything else, it lets a Node process and all it starts run our workers as the app ships them, bundled
 * (test/global-setup.ts builds them): a thread starts in less than half the time it takes from source, and tests start hundreds.
 */
const preload = `--import=${import.meta.url}`
const inherited = process.env['NODE_OPTIONS'] ?? ''
if (!inherited.includes('/built-workers.')) process.env['NODE_OPTIONS'] = `${inherited} ${preload}`.trim()

const sources = new URL('../../src-main/workers/', import.meta.url).href
const built = new URL('../../out/main/', import.meta.url)

function builtFile(file: string | URL): string | URL {
  const { href } = new URL(file, 'file:///')
  if (!href.startsWith(sources)) return file
  const bundle = new URL(`${basename(href, '.ts')}.js`, built)
  return existsSync(fileURLToPath(bundle)) ? bundle : file
}

workerThreads.Worker = class extends Worker {
  constructor(file: string | URL, options?: WorkerOptions) {
    super(builtFile(file), options)
  }
}
syncBuiltinESMExports()
