import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../electron.vite.config.ts'

it('every worker is a bundle of its own in the built app', () => {
  const names = globSync('src-main/workers/*-worker.ts').map((path) => basename(path, '.ts'))
  expect(names).toContain('import-worker')
  const { main } = config as { main?: { build?: { rolldownOptions?: { input?: Record<string, string> } } } }
  const inputs = Object.keys(main?.build?.rolldownOptions?.input ?? {})
  expect(inputs.sort()).toEqual(['index', ...names].sort())
})
