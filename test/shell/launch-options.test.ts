import { describe, expect, it } from 'vitest'
import { handoverOf } from '#main/shell/handover.ts'
import { optionOf, wordsOf } from '#main/shell/launch-options.ts'

const app = '/opt/shopbell'

describe('--data', () => {
  it.each([
    [['--data', './my-shop']],
    [['--data=./my-shop']],
    [['--no-sandbox', '--demo', '--data', './my-shop', '--port', '0']],
    [['--minimised', '--port=0', '--data=./my-shop', 'products.csv']],
  ])('is found in %j', (args) => {
    expect(optionOf([app, ...args], '--data')).toBe('./my-shop')
  })

  it.each([[[]], [['--data']], [['--data=']], [['--data', '--demo']], [['--database', 'x']]])(
    'is not there in %j',
    (args) => {
      expect(optionOf([app, ...args], '--data')).toBeUndefined()
    },
  )

  it('may hold blanks, an equals sign and a dash inside', () => {
    expect(optionOf([app, '--data', '/home/ann/my shop=1-2'], '--data')).toBe('/home/ann/my shop=1-2')
    expect(optionOf([app, '--data=/home/ann/my shop=1-2'], '--data')).toBe('/home/ann/my shop=1-2')
  })
})

describe('words', () => {
  it('are neither options nor their values', () => {
    expect(wordsOf([app, '--data', '/d', 'a.csv', '--port', '0', '--demo', 'b.csv', ''])).toEqual([
      'a.csv',
      'b.csv',
    ])
  })

  it('so a data folder is not opened as a file', () => {
    const argv = [app, '--data', '/d/products.csv', 'shopbell://open/keys']
    expect(handoverOf({ argv, cwd: '/', packaged: true })).toMatchObject({
      files: [],
      links: ['shopbell://open/keys'],
    })
  })
})
