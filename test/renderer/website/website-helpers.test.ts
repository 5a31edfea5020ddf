import { describe, expect, it } from 'vitest'
import { pathsOf } from '#renderer/features/website/paths-of.ts'
import { previewSettings, previewUrl } from '#renderer/features/website/preview-settings.ts'
import { publicUrlChange } from '#renderer/features/website/public-url-change.ts'
import { loaderUrl, platforms, policyFor, snippetFor } from '#renderer/features/website/snippet.ts'
import { tabOf, tabOfFault, websitePath } from '#renderer/features/website/tabs.ts'
import { tidyUrl } from '#renderer/features/website/tidy-url.ts'
import { commandsOf, ways } from '#renderer/features/website/ways.ts'
import { movedPath } from '#renderer/lib/moved-pages.ts'
import { type Bot, botDefaults } from '#shared/schemas/bot.ts'

const url = 'https://chat.shop.example'

describe('the line for the website', () => {
  it.each(platforms)('names the hub and the bot: %s', (platform) => {
    const line = snippetFor(platform, url, 'bot_1')
    expect(line.split('\n')).toHaveLength(1)
    expect(line).toMatch(
      /^<script src="https:\/\/chat\.shop\.example\/widget\.js[^"]*"[^>]* async><\/script>$/,
    )
    expect(line).toContain(platform === 'gtm' ? 'widget.js?bot=bot_1"' : 'data-bot="bot_1"')
  })

  it('comes with what a content policy must allow, and a copy for the own site', () => {
    expect(policyFor(url).split(';\n')).toEqual(
      ['script-src', 'connect-src', 'img-src', 'style-src'].map((name) => `${name} ${url}`),
    )
    expect(loaderUrl(url, 'bot_1')).toBe(`${url}/widget.js?bot=bot_1&standalone=1`)
  })
})

describe('the preview', () => {
  const bot = { ...botDefaults, id: 'bot_1', name: 'Fjell' } as unknown as Bot
  const form = {
    colours: { primary: '#123456', text: '#FFFFFF' },
    greeting: ' Hello ',
    widget: { ...botDefaults.widget, position: 'left' as const, hidden_paths: ['/preview/*'] },
    starter_buttons: [
      { kind: 'value' as const, label: 'Returns', target: 'Can I return it?' },
      { kind: 'url' as const, label: 'Shop', target: 'https://shop.example' },
      { kind: 'value' as const, label: ' ', target: '' },
    ],
  }

  it('shows what is being edited, and is never hidden or closed', () => {
    expect(previewSettings(bot, form)).toMatchObject({
      bot: 'bot_1',
      color: '#123456',
      position: 'left',
      greeting: 'Hello',
      open: true,
      hiddenPaths: [],
      starters: [
        { label: 'Returns', value: 'Can I return it?' },
        { label: 'Shop', url: 'https://shop.example' },
      ],
    })
  })

  it('greets a visitor of another language as a website does', () => {
    expect(previewSettings({ ...bot, language: 'en' }, form, 'de')).toMatchObject({
      language: 'de',
      greeting: '',
    })
  })

  it('shows no starter button that could not be saved', () => {
    const starter_buttons = [
      { kind: 'value' as const, label: 'Returns', target: ' ' },
      { kind: 'url' as const, label: 'Shop', target: 'shop' },
      { kind: 'value' as const, label: ' Sizes ', target: ' Which sizes? ' },
    ]
    expect(previewSettings(bot, { ...form, starter_buttons }).starters).toEqual([
      { label: 'Sizes', value: 'Which sizes?' },
    ])
  })

  it('leaves what is half typed as it was saved', () => {
    const half = {
      ...form,
      colours: { primary: '#12', text: '#FFFFFF' },
      widget: { ...form.widget, offset_x: Number.NaN },
    }
    expect(previewSettings(bot, half)).toMatchObject({ color: '#B45309', offsetX: 20, position: 'right' })
  })

  it('puts it where nothing is sent to a server', () => {
    const [page, settings = ''] = previewUrl('http://127.0.0.1:4840', bot, previewSettings(bot, form)).split(
      '#',
    )
    expect(page).toBe('http://127.0.0.1:4840/preview/bot_1')
    expect(JSON.parse(decodeURIComponent(settings))).toMatchObject({ color: '#123456' })
  })
})

describe('the page', () => {
  it('has an address for each tab, and the old one leads there', () => {
    expect(websitePath('bot_1')).toBe('/website/bot_1/look')
    expect(websitePath('bot_1', 'install')).toBe('/website/bot_1/install')
    expect(tabOf('elsewhere')).toBe('look')
    expect(tabOfFault(['name', 'allowed_origins'])).toBe('install')
    expect(tabOfFault(['name'])).toBeNull()
    expect(movedPath('/bots/bot_1/website')).toBe('/website/bot_1')
    expect(movedPath('/bots/bot_1/basics')).toBe('/bots/bot_1/basics')
  })

  it('reads pages without the chat from lines, and from whole addresses', () => {
    expect(pathsOf(' /checkout/* \n\nhttps://shop.example/imprint?x=1\nabout')).toEqual([
      '/checkout/*',
      '/imprint',
      'about',
    ])
  })

  it.each([
    ['chat.shop.example', 'https://chat.shop.example'],
    [' https://Chat.Shop.example/path?x=1#y ', 'https://chat.shop.example'],
    ['https://chat.müller.example', 'https://chat.xn--mller-kva.example'],
    ['http://127.0.0.1:4840/', 'http://127.0.0.1:4840'],
    ['my shop', 'my shop'],
    ['shop', 'shop'],
    ['https://user:secret@shop.example', 'https://user:secret@shop.example'],
    ['ftp://shop.example', 'ftp://shop.example'],
    ['', ''],
  ])('takes %j for the address %j', (typed, address) => {
    expect(tidyUrl(typed)).toBe(address)
  })

  it.each(ways)('names this port in the commands of %s where they need it', (way) => {
    const text = commandsOf(way, 4977, 'linux')
      .map((command) => command.text)
      .join('\n')
    // Cloudflare's named tunnel gets the port in its dashboard.
    expect(text.includes('4977')).toBe(way !== 'cloudflare')
  })

  it.each([
    ['win32', /^cloudflared service install .+\nsc query/],
    ['darwin', /^sudo cloudflared service install .+\nsudo launchctl/],
    ['linux', /^sudo cloudflared service install .+\nsystemctl/],
  ])('makes the tunnel a service the way %s does, and says how to see that it runs', (platform, expected) => {
    expect(commandsOf('cloudflare', 4977, platform)[0]?.text).toMatch(expected)
  })

  it('trusts a proxy on this PC with the public address, and only as long', () => {
    expect(publicUrlChange({ trusted_proxy: 'off' }, url)).toEqual({
      public_url: url,
      trusted_proxy: 'loopback',
    })
    expect(publicUrlChange({ trusted_proxy: ['10.0.0.1'] }, url)).toEqual({ public_url: url })
    expect(publicUrlChange({ trusted_proxy: 'loopback' }, null)).toEqual({
      public_url: null,
      trusted_proxy: 'off',
    })
    expect(publicUrlChange({ trusted_proxy: ['10.0.0.1'] }, null)).toEqual({ public_url: null })
  })
})
