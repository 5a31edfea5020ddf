import { describe, expect, it } from 'vitest'
import { handoverFrom, handoverOf } from '#main/shell/handover.ts'

const cwd = process.platform === 'win32' ? 'C:\\shop' : '/shop'

describe('what a start is asked to do', () => {
  it('finds links and files among the arguments, whatever else is there', () => {
    const argv = ['/opt/shopbell', '--data=/d', 'shopbell://open/keys', 'products.json', '--minimised', '']
    const { links, files, minimised } = handoverOf({ argv, cwd, packaged: true })
    expect(links).toEqual(['shopbell://open/keys'])
    expect(files).toHaveLength(1)
    expect(files[0]).toContain('products.json')
    expect(files[0]?.startsWith(cwd)).toBe(true)
    expect(minimised).toBe(true)
  })

  it('takes the script it runs from source by for no file, but an installed app takes any', () => {
    const argv = ['electron', 'out/main/index.js', 'photo.png']
    expect(handoverOf({ argv, cwd, packaged: false }).files).toEqual([])
    expect(handoverOf({ argv, cwd, packaged: true }).files).toHaveLength(2)
  })

  it('believes another process only what has the right shape', () => {
    const nothing = { links: [], files: [], minimised: false }
    const good = { links: ['shopbell://open'], files: ['/a.json'], minimised: true }
    expect(handoverFrom(good)).toEqual(good)
    for (const bad of [undefined, null, 'x', { links: 'x' }, { links: [1], files: [], minimised: false }]) {
      expect(handoverFrom(bad)).toEqual(nothing)
    }
  })
})
