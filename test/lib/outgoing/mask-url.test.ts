import { describe, expect, it } from 'vitest'
import { fillMask, isMasked, maskUrl } from '#main/lib/outgoing/index.ts'

describe('maskUrl', () => {
  it.each([
    ['https://crm.example/leads', 'https://crm.example/leads'],
    ['https://shop:hunter2@crm.example/leads', 'https://***:***@crm.example/leads'],
    ['https://sk_live_51H@crm.example/', 'https://***@crm.example/'],
    ['https://:hunter2@crm.example/', 'https://:***@crm.example/'],
    ['https://crm.example/in?token=abc', 'https://crm.example/in?token=***'],
    // Whatever a value is called, it may be a key.
    ['https://crm.example/in?a=1&api_key=abc', 'https://crm.example/in?a=***&api_key=***'],
    ['https://crm.example/in?%74oken=abc', 'https://crm.example/in?%74oken=***'],
    ['https://crm.example/in?k=abc&accesskey=x', 'https://crm.example/in?k=***&accesskey=***'],
    ['https://crm.example/in?a=1;key=abc', 'https://crm.example/in?a=***'],
    ['https://x.example/api/f?code=abc==', 'https://x.example/api/f?code=***'],
    ['https://x.example/?S3CRETnoname', 'https://x.example/?***'],
    ['https://x.example/?S3CRETnoname=', 'https://x.example/?***='],
    ['https://x.example/?token=&&a=', 'https://x.example/?token=&&a='],
    // Words of a path are shown, what nobody could say aloud is not.
    ['https://hooks.example/services/T000/B000/S3CRETXYZ', 'https://hooks.example/services/T000/B000/***'],
    ['https://hooks.example/services/T024BE7LD/B01/aBcDeFgHiJ', 'https://hooks.example/services/***/B01/***'],
    ['https://x.example/webhook/4f1c9d52-7a', 'https://x.example/webhook/***'],
    ['https://hook.example/qwertzuiopasdfghjklyxcvbnm', 'https://hook.example/***'],
    ['https://x.example/trigger/lead/with/key/dQwRtz', 'https://x.example/trigger/lead/with/key/***'],
    ['https://x.example/bot123456:AAFsomething/send', 'https://x.example/***/send'],
    ['https://x.example/hooks/catch/12345678/', 'https://x.example/hooks/catch/***/'],
    ['https://x.example/in;key=abc/more;v', 'https://x.example/in;key=***/more;v'],
    ['https://x.example/%61bc%2Ftoken/', 'https://x.example/***/'],
    [
      'https://crm.example/api/v2.1/IncomingWebhook/new-lead_2/in.php',
      'https://crm.example/api/v2.1/IncomingWebhook/new-lead_2/in.php',
    ],
  ])('shows %s as %s', (url, shown) => {
    expect(maskUrl(url)).toBe(shown)
    expect(maskUrl(shown)).toBe(shown)
    expect(isMasked(shown)).toBe(shown.includes('***'))
  })
})

describe('fillMask', () => {
  const stored = 'https://shop:hunter2@crm.example/in?token=abc&page=1'
  const hidden = 'https://x.example/hook/S3CRETXYZ;key=abc/in?tag=a&tag=b&S3CRETnoname'

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

  it('finds each part in its place', () => {
    expect(maskUrl(hidden)).toBe('https://x.example/hook/***;key=***/in?tag=***&tag=***&***')
    expect(fillMask(maskUrl(hidden), hidden)).toBe(hidden)
    expect(fillMask(maskUrl(hidden).replace('/in', '/other'), hidden)).toBe(hidden.replace('/in', '/other'))
    // One more folder: nobody knows any more what stood where.
    expect(fillMask(maskUrl(hidden).replace('/hook', '/a/hook'), hidden)).toBeNull()
    // What was shown was no secret, and does not become one.
    expect(fillMask('https://x.example/***/x', 'https://x.example/hook/x')).toBeNull()
  })
})
