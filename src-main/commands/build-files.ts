import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Run as a process of its own: what vite loads and keeps does not stay in the hub's memory, nor in its way. */
const [kind = '', source = '', outDir = ''] = process.argv.slice(2)
try {
  if (kind === 'widget') {
    const { buildWidget } = await import(pathToFileURL(resolve(source, 'build.ts')).href)
    await buildWidget(resolve(source), resolve(outDir))
  } else {
    const { build } = await import('vite')
    await build({
      configFile: resolve(source, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: resolve(outDir), emptyOutDir: true },
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
