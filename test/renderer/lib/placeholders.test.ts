import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** They say what to do there: nobody takes that for something entered. */
const instructions = [
  'frame/palette.tsx',
  'features/conversations/reply-box.tsx',
  'features/playground/composer.tsx',
  'features/settings/inboxes-secret.tsx',
  'features/test-conversations/add-expectation.tsx',
  'ui/search-box.tsx',
  // "from 12" and "to 899".
  'features/products/facets.tsx',
]

describe('what an empty field shows', () => {
  it('is an example or a fallback and says so, or tells what to do', () => {
    const own = globSync('src-renderer/{features,frame,ui}/**/*.tsx')
      .filter((path) => /\bplaceholder=/.test(readFileSync(path, 'utf8')))
      .map((path) => path.replaceAll('\\', '/').replace('src-renderer/', ''))
    expect(own.filter((path) => !instructions.includes(path))).toEqual([])
  })

  it.each(['light', 'dark'])('is readable in %s', (theme) => {
    const css = readFileSync('src-renderer/theme.css', 'utf8')
    const from = css.indexOf(theme === 'light' ? ':root {' : '[data-theme="dark"] {')
    const colour = (name: string) => new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css.slice(from))?.[1] ?? ''
    for (const ground of ['surface', 'sunken'])
      expect(contrast(colour('hint'), colour(ground)), ground).toBeGreaterThanOrEqual(4.5)
    // Fainter than what is entered, at a glance.
    expect(contrast(colour('hint'), colour('surface'))).toBeLessThan(
      contrast(colour('ink'), colour('surface')) / 2,
    )
  })
})

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
