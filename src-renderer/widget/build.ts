import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Phones that are a few years old; what is newer is not used. */
const target = ['chrome105', 'firefox110', 'safari16.4']

/**
 * The chat for websites: a loader under a name that never changes, and what it fetches when it is needed under names that say
 * what is in them, so that browsers keep those for good.
 */
export async function buildWidget(root: string, outDir: string): Promise<void> {
  const files = join(outDir, 'files')
  await rm(outDir, { recursive: true, force: true })
  await mkdir(files, { recursive: true })
  const languages = globSync('texts/??.ts', { cwd: root }).map((path) => basename(path, '.ts'))
  const modules = await Promise.all(
    [
      ['panel', 'panel/panel.ts'] as const,
      ['kiosk', 'kiosk/kiosk.ts'] as const,
      ...languages.map((code) => [code, `texts/${code}.ts`] as const),
    ].map(async ([name, path]) => {
      const code = await bundle(root, path, 'es')
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const file = `${name}-${hash}.js`
      await writeFile(join(files, file), code)
      return [name, file] as const
    }),
  )
  const { panel, kiosk: _, ...texts } = Object.fromEntries(modules)
  const loader = await bundle(root, 'loader/loader.ts', 'iife', {
    __WIDGET_FILES__: JSON.stringify({ panel, texts }),
  })
  await writeFile(join(outDir, 'widget.js'), loader)
}

async function bundle(
  root: string,
  path: string,
  format: 'es' | 'iife',
  define: Record<string, string> = {},
): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      minify: true,
      target,
      modulePreload: false,
      lib: { entry: resolve(root, path), formats: [format], name: 'shopbellWidget' },
      rolldownOptions: { output: { minify: true } },
    },
  }
  const [built] = [await build(config)].flat() as Rolldown.RolldownOutput[]
  const [chunk, ...others] = built?.output ?? []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${path} must become one file`)
  return chunk.code.trim()
}
