import { modelTexts } from './en-model.ts'
import { storageTexts } from './en-storage.ts'
import { testTexts } from './en-tests.ts'

/**
 * What can be wrong, in English: the names here are all the codes there are, and the places in braces are the params
 * of each. The other languages must have the same ones.
 */
export const en = {
  other: '{text}',

  // A field of a form or of a request.
  required: 'This is required.',
  empty: 'Please fill this in.',
  invalid: "This isn't valid.",
  not_a_number: 'Enter a number.',
  not_whole: 'Enter a whole number.',
  too_low: 'Enter at least {min}.',
  too_high: 'Enter at most {max}.',
  out_of_range: 'Enter a number from {min} to {max}.',
  too_short: 'Use at least {min} characters.',
  too_long: 'Use at most {max} characters.',
  none_chosen: 'Choose at least one.',
  too_few_items: 'Add at least {min} entries.',
  too_many_items: 'Use at most {max} entries.',
  not_a_choice: 'Choose one of: {choices}.',
  unknown_fields: 'Unknown field: {names}.',
  not_a_web_address: 'Enter a web address that starts with http:// or https://.',
  broken_web_address: "This isn't a valid web address. Check it for typos.",
  address_with_password: 'Remove the user name and password from the address.',
  key_of_other_address: 'The address has changed. Enter the key again, or remove it.',
  address_masked: 'It has *** in place of a password or key. Enter the whole address again.',
  address_of_this_pc:
    'This address is on this PC. Turn on “This address is on my own network”, or enter one on the internet.',
  address_in_local_network:
    'This address is in your local network. Turn on “This address is on my own network”, or enter one on the internet.',
  address_of_shopbell:
    "This is Shopbell's own address, so everything sent there would come back. Enter the address of your own system.",
  address_without_server: "This address doesn't name a server.",
  address_port_zero: "Port 0 can't be reached. Remove it, or enter another port.",
  address_of_cloud_metadata:
    'Cloud servers keep their credentials at this address. Enter the address of your own system.',
  address_link_local:
    'This address only works on a single cable (link-local). Enter the address of your own system.',
  address_unusable: "This isn't the address of a server. Enter the address of your own system.",
  key_of_another_server: 'The key was for another server. Enter it again, or remove it.',
  event_types_not_allowed: "Events can only be chosen for a bot's own webhook.",
  has_spaces: 'Remove spaces and line breaks.',
  not_key_characters: 'Use letters, digits and symbols, without spaces.',
  not_a_time: 'Enter a time such as {example}.',
  closes_before_opening: 'Closing time must be after opening time.',
  overlapping_hours: 'Start after the time above ends.',
  not_a_timezone: 'Choose a time zone such as Europe/Berlin.',
  not_a_pin: 'Enter 4 to 8 digits.',
  not_a_page_path: 'Enter a path such as /checkout/*, starting with a slash.',
  not_a_public_url: 'Enter an address such as https://chat.shop.example, without a path.',
  not_an_address_range: 'Enter an address such as 10.0.0.5, or a range such as 10.0.0.0/8.',
  not_an_origin: 'Enter * or an address such as https://shop.example, without a path.',
  not_a_colour: 'Enter a color such as {example}.',
  not_a_country: 'Enter a two-letter country code such as DE.',
  not_a_currency_code: 'Enter a three-letter currency code such as EUR.',
  not_a_header_name: 'Enter the name of a header, such as X-Webhook-Secret.',
  not_a_webhook_secret: 'Enter it as the sender shows it: whsec_ followed by letters, digits, + and /.',

  // A product that a program sent.
  product_not_an_object: 'Must be an object.',
  product_not_a_text: 'Must be text.',
  product_not_texts: 'Must be text or a list of texts.',
  product_not_attributes: 'Must be an object with text values.',
  product_not_a_price: 'Must be a price such as 129.99, and not negative.',
  product_not_a_link: 'Must be a web address (http or https).',
  product_not_a_currency: 'Must be an ISO 4217 code such as EUR.',
  product_not_an_availability: 'Must be one of: {choices}.',
  product_not_whole: 'Must be a whole number.',
  product_repeats_at: 'Appears again at position {index}; the last one is used.',

  // A row of a catalog file.
  repeats_in_row: 'Appears again in row {row}; the last one is used.',
  repeats_later: 'Appears again further down; the last one is used.',
  repeated_id: 'The product number “{id}” appears again; the last one is used.',
  no_name: 'The product has no name, so it was skipped.',
  not_a_price: "“{value}” isn't a valid price.",
  several_prices: '“{value}” holds more than one price; the first is used.',
  not_a_currency: "“{value}” isn't a currency.",
  not_a_link: "“{value}” isn't a web address.",
  not_an_image_link:
    "“{value}” isn't the address of an image. If it's relative to your shop, enter the shop's address.",
  not_a_stock_count: "“{value}” isn't a number of items.",
  not_an_availability: "“{value}” doesn't say whether the product is in stock.",
  text_cut: 'Longer than {max} characters; the rest was left out.',
  gtin_check_digit: 'The barcode number “{value}” has a wrong check digit.',
  gtin_shortened: 'The barcode number “{value}” was shortened by a spreadsheet. Export the column as text.',
  gtin_not_an_isbn: "The barcode number “{value}” isn't a valid ISBN.",
  gtin_not_digits: "The barcode “{value}” isn't a number.",
  gtin_wrong_length: 'The barcode number “{value}” has {digits} digits instead of 8, 12, 13 or 14.',
  unpublished: 'Not published in the shop.',
  inactive: 'Not active in the shop.',
  deleted: 'Deleted in the shop.',
  other_store_view: 'Only for the store view “{view}”.',
  other_currency: 'Its prices are in another currency: {currency}.',
  other_language: 'In the language “{language}”; only “{read}” is imported.',
  note_row: 'A line of text below the products, not a product.',
  totals_row: 'A row of totals, not a product.',
  parent_missing: "Its parent product isn't in the file.",
  rows_apart: "The rows of this product aren't next to each other, so they were read as separate groups.",
  variants_apart:
    'Products and their variants are far apart in this file: only {max} are held at a time, so some variants are shown without their product. Sort the export by product.',
  row_too_short: 'The row has {cells} cells instead of {expected}; the missing ones were read as empty.',
  row_too_long: 'The row has {cells} cells instead of {expected}; the extra ones were left out.',
  line_too_long: 'The line is longer than {mb} MB and was left out.',
  quote_unclosed: 'A quotation mark is opened and never closed; it was read as a character.',
  quote_not_doubled: "A quotation mark inside quotation marks isn't doubled; it was read as a character.",
  formula_failed: 'A formula failed here ({value}); the cell was read as empty.',
  xml_repaired: "Characters that XML doesn't allow were corrected (such as a bare &).",
  line_not_json: "Skipped: this line isn't valid JSON.",
  item_not_a_product: "Skipped: “{name}” isn't a product.",
  field_beside_products: 'Skipped: the field “{name}” is next to the products, not in one of them.',
  refused_by_service: 'The service rejected it: “{text}”',

  // A catalog file as a whole.
  no_name_column:
    'No column holds the product names. Choose one under Columns; until then the codes are used where there are any.',
  no_id_column: 'No column identifies the products, so their addresses or names are used.',
  no_currency:
    "The file doesn't say which currency its prices are in. Choose it once under Columns; until then prices are shown without one.",
  column_gone:
    'The column “{column}” is no longer in the file. Add it back to the export, or choose another one under Columns.',
  sheet_chosen: 'Reading the sheet “{sheet}”, one of {count}.',
  sheet_empty: 'The spreadsheet is empty.',
  only_column_names: 'It has column names, and no row below them.',
  no_header_row: 'The file has no row with column names.',
  rows_above_header: {
    one: '{count} row above the column names was left out.',
    other: '{count} rows above the column names were left out.',
  },
  broken_characters: 'A few characters of the file are broken and are shown as �.',
  encoding_guessed:
    'The character encoding seems to be {encoding}. Check accents and special characters in the preview.',
  translations_without_prices:
    'This file holds names and descriptions in several languages, but no prices. Only one language is imported.',
  prices_without_tax: 'Prices may be without tax: PrestaShop says so in the name of the price column.',
  only_categories: 'This is a list of categories, not of products. Export the products.',
  only_combinations:
    'This is a list of combinations without names and prices of their own. Export the products.',

  // A catalog file that can’t be read.
  path_is_web_address:
    "{path} can't be fetched: only addresses that start with http:// or https:// can. Save what it returns on this PC, then choose that file or its folder.",
  web_file_refused:
    '{host} answered with {status} instead of a file. Open the address in a browser to check it; it may need to be renewed in your shop system.',
  web_file_unreached:
    "{host} can't be reached. Check the address and the internet connection, then try again.",
  web_file_forbidden:
    "{host} can't be used: it leads to Shopbell itself or to an address that must not be called.",
  web_file_is_page:
    "The address leads to a web page, not to a product file. Use the address of your shop system's product feed or export (CSV, XML or JSON).",
  web_file_too_many_redirects: '{host} keeps redirecting. Use the address it ends at.',
  path_not_absolute: "“{path}” isn't a full path. Choose the file, or enter its full path.",
  path_in_data_folder:
    "{path} is in Shopbell's own data folder. Choose the file that your shop system exports.",
  path_not_a_file_or_folder:
    '{path} is neither a file nor a folder. Choose the file that your shop system exports.',
  path_not_a_file: "{path} isn't a file. Choose the file that your shop system exports.",
  path_outside_folder: '{path} leads out of the chosen folder. Choose the file it points to instead.',
  folder_without_match: '{path} has no file named {pattern}. Check the folder and the name.',
  folder_without_catalog: '{path} has no file that looks like a catalog. Check the folder.',
  file_missing: "{path} wasn't found. Check whether it was moved, renamed or deleted.",
  file_not_allowed: "This user isn't allowed to read {path}. Allow reading it, or export to another place.",
  file_busy: '{path} is in use by another program. Close it there, then run the import again.',
  file_is_folder: '{path} is a folder. Choose a file in it.',
  file_disk_error:
    "{path} couldn't be read: the disk or network drive reported an error. Copy it to this PC.",
  too_many_open_files: "{path} couldn't be opened because too many files are open. Try again in a moment.",
  file_changed:
    '{path} changed while it was being read. Wait until the export has finished, then run the import again.',
  file_replaced:
    '{path} was replaced by another file while it was being read. Run the import again to read the new one.',
  file_still_written:
    '{path} was still being written the whole time we waited. The old catalog stays. Run the import again once the export has finished.',
  file_empty: '{path} is empty. Let the export finish, then choose it again.',
  file_too_large:
    '{name} is larger than {mb} MB. Enter its path on the PC where Shopbell runs, or split the export.',
  sync_too_much_memory:
    'This catalog has too many products for one sync. Send it in parts with the mode "merge".',
  file_too_much_memory:
    'This file needs more memory than Shopbell may use. Split it into several files with “Add and update”.',
  no_room_for_copy:
    "There isn't enough space on this PC's disk for a copy of {mb} MB. Free up some space, then try again. Nothing was lost.",
  gzip_damaged: '{path} is a damaged or incomplete gzip file. Export it again, and let the export finish.',
  gzip_too_large: "{path} unpacks to far more data than a catalog has. Unpack it and check what's inside.",
  gzip_twice: '{path} is compressed twice (gzip). Unpack it first.',
  gzip_spreadsheet: '{path} is a spreadsheet compressed again with gzip. Unpack it first.',
  old_excel:
    '{path} is an old Excel file (.xls) or has a password. Save it as .xlsx without a password, or as CSV.',
  file_is_pdf: '{path} is a PDF. Export the products as CSV, JSON, XML or a spreadsheet.',
  file_is_image: '{path} is an image. Choose the file with the products.',
  file_is_empty_zip: '{path} is an empty zip file.',
  file_is_database: '{path} is a database. Export the products as CSV, JSON, XML or a spreadsheet.',
  file_is_web_page:
    '{path} is a web page, not a catalog. The export may have returned a sign-in page. Export it again.',
  binary_workbook: '{path} is a binary workbook (.xlsb). Save it as .xlsx or CSV.',
  zip_without_workbook: '{path} is a zip file without a workbook in it. Choose the spreadsheet itself.',
  zip_too_many_parts: '{path} holds too many parts for a spreadsheet.',
  zip_with_password: '{path} has a password. Save it without one.',
  spreadsheet_damaged: '{path} is a damaged or incomplete spreadsheet ({detail}). Save it again.',
  spreadsheet_too_large:
    '{path} unpacks to far more data than a spreadsheet of products has ({part}). Save it as CSV instead.',
  spreadsheet_too_much_text: '{path} holds too much text for a spreadsheet. Save it as CSV instead.',
  sheet_missing: '{path} has no sheet named “{sheet}”. It has: {sheets}.',
  xml_without_records: '{path} has no repeated element, so there are no products to read.',
  xml_doctype: '{path} has a DOCTYPE, which can make a reader fetch or multiply text. Export it without one.',
  xml_invalid: "{path} isn't valid XML: {detail}. Export it again.",
  xml_too_deep: '{path} is nested more than {max} levels deep.',
  xml_record_too_large: '{path} has a record of more than {mb} MB.',
  json_without_list: '{path} has no list of products in it. Export the products as a list.',
  json_invalid: "{path} isn't valid JSON: {reason} Export it again, and let the export finish.",
  json_ends_early: 'it ends too early.',
  json_goes_on: 'there is more text after its end.',
  json_name_missing: 'a field name is missing.',
  json_name_forbidden: "the field name “{name}” isn't allowed.",
  json_sign_missing: '“{sign}” is missing before product {index}.',
  json_unreadable: "it can't be read.",
  json_product_unreadable: "product {index} can't be read.",
  json_name_unreadable: "a field name can't be read.",
  json_field_unreadable: "the field “{name}” can't be read.",
  json_value_too_large: 'a product in it is larger than {mb} MB.',
  json_too_deep: 'it is nested more than {max} levels deep.',
  dump_too_large: 'The data dump has more than {max} records.',
  preview_without_file: 'Which file? Enter its `path`, or a `source_id`.',
  preview_cancelled: 'The preview was canceled.',

  // An import.
  source_missing: 'There is no catalog source with the ID “{id}”. Look under Imports.',
  import_missing: 'There is no import with the ID “{id}”.',
  import_running: '“{name}” is already running. Wait until it ends, or cancel it.',
  import_failed:
    'Something went wrong: {detail}. The old catalog is unchanged. Run the import again; if it fails again, check the log.',
  import_interrupted:
    'Shopbell quit during this import: a power cut, a crash, or it was killed. The old catalog is unchanged. Run the import again.',
  import_stopped: 'Shopbell was closed during this import. The old catalog is unchanged.',
  import_declined: 'You kept the old catalog; this file was not imported.',
  file_declined:
    'You declined this file before, so the old catalog stays. Run the import yourself to be asked again.',
  file_undone:
    "You undid the import of this file, so it isn't imported again automatically. Run the import yourself to use it.",
  no_products: 'The file has no products. Is it the export of your shop?',
  no_products_because: 'The file has no products. {reason}',
  none_usable: 'None of the products could be read, so nothing was changed.',
  none_usable_because: 'None of the products could be read, so nothing was changed. {reason}',
  none_usable_in_row:
    'None of the products could be read, so nothing was changed. First problem, in row {row}: {reason}',
  bot_archived:
    'The bot “{bot}” that this catalog is for is archived. Choose another bot, or restore this one from the bot menu in the sidebar.',
  snapshot_not_kept: 'The catalog from before this import is no longer kept: only the last {max} are.',
  snapshot_elsewhere: "This import went to an external service, so its previous catalog isn't kept here.",
  snapshot_unreadable: "The catalog from before can't be read any more ({detail}). Nothing was changed.",

  // The schedule of an import.
  schedule_fields:
    'A schedule has five fields: minute, hour, day of the month, month and weekday, such as {example}.',
  schedule_minute: "“{value}” isn't a valid minute. Use 0 to 59, or *.",
  schedule_hour: "“{value}” isn't a valid hour. Use 0 to 23, or *.",
  schedule_day: "“{value}” isn't a valid day of the month. Use 1 to 31, L for the last one, or *.",
  schedule_month: "“{value}” isn't a valid month. Use 1 to 12, JAN to DEC, or *.",
  schedule_weekday: "“{value}” isn't a valid weekday. Use 0 to 7, SUN to SAT, or *.",
  schedule_range: '“{value}” runs backwards. Write it in two parts: {example}.',
  schedule_never: 'This schedule never runs: no such date exists.',

  // An import that needs approval.
  approval_empty: 'The file has no products; the bot has {present} now.',
  approval_halved: 'Products in the file: {products}, fewer than half of the {present} the bot has now.',
  approval_removes:
    "{removed} of the bot's {present} products ({percent}%) aren't in the file and would be removed. The file has {products}.",
  approval_columns_gone:
    'Columns you chose for this source are no longer in the file: {columns}. Add them back to the export, or edit the source and choose the columns again.',
  approval_fields_gone:
    'Most products would lose details they have now: {fields}. Was a column of the file renamed, or is it empty?',
  approval_prices_by_factor:
    'Most prices would be {factor} times what they are now. Is it another currency, are they in cents, or is a decimal point missing?',
  approval_cut_off:
    'The file ends in the middle of a row, as if it were still being written or had been cut off. Let the export finish, then run the import again.',
  approval_fewer_sent:
    'Products in the file: {products}, far fewer than the {present} sent to the service last time.',
  approval_of_source:
    '{reason} Those it would remove came from the source “{source}”. If both sources should fill this bot, set both to “Add and update”.',
  approval_of_another_file: "This isn't the file you approved. {reason}",

  // An import into an external service.
  no_sync_key: 'The connection “{connection}” has no sync key. Enter it under Settings → Connections.',
  nothing_to_send: 'The file has no usable product, so nothing was sent.',
  catalog_too_large_to_send:
    'The service accepts catalogs up to {mb} MB, and this one is larger. Nothing was sent. Split the file into several sources with “Add and update”, or shorten the descriptions.',
  service_silent: "{address} didn't respond for {seconds} seconds. Its catalog is unchanged.",
  service_refused_connection:
    '{address} refused the connection. Is the service running there? Its catalog is unchanged.',
  service_hung_up: '{address} closed the connection. Its catalog is unchanged.',
  service_name_unknown: "{address} wasn't found. Is this PC online? Its catalog is unchanged.",
  service_unreachable: "{address} couldn't be reached: {detail}. Its catalog is unchanged.",
  service_refused_key: 'The service rejected the sync key. Enter the right one under Settings → Connections.',
  service_not_found: "This address doesn't accept catalogs. Check it under Settings → Connections.",
  service_not_a_sync:
    'This address answered with something other than a catalog service would. Check it under Settings → Connections.',
  service_too_large:
    'The catalog is too large for the service. Split the file into several sources with “Add and update”.',
  service_busy: 'The service is busy. The next import tries again.',
  service_error: 'The service had an error (HTTP {status}). The next import tries again.',
  service_moved: 'The service has moved (HTTP {status}). Enter its new address under Settings → Connections.',
  service_refused: 'The service rejected this catalog (HTTP {status}).',
  service_rejected_some: {
    one: 'The service rejected {count} of {sent} products. Details are listed with the rows.',
    other: 'The service rejected {count} of {sent} products. Details are listed with the rows.',
  },
  service_rejected_all: {
    one: 'The service rejected the {count} product that was sent. Details are listed with the rows.',
    other: 'The service rejected all {count} products that were sent. Details are listed with the rows.',
  },
  service_said: '{reason} The service says: {text}',

  // Questions and answers from a file.
  entry_invalid: 'Entry: {reason}',
  entry_question: 'Question: {reason}',
  entry_answer: 'Answer: {reason}',
  entry_alternatives: 'Alternatives: {reason}',
  entry_alternative: 'Alternative {index}: {reason}',
  entry_url: 'Web address: {reason}',
  entries_too_many: 'There are more than {max} entries. Split the file.',
  entries_without_header:
    'The first line must name the columns, including “question” and “answer”. It says: {found}.',
  entries_quote_unclosed: 'A quotation mark is opened here and never closed. Close it, or double it.',
  entries_quote_in_cell:
    'There is a quotation mark inside a cell. Put the cell in quotation marks and double those inside.',
  entries_not_csv: "This line can't be read as CSV: {detail}",
  entries_not_json: "This isn't valid JSON. Check this line and the one before.",
  entries_not_a_list: 'This must be a list of entries, each with “question” and “answer”.',
  nothing_to_read: 'There is nothing to read here.',
  answer_without_question: 'This answer has no question before it.',
  question_without_answer: 'The question “{question}” has no answer after it.',
  neither_question_nor_answer: 'This is neither a question nor an answer. Start it with “Q:” or “A:”.',

  // Documents.
  document_missing: 'There is no document with the ID “{id}”.',
  document_too_large: 'A document may have at most {mb} MB. Split it, or save it without its images.',
  document_without_bytes: 'Send the bytes of the file in `base64`.',
  document_without_content: 'Send the text, or the bytes of the file in `base64`.',
  document_too_long:
    'This document has {count} characters of text; at most {max} can be kept. Split it and add the parts that visitors ask about.',
  document_without_text: 'There is no text in this document. Choose another file, or paste the text.',
  document_too_slow:
    'Reading this document takes longer than {seconds} seconds. Split it, or paste the part that visitors ask about.',
  document_too_much_memory:
    'This document needs more memory than is available. Split it, or save it without its images.',
  not_a_pdf: "This file isn't a PDF. {reason}",
  not_a_word_file: "This file isn't a Word file (.docx). {reason}",
  not_a_text_file: "This file isn't a text file. {reason}",
  found_nothing: 'It is empty.',
  found_pdf: 'It is a PDF: add it as one.',
  found_zip: 'It is a compressed file: Word files end in .docx, and archives must be unpacked first.',
  found_old_word:
    'It is an old Word file (.doc), or has a password. Open it in Word or LibreOffice and save it as .docx.',
  found_rich_text: 'It is rich text (.rtf). Save it as .docx.',
  found_unknown: 'Save it again in the program it comes from, or paste the text.',
  word_damaged:
    "This Word file is damaged: its text can't be found. Open it in Word or LibreOffice, save it as .docx and add that file.",
  pdf_damaged:
    'This PDF is damaged or incomplete. Open it in a PDF program, save it again and add that file.',
  pdf_page_damaged:
    'Page {page} of this PDF is damaged. Open it in a PDF program, save it again and add that file.',
  pdf_with_password:
    "This PDF has a password and can't be read. Save a copy without the password (for example, print it to a PDF) and add that.",
  pdf_too_long:
    'This PDF has {count} pages; at most {max} can be read. Split it and add the parts that visitors ask about.',
  pdf_without_text: {
    one: 'This PDF has no text, only images ({count} page): it was probably scanned. Run text recognition (OCR) on it in your scanner or PDF program, or paste the text instead.',
    other:
      'This PDF has no text, only images ({count} pages): it was probably scanned. Run text recognition (OCR) on it in your scanner or PDF program, or paste the text instead.',
  },

  ...testTexts,
  ...modelTexts,
  ...storageTexts,
} as const
