import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { HubOptions } from '#main/hub.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import { newContext } from '../../helpers/browser.ts'
import { handOn, listenOnThisPc } from '../../helpers/proxy.ts'
import { openShop, type Shop } from '../../helpers/shop.ts'

/** A server of somebody else's, on an origin of its own. */
export async function serve(handle: RequestListener): Promise<string> {
  const { port } = await listenOnThisPc(createServer(handle))
  return `http://localhost:${port}`
}

type SitePage = {
  /** Before and after the script tag. */
  readonly head?: string
  readonly body?: string
  readonly script?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly html?: string
}
type Website = {
  readonly shop: Shop
  readonly page: Page
  readonly origin: string
  readonly widget: Widget
  readonly complaints: string[]
}
type Options = HubOptions & {
  readonly site?: SitePage | ((hub: string, botId: string) => SitePage)
  readonly bot?: Partial<CallInput<'bots.create'>>
  readonly browser?: BrowserContextOptions
  /** What stands between the visitor and the hub. */
  readonly through?: (hub: string) => Promise<string>
}

export const jackets = [
  {
    id: 'J1',
    title: 'Storm jacket',
    price: 129,
    currency: 'EUR',
    availability: 'in_stock',
    category: 'Jackets',
    url: 'https://shop.example/storm',
    image_url: 'https://shop.example/storm.jpg',
  },
  {
    id: 'J2',
    title: 'Light jacket',
    price: 89,
    sale_price: 69,
    currency: 'EUR',
    availability: 'out_of_stock',
    category: 'Jackets',
  },
]

/** A shop with a little to sell and to say, and a website of another origin that shows its chat. */
export async function openWebsite(options: Options = {}): Promise<Website> {
  const { browser, ...siteOptions } = options
  const { shop, origin } = await openSite(siteOptions)
  const context = await newContext({ viewport: { width: 1100, height: 800 }, ...browser })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${origin}/`)
  return { shop, page, origin, widget: widgetOf(page), complaints }
}

/** The same without a browser. */
export async function openSite(options: Omit<Options, 'browser'> = {}) {
  const { site = {}, through, bot, ...hubOptions } = options
  const shop = await openShop({ bot: { facts: contact, ...bot }, ...hubOptions })
  await shop.fill(jackets)
  await shop.rpc('knowledge.save', {
    bot_id: shop.bot.id,
    question: 'Can I return an item?',
    alternatives: [],
    answer: 'Yes, within 30 days.',
  })
  const hub = through ? await through(shop.url) : shop.url
  const made = typeof site === 'function' ? site(hub, shop.bot.id) : site
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...made.headers })
    response.end(
      made.html ?? pageOf(made, `<script src="${hub}/widget.js" data-bot="${shop.bot.id}" async></script>`),
    )
  })
  await shop.rpc('bots.update', { bot_id: shop.bot.id, allowed_origins: [origin] })
  return { shop, origin }
}

const contact = {
  address: '',
  phone: '+44 20 7946 0958',
  email: 'hello@shop.example',
  shipping: '',
  returns: '',
  payment: '',
}

function pageOf({ head = '', body = '', script }: SitePage, tag: string): string {
  return `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head>
    <body><main><h1>A shop</h1><p>Welcome</p>${body}</main>${script ?? tag}</body></html>`
}

export type Widget = ReturnType<typeof widgetOf>

/** The chat as a visitor uses it. */
export function widgetOf(page: Page) {
  const root = page.locator('shopbell-widget')
  const panel = root.getByRole('dialog')
  const input = panel.locator('.write textarea')
  const said = (text: string | RegExp): Locator => panel.locator('.row .said', { hasText: text })
  return {
    root,
    panel,
    input,
    said,
    bubble: root.locator('.bubble'),
    rows: panel.locator('.row .said:not(.dots)'),
    open: async () => {
      await root.locator('.bubble').click()
      await input.waitFor()
    },
    say: async (text: string) => {
      await input.fill(text)
      await input.press('Enter')
    },
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  }
}

/** Hands everything on as it comes, unless the test says otherwise; `change` may answer instead. */
export async function proxyTo(
  hub: string,
  change: {
    readonly answer?: (path: string, response: ServerResponse) => boolean
    readonly holdsBack?: boolean
    readonly cutsAfterMs?: number
  } = {},
): Promise<string> {
  return serve((incoming, outgoing) => {
    if (change.answer?.(incoming.url ?? '/', outgoing)) return
    handOn(incoming, outgoing, {
      to: hub,
      headers: { host: new URL(hub).host },
      buffers: change.holdsBack,
      onAnswer: ({ headers }) => {
        if (change.cutsAfterMs !== undefined && headers['content-type']?.startsWith('text/event-stream'))
          setTimeout(() => outgoing.destroy(), change.cutsAfterMs)
      },
      onRefused: () => outgoing.destroy(),
    })
  })
}

/** The one conversation that was held. */
export async function conversationOf(shop: Shop) {
  const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 10 })
  const [first] = sessions
  if (!first || sessions.length > 1) throw new Error(`${sessions.length} conversations`)
  return shop.rpc('sessions.get', { session_id: first.id })
}
