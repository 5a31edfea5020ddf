import { describe, expect, it } from 'vitest'
import { externalAddress } from '#main/shell/external-address.ts'

describe('addresses that may be opened elsewhere', () => {
  it.each([
    ['https://example.com/help?x=1#y', 'https://example.com/help?x=1#y'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['http://localhost:8080/shop', 'http://localhost:8080/shop'],
    ['http://127.0.0.1:4840/docs', 'http://127.0.0.1:4840/docs'],
    ['http://[::1]/', 'http://[::1]/'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['tel:+4915112345678', 'tel:+4915112345678'],
  ])('%s is %s', (text, address) => {
    expect(externalAddress(text)).toBe(address)
  })

  it.each([
    'http://example.com/',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'https://bank.example@evil.example/',
    'https://user:secret@example.com/',
    'mailto:ada@example.com?attach=/etc/passwd',
    'mailto:ada@example.com,eve@example.com',
    'mailto:',
    'tel:*21*123#',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-settings:',
    'shopbell://open/keys',
    'smb://server/share',
    '//example.com',
    'example.com',
    '',
  ])('%j is refused', (text) => {
    expect(externalAddress(text)).toBeNull()
  })
})
