import { shellQuote } from '#renderer/lib/shell-quote.ts'

/** The same place by every name this PC has: its own first, then those in the shop network. */
export function addressesOf(url: string, lanUrls: readonly string[]): string[] {
  if (!URL.canParse(url)) return [url]
  const { pathname } = new URL(url)
  return [url, ...lanUrls.map((base) => `${base.replace(/\/$/, '')}${pathname}`)]
}

/** Posts an invented lead, for whoever wants to see one come in. */
export function sampleCurl(url: string): string {
  const lead = {
    event_type: 'lead.created',
    data: { name: 'Mara Lindqvist', email: 'mara@example.com', message: 'Is the tent in stock?' },
  }
  return [
    `curl -X POST ${shellQuote(url)}`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${shellQuote(JSON.stringify(lead))}`,
  ].join(' \\\n')
}
