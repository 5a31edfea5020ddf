import type { Texts } from './en.ts'

export const de: Texts = {
  running: (address) => `Läuft unter ${address}`,
  notListening: 'Läuft, ist aber nicht erreichbar',
  paused: 'Pausiert: Besucher werden gebeten, es später erneut zu versuchen',
  waiting: (count) => (count === 1 ? '1 Besucher wartet' : `${count} Besucher warten`),
  unread: (count) => (count === 1 ? '1 ungelesenes Ereignis' : `${count} ungelesene Ereignisse`),
  open: 'Shopbell öffnen',
  pause: 'Dienst pausieren',
  resume: 'Dienst fortsetzen',
  quit: 'Shopbell beenden',

  oneWaitsTitle: 'Ein Besucher wartet auf Sie',
  oneWaits: (bot) => `Ein Besucher im Chat mit ${bot} möchte mit einem Menschen sprechen.`,
  accept: 'Annehmen',
  oneWritesTitle: 'Ein Besucher hat Ihnen geschrieben',
  oneWrites: (bot) => `In Ihrem Gespräch mit einem Besucher von ${bot} gibt es eine neue Nachricht.`,
  manyWaitTitle: (count) => `${count} Besucher warten auf Sie`,
  manyWait: 'Öffnen Sie Shopbell, um zu antworten.',
  testTitle: 'Benachrichtigungen funktionieren',
  testBody: 'So erfahren Sie von Besuchern, die auf Sie warten.',
  oneLead: 'Neuer Lead',
  oneHandover: 'Jemand möchte einen Menschen sprechen',
  leads: (count) => (count === 1 ? '1 neuer Lead' : `${count} neue Leads`),
  handovers: (count) =>
    count === 1 ? '1 Anfrage nach einem Menschen' : `${count} Anfragen nach einem Menschen`,
  lookAtEvent: 'Klicken Sie, um es anzusehen.',
  lookAtEvents: 'Klicken Sie, um sie unter „Ereignisse“ anzusehen.',
  test: 'Testereignis',
  stillRunningTitle: 'Shopbell läuft weiter',
  stillRunning:
    'Ihre Bots antworten auch bei geschlossenem Fenster. Zum Beenden wählen Sie „Beenden“ im Menü.',

  file: 'Datei',
  edit: 'Bearbeiten',
  view: 'Ansicht',
  window: 'Fenster',
  help: 'Hilfe',
  settings: 'Einstellungen…',
  revealDataFolder: 'Datenordner anzeigen',
  checkForUpdates: 'Nach Updates suchen…',
  about: 'Über Shopbell',
  closeWindow: 'Fenster schließen',

  cannotStart: 'Shopbell konnte nicht starten',
  diskFull: 'Die Festplatte dieses PCs ist voll',
  diskFullDetail:
    'Schaffen Sie etwas Platz. Sobald er da ist, startet Shopbell von selbst. Es ging nichts verloren.',
  databaseDamaged: 'Die Datenbank ist beschädigt',
  databaseMissing: 'Die Datenbank fehlt',
  noBackup: 'Auf diesem PC gibt es keine Sicherung. Es wurde nichts verändert.',
  newestBackup: (time) =>
    `Die neueste Sicherung ist von ${time}. Was danach kam, würde fehlen. Die jetzige Datei wird unverändert beiseitegelegt.`,
  tryAgain: 'Erneut versuchen',
  restoreBackup: 'Sicherung wiederherstellen',
  portTaken: 'Der Port von Shopbell ist belegt',
  portTakenDetail:
    'Ein anderes Programm verwendet ihn. Shopbell kann dieses Mal auf einem anderen Port starten; Websites und Programme mit der gewohnten Adresse erreichen es dann aber nicht.',
  otherPort: 'Dieses Mal anderen Port verwenden',
  quitButton: 'Beenden',
  otherPortTitle: 'Shopbell verwendet dieses Mal einen anderen Port',
  otherPortDetail: (address) => `Es ist erreichbar unter ${address}`,

  openLink: 'Diese Adresse im Browser öffnen?',
  openButton: 'Öffnen',
  cancel: 'Abbrechen',
  unsaved: 'Sie haben ungespeicherte Änderungen',
  unsavedDetail: 'Sie gehen verloren, wenn Sie Shopbell jetzt beenden.',
  quitAnyway: 'Trotzdem beenden',
  stay: 'Weiterarbeiten',

  fileRefused: 'Diese Datei kann nicht geöffnet werden',
  fileUnknown: (name) =>
    `Der Dateityp von ${name} wird nicht unterstützt. Verwenden Sie CSV, Excel, XML oder JSON.`,
  fileUnreadable: (name) =>
    `${name} konnte nicht gelesen werden. Prüfen Sie, ob die Datei noch da ist und Sie sie öffnen dürfen.`,

  windowGone: 'Das Fenster schließt sich immer wieder',
  windowGoneDetail:
    'Der Dienst läuft weiter, und Ihre Bots antworten. Details stehen im Protokoll im Datenordner.',
  openAgain: 'Erneut öffnen',
  updateTitle: (version) => `Shopbell ${version} ist verfügbar`,
  updateBody: 'Klicken Sie, um zu sehen, wie Sie aktualisieren.',
}
