import { modelTexts } from './de-model.ts'
import { storageTexts } from './de-storage.ts'
import { testTexts } from './de-tests.ts'
import type { FaultTexts } from './fault.ts'

/** What can be wrong, in German. */
export const de = {
  other: '{text}',

  required: 'Diese Angabe fehlt.',
  empty: 'Bitte ausfüllen.',
  invalid: 'Diese Angabe ist ungültig.',
  not_a_number: 'Geben Sie eine Zahl ein.',
  not_whole: 'Geben Sie eine ganze Zahl ein.',
  too_low: 'Geben Sie mindestens {min} ein.',
  too_high: 'Geben Sie höchstens {max} ein.',
  out_of_range: 'Geben Sie eine Zahl von {min} bis {max} ein.',
  too_short: 'Mindestens {min} Zeichen.',
  too_long: 'Höchstens {max} Zeichen.',
  none_chosen: 'Wählen Sie mindestens eines.',
  too_few_items: 'Mindestens {min} Einträge.',
  too_many_items: 'Höchstens {max} Einträge.',
  not_a_choice: 'Wählen Sie eines davon: {choices}.',
  unknown_fields: 'Unbekanntes Feld: {names}.',
  not_a_web_address: 'Geben Sie eine URL ein, die mit http:// oder https:// beginnt.',
  broken_web_address: 'Das ist keine gültige URL. Prüfen Sie sie auf Tippfehler.',
  address_with_password: 'Entfernen Sie Benutzername und Passwort aus der Adresse.',
  key_of_other_address:
    'Die Adresse ist eine andere. Geben Sie den Schlüssel neu ein oder entfernen Sie ihn.',
  address_masked:
    'Dort steht *** statt eines Passworts oder Schlüssels. Geben Sie die ganze Adresse erneut ein.',
  address_of_this_pc:
    'Diese Adresse liegt auf diesem PC. Schalten Sie „Diese Adresse liegt in meinem eigenen Netzwerk“ ein, oder geben Sie eine im Internet ein.',
  address_in_local_network:
    'Diese Adresse liegt in Ihrem lokalen Netzwerk. Schalten Sie „Diese Adresse liegt in meinem eigenen Netzwerk“ ein, oder geben Sie eine im Internet ein.',
  address_of_shopbell:
    'Das ist die Adresse von Shopbell selbst; alles, was dorthin geht, käme zurück. Geben Sie die Adresse Ihres eigenen Systems ein.',
  address_without_server: 'Diese Adresse nennt keinen Server.',
  address_port_zero: 'Port 0 ist nicht erreichbar. Entfernen Sie ihn, oder geben Sie einen anderen ein.',
  address_of_cloud_metadata:
    'Unter dieser Adresse bewahren Cloud-Server ihre Zugangsdaten auf. Geben Sie die Adresse Ihres eigenen Systems ein.',
  address_link_local:
    'Diese Adresse gilt nur innerhalb eines Kabels (link-local). Geben Sie die Adresse Ihres eigenen Systems ein.',
  address_unusable: 'Das ist keine Adresse eines Servers. Geben Sie die Adresse Ihres eigenen Systems ein.',
  key_of_another_server:
    'Der Schlüssel war für einen anderen Server. Geben Sie ihn erneut ein, oder entfernen Sie ihn.',
  event_types_not_allowed: 'Ereignisse lassen sich nur für den eigenen Webhook eines Bots wählen.',
  has_spaces: 'Entfernen Sie Leerzeichen und Zeilenumbrüche.',
  not_key_characters: 'Verwenden Sie Buchstaben, Ziffern und Sonderzeichen ohne Leerzeichen.',
  not_a_time: 'Geben Sie eine Uhrzeit wie {example} ein.',
  closes_before_opening: 'Das Ende muss nach dem Beginn liegen.',
  overlapping_hours: 'Der Beginn muss nach dem Ende der Zeit darüber liegen.',
  not_a_timezone: 'Wählen Sie eine Zeitzone wie Europe/Berlin.',
  not_a_pin: 'Geben Sie 4 bis 8 Ziffern ein.',
  not_a_page_path: 'Geben Sie einen Pfad wie /checkout/* ein, mit einem Schrägstrich am Anfang.',
  not_a_public_url: 'Geben Sie eine Adresse wie https://chat.shop.example ein, ohne Pfad.',
  not_an_address_range: 'Geben Sie eine Adresse wie 10.0.0.5 oder einen Bereich wie 10.0.0.0/8 ein.',
  not_an_origin: 'Geben Sie * oder eine Adresse wie https://shop.example ein, ohne Pfad.',
  not_a_colour: 'Geben Sie eine Farbe wie {example} ein.',
  not_a_country: 'Geben Sie ein Land mit zwei Buchstaben an, etwa DE.',
  not_a_currency_code: 'Geben Sie eine Währung mit drei Buchstaben an, etwa EUR.',
  not_a_header_name: 'Geben Sie den Namen eines Headers ein, etwa X-Webhook-Secret.',
  not_a_webhook_secret:
    'Geben Sie es so ein, wie der Absender es zeigt: whsec_ und dann Buchstaben, Ziffern, + und /.',

  product_not_an_object: 'Muss ein Objekt sein.',
  product_not_a_text: 'Muss ein Text sein.',
  product_not_texts: 'Muss ein Text oder eine Liste von Texten sein.',
  product_not_attributes: 'Muss ein Objekt mit Texten sein.',
  product_not_a_price: 'Muss ein Preis wie 129.99 sein, nicht negativ.',
  product_not_a_link: 'Muss eine URL sein (http oder https).',
  product_not_a_currency: 'Muss ein Code nach ISO 4217 sein, etwa EUR.',
  product_not_an_availability: 'Muss eines davon sein: {choices}.',
  product_not_whole: 'Muss eine ganze Zahl sein.',
  product_repeats_at: 'Kommt an Position {index} noch einmal vor; das letzte gilt.',

  repeats_in_row: 'Kommt in Zeile {row} noch einmal vor; das letzte gilt.',
  repeats_later: 'Kommt weiter unten noch einmal vor; das letzte gilt.',
  repeated_id: 'Die Artikel-ID „{id}“ kommt mehrfach vor; die letzte gilt.',
  no_name: 'Der Artikel hat keinen Namen und wurde übersprungen.',
  not_a_price: '„{value}“ ist kein gültiger Preis.',
  several_prices: '„{value}“ enthält mehr als einen Preis; der erste gilt.',
  not_a_currency: '„{value}“ ist keine Währung.',
  not_a_link: '„{value}“ ist keine URL.',
  not_an_image_link:
    '„{value}“ ist keine Adresse eines Bildes. Beginnt sie bei Ihrem Shop, geben Sie dessen Adresse an.',
  not_a_stock_count: '„{value}“ ist keine Stückzahl.',
  not_an_availability: '„{value}“ sagt nicht, ob der Artikel lieferbar ist.',
  text_cut: 'Länger als {max} Zeichen; der Rest wurde weggelassen.',
  gtin_check_digit: 'Die Strichcodenummer „{value}“ hat eine falsche Prüfziffer.',
  gtin_shortened:
    'Die Strichcodenummer „{value}“ wurde von einer Tabellenkalkulation gekürzt. Exportieren Sie die Spalte als Text.',
  gtin_not_an_isbn: 'Die Strichcodenummer „{value}“ ist keine gültige ISBN.',
  gtin_not_digits: 'Der Strichcode „{value}“ ist keine Zahl.',
  gtin_wrong_length: 'Die Strichcodenummer „{value}“ hat {digits} Stellen statt 8, 12, 13 oder 14.',
  unpublished: 'Im Shop nicht veröffentlicht.',
  inactive: 'Im Shop nicht aktiv.',
  deleted: 'Im Shop gelöscht.',
  other_store_view: 'Nur für die Store-Ansicht „{view}“.',
  other_currency: 'Die Preise sind in einer anderen Währung: {currency}.',
  other_language: 'In der Sprache „{language}“; nur „{read}“ wird importiert.',
  note_row: 'Eine Textzeile unter den Artikeln, kein Artikel.',
  totals_row: 'Eine Summenzeile, kein Artikel.',
  parent_missing: 'Der Hauptartikel steht nicht in der Datei.',
  rows_apart:
    'Die Zeilen dieses Artikels stehen nicht beieinander; sie wurden als getrennte Gruppen gelesen.',
  variants_apart:
    'In dieser Datei stehen Artikel und ihre Varianten weit auseinander: Nur {max} werden gleichzeitig gehalten, daher werden einige Varianten ohne ihren Artikel gezeigt. Sortieren Sie den Export nach Artikeln.',
  row_too_short: 'Die Zeile hat {cells} Zellen statt {expected}; die fehlenden gelten als leer.',
  row_too_long: 'Die Zeile hat {cells} Zellen statt {expected}; die überzähligen wurden weggelassen.',
  line_too_long: 'Die Zeile ist länger als {mb} MB und wurde ausgelassen.',
  quote_unclosed: 'Ein Anführungszeichen wird geöffnet und nie geschlossen; es gilt als normales Zeichen.',
  quote_not_doubled:
    'Ein Anführungszeichen innerhalb von Anführungszeichen ist nicht verdoppelt; es gilt als normales Zeichen.',
  formula_failed: 'Eine Formel ist hier fehlgeschlagen ({value}); die Zelle gilt als leer.',
  xml_repaired: 'Zeichen, die XML nicht erlaubt, wurden korrigiert (etwa ein einzelnes &).',
  line_not_json: 'Übersprungen: Diese Zeile ist kein gültiges JSON.',
  item_not_a_product: 'Übersprungen: „{name}“ ist kein Artikel.',
  field_beside_products: 'Übersprungen: Das Feld „{name}“ steht neben den Artikeln, nicht in einem davon.',
  refused_by_service: 'Der Dienst hat es abgelehnt: „{text}“',

  no_name_column:
    'Keine Spalte enthält die Namen der Artikel. Wählen Sie eine unter „Spalten“; bis dahin werden die Nummern verwendet, wo es welche gibt.',
  no_id_column: 'Keine Spalte unterscheidet die Artikel; ihre Adressen oder Namen werden dafür verwendet.',
  no_currency:
    'Die Datei sagt nicht, in welcher Währung ihre Preise sind. Wählen Sie sie einmal unter „Spalten“; bis dahin werden die Preise ohne Währung gezeigt.',
  column_gone:
    'Die Spalte „{column}“ steht nicht mehr in der Datei. Nehmen Sie sie wieder in den Export auf, oder wählen Sie unter Spalten eine andere.',
  sheet_chosen: 'Das Blatt „{sheet}“ wird gelesen, eines von {count}.',
  sheet_empty: 'Die Tabelle ist leer.',
  only_column_names: 'Sie hat Spaltennamen, aber keine Zeile darunter.',
  no_header_row: 'Die Datei hat keine Zeile mit Spaltennamen.',
  rows_above_header: {
    one: '{count} Zeile über den Spaltennamen wurde weggelassen.',
    other: '{count} Zeilen über den Spaltennamen wurden weggelassen.',
  },
  broken_characters: 'Einige Zeichen der Datei sind beschädigt und werden als � gezeigt.',
  encoding_guessed:
    'Der Zeichensatz scheint {encoding} zu sein. Prüfen Sie Umlaute und Sonderzeichen in der Vorschau.',
  translations_without_prices:
    'Diese Datei enthält Namen und Beschreibungen in mehreren Sprachen, aber keine Preise. Nur eine Sprache wird importiert.',
  prices_without_tax: 'Die Preise sind vielleicht ohne Steuer: PrestaShop sagt das im Namen der Preisspalte.',
  only_categories: 'Das ist eine Liste von Kategorien, nicht von Artikeln. Exportieren Sie die Artikel.',
  only_combinations:
    'Das ist eine Liste von Kombinationen ohne eigene Namen und Preise. Exportieren Sie die Artikel.',

  path_is_web_address:
    '{path} kann nicht abgerufen werden: Das geht nur mit Adressen, die mit http:// oder https:// beginnen. Speichern Sie die Datei auf diesem PC, und wählen Sie dann sie oder ihren Ordner.',
  web_file_refused:
    '{host} hat mit {status} geantwortet statt mit einer Datei. Öffnen Sie die Adresse im Browser, um sie zu prüfen; vielleicht muss sie im Shopsystem erneuert werden.',
  web_file_unreached:
    '{host} ist nicht erreichbar. Prüfen Sie die Adresse und die Internetverbindung, und versuchen Sie es noch einmal.',
  web_file_forbidden:
    '{host} kann nicht verwendet werden: Die Adresse führt zu Shopbell selbst oder an einen Ort, der nicht aufgerufen werden darf.',
  web_file_is_page:
    'Die Adresse führt zu einer Webseite, nicht zu einer Produktdatei. Nehmen Sie die Adresse des Produkt-Feeds oder Exports Ihres Shopsystems (CSV, XML oder JSON).',
  web_file_too_many_redirects: '{host} leitet immer weiter. Nehmen Sie die Adresse, bei der es endet.',
  path_not_absolute:
    '„{path}“ ist kein vollständiger Pfad. Wählen Sie die Datei, oder geben Sie ihren ganzen Pfad ein.',
  path_in_data_folder:
    '{path} liegt in Shopbells eigenem Datenordner. Wählen Sie die Datei, die Ihr Shopsystem exportiert.',
  path_not_a_file_or_folder:
    '{path} ist weder eine Datei noch ein Ordner. Wählen Sie die Datei, die Ihr Shopsystem exportiert.',
  path_not_a_file: '{path} ist keine Datei. Wählen Sie die Datei, die Ihr Shopsystem exportiert.',
  path_outside_folder:
    '{path} führt aus dem gewählten Ordner hinaus. Wählen Sie stattdessen die Datei, auf die es zeigt.',
  folder_without_match: 'In {path} ist keine Datei namens {pattern}. Prüfen Sie Ordner und Namen.',
  folder_without_catalog: 'In {path} ist keine Datei, die wie ein Katalog aussieht. Prüfen Sie den Ordner.',
  file_missing: '{path} wurde nicht gefunden. Wurde die Datei verschoben, umbenannt oder gelöscht?',
  file_not_allowed:
    'Dieser Benutzer darf {path} nicht lesen. Erlauben Sie das Lesen, oder exportieren Sie an einen anderen Ort.',
  file_busy:
    '{path} wird von einem anderen Programm benutzt. Schließen Sie die Datei dort, und starten Sie den Import erneut.',
  file_is_folder: '{path} ist ein Ordner. Wählen Sie eine Datei darin.',
  file_disk_error:
    '{path} konnte nicht gelesen werden: Der Datenträger oder das Netzlaufwerk meldet einen Fehler. Kopieren Sie die Datei auf diesen PC.',
  too_many_open_files:
    '{path} konnte nicht geöffnet werden, weil zu viele Dateien offen sind. Versuchen Sie es gleich noch einmal.',
  file_changed:
    '{path} hat sich geändert, während die Datei gelesen wurde. Warten Sie, bis der Export fertig ist, und starten Sie den Import erneut.',
  file_replaced:
    '{path} wurde beim Lesen durch eine andere Datei ersetzt. Starten Sie den Import erneut, um die neue zu lesen.',
  file_still_written:
    '{path} wurde die ganze Wartezeit über noch geschrieben. Der alte Katalog bleibt. Starten Sie den Import erneut, sobald der Export fertig ist.',
  file_empty: '{path} ist leer. Lassen Sie den Export fertig werden, und wählen Sie die Datei dann erneut.',
  file_too_large:
    '{name} ist größer als {mb} MB. Geben Sie den Pfad auf dem PC ein, auf dem Shopbell läuft, oder teilen Sie den Export.',
  sync_too_much_memory:
    'Dieser Katalog hat zu viele Artikel für eine einzige Übertragung. Senden Sie ihn in Teilen mit dem Modus „merge“.',
  file_too_much_memory:
    'Diese Datei braucht mehr Speicher, als Shopbell nutzen darf. Teilen Sie sie auf mehrere Dateien mit „Hinzufügen und aktualisieren“ auf.',
  no_room_for_copy:
    'Auf dem Datenträger dieses PCs ist zu wenig Platz für eine Kopie von {mb} MB. Schaffen Sie Platz, und versuchen Sie es erneut. Nichts ging verloren.',
  gzip_damaged:
    '{path} ist eine beschädigte oder unvollständige gzip-Datei. Exportieren Sie sie erneut, und lassen Sie den Export fertig werden.',
  gzip_too_large:
    '{path} enthält entpackt weit mehr, als ein Katalog hat. Entpacken Sie die Datei, und prüfen Sie den Inhalt.',
  gzip_twice: '{path} ist doppelt gepackt (gzip). Entpacken Sie die Datei zuerst.',
  gzip_spreadsheet:
    '{path} ist eine Tabelle, die noch einmal mit gzip gepackt ist. Entpacken Sie sie zuerst.',
  old_excel:
    '{path} ist eine alte Excel-Datei (.xls) oder hat ein Passwort. Speichern Sie sie ohne Passwort als .xlsx oder als CSV.',
  file_is_pdf: '{path} ist ein PDF. Exportieren Sie die Artikel als CSV, JSON, XML oder Tabelle.',
  file_is_image: '{path} ist ein Bild. Wählen Sie die Datei mit den Artikeln.',
  file_is_empty_zip: '{path} ist eine leere Zip-Datei.',
  file_is_database: '{path} ist eine Datenbank. Exportieren Sie die Artikel als CSV, JSON, XML oder Tabelle.',
  file_is_web_page:
    '{path} ist eine Webseite, kein Katalog. Vielleicht hat der Export eine Anmeldeseite geliefert. Exportieren Sie noch einmal.',
  binary_workbook: '{path} ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie sie als .xlsx oder CSV.',
  zip_without_workbook: '{path} ist eine Zip-Datei ohne Arbeitsmappe. Wählen Sie die Tabelle selbst.',
  zip_too_many_parts: '{path} hat zu viele Teile für eine Tabelle.',
  zip_with_password: '{path} hat ein Passwort. Speichern Sie die Datei ohne.',
  spreadsheet_damaged:
    '{path} ist eine beschädigte oder unvollständige Tabelle ({detail}). Speichern Sie sie erneut.',
  spreadsheet_too_large:
    '{path} enthält entpackt weit mehr, als eine Artikeltabelle hat ({part}). Speichern Sie sie als CSV.',
  spreadsheet_too_much_text: '{path} enthält zu viel Text für eine Tabelle. Speichern Sie sie als CSV.',
  sheet_missing: '{path} hat kein Blatt namens „{sheet}“. Es gibt: {sheets}.',
  xml_without_records: '{path} hat kein Element, das sich wiederholt, also keine Artikel.',
  xml_doctype:
    '{path} hat einen DOCTYPE, der Text nachladen oder vervielfachen kann. Exportieren Sie die Datei ohne.',
  xml_invalid: '{path} ist kein gültiges XML: {detail}. Exportieren Sie die Datei erneut.',
  xml_too_deep: '{path} ist tiefer als {max} Ebenen verschachtelt.',
  xml_record_too_large: '{path} hat einen Datensatz von mehr als {mb} MB.',
  json_without_list: '{path} enthält keine Liste von Artikeln. Exportieren Sie die Artikel als Liste.',
  json_invalid:
    '{path} ist kein gültiges JSON: {reason} Exportieren Sie die Datei erneut, und lassen Sie den Export fertig werden.',
  json_ends_early: 'Der Text endet zu früh.',
  json_goes_on: 'Nach dem Ende folgt weiterer Text.',
  json_name_missing: 'Ein Feldname fehlt.',
  json_name_forbidden: 'Der Feldname „{name}“ ist nicht erlaubt.',
  json_sign_missing: 'Vor Artikel {index} fehlt „{sign}“.',
  json_unreadable: 'Der Text ist nicht lesbar.',
  json_product_unreadable: 'Artikel {index} ist nicht lesbar.',
  json_name_unreadable: 'Ein Feldname ist nicht lesbar.',
  json_field_unreadable: 'Das Feld „{name}“ ist nicht lesbar.',
  json_value_too_large: 'Ein Produkt darin ist größer als {mb} MB.',
  json_too_deep: 'Der Text ist tiefer als {max} Ebenen verschachtelt.',
  dump_too_large: 'Der Datenexport hat mehr als {max} Datensätze.',
  preview_without_file: 'Welche Datei? Geben Sie ihren `path` oder eine `source_id` an.',
  preview_cancelled: 'Die Vorschau wurde abgebrochen.',

  source_missing: 'Es gibt keine Katalogquelle mit der ID „{id}“. Sehen Sie unter Importe nach.',
  import_missing: 'Es gibt keinen Import mit der ID „{id}“.',
  import_running: '„{name}“ läuft bereits. Warten Sie das Ende ab, oder brechen Sie ab.',
  import_failed:
    'Etwas ist schiefgegangen: {detail}. Der alte Katalog ist unverändert. Starten Sie den Import erneut; schlägt er wieder fehl, sehen Sie ins Protokoll.',
  import_interrupted:
    'Shopbell wurde während dieses Imports beendet: durch Stromausfall, Absturz oder von außen. Der alte Katalog ist unverändert. Starten Sie den Import erneut.',
  import_stopped: 'Shopbell wurde während dieses Imports geschlossen. Der alte Katalog ist unverändert.',
  import_declined: 'Sie haben den alten Katalog behalten; diese Datei wurde nicht importiert.',
  file_declined:
    'Sie haben diese Datei schon abgelehnt, daher bleibt der alte Katalog. Starten Sie den Import selbst, um wieder gefragt zu werden.',
  file_undone:
    'Sie haben den Import dieser Datei rückgängig gemacht, daher wird sie nicht automatisch wieder importiert. Starten Sie den Import selbst, um sie zu verwenden.',
  no_products: 'Die Datei enthält keine Artikel. Ist sie der Export Ihres Shops?',
  no_products_because: 'Die Datei enthält keine Artikel. {reason}',
  none_usable: 'Keiner der Artikel war lesbar, daher wurde nichts geändert.',
  none_usable_because: 'Keiner der Artikel war lesbar, daher wurde nichts geändert. {reason}',
  none_usable_in_row:
    'Keiner der Artikel war lesbar, daher wurde nichts geändert. Das erste Problem, in Zeile {row}: {reason}',
  bot_archived:
    'Der Bot „{bot}“, für den dieser Katalog ist, ist archiviert. Wählen Sie einen anderen, oder stellen Sie ihn über das Bot-Menü in der Seitenleiste wieder her.',
  snapshot_not_kept: 'Der vorige Katalog ist nicht mehr da: Nur die letzten {max} werden aufbewahrt.',
  snapshot_elsewhere:
    'Dieser Import ging an einen externen Dienst; dessen voriger Katalog ist hier nicht gespeichert.',
  snapshot_unreadable: 'Der vorige Katalog ist nicht mehr lesbar ({detail}). Nichts wurde geändert.',

  schedule_fields: 'Nötig sind Minute, Stunde, Tag, Monat und Wochentag, zum Beispiel {example}.',
  schedule_minute: '„{value}“ ist keine gültige Minute. Möglich sind 0 bis 59 oder *.',
  schedule_hour: '„{value}“ ist keine gültige Stunde. Möglich sind 0 bis 23 oder *.',
  schedule_day: '„{value}“ ist kein gültiger Tag. Möglich sind 1 bis 31, L (der letzte) oder *.',
  schedule_month: '„{value}“ ist kein gültiger Monat. Möglich sind 1 bis 12, JAN bis DEC oder *.',
  schedule_weekday: '„{value}“ ist kein gültiger Wochentag. Möglich sind 0 bis 7, SUN bis SAT oder *.',
  schedule_range: '„{value}“ läuft rückwärts. Schreiben Sie es in zwei Teilen: {example}.',
  schedule_never: 'Dieser Zeitplan läuft nie: Ein solches Datum gibt es nicht.',

  approval_empty: 'Die Datei enthält keine Artikel; der Bot hat jetzt {present}.',
  approval_halved:
    'Artikel in der Datei: {products}, weniger als die Hälfte der {present}, die der Bot jetzt hat.',
  approval_removes:
    '{removed} der {present} Artikel des Bots ({percent} %) stehen nicht in der Datei und würden entfernt. Die Datei enthält {products}.',
  approval_columns_gone:
    'Spalten, die Sie für diese Quelle gewählt haben, stehen nicht mehr in der Datei: {columns}. Nehmen Sie sie wieder in den Export auf, oder wählen Sie die Spalten unter „Bearbeiten“ neu.',
  approval_fields_gone:
    'Die meisten Artikel verlören Angaben, die sie jetzt haben: {fields}. Wurde eine Spalte der Datei umbenannt, oder ist sie leer?',
  approval_prices_by_factor:
    'Die meisten Preise wären das {factor}-Fache der jetzigen. Ist es eine andere Währung, sind es Cent, oder fehlt ein Dezimalkomma?',
  approval_cut_off:
    'Die Datei endet mitten in einer Zeile, als würde sie noch geschrieben oder wäre abgeschnitten. Lassen Sie den Export fertig werden, und starten Sie den Import dann erneut.',
  approval_fewer_sent:
    'Artikel in der Datei: {products}, weit weniger als die {present}, die zuletzt an den Dienst gesendet wurden.',
  approval_of_source:
    '{reason} Die wegfallenden Artikel kamen aus der Quelle „{source}“. Sollen beide Quellen diesen Bot füllen, stellen Sie beide auf „Hinzufügen und aktualisieren“.',
  approval_of_another_file: 'Das ist nicht die Datei, der Sie zugestimmt haben. {reason}',

  no_sync_key:
    'Die Verbindung „{connection}“ hat keinen Sync-Schlüssel. Tragen Sie ihn unter Einstellungen → Verbindungen ein.',
  nothing_to_send: 'Die Datei enthält keinen brauchbaren Artikel, daher wurde nichts gesendet.',
  catalog_too_large_to_send:
    'Der Dienst nimmt Kataloge bis {mb} MB an, und dieser ist größer. Nichts wurde gesendet. Teilen Sie die Datei auf mehrere Quellen mit „Hinzufügen und aktualisieren“ auf, oder kürzen Sie die Beschreibungen.',
  service_silent:
    '{address} hat {seconds} Sekunden lang nicht geantwortet. Der Katalog dort ist unverändert.',
  service_refused_connection:
    '{address} hat die Verbindung abgelehnt. Läuft der Dienst dort? Der Katalog dort ist unverändert.',
  service_hung_up: '{address} hat die Verbindung getrennt. Der Katalog dort ist unverändert.',
  service_name_unknown:
    '{address} wurde nicht gefunden. Ist dieser PC online? Der Katalog dort ist unverändert.',
  service_unreachable: '{address} war nicht erreichbar: {detail}. Der Katalog dort ist unverändert.',
  service_refused_key:
    'Der Dienst hat den Sync-Schlüssel abgelehnt. Tragen Sie den richtigen unter Einstellungen → Verbindungen ein.',
  service_not_found:
    'Unter dieser Adresse werden keine Kataloge angenommen. Prüfen Sie sie unter Einstellungen → Verbindungen.',
  service_not_a_sync:
    'Unter dieser Adresse hat etwas anderes geantwortet als ein Katalogdienst. Prüfen Sie sie unter Einstellungen → Verbindungen.',
  service_too_large:
    'Der Katalog ist dem Dienst zu groß. Teilen Sie die Datei auf mehrere Quellen mit „Hinzufügen und aktualisieren“ auf.',
  service_busy: 'Der Dienst ist ausgelastet. Der nächste Import versucht es erneut.',
  service_error: 'Der Dienst hatte einen Fehler (HTTP {status}). Der nächste Import versucht es erneut.',
  service_moved:
    'Der Dienst ist umgezogen (HTTP {status}). Tragen Sie die neue Adresse unter Einstellungen → Verbindungen ein.',
  service_refused: 'Der Dienst hat diesen Katalog abgelehnt (HTTP {status}).',
  service_rejected_some: {
    one: 'Der Dienst hat {count} von {sent} Artikeln abgelehnt. Details stehen bei den Zeilen.',
    other: 'Der Dienst hat {count} von {sent} Artikeln abgelehnt. Details stehen bei den Zeilen.',
  },
  service_rejected_all: {
    one: 'Der Dienst hat den {count} gesendeten Artikel abgelehnt. Details stehen bei den Zeilen.',
    other: 'Der Dienst hat alle {count} gesendeten Artikel abgelehnt. Details stehen bei den Zeilen.',
  },
  service_said: '{reason} Der Dienst sagt: {text}',

  entry_invalid: 'Eintrag: {reason}',
  entry_question: 'Frage: {reason}',
  entry_answer: 'Antwort: {reason}',
  entry_alternatives: 'Andere Formulierungen: {reason}',
  entry_alternative: 'Andere Formulierung {index}: {reason}',
  entry_url: 'URL: {reason}',
  entries_too_many: 'Es sind mehr als {max} Einträge. Teilen Sie die Datei.',
  entries_without_header:
    'Die erste Zeile muss die Spalten nennen, darunter „question“ und „answer“. Dort steht: {found}.',
  entries_quote_unclosed:
    'Hier wird ein Anführungszeichen geöffnet und nie geschlossen. Schließen oder verdoppeln Sie es.',
  entries_quote_in_cell:
    'In einer Zelle steht ein Anführungszeichen. Setzen Sie die Zelle in Anführungszeichen, und verdoppeln Sie die inneren.',
  entries_not_csv: 'Diese Zeile ist nicht als CSV lesbar: {detail}',
  entries_not_json: 'Das ist kein gültiges JSON. Prüfen Sie diese Zeile und die davor.',
  entries_not_a_list: 'Das muss eine Liste von Einträgen sein, jeder mit „question“ und „answer“.',
  nothing_to_read: 'Hier gibt es nichts zu lesen.',
  answer_without_question: 'Vor dieser Antwort steht keine Frage.',
  question_without_answer: 'Auf die Frage „{question}“ folgt keine Antwort.',
  neither_question_nor_answer: 'Das ist weder Frage noch Antwort. Beginnen Sie mit „Q:“ oder „A:“.',

  document_missing: 'Es gibt kein Dokument mit der ID „{id}“.',
  document_too_large:
    'Ein Dokument darf höchstens {mb} MB haben. Teilen Sie es, oder speichern Sie es ohne seine Bilder.',
  document_without_bytes: 'Senden Sie die Bytes der Datei in `base64`.',
  document_without_content: 'Senden Sie den Text oder die Bytes der Datei in `base64`.',
  document_too_long:
    'Dieses Dokument hat {count} Zeichen Text; höchstens {max} sind möglich. Teilen Sie es, und fügen Sie die Teile hinzu, nach denen gefragt wird.',
  document_without_text:
    'In diesem Dokument steht kein Text. Wählen Sie eine andere Datei, oder fügen Sie den Text ein.',
  document_too_slow:
    'Dieses Dokument zu lesen dauert länger als {seconds} Sekunden. Teilen Sie es, oder fügen Sie den Teil ein, nach dem gefragt wird.',
  document_too_much_memory:
    'Dieses Dokument braucht mehr Speicher, als verfügbar ist. Teilen Sie es, oder speichern Sie es ohne seine Bilder.',
  not_a_pdf: 'Diese Datei ist kein PDF. {reason}',
  not_a_word_file: 'Diese Datei ist keine Word-Datei (.docx). {reason}',
  not_a_text_file: 'Diese Datei ist keine Textdatei. {reason}',
  found_nothing: 'Sie ist leer.',
  found_pdf: 'Sie ist ein PDF: Fügen Sie sie als solches hinzu.',
  found_zip:
    'Sie ist eine gepackte Datei: Word-Dateien enden auf .docx, und Archive müssen zuerst entpackt werden.',
  found_old_word:
    'Sie ist eine alte Word-Datei (.doc) oder hat ein Passwort. Öffnen Sie sie in Word oder LibreOffice, und speichern Sie sie als .docx.',
  found_rich_text: 'Sie ist Rich Text (.rtf). Speichern Sie sie als .docx.',
  found_unknown: 'Speichern Sie sie im Ursprungsprogramm neu, oder fügen Sie den Text ein.',
  word_damaged:
    'Diese Word-Datei ist beschädigt: Ihr Text ist nicht auffindbar. Öffnen Sie sie in Word oder LibreOffice, speichern Sie sie als .docx, und fügen Sie diese Datei hinzu.',
  pdf_damaged:
    'Dieses PDF ist beschädigt oder unvollständig. Öffnen Sie es in einem PDF-Programm, speichern Sie es neu, und fügen Sie diese Datei hinzu.',
  pdf_page_damaged:
    'Seite {page} dieses PDFs ist beschädigt. Öffnen Sie es in einem PDF-Programm, speichern Sie es neu, und fügen Sie diese Datei hinzu.',
  pdf_with_password:
    'Dieses PDF hat ein Passwort und ist nicht lesbar. Speichern Sie eine Kopie ohne Passwort (etwa durch Drucken in ein PDF), und fügen Sie diese hinzu.',
  pdf_too_long:
    'Dieses PDF hat {count} Seiten; höchstens {max} sind möglich. Teilen Sie es, und fügen Sie die Teile hinzu, nach denen gefragt wird.',
  pdf_without_text: {
    one: 'Dieses PDF enthält keinen Text, nur Bilder ({count} Seite): Es wurde wohl gescannt. Lassen Sie im Scanner- oder PDF-Programm eine Texterkennung (OCR) laufen, oder fügen Sie den Text ein.',
    other:
      'Dieses PDF enthält keinen Text, nur Bilder ({count} Seiten): Es wurde wohl gescannt. Lassen Sie im Scanner- oder PDF-Programm eine Texterkennung (OCR) laufen, oder fügen Sie den Text ein.',
  },

  ...testTexts,
  ...modelTexts,
  ...storageTexts,
} as const satisfies FaultTexts
