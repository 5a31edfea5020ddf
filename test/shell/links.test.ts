import { describe, expect, it } from 'vitest'
import { isLink, pathOfLink } from '#main/shell/links.ts'

describe('shopbell:// links', () => {
  it.each([
    ['shopbell://open', '/'],
    ['shopbell://open/', '/'],
    ['shopbell://open/keys', '/keys'],
    ['shopbell://open/conversations/ses_0Abc9Z', '/conversations/ses_0Abc9Z'],
  ])('%s goes to %s', (link, path) => {
    expect(pathOfLink(link)).toBe(path)
  })

  it.each([
    'shopbell://evil/keys',
    'shopbell://openkeys',
    'shopbell:open/keys',
    'https://open/keys',
    'shopbell://open/keys?create=1',
    'shopbell://open/keys#x',
    'shopbell://open/../secret',
    'shopbell://open/%2e%2e/secret',
    'shopbell://open//example.com',
    'shopbell://open/keys\n/x',
    'shopbell://open/javascript:alert(1)',
    `shopbell://open/${'a'.repeat(300)}`,
    '',
  ])('%j goes nowhere', (link) => {
    expect(pathOfLink(link)).toBeNull()
  })

  it('are distinguished from files by their scheme', () => {
    expect(isLink('shopbell://open/keys')).toBe(true)
    expect(isLink('/home/me/shopbell.json')).toBe(false)
  })
})
