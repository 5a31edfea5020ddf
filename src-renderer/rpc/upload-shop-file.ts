import { unreachable } from './http.ts'
import { CallError } from './index.ts'

type Options = { readonly sent: (bytes: number) => void; readonly signal: AbortSignal }

/** Sends an exported shop to the hub; resolves with where it was put down. */
export function uploadShopFile(file: File, { sent, signal }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not fetch, which reports no progress of an upload.
    const request = new XMLHttpRequest()
    request.open('POST', 'shop-files')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => sent(loaded)
    request.onloadend = () =>
      request.status === 200
        ? resolve(request.response.path)
        : reject(new CallError(request.response ?? unreachable))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
