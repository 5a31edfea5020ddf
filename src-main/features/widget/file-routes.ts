import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '#shared/problem.ts'
import type { Widget } from './service.ts'

/** Where the built chat for websites lies (out/widget), and what a page waits for where it must be built first. */
export type WidgetFiles = { readonly folder: string; readonly ready: () => Promise<void> }

type Packed = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly tag: string }

/** While this PC is asleep a browser goes on with what it has for a month. */
const lasting = 'public, max-age=3600, stale-while-revalidate=2592000'
const forGood = 'public, max-age=31536000, immutable'

/** The script that a website names, and what it fetches once a visitor wants the chat. Any page may load them. */
export const widgetFileRoutes: FastifyPluginAsyncZod<{
  readonly widgetFiles: WidgetFiles
  readonly widget: Widget
}> = async (app, { widgetFiles, widget }) => {
  const packed = new Map<string, Promise<Packed>>()
  const read = (path: string): Promise<Packed> => {
    const made = packed.get(path) ?? pack(join(widgetFiles.folder, path))
    packed.set(path, made)
    made.catch(() => packed.delete(path))
    return made
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })

  app.get(
    '/widget.js',
    {
      schema: {
        tags: ['widget'],
        summary: 'The chat for a website',
        description:
          'JavaScript: `<script src="…/widget.js" data-bot="…" async></script>`. With `standalone=1` and a bot, a file to lay ' +
          'on one’s own website, which also shows how to reach the shop while this PC is off.',
        querystring: z.looseObject({
          bot: z.string().max(100).optional(),
          standalone: z.string().max(5).optional(),
        }),
      },
    },
    async (request, reply) => {
      await widgetFiles.ready()
      const loader = await read('widget.js')
      const { bot, standalone } = request.query
      if (standalone === undefined || bot === undefined) return send(request, reply, loader, lasting)
      const own = { bot, base: `${request.protocol}://${request.host}/`, config: widget.config(bot) }
      return reply
        .header('content-disposition', 'attachment; filename="shopbell-chat.js"')
        .header('cache-control', 'no-store')
        .type(javascript)
        .send(
          inAscii(
            `window.shopbellSettings=Object.assign(${JSON.stringify(own)},window.shopbellSettings);${loader.plain}`,
          ),
        )
    },
  )

  app.get(
    '/widget/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(100) }) } },
    async (request, reply) => {
      await widgetFiles.ready()
      const names = await readdir(join(widgetFiles.folder, 'files'))
      const { file } = request.params
      if (names.includes(file)) return send(request, reply, await read(`files/${file}`), forGood)
      // A loader that a browser has kept asks for what was there before an update: what took its place will do.
      const kind = /^([a-z]+)-[0-9a-f]{6,20}\.js$/.exec(file)?.[1]
      const current = names.find((name) => kind !== undefined && name.startsWith(`${kind}-`))
      if (current === undefined) throw problem('not_found', 'There is no such file.')
      return send(request, reply, await read(`files/${current}`), 'no-cache')
    },
  )
}

/** A website that does not say how its scripts are encoded would spoil every accent. All of them are within strings. */
function inAscii(script: string): string {
  return script.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const javascript = 'text/javascript; charset=utf-8'

function send(request: FastifyRequest, reply: FastifyReply, file: Packed, cache: string): FastifyReply {
  reply
    .header('cache-control', cache)
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
    .type(javascript)
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  for (const coding of ['br', 'gzip'] as const)
    if (accepted.includes(coding)) return reply.header('content-encoding', coding).send(file[coding])
  return reply.send(file.plain)
}

async function pack(path: string): Promise<Packed> {
  const plain = await readFile(path)
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { plain, br, gzip: gzipped, tag }
}
