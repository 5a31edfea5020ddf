import type { StartTrouble } from '#main/lib/start-trouble.ts'
import type { BackupKind, ShopCounts } from '#shared/schemas/backup.ts'
import type { Language } from './pages.ts'

type Kind = StartTrouble['kind']

type Texts = {
  readonly titles: Readonly<Record<Kind, string>>
  readonly texts: Readonly<Record<Kind, string>>
  readonly details: string
  readonly newest: string
  readonly others: string
  readonly none: string
  readonly after: string
  readonly nothingAfter: string
  readonly unknownAfter: string
  readonly restore: string
  readonly kept: string
  readonly empty: string
  readonly emptyHint: string
  readonly signIn: string
  readonly starting: string
  readonly startingText: string
  readonly kinds: Readonly<Record<BackupKind, string>>
  readonly counts: (counts: ShopCounts) => string
}

export const troubleTexts: Readonly<Record<Language, Texts>> = {
  en: {
    titles: {
      full: 'The disk of this PC is full',
      damaged: 'The database is damaged',
      missing: 'The database is missing',
      foreign: 'The database can’t be read',
    },
    texts: {
      full: 'Shopbell can’t start without some free space. Delete or move files you don’t need; Shopbell starts on its own as soon as there is room. Nothing was lost.',
      damaged:
        'Shopbell didn’t start, so that nothing gets worse. The damaged file stays as it is. You can go on with a backup:',
      missing:
        'The file with your shop’s data was deleted or moved. If you moved it, put it back and Shopbell starts on its own. Otherwise go on with a backup:',
      foreign:
        'The file with your shop’s data was overwritten or is badly damaged. It stays as it is. You can go on with a backup:',
    },
    details: 'Details',
    newest: 'Newest backup',
    others: 'Older backups',
    none: 'There are no backups on this PC. If you have one elsewhere, put it into this folder and reload the page:',
    after: 'Missing afterwards:',
    nothingAfter: 'Nothing would be missing.',
    unknownAfter: 'Everything after that time would be missing.',
    restore: 'Restore this backup',
    kept: 'The current file is set aside untouched in:',
    empty: 'Start with an empty shop',
    emptyHint: 'Only if you don’t need the old data.',
    signIn:
      'To restore a backup here, get a link: run this in the Shopbell folder, then open the link it prints.',
    starting: 'Shopbell is starting',
    startingText: 'This page opens the dashboard in a moment.',
    kinds: {
      daily: 'daily',
      weekly: 'weekly',
      manual: 'made by hand',
      before_upgrade: 'before an upgrade',
      before_restore: 'before a restore',
      rescued: 'rescued',
    },
    counts: (counts) =>
      listOf('en', [
        [counts.conversations, 'conversation', 'conversations'],
        [counts.messages, 'message', 'messages'],
        [counts.leads, 'lead', 'leads'],
        [counts.events, 'event', 'events'],
        [counts.entries, 'answer', 'answers'],
        [counts.documents, 'document', 'documents'],
        [counts.bots, 'bot', 'bots'],
      ]),
  },
  de: {
    titles: {
      full: 'Die Festplatte dieses PCs ist voll',
      damaged: 'Die Datenbank ist beschädigt',
      missing: 'Die Datenbank fehlt',
      foreign: 'Die Datenbank ist nicht lesbar',
    },
    texts: {
      full: 'Shopbell braucht etwas freien Speicherplatz, um zu starten. Löschen oder verschieben Sie Dateien, die Sie nicht brauchen; sobald Platz ist, startet Shopbell von selbst. Es ging nichts verloren.',
      damaged:
        'Shopbell wurde nicht gestartet, damit nichts schlimmer wird. Die beschädigte Datei bleibt, wie sie ist. Sie können mit einer Sicherung weiterarbeiten:',
      missing:
        'Die Datei mit den Daten Ihres Shops wurde gelöscht oder verschoben. Haben Sie sie verschoben, legen Sie sie zurück, und Shopbell startet von selbst. Sonst arbeiten Sie mit einer Sicherung weiter:',
      foreign:
        'Die Datei mit den Daten Ihres Shops wurde überschrieben oder ist stark beschädigt. Sie bleibt, wie sie ist. Sie können mit einer Sicherung weiterarbeiten:',
    },
    details: 'Details',
    newest: 'Neueste Sicherung',
    others: 'Ältere Sicherungen',
    none: 'Auf diesem PC gibt es keine Sicherung. Haben Sie anderswo eine, legen Sie sie in diesen Ordner und laden Sie die Seite neu:',
    after: 'Danach fehlen:',
    nothingAfter: 'Es würde nichts fehlen.',
    unknownAfter: 'Alles nach diesem Zeitpunkt würde fehlen.',
    restore: 'Diese Sicherung wiederherstellen',
    kept: 'Die jetzige Datei wird unverändert hier abgelegt:',
    empty: 'Mit einem leeren Shop starten',
    emptyHint: 'Nur, wenn Sie die alten Daten nicht brauchen.',
    signIn:
      'Um hier eine Sicherung wiederherzustellen, brauchen Sie einen Link: Führen Sie das im Ordner von Shopbell aus, und öffnen Sie den ausgegebenen Link.',
    starting: 'Shopbell startet',
    startingText: 'Diese Seite öffnet gleich das Dashboard.',
    kinds: {
      daily: 'täglich',
      weekly: 'wöchentlich',
      manual: 'von Hand',
      before_upgrade: 'vor einem Update',
      before_restore: 'vor einer Wiederherstellung',
      rescued: 'gerettet',
    },
    counts: (counts) =>
      listOf('de', [
        [counts.conversations, 'Gespräch', 'Gespräche'],
        [counts.messages, 'Nachricht', 'Nachrichten'],
        [counts.leads, 'Lead', 'Leads'],
        [counts.events, 'Ereignis', 'Ereignisse'],
        [counts.entries, 'Antwort', 'Antworten'],
        [counts.documents, 'Dokument', 'Dokumente'],
        [counts.bots, 'Bot', 'Bots'],
      ]),
  },
}

function listOf(language: Language, named: readonly (readonly [number, string, string])[]): string {
  const number = new Intl.NumberFormat(language)
  const parts = named
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${number.format(count)} ${count === 1 ? one : many}`)
  return new Intl.ListFormat(language).format(parts)
}
