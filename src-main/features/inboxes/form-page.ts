import type { FastifyRequest } from 'fastify'
import { languages, sayIn } from '#main/languages/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** What somebody sees who sent a form of a website: the page it names, if that is of the same website, or our thanks. */
export type FormPage = { readonly to: string | null; readonly html: string }

/** Null: a program sent it, which reads JSON. */
export function formPage({ headers }: FastifyRequest, body: Uint8Array): FormPage | null {
  if (!/text\/html/i.test(headers.accept ?? '')) return null
  const next = new URLSearchParams(Buffer.from(body).toString('utf8')).get('_next')
  return {
    to: next === null ? null : sameSite(next, headers.referer ?? headers.origin),
    html: thanks(headers['accept-language']),
  }
}

/** Whoever may post here must not send our visitors anywhere. */
function sameSite(next: string, from: string | undefined): string | null {
  if (from === undefined || !URL.canParse(next, from)) return null
  const [to, site] = [new URL(next, from), new URL(from)]
  return to.origin === site.origin && /^https?:$/.test(to.protocol) ? to.href : null
}

function thanks(accepted: string | undefined): string {
  const wanted = (accepted ?? '')
    .slice(0, 200)
    .toLowerCase()
    .split(/[^a-z]+/)
  const code = wanted.find((word): word is LanguageCode => Object.hasOwn(languages, word)) ?? 'en'
  return `<!doctype html><html lang="${code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>✓</title><p style="font:18px system-ui;max-width:32em;margin:20vh auto;padding:0 16px;text-align:center">${sayIn(code).leadThanks.message}</p></html>
`
}
