/*
 * The sentences of versions up to 8, as they were stored, and what they are now. Like every migration it stays as it is:
 * it knows nothing of the codes and texts of today.
 */

type Param = string | number | readonly string[] | StoredFault
export type StoredFault = { readonly code: string; readonly params: Readonly<Record<string, Param>> }

/** Params that are numbers; all others are texts. */
const numeric = new Set(
  'max min digits cells expected count index row status seconds sent present products removed percent page'.split(
    ' ',
  ),
)

type Sentence = readonly [pattern: RegExp, code: string]

const rows: readonly Sentence[] = [
  [/^"(?<value>.*)" is no currency\.$/s, 'not_a_currency'],
  [/^"(?<value>.*)" is no price\.$/s, 'not_a_price'],
  [/^"(?<value>.*)" is more than one price; the first counts\.$/s, 'several_prices'],
  [/^The product has no name, so it was left out\.$/, 'no_name'],
  [/^Longer than (?<max>\d+) characters; the rest was left out\.$/, 'text_cut'],
  [/^"(?<value>.*)" is no web address\.$/s, 'not_a_link'],
  [/^"(?<value>.*)" is no address of a picture;/s, 'not_an_image_link'],
  [/^"(?<value>.*)" is no number of pieces\.$/s, 'not_a_stock_count'],
  [/^"(?<value>.*)" does not say whether it can be had\.$/s, 'not_an_availability'],
  [/^The barcode number "?(?<value>.*?)"? was shortened by a spreadsheet/s, 'gtin_shortened'],
  [/^The barcode number "?(?<value>.*?)"? is no valid ISBN\.$/s, 'gtin_not_an_isbn'],
  [/^The barcode number "?(?<value>.*?)"? is not a number\.$/s, 'gtin_not_digits'],
  [/^The barcode number "?(?<value>.*?)"? has (?<digits>\d+) digits instead of/s, 'gtin_wrong_length'],
  [/^The barcode number "?(?<value>.*?)"? has a wrong check digit\.$/s, 'gtin_check_digit'],
  [/^not published in the shop$/, 'unpublished'],
  [/^not active in the shop$/, 'inactive'],
  [/^deleted in the shop$/, 'deleted'],
  [/^for the store view "(?<view>.*)"$/s, 'other_store_view'],
  [/^prices in another currency: "(?<currency>.*)"$/s, 'other_currency'],
  [/^in "(?<language>.*)", while "(?<read>.*)" is read$/s, 'other_language'],
  [/^a row of totals, no product$/, 'totals_row'],
  [/^Its parent product is not in the file\.$/, 'parent_missing'],
  [/^The rows of this product do not stand together;/, 'rows_apart'],
  [/^In this file products and their variants stand far apart: only (?<max>\d+) /, 'variants_apart'],
  [/^The row has (?<cells>\d+) cells instead of (?<expected>\d+); the missing/, 'row_too_short'],
  [/^The row has (?<cells>\d+) cells instead of (?<expected>\d+); those too many/, 'row_too_long'],
  [/^A quote is opened and never closed;/, 'quote_unclosed'],
  [/^A quote inside quotes is not doubled;/, 'quote_not_doubled'],
  [/^A formula failed here \((?<value>.*)\); the cell/s, 'formula_failed'],
  [/^Signs that XML does not allow were mended/, 'xml_repaired'],
  [/^(?:Left out: )?this line is not valid JSON\.?$/, 'line_not_json'],
  [/^(?:Left out: )?`(?<name>.*)` is no product\.?$/s, 'item_not_a_product'],
  [/^Left out: the field `(?<name>.*)` stands beside the products\.$/s, 'field_beside_products'],
  [/^The service refused it: "(?<text>.*)"$/s, 'refused_by_service'],
  [/^No column has the names of the products\./, 'no_name_column'],
  [/^No column tells the products apart;/, 'no_id_column'],
  [/^The file does not say in which currency its prices are\./, 'no_currency'],
  [/^The column "(?<column>.*)" is not in the file any more\./s, 'column_gone'],
  [/^The sheet "(?<sheet>.*)" is read, one of (?<count>\d+)\.$/s, 'sheet_chosen'],
  [/^The spreadsheet is empty\.$/, 'sheet_empty'],
  [/^The file has no row with the names of its columns\.$/, 'no_header_row'],
  [/^(?<count>\d+) rows above the names of the columns left out\.$/, 'rows_above_header'],
  [/^The file is UTF-8, but a few of its letters are broken/, 'broken_characters'],
  [/^The letters seem to be written in "(?<encoding>.*)"; check/, 'encoding_guessed'],
  [/^This file holds names and descriptions in several languages/, 'translations_without_prices'],
  [/^Prices may be without tax:/, 'prices_without_tax'],
  [/^This is a list of categories,/, 'only_categories'],
  [/^This is a list of combinations:/, 'only_combinations'],
  [/^The id "(?<id>.*)" comes again; the last one counts\.$/s, 'repeated_id'],
  [/^comes again in row (?<row>\d+); the last one counts$/, 'repeats_in_row'],
  [/^comes again in row \?; the last one counts$/, 'repeats_later'],
  [/^comes again at (?<index>\d+); the last one counts$/, 'product_repeats_at'],
  [/^is required$/, 'required'],
  [/^must be a text$/, 'product_not_a_text'],
  [/^must be at most (?<max>\d+) characters$/, 'too_long'],
  [/^must have at most (?<max>\d+) entries$/, 'too_many_items'],
  [/^must be a web address \(http or https\)$/, 'product_not_a_link'],
  [/^must be a price such as 129\.99/, 'product_not_a_price'],
  [/^must be an ISO 4217 code such as EUR$/, 'product_not_a_currency'],
  [/^must be a whole number$/, 'product_not_whole'],
  [/^must be a (?:text or a )?list of texts$/, 'product_not_texts'],
  [/^must be an object of texts$/, 'product_not_attributes'],
  [/^must be an object$/, 'product_not_an_object'],
]

export function rowFaultOf(message: string): StoredFault {
  if (message === 'A row above the names of the columns left out.')
    return made('rows_above_header', { count: 1 })
  const choices = /^must be one of (.*)$/.exec(message)?.[1]?.split(', ')
  if (choices) return made('product_not_an_availability', { choices })
  return matched(rows, message) ?? other(message)
}

const files: readonly Sentence[] = [
  [/^(?<path>.*) is still being written:/s, 'file_still_written'],
  [/^(?<path>.*) is not there\. Check whether/s, 'file_missing'],
  [/^(?<path>.*) may not be read by this user\./s, 'file_not_allowed'],
  [/^(?<path>.*) is held by another program\./s, 'file_busy'],
  [/^(?<path>.*) is a folder\. Choose/s, 'file_is_folder'],
  [/^(?<path>.*) could not be read: the disk/s, 'file_disk_error'],
  [/^(?<path>.*) could not be opened: too many files/s, 'too_many_open_files'],
  [/^(?<path>.*) changed while it was read\./s, 'file_changed'],
  [/^(?<path>.*) was replaced by another file while/s, 'file_replaced'],
  [/^(?<path>.*) is empty\. Let the export finish/s, 'file_empty'],
  [/^In (?<path>.*) is no file named (?<pattern>.*)\. Look at/s, 'folder_without_match'],
  [/^In (?<path>.*) is no file that looks like a catalog\./s, 'folder_without_catalog'],
  [/^(?<path>.*) leads out of the chosen folder\./s, 'path_outside_folder'],
  [/^(?<path>.*) is a damaged or unfinished packed file/s, 'gzip_damaged'],
  [/^(?<path>.*) is a damaged or unfinished spreadsheet \((?<detail>.*)\)\./s, 'spreadsheet_damaged'],
  [/^(?<path>.*) is not whole XML: (?<detail>.*)\. Export it again\.$/s, 'xml_invalid'],
  [/^(?<path>.*) has no sheet named "(?<sheet>.*)"\. It has: (?<sheets>.*)\.$/s, 'sheet_missing'],
  [/^(?<path>.*) is an old Excel file/s, 'old_excel'],
  [/^(?<path>.*) is a PDF\./s, 'file_is_pdf'],
  [/^(?<path>.*) is a picture\./s, 'file_is_image'],
  [/^(?<path>.*) has no repeated element in it/s, 'xml_without_records'],
  [/^The bot "(?<bot>.*)" that this catalog is for is archived\./s, 'bot_archived'],
  [/^The connection "(?<connection>.*)" has no sync key\./s, 'no_sync_key'],
  [/^The file holds no product that can be used/, 'nothing_to_send'],
  [/^The file holds no products\. Look into it/, 'no_products'],
  [/^Something went wrong here: (?<detail>.*)\. The old catalog is whole\./s, 'import_failed'],
]

const remote: readonly Sentence[] = [
  [/^(?<address>\S+) was silent for (?<seconds>[\d.]+) seconds\./, 'service_silent'],
  [/^(?<address>\S+) did not answer: connection refused/, 'service_refused_connection'],
  [/^(?<address>\S+) did not answer: it hung up/, 'service_hung_up'],
  [/^(?<address>\S+) did not answer: (?:this name is not known|the name cannot)/, 'service_name_unknown'],
  [/^(?<address>\S+) did not answer: (?<detail>.*?)\.?(?: It was tried| It stays|$)/s, 'service_unreachable'],
  [/^The service refuses the sync key/, 'service_refused_key'],
  [/^There is no sync at this address/, 'service_not_found'],
  [/^The address answered with something else/, 'service_not_a_sync'],
  [/^The catalog is too large for the service/, 'service_too_large'],
  [/^The service asks to wait/, 'service_busy'],
  [/^The service has a fault of its own \(HTTP (?<status>\d+)\)/, 'service_error'],
  [/^The service points elsewhere \(HTTP (?<status>\d+)\)/, 'service_moved'],
  [/^The service refuses this catalog \(HTTP (?<status>\d+)\)/, 'service_refused'],
  [/^The service refused (?<count>\d+) of the (?<sent>\d+) products/, 'service_rejected_some'],
]

type OldTrouble = { readonly code: string; readonly detail: string; readonly names?: readonly string[] }
type OldCounts = { readonly created: number; readonly updated: number; readonly unchanged: number }

export function failureOf(
  trouble: OldTrouble,
  counts: OldCounts | null,
): StoredFault & { readonly kind: string } {
  return { kind: kindOf(trouble.code), ...troubleFault(trouble, counts) }
}

function kindOf(code: string): string {
  if (code === 'kept') return 'declined'
  return code === 'taken_back' ? 'undone' : code.replace(/^brake_/, 'approval_')
}

const whole: Readonly<Record<string, string>> = {
  taken_back: 'file_undone',
  interrupted: 'import_interrupted',
  stopped: 'import_stopped',
}

function troubleFault({ code, detail, names = [] }: OldTrouble, counts: OldCounts | null): StoredFault {
  if (code === 'kept') return made(detail.startsWith('You kept') ? 'import_declined' : 'file_declined')
  if (whole[code] !== undefined) return made(whole[code])
  if (code.startsWith('brake_')) return approvalFault(code, { detail, names, counts })
  return code.startsWith('remote_') ? remoteFault(detail) : fileFault(detail)
}

const anotherFile = 'This is another file than the one you said yes to. '

function approvalFault(
  code: string,
  old: {
    readonly detail: string
    readonly names: readonly string[]
    readonly counts: OldCounts | null
  },
): StoredFault {
  const { detail, names, counts } = old
  if (detail.startsWith(anotherFile)) {
    const reason = approvalFault(code, { ...old, detail: detail.slice(anotherFile.length) })
    return made('approval_of_another_file', { reason })
  }
  if (code === 'brake_cut_off') return made('approval_cut_off')
  if (code === 'brake_columns_gone') return made('approval_columns_gone', { columns: names })
  if (code === 'brake_fields_gone') return made('approval_fields_gone', { fields: names })
  const products = counts === null ? 0 : counts.created + counts.updated + counts.unchanged
  const removes = matched(
    [
      [
        /would remove (?<removed>\d+) of (?<present>\d+) products \((?<percent>[\d.]+) %\)/,
        'approval_removes',
      ],
    ],
    detail,
  )
  const reason = removes
    ? made(removes.code, { ...removes.params, products })
    : (matched(smaller, detail) ?? other(detail))
  const [source] = names
  return source === undefined ? reason : made('approval_of_source', { reason, source })
}

const smaller: readonly Sentence[] = [
  [/^The file holds no products, and there are (?<present>\d+) now\./, 'approval_empty'],
  [/^The file holds (?<products>\d+) products, fewer than half of the (?<present>\d+) /, 'approval_halved'],
  [/^The file holds (?<products>\d+) products; (?<present>\d+) were sent last time\./, 'approval_fewer_sent'],
]

function remoteFault(detail: string): StoredFault {
  const [about = '', text] = detail.split(' It says: ', 2)
  const found = matched(remote, about) ?? other(about)
  const { count, sent } = found.params
  const reason = count !== undefined && count === sent ? made('service_rejected_all', { count }) : found
  return text === undefined ? reason : made('service_said', { reason, text })
}

function fileFault(detail: string): StoredFault {
  const found = matched(files, detail)
  if (found?.code === 'sheet_missing')
    return made(found.code, { ...found.params, sheets: String(found.params['sheets']).split(', ') })
  if (found) return found
  const empty = /^The file holds no products\. (.*)$/s.exec(detail)?.[1]
  if (empty !== undefined) return made('no_products_because', { reason: rowFaultOf(empty) })
  const unusable = /^None of the products could be read, so nothing was changed\.(?: (.*))?$/s.exec(detail)
  if (!unusable) return other(detail)
  const [, first] = unusable
  if (first === undefined) return made('none_usable')
  const [, row, message] = /^The first, in row (\d+): (.*)$/s.exec(first) ?? []
  return row === undefined || message === undefined
    ? made('none_usable_because', { reason: rowFaultOf(first) })
    : made('none_usable_in_row', { row: Number(row), reason: rowFaultOf(message) })
}

const unmet: readonly Sentence[] = [
  [/^there is no button "(?<label>.*)"$/s, 'button_missing'],
  [/^it spoke$/, 'unmet_silent'],
  [/^it said nothing$/, 'unmet_reply'],
  [/^does not sound like (?<language>\w+)$/, 'unmet_language'],
]

/** `intent: wanted greeting or thanks, is unknown`. */
export function expectationOf(sentence: string): StoredFault & { readonly expectation: string | null } {
  const at = sentence.indexOf(': ')
  const name = sentence.slice(0, at)
  const text = sentence.slice(at + 2)
  const expectation = name === 'press' || at === -1 ? null : name
  const [, wanted, actual] = /^wanted (.*), is (.*)$/s.exec(text) ?? []
  if ((name === 'intent' || name === 'status') && wanted !== undefined && actual !== undefined)
    return { expectation, ...made('unmet_value', { expected: wanted.split(' or '), actual }) }
  const missing = /^misses (.*)$/s.exec(text)?.[1]
  if (missing !== undefined)
    return { expectation, ...made('unmet_contains', { missing: missing.split('; ') }) }
  return { expectation, ...(matched(unmet, text) ?? other(at === -1 ? sentence : text)) }
}

export function testFailureOf(trouble: string | null): StoredFault | null {
  if (trouble === null) return null
  return trouble.startsWith('Something went wrong here') ? made('test_failed') : other(trouble)
}

const verdicts: readonly Sentence[] = [
  [/^One of the headers webhook-id/, 'no_headers'],
  [/^The header webhook-timestamp is not a time/, 'bad_timestamp'],
  [/^It was signed more than 5 minutes ago/, 'too_old'],
  [/^It was signed more than 5 minutes in the future/, 'too_new'],
  [/^The secret of this inbox is not one of Standard Webhooks/, 'bad_secret'],
  [/^The signature does not fit/, 'no_match'],
  [/^The header (?<header>\S+) is missing: nothing proves/, 'header_missing'],
  [/^The header (?<header>\S+) is not of the form/, 'header_form'],
  [/^The value of the header (?<header>\S+) is another one/, 'header_differs'],
  [/^This PC cannot read the secret of the inbox/, 'secret_unreadable'],
  [/^This inbox refuses what it cannot check/, 'no_secret'],
]

/** Reasons are stored as a code and, behind it, the header. */
export function verdictOf(reason: string): string {
  const found = matched(verdicts, reason)
  if (!found) return reason
  const { header } = found.params
  return header === undefined ? found.code : `${found.code} ${String(header)}`
}

function matched(sentences: readonly Sentence[], text: string): StoredFault | null {
  for (const [pattern, code] of sentences) {
    const found = pattern.exec(text)
    if (found) return made(code, paramsOf(found.groups ?? {}))
  }
  return null
}

function paramsOf(groups: Readonly<Record<string, string>>): StoredFault['params'] {
  const named = Object.entries(groups).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named.map(([name, value]) => [name, numeric.has(name) ? Number(value) : value]))
}

function made(code: string, params: StoredFault['params'] = {}): StoredFault {
  return { code, params }
}

function other(text: string): StoredFault {
  return made('other', { text })
}
