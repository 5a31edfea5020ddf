import { shellQuote } from '#renderer/lib/shell-quote.ts'
import type { Exchange } from '#shared/schemas/tester.ts'

type Request = Exchange['request']

/** What HTTP clients set by themselves. */
const ownHeaders = new Set([
  'host',
  'content-length',
  'connection',
  'accept',
  'accept-encoding',
  'user-agent',
])

function headersOf(request: Request) {
  return request.headers.filter(([name]) => !ownHeaders.has(name.toLowerCase()))
}

/** The same call from a program of one's own, in the ways integrators use. */
export const snippetKinds = ['curl', 'fetch', 'php', 'python'] as const
export type SnippetKind = (typeof snippetKinds)[number]

export function snippetOf(kind: SnippetKind, request: Request): string {
  return makers[kind](request)
}

const makers: Readonly<Record<SnippetKind, (request: Request) => string>> = {
  curl: (request) =>
    [
      `curl -X ${request.method} ${shellQuote(request.url)}`,
      ...headersOf(request).map(([name, value]) => `  -H ${shellQuote(`${name}: ${value}`)}`),
      `  --data-raw ${shellQuote(request.body)}`,
    ].join(' \\\n'),

  fetch: (request) =>
    `const response = await fetch(${JSON.stringify(request.url)}, {
  method: ${JSON.stringify(request.method)},
  headers: ${JSON.stringify(Object.fromEntries(headersOf(request)), null, 2).replaceAll('\n', '\n  ')},
  body: ${JSON.stringify(request.body)},
})
console.log(response.status, await response.json())`,

  php: (request) =>
    `<?php
$call = curl_init(${php(request.url)});
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => ${php(request.method)},
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
${headersOf(request)
  .map(([name, value]) => `        ${php(`${name}: ${value}`)},`)
  .join('\n')}
    ],
    CURLOPT_POSTFIELDS => ${php(request.body)},
]);
$body = curl_exec($call);
echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), "\\n", $body, "\\n";`,

  python: (request) =>
    `import urllib.request

request = urllib.request.Request(
    ${python(request.url)},
    method=${python(request.method)},
    headers={
${headersOf(request)
  .map(([name, value]) => `        ${python(name)}: ${python(value)},`)
  .join('\n')}
    },
    data=${python(request.body)}.encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`,
}

function php(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** JSON's string escapes are Python's too, but for letters beyond the basic plane, written as they are. */
function python(text: string): string {
  return JSON.stringify(text)
}

/** The request with the credential as it is really sent in place of its mask. */
export function withCredential(
  request: Request,
  credential: { readonly header: string | null; readonly value: string | null },
): Request {
  const { header, value } = credential
  if (header === null || value === null) return request
  return {
    ...request,
    headers: request.headers.map(([name, shown]) => [
      name,
      name.toLowerCase() === header.toLowerCase() ? value : shown,
    ]),
  }
}
