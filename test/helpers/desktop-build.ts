import { existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'electron-vite'
import { build as bundle } from 'vite'
import { lockFolder } from '#main/lib/folder-lock.ts'
import { bundled, treeshake } from '../../electron.vite.config.ts'

const folder = 'node_modules/.cache/shopbell-build'
/** As deep below the root as `src-main/lib`, so that the programs find the model and the dashboard. */
const programs = '.cache/programs'
/** What tests start in processes of their own. */
const entries = {
  cli: 'src-main/cli.ts',
  sender: 'test/faults/sender.ts',
  'power-cut-shop': 'test/faults/power-cut/shop.ts',
  'fuzzed-hub': 'test/fuzz/watched-hub.ts',
  'soaked-hub': 'test/soak/hub.ts',
}
const sources = [
  'src-*/**/*',
  'resources/**/*',
  'package.json',
  'electron.vite.config.ts',
  ...Object.values(entries),
]

/** Builds the app into `out/`, once for all test files: they run beside each other and share that folder. */
export async function buildOnce(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const release = await lock()
  try {
    if (isFresh()) return
    await bundlePrograms()
    await build({ root: process.cwd(), logLevel: 'error' })
  } finally {
    release()
  }
}

/** A program that tests start many times: bundled it is ready in half the time it takes from hundreds of source files. */
export function programFile(name: keyof typeof entries): string {
  return resolve(programs, `${name}.js`)
}

async function bundlePrograms(): Promise<void> {
  const workers = globSync('src-main/workers/*-worker.ts').map((path) => [basename(path, '.ts'), path])
  const input = { ...entries, ...Object.fromEntries(workers) }
  await bundle({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: programs,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        treeshake,
      },
    },
    ssr: { noExternal: [...bundled] },
  })
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
  const outputs = [
    'out/main/index.js',
    'out/preload/preload.cjs',
    'out/renderer/index.html',
    'out/widget/widget.js',
    ...Object.keys(entries).map((name) => programFile(name as keyof typeof entries)),
  ]
  if (!outputs.every((path) => existsSync(path))) return false
  const builtAt = Math.min(...outputs.map((path) => statSync(path).mtimeMs))
  return globSync(sources).every((path) => statSync(path).mtimeMs < builtAt)
}
