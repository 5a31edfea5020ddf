import { describe, expect, it } from 'vitest'
import { fillMask, isMasked, maskUrl } from '#main/lib/outgoing/index.ts'

describe('maskUrl', () => {
  it.each([
    ['https://crm.example/leads', 'https://crm.example/leads'],
    ['https://shop:hunter2@crm.example/leads', 'https://***:***@crm.example/leads'],
    ['https://sk_live_51H@crm.example/', 'https://***@crm.example/'],
    ['https://:hunter2@crm.example/', 'https://:***@crm.example/'],
    ['https://crm.example/in?token=abc', 'https://crm.example/in?token=***'],
    ['https://crm.example/in?a=1&api_key=abc&b=2', 'https://crm.example/in?a=1&api_key=***&b=2'],
    ['https://crm.example/in?apiKey=abc', 'https://crm.example/in?apiKey=***'],
    ['https://crm.example/in?key=abc&keyword=tent', 'https://crm.example/in?key=***&keyword=tent'],
    ['https://crm.example/in?accessToken=abc', 'https://crm.example/in?accessToken=***'],
    ['https://crm.example/in?client_secret=abc', 'https://crm.example/in?client_secret=***'],
    ['https://crm.example/in?PASSWORD=abc', 'https://crm.example/in?PASSWORD=***'],
    ['https://x.example/w?sv=1.0&sp=%2Ft&sig=a%2Bb', 'https://x.example/w?sv=1.0&sp=%2Ft&sig=***'],
    ['https://x.example/api/f?code=abc==', 'https://x.example/api/f?code=***'],
    ['https://x.example/?token', 'https://x.example/?token'],
    ['https://x.example/?token=', 'https://x.example/?token='],
    // What is no secret stays as it was written.
    ['https://x.example/?q=a%20b+c&d=%7E&&e', 'https://x.example/?q=a%20b+c&d=%7E&&e'],
  ])('shows %s as %s', (url, shown) => {
    expect(maskUrl(url)).toBe(shown)
    expect(maskUrl(shown)).toBe(shown)
    expect(isMasked(shown)).toBe(shown.includes('***'))
  })
})

describe('fillMask', () => {
  const stored = 'https://shop:hunter2@crm.example/in?token=abc&page=1'

  it.each([
    ['https://***:***@crm.example/in?token=***&page=1', stored],
    [
      'https://***:***@crm.example/other?page=2&token=***',
      'https://shop:hunter2@crm.example/other?page=2&token=abc',
    ],
    ['https://***:new@crm.example/in?token=***', 'https://shop:new@crm.example/in?token=abc'],
    // With somebody else, or without anything to fill in.
    ['https://***:***@evil.example/in?token=***&page=1', null],
    ['http://***:***@crm.example/in', null],
    ['https://***:***@crm.example:8443/in', null],
    ['https://crm.example/in?secret=***', null],
  ])('takes %s for %s', (given, meant) => {
    expect(fillMask(given, stored)).toBe(meant)
  })
})
