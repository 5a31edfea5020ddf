import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** One route of a server that listens: `GET /demo/:botId`. */
export type Route = { readonly method: string; readonly path: string }
export type ServerRoutes = { readonly app: FastifyInstance; readonly routes: Route[] }

const channel = 'fastify.initialization'

/** Every server that is made from here on, with the routes it really has, whatever plugin brought them. */
export function watchRoutes(): ServerRoutes[] {
  const servers: ServerRoutes[] = []
  const watch = (message: unknown) => {
    const { fastify: app } = message as { fastify: FastifyInstance }
    const routes: Route[] = []
    servers.push({ app, routes })
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, path: url })
    })
  }
  subscribe(channel, watch)
  onTestFinished(() => void unsubscribe(channel, watch))
  return servers
}
