import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from './hub.ts'

/**
 * All bytes of the data folder, by file. Copied by another process first: on POSIX, closing a file here would drop the
 * locks the running hub holds on it.
 */
export function bytesOf(dataPath: string): Map<string, Buffer> {
  const copy = join(tempFolder(), 'copy')
  const script = `fs.cpSync(process.argv[1], process.argv[2], {
    recursive: true, filter: (path) => { const stat = fs.statSync(path); return stat.isFile() || stat.isDirectory() } })`
  execFileSync(process.execPath, ['-e', script, dataPath, copy])
  const files = globSync('**/*', { cwd: copy }).filter((name) => statSync(join(copy, name)).isFile())
  return new Map(files.map((name) => [name, readFileSync(join(copy, name))]))
}
