import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { transformWithOxc } from 'vite'

/** As deep below the root as `test/helpers`, so that what a file names beside itself is found. */
const folder = '.cache/preload'

/**
 * A file of this folder without its types. What is imported before anything else is so in hundreds of processes and threads,
 * and each of them would load the reader of types for it, which takes longer than all else that a thread starts with.
 */
export async function asJavaScript(name: string): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8')
  mkdirSync(folder, { recursive: true })
  const path = resolve(folder, `${basename(name, '.ts')}.mjs`)
  writeFileSync(path, (await transformWithOxc(source, name)).code)
  return path
}
