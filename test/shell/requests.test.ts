import { describe, expect, it } from 'vitest'
import { isOurPage, isPreview, mayRequest } from '#main/shell/requests.ts'

describe('what the window may ask for', () => {
  it.each([
    ['app://shopbell/', 'mainFrame'],
    ['app://shopbell/assets/index.js', 'script'],
    ['data:image/png;base64,AA==', 'image'],
    ['blob:app://shopbell/1234', 'image'],
    ['https://shop.example/tent.jpg', 'image'],
    ['http://192.168.1.20/tent.jpg', 'image'],
  ])('%s as %s', (address, kind) => {
    expect(mayRequest(address, kind)).toBe(true)
  })

  it.each([
    ['https://shop.example/', 'mainFrame'],
    ['https://shop.example/', 'subFrame'],
    ['https://shop.example/a.js', 'script'],
    ['https://shop.example/a.css', 'stylesheet'],
    ['https://shop.example/api', 'xhr'],
    ['wss://shop.example/', 'webSocket'],
    ['https://shop.example/ping', 'ping'],
    ['file:///etc/passwd', 'image'],
    ['ftp://shop.example/a.png', 'image'],
    ['data:text/html,x', 'mainFrame'],
    ['data:text/html,x', 'subFrame'],
    ['app://shopbell.evil/x', 'image'],
    ['app://other/', 'mainFrame'],
    ['blob:https://shop.example/1', 'image'],
    ['devtools://devtools/bundled/x.html', 'mainFrame'],
  ])('never %s as %s', (address, kind) => {
    expect(mayRequest(address, kind)).toBe(false)
  })

  it('the preview of the chat, and what it loads, from the service of this PC alone', () => {
    const service = 'http://127.0.0.1:4840'
    for (const [path, kind] of [
      ['/preview/bot_1', 'subFrame'],
      ['/widget.js', 'script'],
      ['/api/chat/bot_1/config', 'xhr'],
    ] as const)
      expect(mayRequest(`${service}${path}`, kind, service)).toBe(true)
    for (const [address, kind] of [
      [`${service}/docs`, 'subFrame'],
      [`${service}/preview/bot_1`, 'mainFrame'],
      ['http://127.0.0.1:48401/preview/bot_1', 'subFrame'],
      ['http://127.0.0.1:4841/widget.js', 'script'],
      ['https://shop.example/preview/bot_1', 'subFrame'],
    ] as const)
      expect(mayRequest(address, kind, service)).toBe(false)
    expect(isPreview(`${service}/preview/bot_1#{}`, service)).toBe(true)
    expect(isPreview(`${service}/preview/bot_1`, null)).toBe(false)
  })

  it('knows its own page', () => {
    expect(isOurPage('app://shopbell/#/keys')).toBe(true)
    expect(isOurPage('app://shopbell/index.html')).toBe(true)
    expect(isOurPage('app://shopbell/assets/index.js')).toBe(false)
    expect(isOurPage('app://shopbell.evil/')).toBe(false)
    expect(isOurPage('https://shop.example/#app://shopbell/')).toBe(false)
    expect(isOurPage('')).toBe(false)
  })
})
