import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'electron-vite'
import { _electron } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useDisplay } from '../helpers/display.ts'
import { tempFolder } from '../helpers/hub.ts'

/** Given by CI, or the installed one; without either there is no desktop to test on. */
const executablePath = process.env['SHOPBELL_ELECTRON'] ?? installedElectron()
/** An emulated Electron takes half a minute to its first window. */
const patience = 180_000

describe.skipIf(!executablePath)('the desktop app', () => {
  it('opens on a fresh folder, serves, and stops cleanly', { timeout: patience * 2 }, async () => {
    await build({ root: process.cwd(), logLevel: 'error' })
    const dataPath = tempFolder()
    const display = await useDisplay()
    const app = await _electron.launch({
      executablePath: executablePath ?? '',
      args: ['out/main/index.js', `--data=${dataPath}`, '--port=0', '--demo'],
      env: { ...process.env, ...(display ? { DISPLAY: display } : {}) } as Record<string, string>,
      timeout: patience,
    })
    const window = await app.firstWindow({ timeout: patience })
    await window.getByText('Shopbell is running').waitFor({ timeout: patience })
    const status = await window.evaluate(() => {
      const { shopbell } = globalThis as unknown as {
        shopbell: {
          call: (
            name: string,
            input: unknown,
          ) => Promise<{ ok: boolean; result: { url: string; products: number } }>
        }
      }
      return shopbell.call('hub.status', {})
    })
    expect(status.ok).toBe(true)
    expect(status.result.products).toBe(60)
    const health = await fetch(`${status.result.url}/healthz`)
    expect(health.status).toBe(200)
    expect(await window.evaluate(() => 'require' in globalThis || 'process' in globalThis)).toBe(false)

    await app.close()
    await expect(fetch(`${status.result.url}/healthz`)).rejects.toThrow()
    expect(existsSync(join(dataPath, 'running'))).toBe(false)
    expect(readFileSync(join(dataPath, 'logs', 'hub.log'), 'utf8')).not.toContain('"level":50')
  })
})

function installedElectron(): string | undefined {
  const require = createRequire(import.meta.url)
  const folder = join(require.resolve('electron/package.json'), '..')
  if (!existsSync(join(folder, 'path.txt'))) return undefined
  return join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
}
