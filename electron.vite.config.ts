import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import renderer, { entries } from './src-renderer/vite.config.ts'
import { buildWidget } from './src-renderer/widget/build.ts'

const from = (path: string) => resolve(import.meta.dirname, path)

/** Plain JavaScript that every start or worker loads: one file opens sooner than their hundreds. */
export const bundled = [
  'chardet',
  'chokidar',
  'croner',
  'env-paths',
  'eventsource-parser',
  'fastify-type-provider-zod',
  'htmlparser2',
  'iconv-lite',
  'ipaddr.js',
  'libphonenumber-js',
  'saxes',
  'secure-json-parse',
  'undici',
  'yaml',
  'yauzl',
  'zod',
]

/** Importing one of our modules does nothing but define things, so a worker's bundle leaves out what only the hub uses. */
export const treeshake = {
  moduleSideEffects: [{ test: /[\\/]src-(main|shared)[\\/]/, sideEffects: false }],
}

/** The chat for websites is built apart: it is no part of the dashboard, and shares no code with it at run time. */
const widget = {
  name: 'widget',
  closeBundle: () => buildWidget(from('src-renderer/widget'), from('out/widget')),
}

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      externalizeDeps: { exclude: bundled },
      rolldownOptions: {
        // Workers are entries of their own, laid beside the main bundle (src-main/workers/worker-file.ts).
        input: {
          index: from('src-main/index.ts'),
          'backup-worker': from('src-main/workers/backup-worker.ts'),
          'catalog-worker': from('src-main/workers/catalog-worker.ts'),
          'document-worker': from('src-main/workers/document-worker.ts'),
          'import-worker': from('src-main/workers/import-worker.ts'),
          'embedding-worker': from('src-main/workers/embedding-worker.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        treeshake,
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      // A sandboxed preload must be a plain script.
      rolldownOptions: {
        input: { preload: from('src-main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  // This file is bundled with what it imports before it runs, so the dashboard's own folder is named again here.
  renderer: {
    ...renderer,
    root: from('src-renderer'),
    plugins: [...renderer.plugins, widget],
    build: {
      ...renderer.build,
      minify: true,
      outDir: from('out/renderer'),
      rolldownOptions: entries(from('src-renderer')),
    },
  },
})
