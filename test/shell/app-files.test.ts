import { join, sep } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appFile } from '#main/shell/app-files.ts'

const folder = join(process.cwd(), 'out', 'renderer')

describe('app:// addresses', () => {
  it.each([
    ['app://shopbell/', 'index.html', 'text/html; charset=utf-8'],
    ['app://shopbell/#/keys', 'index.html', 'text/html; charset=utf-8'],
    ['app://shopbell/assets/index.js', 'assets/index.js', 'text/javascript; charset=utf-8'],
    ['app://shopbell/assets/a.css?x=1', 'assets/a.css', 'text/css; charset=utf-8'],
    ['app://shopbell/assets/inter.woff2', 'assets/inter.woff2', 'font/woff2'],
    ['app://shopbell/logo.svg', 'logo.svg', 'image/svg+xml'],
    ['app://shopbell/logo.png', 'logo.png', 'image/png'],
  ])('%s is %s', (address, name, type) => {
    expect(appFile(folder, address)).toEqual({ path: join(folder, name), type })
  })

  it.each([
    'app://shopbell/..%2fmain%2findex.js',
    'app://shopbell/assets/..%2f..%2f..%2fout-of-it.js',
    'app://shopbell/..%5cmain%5cindex.js',
    'app://shopbell/index.html%00.js',
    'app://shopbell/%zz.js',
    'app://shopbell/%2e%2e%2frenderer-of-another/index.html',
    'app://other/index.html',
    'app://shopbell:80/index.html',
    'app://user@evil/index.html',
    'https://shopbell/index.html',
    'app://shopbell/no-ending',
    'app://shopbell/data.json',
    'nonsense',
  ])('%s is nothing', (address) => {
    expect(appFile(folder, address)).toBeNull()
  })

  it('never leaves the folder, whatever is asked', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '/', '\\', '.js'), fc.string())
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = appFile(folder, `app://shopbell/${parts.join('')}`)?.path
        expect(path === undefined || path.startsWith(folder + sep)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
