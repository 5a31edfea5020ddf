import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { onTestFinished } from 'vitest'

/** `code`, as if it were a file of the dashboard, bundled by the plugins given. */
export async function bundled(code: string, plugins: readonly Plugin[]): Promise<string> {
  const entry = resolve('src-renderer/entry-of-a-test.ts')
  const itself: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? entry : null),
    load: (id) => (id === entry ? code : null),
  }
  const { output } = (await build({
    configFile: false,
    root: resolve('src-renderer'),
    logLevel: 'error',
    plugins: [itself, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

/** What the bundle exports, loaded from a file of its own. */
export async function loaded<T>(code: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'bundle.mjs')
  writeFileSync(file, code)
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}
