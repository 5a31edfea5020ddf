import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dashboardFiles } from '#main/commands/built-files.ts'
import { tempFolder } from '../helpers/hub.ts'

/** A dashboard of one page, as small as one can be built. */
function project() {
  const root = tempFolder()
  const path = (name: string) => join(root, name)
  const write = (name: string, text: string) => {
    mkdirSync(join(path(name), '..'), { recursive: true })
    writeFileSync(path(name), text)
  }
  write('package.json', '{"type":"module"}')
  write('src-shared/words.ts', 'export const word = "first"')
  write('src-renderer/main.ts', 'import { word } from "../src-shared/words.ts"; document.title = word')
  write(
    'src-renderer/index.html',
    '<meta name="csp-nonce" content="__CSP_NONCE__"><script type="module" src="./main.ts"></script>',
  )
  write('src-renderer/vite.config.ts', 'export default { root: import.meta.dirname, base: "./" }')
  return {
    root,
    path,
    write,
    /** As if it had been changed that many seconds from now. */
    touch: (name: string, seconds: number) => {
      const at = Date.now() / 1000 + seconds
      utimesSync(path(name), at, at)
    },
    built: () => {
      const assets = path('out/renderer/assets')
      return readdirSync(assets)
        .map((name) => readFileSync(join(assets, name), 'utf8'))
        .join('\n')
    },
    leftovers: () => readdirSync(path('out')).filter((name) => name !== 'renderer'),
  }
}

describe('the files of the dashboard', { timeout: 60_000 }, () => {
  it('are built when the first page is asked for, and not before', async () => {
    const { root, path, built, leftovers } = project()
    const files = dashboardFiles({ root })
    expect(files.folder).toBe(path('out/renderer'))
    expect(existsSync(path('out'))).toBe(false)
    await files.ready()
    expect(readFileSync(path('out/renderer/index.html'), 'utf8')).toContain('__CSP_NONCE__')
    expect(built()).toContain('first')
    expect(leftovers()).toEqual([])
  })

  it('are built again only when a source is newer', async () => {
    const { root, write, touch, built } = project()
    await dashboardFiles({ root }).ready()
    write('src-shared/words.ts', 'export const word = "second"')
    for (const name of ['src-shared/words.ts', 'src-shared', 'src-renderer', 'package.json']) touch(name, -60)
    await dashboardFiles({ root }).ready()
    expect(built()).toContain('first')
    for (const [name, word] of [
      ['src-shared/words.ts', 'second'],
      ['src-renderer/main.ts', 'third'],
      ['package.json', 'fourth'],
    ] as const) {
      write('src-shared/words.ts', `export const word = "${word}"`)
      touch('src-shared/words.ts', -60)
      touch(name, 1)
      await dashboardFiles({ root }).ready()
      expect(built(), name).toContain(word)
      touch(name, -60)
    }
  })

  it('are what was shipped where there are no sources', async () => {
    const { root, path, write } = project()
    write('out/renderer/index.html', 'shipped')
    rmSync(path('src-renderer'), { recursive: true })
    await dashboardFiles({ root }).ready()
    expect(readFileSync(path('out/renderer/index.html'), 'utf8')).toBe('shipped')
  })

  it('keep the old ones and say why when the build fails, and are built once it is fixed', async () => {
    const { root, write, touch, built, leftovers } = project()
    const files = dashboardFiles({ root })
    await dashboardFiles({ root }).ready()
    write('src-renderer/main.ts', 'import { nothing } from "./nowhere.ts"; nothing(')
    touch('src-renderer/main.ts', 1)
    await expect(files.ready()).rejects.toThrow(
      /Couldn't build the dashboard from .*src-renderer[\s\S]*main\.ts/,
    )
    expect(built()).toContain('first')
    expect(leftovers()).toEqual([])
    write('src-renderer/main.ts', 'document.title = "mended"')
    touch('src-renderer/main.ts', 1)
    await files.ready()
    expect(built()).toContain('mended')
  })

  it('are whole when two build them at once', async () => {
    const { root, built, leftovers } = project()
    await Promise.all([1, 2, 3].map(() => dashboardFiles({ root }).ready()))
    expect(built()).toContain('first')
    expect(leftovers()).toEqual([])
  })

  it('leave nothing behind when a stop ends their build', async () => {
    const { root, path, leftovers } = project()
    const files = dashboardFiles({ root })
    const ready = files.ready()
    ready.catch(() => {})
    await expect.poll(() => existsSync(path('out'))).toBe(true)
    await files.close()
    await expect(ready).rejects.toThrow()
    expect(leftovers()).toEqual([])
    expect(existsSync(path('out/renderer'))).toBe(false)
  })
})
