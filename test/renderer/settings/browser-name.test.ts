import { describe, expect, it } from 'vitest'
import { browserOf } from '#renderer/features/settings/browser-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a browser', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Version/18.0 Safari/605.1', 'Safari', 'macOS'],
    [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    ['curl/8.0', null, null],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(browserOf(userAgent)).toEqual({ browser, system })
  })
})
