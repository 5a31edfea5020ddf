import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageJson from '#package' with { type: 'json' }
import { thirdPartyText } from '../../scripts/third-party.ts'

const listed = readFileSync('THIRD-PARTY.md', 'utf8')

describe('THIRD-PARTY.md', () => {
  it('is what `npm run third-party` makes of the lockfile', () => {
    expect(listed).toBe(thirdPartyText())
  })

  it('has every package that the dashboard is built from', () => {
    const files = globSync('src-renderer/**/*.{ts,tsx,css}').filter(
      (file) => !/config\.ts$|-plugin\.ts$|\/build\.ts$|\/build\//.test(file),
    )
    const imported = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|@?import) ['"]((?:@[\w.-]+\/)?[\w.-]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    const names = new Set(imported.filter((name) => name in packageJson.devDependencies))
    expect(names.size).toBeGreaterThan(5)
    for (const name of names) expect(listed).toContain(`| ${name} |`)
  })
})
