import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { escapeHtml } from '#main/lib/html.ts'
import { randomBase62 } from '#main/lib/random.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { WidgetFiles } from './file-routes.ts'
import type { Widget } from './service.ts'

/** Nobody touches it for so long: the next visitor begins anew. */
const idleSeconds = 60

/** A stand at a fair, or a screen in the shop: the chat on a page of its own. */
export const kioskRoutes: FastifyPluginAsyncZod<{
  readonly widget: Widget
  readonly widgetFiles: WidgetFiles
  /** Under which phones nearby reach this PC; null: none can. */
  readonly phoneAddress: () => string | null
}> = async (app, { widget, widgetFiles, phoneAddress }) => {
  app.get(
    '/kiosk/:botId',
    {
      schema: {
        hide: true,
        params: z.object({ botId: z.string() }),
        querystring: z.looseObject({
          idle: z.coerce.number().min(2).max(3600).default(idleSeconds).catch(idleSeconds),
          lang: z.string().max(10).optional(),
        }),
      },
    },
    async (request, reply) => {
      const config = widget.config(request.params.botId)
      await widgetFiles.ready()
      const names = await readdir(join(widgetFiles.folder, 'files'))
      const file = (kind: string) => names.find((name) => name.startsWith(`${kind}-`)) ?? ''
      const language = languageOf(config, request.query.lang ?? request.headers['accept-language'])
      const setUp = {
        config,
        texts: file(language),
        address: phoneAddress(),
        idle_ms: request.query.idle * 1000,
      }
      const nonce = randomBase62(22)
      return reply
        .header('content-security-policy', policy(nonce))
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page({ language, title: config.name, setUp, script: file('kiosk'), nonce }))
    },
  )
}

/** At a stand the shop's own language comes first; a phone that took the conversation along may have another. */
function languageOf({ language, languages }: WidgetConfig, wanted: string | undefined): LanguageCode {
  const code = wanted?.slice(0, 2).toLowerCase()
  return languages.find((one) => one === code) ?? language
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' https: http: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function page(made: {
  readonly language: string
  readonly title: string
  readonly setUp: object
  readonly script: string
  readonly nonce: string
}): string {
  // Within a script element only its end tag is special.
  const setUp = JSON.stringify(made.setUp).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${made.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
  <title>${escapeHtml(made.title)}</title>
  <style nonce="${made.nonce}">html, body { margin: 0; height: 100%; overflow: hidden; background: #fff }</style>
  <script type="application/json" id="set-up">${setUp}</script>
  <script type="module" src="/widget/${made.script}"></script>
</head>
<body></body>
</html>
`
}
