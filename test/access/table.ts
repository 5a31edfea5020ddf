import type { OpenPath } from '#shared/schemas/website.ts'

/** Who asks, by what they carry. */
export const credentials = [
  'nothing',
  'api_key',
  'api_key_of_another_bot',
  'revoked_api_key',
  'misspelt_api_key',
  'sync_key',
  'sync_key_of_another_bot',
  'sync_key_as_api_key',
  'api_key_as_sync_key',
  'cookie',
  'signed_out_cookie',
  'socket_token',
] as const
export type Credential = (typeof credentials)[number]

type Statuses = Partial<Record<Credential, number>>

export type Row = {
  /** For whoever is not named in `others`. */
  readonly status: number
  readonly others?: Statuses
  /** What opens it to the internet; null: nothing does. */
  readonly outside: 'always' | OpenPath | null
  /** Which pages of other sites may read the answer: those the bot allows, all, or none. */
  readonly pages: 'allowed' | 'all' | 'none'
  /** With names in braces, which the test fills in. */
  readonly path: string
  readonly body?: object | string
  readonly type?: string
}

const anyone = { status: 200, outside: null, pages: 'none' } as const
const visitor = { status: 200, outside: 'always', pages: 'allowed' } as const
const session = { session_id: '{session}' }
const chat = '/api/chat/{bot}'
const ofKey = { api_key: 200, api_key_of_another_bot: 403 }

/** Every route of the public server. A GET route is asked with HEAD too. */
export const publicTable: Readonly<Record<string, Row>> = {
  'GET /docs': { ...anyone, path: '/docs' },
  'GET /docs/json': { ...anyone, path: '/docs/json' },
  'GET /docs/yaml': { ...anyone, path: '/docs/yaml' },
  'GET /docs/static/*': { ...anyone, path: '/docs/static/swagger-ui.css' },
  'GET /docs/static/index.html': { ...anyone, status: 302, path: '/docs/static/index.html' },
  'GET /docs/static/swagger-initializer.js': { ...anyone, path: '/docs/static/swagger-initializer.js' },
  'GET /docs/static/theme/theme.css': { ...anyone, path: '/docs/static/theme/theme.css' },
  'GET /openapi.json': { ...anyone, path: '/openapi.json' },
  'GET /healthz': { ...anyone, outside: 'always', path: '/healthz' },
  'POST /healthz/stream': { ...anyone, outside: 'always', path: '/healthz/stream' },
  'GET /preview/:botId': { ...anyone, path: '/preview/{bot}' },
  'GET /demo/:botId': { ...anyone, outside: 'demo', path: '/demo/{bot}' },
  'GET /demo/:botId/p/:productId': { ...anyone, outside: 'demo', path: '/demo/{bot}/p/1' },
  'GET /kiosk/:botId': { ...anyone, outside: 'demo', path: '/kiosk/{bot}' },
  'GET /pictures/:botId/:file': { ...anyone, outside: 'always', path: '/pictures/{bot}/1.svg' },
  'GET /widget.js': { ...anyone, outside: 'always', pages: 'all', path: '/widget.js' },
  'GET /widget/:file': { ...anyone, outside: 'always', pages: 'all', path: '/widget/{widget_file}' },
  'GET /hooks/:token': { ...anyone, outside: 'inboxes', path: '/hooks/{inbox}' },
  'POST /hooks/:token': { ...anyone, outside: 'inboxes', path: '/hooks/{inbox}', body: {} },

  // Brought by the plugin; nothing leads there.
  'OPTIONS /api/chat/:botId*': { ...visitor, status: 404, pages: 'none', path: '/api/chat/{bot}' },
  'OPTIONS /api/chat/:botId/*': { ...visitor, status: 204, path: `${chat}/message` },
  'GET /api/chat/:botId/config': { ...visitor, path: `${chat}/config` },
  'GET /api/chat/:botId/events': { ...visitor, path: `${chat}/events?session_id={session}` },
  'POST /api/chat/:botId/history': { ...visitor, path: `${chat}/history`, body: session },
  'POST /api/chat/:botId/stream': { ...visitor, path: `${chat}/stream`, body: session },
  'POST /api/chat/:botId/message': {
    ...visitor,
    path: `${chat}/message`,
    body: { ...session, message: 'hello' },
  },
  'POST /api/chat/:botId/person': { ...visitor, path: `${chat}/person`, body: { ...session, text: 'Help' } },
  'POST /api/chat/:botId/contact': {
    ...visitor,
    path: `${chat}/contact`,
    body: {
      ...session,
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      message: 'Call me',
      consent: 'Yes',
    },
  },
  'POST /api/chat/:botId/rating': {
    ...visitor,
    path: `${chat}/rating`,
    body: { ...session, message_id: '{message}', rating: 'right' },
  },
  'POST /api/chat/:botId/typing': { ...visitor, status: 204, path: `${chat}/typing`, body: session },
  'POST /api/chat/:botId/forget': {
    ...visitor,
    status: 204,
    path: `${chat}/forget`,
    body: { session_id: 'somebody-else-entirely' },
  },

  'POST /api/v1/chat': {
    status: 401,
    others: ofKey,
    outside: 'chat_api',
    pages: 'none',
    path: '/api/v1/chat',
    body: { bot_id: '{bot}', message: 'hello' },
  },
  'GET /api/v1/chat/sessions/:sessionId/events': {
    status: 401,
    // To a key of another bot it is as if there were no such session.
    others: { ...ofKey, api_key_of_another_bot: 404 },
    outside: 'chat_api',
    pages: 'none',
    path: '/api/v1/chat/sessions/{api_session}/events',
  },
  'POST /api/v1/chat/sync-products': {
    status: 401,
    // A sync key says by itself which bot it is for.
    others: { sync_key: 200, sync_key_of_another_bot: 200 },
    outside: 'sync',
    pages: 'none',
    path: '/api/v1/chat/sync-products',
    body: [{ id: '1', title: 'Tent' }],
  },
}

const signedIn = { status: 401, others: { cookie: 200 }, outside: null, pages: 'none' } as const

export const dashboardTable: Readonly<Record<string, Row>> = {
  'GET /': { ...signedIn, path: '/' },
  'GET /healthz': { ...signedIn, path: '/healthz' },
  'GET /pushes': { ...signedIn, path: '/pushes' },
  'GET /assets/*': { ...signedIn, path: '/assets/index-B1a2c3d4.js' },
  'GET /notices/worker.js': { ...signedIn, path: '/notices/worker.js' },
  'POST /rpc/:name': { ...signedIn, path: '/rpc/bots.list', body: {} },
  'POST /catalog-files': {
    ...signedIn,
    path: '/catalog-files?name=products.csv',
    body: 'id,title\n1,Tent\n',
    type: 'application/octet-stream',
  },
}

export const socketTable: Readonly<Record<string, Row>> = {
  'POST /rpc/:name': { ...signedIn, others: { socket_token: 200 }, path: '/rpc/bots.list', body: {} },
}
