import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { problemOf } from '#main/lib/problems.ts'
import { invalidRequest } from '#shared/issues.ts'
import { type ProblemError, problem, toPublicProblem } from '#shared/problem.ts'

export const problemContentType = 'application/problem+json; charset=utf-8'

/** Every error leaves as problem+json; `show` decides how much of it. */
export function installProblems(
  app: FastifyInstance,
  show: (error: ProblemError) => object = toPublicProblem,
): void {
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply, show))
  app.setNotFoundHandler((request, reply) => {
    const others = methodsAt(app, request)
    const error = others.length > 0 ? wrongMethod(request, others) : nothingHere()
    return answerProblem(error, request, reply, show)
  })
}

export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  show: (error: ProblemError) => object = toPublicProblem,
): FastifyReply {
  const shown = requestProblem(error, request)
  return reply
    .code(shown.status)
    .headers(shown.headers)
    .header('content-type', problemContentType)
    .serializer(JSON.stringify)
    .send(show(shown))
}

/** The problem of an error in a request: what Fastify itself refused is said in our words, the rest is for `problemOf`. */
export function requestProblem(error: unknown, request: FastifyRequest): ProblemError {
  return problemOf(refusalByFastify(error, request) ?? error, request.log, 'a request failed')
}

/** Null where it was not Fastify that refused the request. */
function refusalByFastify(error: unknown, request: FastifyRequest): ProblemError | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidRequest(
      error.validation.map((issue) => ({
        path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: issue.message ?? 'is not valid',
      })),
    )
  }
  if (!(error instanceof Error)) return null
  const { code, statusCode = 500 }: Partial<FastifyError> = error
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem(
        'payload_too_large',
        `The body is larger than ${sizeOf(request.routeOptions.bodyLimit)}, the limit for this URL. Send less at a time.`,
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem(
        'unsupported_media_type',
        'Send the body as JSON, with the header Content-Type: application/json.',
      )
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return problem('invalid_json', 'The body is empty. Send a JSON object.')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return problem(
        'invalid_json',
        "The body isn't valid JSON. Check for a missing quote, comma or bracket.",
      )
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return nothingHere()
    default:
  }
  if (error instanceof SyntaxError && statusCode === 400)
    return problem('invalid_json', "The body isn't valid JSON.")
  return statusCode >= 400 && statusCode < 500
    ? problem('invalid_request', "The request couldn't be read.")
    : null
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`
}

export function nothingHere(): ProblemError {
  return problem('not_found', 'There is nothing at this URL. See /docs for the API reference.')
}

function wrongMethod(request: FastifyRequest, allowed: readonly string[]): ProblemError {
  return problem(
    'method_not_allowed',
    `This URL does not support ${request.method}. Use ${allowed.join(' or ')}.`,
    {
      headers: { allow: allowed.join(', ') },
    },
  )
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** What the same address would take, for the hint and the Allow header. */
function methodsAt(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? ''
  return methods.filter(
    (method) => app.findRoute({ method, url: path }) !== null || matches(app, method, path),
  )
}

/** `findRoute` knows patterns only, so our few addresses with a parameter are compared by shape. */
function matches(app: FastifyInstance, method: string, path: string): boolean {
  if (/^\/hooks\/[^/]+$/.test(path))
    return app.findRoute({ method: method as 'GET', url: '/hooks/:token' }) !== null
  const [, bot, rest] = /^\/api\/chat\/([^/]+)\/(message|config|events)$/.exec(path) ?? []
  return (
    bot !== undefined && app.findRoute({ method: method as 'GET', url: `/api/chat/:botId/${rest}` }) !== null
  )
}
