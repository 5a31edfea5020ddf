import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { type FuseConfig, FuseState, FuseV1Options } from '@electron/fuses'
import { expect, it } from 'vitest'
import demoProducts from '#resources/demo-shop/products.json' with { type: 'json' }

/** What lies in the folder that is shipped. */
export function desktopPackage(folder: () => string, fuses: () => FuseConfig<FuseState> | null): void {
  it('holds production files alone, and the native files of this system alone', () => {
    const files = listPackage(join(folder(), 'resources/app.asar'), { isPack: false })
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
    const native = globSync('**/*', { cwd: join(folder(), 'resources/app.asar.unpacked') })
    expect(native.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([
      expect.stringMatching(/better-sqlite3\/prebuilds\/linux-(x64|arm64)\.node$/),
      expect.stringMatching(/onnxruntime-node\/bin\/napi-v\d\/linux\/(x64|arm64)\/libonnxruntime\.so\.\d$/),
      expect.stringMatching(
        /onnxruntime-node\/bin\/napi-v\d\/linux\/(x64|arm64)\/onnxruntime_binding\.node$/,
      ),
    ])
    expect(existsSync(join(folder(), 'resources/default_app.asar'))).toBe(false)
  })

  it('holds the demo shop', () => {
    const archive = join(folder(), 'resources/app.asar')
    const programs = listPackage(archive, { isPack: false }).filter((file) =>
      /^\/out\/main\/.*\.js$/.test(file),
    )
    const title = demoProducts[0]?.title ?? ''
    expect(programs.filter((file) => extractFile(archive, file.slice(1)).includes(title))).toHaveLength(1)
  })

  it('has its fuses set', () => {
    const { ENABLE, DISABLE } = FuseState
    expect(fuses()).toMatchObject({
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
}

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
