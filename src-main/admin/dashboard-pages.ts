import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dashboardPolicy, noncePlaceholder } from '#main/lib/dashboard-policy.ts'
import type { Log } from '#main/lib/log.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { brokenPage, languageOf, type Page } from './pages.ts'

/** Where the built dashboard lies (out/renderer), and what a page waits for where it may have to be built first. */
export type DashboardFiles = { readonly folder: string; readonly ready: () => Promise<void> }

/** The page itself, with a nonce of its own each time; where it cannot be had, a page that says why. */
export function sendDashboard(files: DashboardFiles, log: Log) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let html: string
    try {
      await files.ready()
      html = await readFile(join(files.folder, 'index.html'), 'utf8')
    } catch (err) {
      log.error({ err }, 'the dashboard cannot be shown')
      const reason = err instanceof Error ? err.message : String(err)
      return sendPage(reply.code(500), brokenPage(languageOf(request.headers['accept-language']), reason))
    }
    const nonce = randomBase62(22)
    const policy = dashboardPolicy({ nonce, connect: "'self'" })
    return sendHtml(reply, html.replaceAll(noncePlaceholder, nonce), policy)
  }
}

/** Vite puts a hash of the content into each name, so what was fetched once need not be asked for again. */
const yearMs = 365 * 24 * 3_600_000

export async function serveAssets(app: FastifyInstance, files: DashboardFiles): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/assets/')) await files.ready()
  })
  await app.register(fastifyStatic, {
    root: resolve(files.folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: yearMs,
    immutable: true,
    // The folder may still have to be built.
    suppressWarning: true,
  })
}

/**
 * The worker that hears the buttons of notifications, under a name that stays. It may reach nothing, and looks after its own
 * folder only, in which there is no page.
 */
export async function sendNoticeWorker(files: DashboardFiles, reply: FastifyReply): Promise<FastifyReply> {
  await files.ready()
  const script = await readFile(join(files.folder, 'notices/worker.js'), 'utf8')
  return reply
    .header('content-security-policy', "default-src 'none'")
    .header('cache-control', 'no-cache')
    .type('text/javascript; charset=utf-8')
    .send(script)
}

/** One of our own small pages: no script, nothing from elsewhere; forms only where one has them. */
export function sendPage(
  reply: FastifyReply,
  page: Page,
  formAction: "'none'" | "'self'" = "'none'",
): FastifyReply {
  const nonce = randomBase62(22)
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`
  // Without a referrer a browser does not say of which page a form is, and it is refused.
  return sendHtml(reply, page(nonce), policy, formAction === "'self'" ? 'same-origin' : 'no-referrer')
}

function sendHtml(
  reply: FastifyReply,
  html: string,
  policy: string,
  referrerPolicy: 'no-referrer' | 'same-origin' = 'no-referrer',
): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', referrerPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
