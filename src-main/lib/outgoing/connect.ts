import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { AllowLocal, Guard } from './guard.ts'
import type { Lookup } from './lookup.ts'
import { portOf } from './target.ts'

/** Thrown where a name turns out to lead where nothing may be sent. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

/**
 * Opens connections of one origin. Names are looked up here, every address found is checked, and only these are handed
 * on to be connected to: a name server that answers differently the next moment changes nothing.
 */
export function createConnect(options: {
  readonly origin: URL
  readonly allowLocal: AllowLocal
  readonly guard: Guard
  readonly lookup: Lookup
  readonly timeoutMs: number
  readonly ca?: string | undefined
  readonly createConnector?: typeof buildConnector | undefined
}): buildConnector.connector {
  const { allowLocal, guard } = options
  const port = portOf(options.origin)

  const lookup: LookupFunction = (name, { all }, done) => {
    options.lookup(name).then(
      (found) => {
        const [first] = found
        const reason = found.map(({ address }) => guard.ofAddress(address, port, allowLocal)).find(Boolean)
        if (!first) done(notFound(name), [])
        // One forbidden address among good ones is no accident either.
        else if (reason) done(new ForbiddenAddress(reason.message), [])
        else if (all) done(null, [...found])
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    )
  }
  const connect = (options.createConnector ?? buildConnector)({
    lookup,
    timeout: options.timeoutMs,
    allowH2: false,
    rejectUnauthorized: true,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  })

  return (target, done) =>
    connect(target, (...[error, socket]) => {
      if (error) return done(error, null)
      // An address written in the URL is not looked up; whatever the way here, it is this one that counts.
      const reason = guard.ofAddress(socket.remoteAddress ?? '', port, allowLocal)
      if (reason === null) return done(null, socket)
      socket.destroy()
      done(new ForbiddenAddress(reason.message), null)
    })
}

function notFound(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' })
}
