import type { Socket } from 'node:net'
import { problem, toPublicProblem } from '#shared/problem.ts'
import { problemContentType } from './plugins/problem.ts'

/** What is not even HTTP never reaches a route; it is answered in the same form all the same. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const shown = toPublicProblem(problemFor(error.code))
  const body = JSON.stringify(shown)
  socket.end(
    `HTTP/1.1 ${shown.status} ${shown.title}\r\ncontent-type: ${problemContentType}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function problemFor(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW')
    return problem('headers_too_large', 'The request headers are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return problem('request_timeout', 'The request took too long to arrive.')
  return problem('invalid_request', 'This is not a valid HTTP request.')
}
