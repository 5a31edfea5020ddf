import { PassThrough } from 'node:stream'
import type { Header } from '#main/lib/http-exchange.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { type CatalogCopy, maxCatalogFileBytes, type WebAuth } from '#shared/schemas/source.ts'
import type { UploadedFile } from '../copies/copies.ts'
import { Cancelled } from '../runs/job.ts'
import { authHeader, isSameHost } from './sign-in.ts'
import type { Validators } from './validators.ts'

export type Fetch = {
  readonly url: string
  readonly signal: AbortSignal
  readonly auth?: WebAuth | null | undefined
  /** Of the file we have; where it is the same, nothing is fetched. */
  readonly known?: Validators | null | undefined
}

/** Null: it is the file that was known. */
type Fetched = { readonly copy: CatalogCopy; readonly validators: Validators }
export type Download = (fetch: Fetch) => Promise<Fetched | null>

/** A large catalog over a slow line; what takes longer is not coming. */
const timeoutMs = 15 * 60_000
const maxRedirects = 5

/** Fetches a file of the web into the data folder, as an upload would put it there. */
export function createDownload(deps: {
  readonly outgoing: Pick<Outgoing, 'request'>
  readonly upload: (file: UploadedFile) => Promise<CatalogCopy>
}): Download {
  /** The file, or where it is instead. */
  async function fetchOnce(url: URL, given: Fetch): Promise<Fetched | URL | null> {
    const { signal, auth, known } = given
    const ownEnd = new AbortController()
    // What goes wrong with it is thrown by whoever stores it.
    const body = new PassThrough().on('error', () => {})
    let stored: Promise<CatalogCopy> | null = null
    let isFirst = true
    const answer = await deps.outgoing.request({
      url: url.href,
      method: 'GET',
      // The merchant chose it at this PC, as they might have chosen any file on it.
      allowLocal: true,
      headers: [
        ['accept', 'text/csv, application/xml, application/json, */*;q=0.5'],
        ['accept-encoding', 'identity'],
        ['user-agent', 'Shopbell'],
        ...(auth && isSameHost(given.url, url.href) ? [authHeader(auth)] : []),
        ...(known ? conditions(known) : []),
      ],
      timeoutMs,
      maxBytes: maxCatalogFileBytes,
      signal: AbortSignal.any([signal, ownEnd.signal]),
      onHead: (status, headers) => {
        if (!isFine(status)) return
        const length = Number(headerOf(headers, 'content-length'))
        const bytes = Number.isSafeInteger(length) && length > 0 ? length : null
        stored = deps.upload({ name: nameOf(url, headers), body, bytes })
        // Too large, or no room: the rest need not come. The reason is thrown below.
        stored.catch(() => ownEnd.abort())
      },
      onData: (chunk, flow) => {
        if (!stored) return
        if (isFirst && looksLikePage(chunk)) body.destroy(isPage())
        isFirst = false
        if (body.destroyed || body.write(chunk)) return
        flow.pause()
        body.once('drain', () => flow.resume())
      },
    })
    if (answer.kind !== 'answered') body.destroy(unreached(url, answer.kind))
    else body.end()
    if (signal.aborted) {
      await (stored as Promise<CatalogCopy> | null)?.catch(() => {})
      throw new Cancelled('cancelled')
    }
    if (stored) {
      const copy = await (stored as Promise<CatalogCopy>)
      return { copy, validators: answer.kind === 'answered' ? validatorsOf(answer.headers) : noValidators }
    }
    if (answer.kind !== 'answered') throw unreached(url, answer.kind)
    if (answer.status === 304 && known) return null
    const elsewhere = headerOf(answer.headers, 'location')
    const next =
      answer.status >= 300 && answer.status < 400 && elsewhere ? URL.parse(elsewhere, url.href) : null
    if (next) return next
    throw faultProblem(
      'invalid_request',
      fault('web_file_refused', { host: url.host, status: answer.status }),
    )
  }

  return async (given) => {
    let url = new URL(given.url)
    for (let step = 0; step <= maxRedirects; step++) {
      const found = await fetchOnce(url, given)
      if (!(found instanceof URL)) return found
      url = found
    }
    throw faultProblem('invalid_request', fault('web_file_too_many_redirects', { host: url.host }))
  }
}

const noValidators: Validators = { etag: null, modified: null }

function validatorsOf(headers: readonly Header[]): Validators {
  return { etag: headerOf(headers, 'etag'), modified: headerOf(headers, 'last-modified') }
}

function conditions({ etag, modified }: Validators): Header[] {
  if (etag !== null) return [['if-none-match', etag]]
  return modified === null ? [] : [['if-modified-since', modified]]
}

function unreached(url: URL, kind: 'unreached' | 'forbidden') {
  const { host } = url
  return kind === 'forbidden'
    ? faultProblem('invalid_request', fault('web_file_forbidden', { host }))
    : faultProblem('not_found', fault('web_file_unreached', { host }))
}

function isPage() {
  return faultProblem('invalid_request', fault('web_file_is_page'))
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300
}

/** Whatever a server calls it: many send files as pages, and error pages as files. */
function looksLikePage(chunk: Uint8Array): boolean {
  const start = Buffer.from(chunk.subarray(0, 200)).toString('latin1').trimStart().toLowerCase()
  return start.startsWith('<!doctype html') || start.startsWith('<html')
}

/** As the server calls it, or as the address ends. */
function nameOf(url: URL, headers: readonly Header[]): string {
  const said = /filename="?([^";]{1,200})"?/i.exec(headerOf(headers, 'content-disposition') ?? '')?.[1]
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? ''
  return said ?? (decoded(last) || url.host)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function headerOf(headers: readonly Header[], name: string): string | null {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? null
}
