import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { textsOnce } from './i18n/texts-plugin.ts'

const worker = 'notices/worker'

/** The page and, under a name that stays, the worker that hears the buttons of notifications. */
export function entries(folder: string) {
  return {
    input: { index: resolve(folder, 'index.html'), [worker]: resolve(folder, `${worker}.ts`) },
    output: {
      entryFileNames: ({ name }: { readonly name: string }) =>
        name === worker ? '[name].js' : 'assets/[name]-[hash].js',
    },
  }
}

/** The dashboard, built the same for the desktop window and for a browser. */
export default {
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwind(), textsOnce()],
  build: {
    outDir: resolve(import.meta.dirname, '../out/renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content policy allows no data: for them but small images.
    assetsInlineLimit: 0,
    rolldownOptions: entries(import.meta.dirname),
  },
} satisfies UserConfig
