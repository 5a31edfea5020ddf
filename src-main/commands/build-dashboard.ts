import { resolve } from 'node:path'
import { build } from 'vite'

/** Run as a process of its own: what vite loads and keeps does not stay in the hub's memory, nor in its way. */
const [configFile = '', outDir = ''] = process.argv.slice(2)
try {
  await build({
    configFile: resolve(configFile),
    logLevel: 'warn',
    build: { outDir: resolve(outDir), emptyOutDir: true },
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
