import { type VerdictCode, verdictCodeSchema } from '#shared/schemas/event.ts'

/** Why a signature is not accepted; `header` is the one it is about. */
export type VerdictReason = { readonly code: VerdictCode; readonly header: string | null }

/** As it is stored: the code, then the name of the header if there is one. */
export function writeReason({ code, header }: VerdictReason): string {
  return header === null ? code : `${code} ${header}`
}

/** Events from before there were codes have a sentence. */
export function readReason(stored: string): VerdictReason | string {
  const [name, header = null] = stored.split(' ', 2)
  const { data: code } = verdictCodeSchema.safeParse(name)
  return code === undefined ? stored : { code, header }
}

export function reasonText({ code, header }: VerdictReason): string {
  return texts[code].replace('{header}', header ?? '')
}

const texts: Readonly<Record<VerdictCode, string>> = {
  no_headers:
    'One of the headers webhook-id, webhook-timestamp and webhook-signature is missing: it was sent without a signature.',
  bad_timestamp: 'The header webhook-timestamp is not a time in seconds.',
  too_old: 'It was signed more than 5 minutes ago: sent again by somebody else, or a clock is wrong.',
  too_new: 'It was signed more than 5 minutes in the future: a clock is wrong.',
  bad_secret: 'The secret of this inbox is not one of Standard Webhooks (whsec_…). Enter it again.',
  no_match: 'The signature does not fit: it was signed with another secret, or changed on its way.',
  header_missing: 'The header {header} is missing: nothing proves who sent it.',
  header_form: 'The header {header} is not of the form sha256=…',
  header_differs: 'The value of the header {header} is another one.',
  secret_unreadable:
    'This PC cannot read the secret of the inbox any more. Enter it again under Settings, Inboxes.',
  no_secret:
    'This inbox refuses what it cannot check, and it has nothing to check with. Enter the secret of the sender under Settings, Inboxes, or let it take everything.',
}
