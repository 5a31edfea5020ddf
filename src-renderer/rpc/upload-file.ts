import type { CatalogCopy } from '#shared/schemas/source.ts'
import { unreachable } from './http.ts'
import { CallError, rpc } from './index.ts'

type Options = { readonly sent: (bytes: number) => void; readonly signal: AbortSignal }

/** Stores a copy of a file at the hub: by its path, or as a stream that reports its progress. */
export function uploadFile(file: File | string, { sent, signal }: Options): Promise<CatalogCopy> {
  if (typeof file === 'string') return rpc('sources.bring', { path: file })
  return new Promise((resolve, reject) => {
    // Not fetch, which reports no progress of an upload.
    const request = new XMLHttpRequest()
    request.open('POST', `catalog-files?${new URLSearchParams({ name: file.name })}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => sent(loaded)
    request.onloadend = () =>
      request.status === 200
        ? resolve(request.response)
        : reject(new CallError(request.response ?? unreachable))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
