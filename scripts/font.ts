import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

/*
 * npm run font: cuts the dashboard's Inter down to the letters of our languages and the weights we use. The result is
 * committed, with Inter's licence beside it; run it after a new version of Inter or when theme.css asks for more.
 */

const packed = resolve(import.meta.dirname, '../node_modules/@fontsource-variable/inter')
const folder = resolve(import.meta.dirname, '../resources/fonts')

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const
const others = 'ıŒœ–—‘’‚“”„†‡•…‰‹›€™←↑→↓−'
const weights = { min: 400, max: 600, default: 400 }

const letters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
)
const whole = readFileSync(`${packed}/files/inter-latin-wght-normal.woff2`)
const cut = await subsetFont(whole, letters.join('') + others, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
})
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/inter.woff2`, cut)
writeFileSync(`${folder}/LICENSE`, readFileSync(`${packed}/LICENSE`))
console.log(`inter.woff2: ${(cut.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)} kB`)
