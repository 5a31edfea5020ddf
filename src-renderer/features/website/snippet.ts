/** Where merchants put the chat, in the order most of them have it. */
export const platforms = ['html', 'shopify', 'wordpress', 'wix', 'squarespace', 'gtm'] as const
export type Platform = (typeof platforms)[number]

/** The one line. Tag managers drop what they don't know of a script, so there the bot is named in the address. */
export function snippetFor(platform: Platform, url: string, botId: string): string {
  const bot = encodeURIComponent(botId)
  return platform === 'gtm'
    ? `<script src="${url}/widget.js?bot=${bot}" async></script>`
    : `<script src="${url}/widget.js" data-bot="${bot}" async></script>`
}

/** What a website with a content security policy has to allow. */
export function policyFor(url: string): string {
  return ['script-src', 'connect-src', 'img-src', 'style-src'].map((name) => `${name} ${url}`).join(';\n')
}

/** For the merchant's own server: shows hours and contact details while this PC is off. */
export function loaderUrl(url: string, botId: string): string {
  return `${url}/widget.js?bot=${encodeURIComponent(botId)}&standalone=1`
}

export const loaderName = 'shopbell-chat.js'
