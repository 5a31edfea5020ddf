import type { Texts } from './en.ts'

export const de: Texts = {
  running: (address) => `Läuft unter ${address}`,
  notListening: 'Läuft, ist aber nicht erreichbar',
  paused: 'Pausiert: Besucher werden gebeten, später wiederzukommen',
  waiting: (count) => (count === 1 ? '1 Besucher wartet' : `${count} Besucher warten`),
  unread: (count) => (count === 1 ? '1 ungelesenes Ereignis' : `${count} ungelesene Ereignisse`),
  open: 'Shopbell öffnen',
  pause: 'Dienst pausieren',
  resume: 'Dienst fortsetzen',
  quit: 'Shopbell beenden',

  oneWaitsTitle: 'Jemand wartet auf Sie',
  oneWaits: (bot) => `Ein Besucher von ${bot} möchte mit einem Menschen sprechen.`,
  manyWaitTitle: (count) => `${count} Besucher warten auf Sie`,
  manyWait: 'Sie möchten mit einem Menschen sprechen. Öffnen Sie Shopbell, um zu antworten.',
  oneLead: 'Neuer Interessent',
  oneHandover: 'Jemand möchte Sie sprechen',
  leads: (count) => (count === 1 ? '1 neuer Interessent' : `${count} neue Interessenten`),
  handovers: (count) => (count === 1 ? '1 Bitte um ein Gespräch' : `${count} Bitten um ein Gespräch`),
  lookAtEvent: 'Klicken Sie, um es anzusehen.',
  lookAtEvents: 'Klicken Sie, um sie unter Ereignisse anzusehen.',
  test: 'Nur ein Test',
  stillRunningTitle: 'Shopbell läuft weiter',
  stillRunning:
    'Ihre Besucher werden auch bei geschlossenem Fenster beantwortet. Zum Beenden wählen Sie „Beenden“ im Menü.',

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
  portTaken: 'Der Port von Shopbell ist belegt',
  portTakenDetail:
    'Dort antwortet ein anderes Programm. Mit einem anderen Port für dieses Mal kann Shopbell starten; Websites und Programme, die die gewohnte Adresse kennen, erreichen es dann aber nicht.',
  otherPort: 'Dieses Mal einen anderen Port nehmen',
  quitButton: 'Beenden',
  otherPortTitle: 'Shopbell läuft dieses Mal auf einem anderen Port',
  otherPortDetail: (address) => `Es antwortet unter ${address}`,

  openLink: 'Diese Adresse im Browser öffnen?',
  openButton: 'Öffnen',
  cancel: 'Abbrechen',
  unsaved: 'Im Fenster ist noch etwas nicht gespeichert',
  unsavedDetail: 'Es geht verloren, wenn Shopbell jetzt beendet wird.',
  quitAnyway: 'Trotzdem beenden',
  stay: 'Bleiben',

  fileRefused: 'Diese Datei kann nicht geöffnet werden',
  fileUnknown: (name) =>
    `${name} ist keine Produktdatei, die Shopbell lesen kann. Möglich sind CSV, Excel, XML und JSON.`,
  fileUnreadable: (name) =>
    `${name} kann nicht gelesen werden. Ist die Datei noch da, und dürfen Sie sie öffnen?`,

  windowGone: 'Das Fenster schließt sich immer wieder',
  windowGoneDetail:
    'Der Dienst läuft weiter und Besucher werden beantwortet. Mehr steht im Protokoll im Datenordner.',
  openAgain: 'Wieder öffnen',
  updateTitle: (version) => `Shopbell ${version} ist erhältlich`,
  updateBody: 'Sie haben eine ältere Version. Klicken Sie hier, um zu sehen, wie Sie aktualisieren.',
}
