import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import demoProducts from '#resources/demo-shop/products.json' with { type: 'json' }
import { ask } from '../helpers/api-client.ts'
import { catalogFiles } from '../helpers/catalog-files.ts'
import { demoFolderWithVectors } from '../helpers/demo-folder.ts'
import { callFrom, electronPath, patience } from '../helpers/desktop.ts'
import { buildOnce } from '../helpers/desktop-build.ts'
import { openPackaged, type Packaged, pack } from '../helpers/desktop-packaged.ts'
import { answerWith } from '../helpers/desktop-server.ts'

const newer = `version: 9.9.9
files:
  - url: Shopbell-9.9.9.AppImage
    sha512: ${'A'.repeat(86)}==
    size: 1
path: Shopbell-9.9.9.AppImage
sha512: ${'A'.repeat(86)}==
releaseDate: '2030-01-01T00:00:00.000Z'
`

/** Other systems pack on themselves; here it is Linux. */
describe.skipIf(!electronPath || process.platform !== 'linux')(
  'the packaged app',
  { timeout: patience },
  () => {
    const output = mkdtempSync(join(tmpdir(), 'shopbell-dist-'))
    let folder = ''
    let data = ''
    let app: Packaged
    let updates: Awaited<ReturnType<typeof answerWith>>

    beforeAll(async () => {
      await buildOnce()
      updates = await answerWith(Buffer.from(newer), { 'content-type': 'text/yaml' })
      const packed = pack(output, { SHOPBELL_UPDATES_URL: updates.url })
      data = await demoFolderWithVectors()
      folder = await packed
    }, patience)
    afterAll(async () => {
      await app?.close()
      updates?.close()
      rmSync(output, { recursive: true, force: true })
    }, patience)

    it('holds production files alone, and the native files of this system alone', () => {
      const files = listPackage(join(folder, 'resources/app.asar'), { isPack: false })
      const tops = new Set(files.map((file) => file.split('/')[1]))
      expect([...tops].sort()).toEqual(['node_modules', 'out', 'package.json', 'resources'])
      const packages = new Set(
        files.flatMap((file) => /^\/node_modules\/(@[^/]+\/[^/]+|[^@/][^/]*)/.exec(file)?.[1] ?? []),
      )
      expect([...packages].filter((name) => !productionPackages().has(name))).toEqual([])
      expect(packages).toContain('fastify')
      expect(files.filter((file) => /\.(ts|tsx|map|md)$|\/(test|tests|docs)$|\/\.[^/]+$/.test(file))).toEqual(
        [],
      )
      expect(files.filter((file) => /^\/(src-|test|bench|docs|scripts)/.test(file))).toEqual([])
      const native = globSync('**/*', { cwd: join(folder, 'resources/app.asar.unpacked') })
      expect(native.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([
        expect.stringMatching(/better-sqlite3\/prebuilds\/linux-(x64|arm64)\.node$/),
        expect.stringMatching(/onnxruntime-node\/bin\/napi-v\d\/linux\/(x64|arm64)\/libonnxruntime\.so\.\d$/),
        expect.stringMatching(
          /onnxruntime-node\/bin\/napi-v\d\/linux\/(x64|arm64)\/onnxruntime_binding\.node$/,
        ),
      ])
      expect(existsSync(join(folder, 'resources/default_app.asar'))).toBe(false)
    })

    it('holds the demo shop', () => {
      const archive = join(folder, 'resources/app.asar')
      const programs = listPackage(archive, { isPack: false }).filter((file) =>
        /^\/out\/main\/.*\.js$/.test(file),
      )
      const title = demoProducts[0]?.title ?? ''
      expect(programs.filter((file) => extractFile(archive, file.slice(1)).includes(title))).toHaveLength(1)
    })

    it('has its fuses set', async () => {
      const wire = await getCurrentFuseWire(join(folder, 'shopbell'))
      const { ENABLE, DISABLE } = FuseState
      expect(wire).toMatchObject({
        [FuseV1Options.RunAsNode]: DISABLE,
        [FuseV1Options.EnableCookieEncryption]: ENABLE,
        [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
        [FuseV1Options.EnableNodeCliInspectArguments]: DISABLE,
        [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
        [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
        [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: DISABLE,
        [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
      })
    })

    it('starts like the built one, with all it needs inside', { timeout: patience * 2 }, async () => {
      app = await openPackaged(
        join(folder, 'shopbell'),
        { data, env: { APPIMAGE: '/opt/Shop bell.AppImage' } },
        '--port=0',
        '--demo',
      )
      const status = await callFrom(app.window, 'hub.status', {})
      expect(status.products).toBe(60)
      const url = status.url ?? ''
      const { bots } = await callFrom(app.window, 'bots.list', {})
      const bot_id = bots[0]?.id ?? ''
      expect(await callFrom(app.window, 'demo.load', {})).toEqual({ bot_id, created: false, key: null })
      const { key } = await callFrom(app.window, 'keys.create', { bot_id, name: 'Website' })
      expect((await ask(url, key, { bot_id })).session_id).toMatch(/^ses_/)
      expect((await fetch(`${url}/docs`)).status).toBe(200)
      // The model and its runtime came along and load. An emulated processor takes minutes for the first vector, so what
      // it computes is held by the tests of the worker.
      const entry = { question: 'Do you repair tents?', answer: 'Yes, in our workshop.' }
      await callFrom(app.window, 'knowledge.save', { bot_id, ...entry })
      const { meaning } = await callFrom(app.window, 'knowledge.state', { bot_id })
      expect(meaning).toEqual({ available: true, reason: null })
      expect(await app.window.evaluate(() => 'require' in globalThis || 'process' in globalThis)).toBe(false)
      expect(await app.window.evaluate(() => Object.isFrozen(shopbell))).toBe(true)
    })

    // One file loads all that reads files; every kind by itself is read in test/features/sources/kinds.test.ts.
    it('reads a catalog file in a thread of its own', { timeout: patience * 2 }, async () => {
      const { bots } = await callFrom(app.window, 'bots.list', {})
      const target = { kind: 'bot', bot_id: bots[0]?.id ?? '' } as const
      const path = join(output, 'sheet.xlsx')
      writeFileSync(path, catalogFiles()['sheet.xlsx'] ?? '')
      const run = await callFrom(app.window, 'sources.runFile', { path, target, mode: 'merge' })
      expect(run).toMatchObject({ state: 'done', trouble: null, counts: { created: 1, rejected: 0 } })
    })

    it('can be started at login, and not any more', async () => {
      const entry = join(app.home, 'config/autostart/shopbell.desktop')
      const set = (start_at_login: boolean) => callFrom(app.window, 'settings.update', { start_at_login })
      expect(await callFrom(app.window, 'desktop.state', {})).toMatchObject({ start_at_login_possible: true })
      expect(existsSync(entry)).toBe(false)
      await set(true)
      expect(readFileSync(entry, 'utf8')).toContain(
        `Exec="/opt/Shop bell.AppImage" "--minimised" "--data=${app.dataPath}"`,
      )
      await set(false)
      expect(existsSync(entry)).toBe(false)
    })

    it('asks for updates only when told to', async () => {
      expect(await callFrom(app.window, 'desktop.state', {})).toMatchObject({ updates_possible: true })
      expect(updates.asked).toEqual([])
      expect(await callFrom(app.window, 'desktop.checkForUpdates', {})).toEqual({ newer: '9.9.9' })
      expect(updates.asked.map(({ path }) => path.split('?')[0])).toEqual([
        expect.stringMatching(/^\/latest-linux.*\.yml$/),
      ])
    })

    it('ends cleanly when the system ends it', async () => {
      const { url } = await callFrom(app.window, 'hub.status', {})
      expect(await app.terminate()).toBe(0)
      await expect(fetch(`${url}/healthz`)).rejects.toThrow()
      expect(existsSync(join(app.dataPath, 'running'))).toBe(false)
      expect(readFileSync(join(app.dataPath, 'logs/hub.log'), 'utf8')).not.toMatch(/"level":[56]0/)
    })
  },
)

/** What the lockfile says is not for development alone. */
function productionPackages(): Set<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  const names = Object.entries(packages).flatMap(([path, { dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return dev || name === '' ? [] : [name]
  })
  return new Set(names)
}
