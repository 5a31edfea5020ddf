/** Texts outside the window: tray, menu, notifications, native dialogs. */
export const en = {
  running: (address: string) => `Running at ${address}`,
  notListening: 'Running, but not reachable',
  paused: 'Paused: visitors are asked to try again later',
  waiting: (count: number) => (count === 1 ? '1 visitor is waiting' : `${count} visitors are waiting`),
  unread: (count: number) => (count === 1 ? '1 unread event' : `${count} unread events`),
  open: 'Open Shopbell',
  pause: 'Pause service',
  resume: 'Resume service',
  quit: 'Quit Shopbell',

  oneWaitsTitle: 'A visitor is waiting for you',
  oneWaits: (bot: string) => `A visitor chatting with ${bot} asked for a person.`,
  accept: 'Accept',
  oneWritesTitle: 'A visitor wrote to you',
  oneWrites: (bot: string) => `There's a new message in your conversation with a visitor of ${bot}.`,
  manyWaitTitle: (count: number) => `${count} visitors are waiting for you`,
  manyWait: 'Open Shopbell to reply.',
  testTitle: 'Notifications work',
  testBody: "This is how you'll hear about visitors who are waiting for you.",
  oneLead: 'New lead',
  oneHandover: 'Someone asked for a person',
  leads: (count: number) => (count === 1 ? '1 new lead' : `${count} new leads`),
  handovers: (count: number) => (count === 1 ? '1 request for a person' : `${count} requests for a person`),
  lookAtEvent: 'Click to view it.',
  lookAtEvents: 'Click to view them under Events.',
  test: 'Test event',
  stillRunningTitle: 'Shopbell is still running',
  stillRunning: 'Your bots keep answering while the window is closed. To stop, choose Quit from the menu.',

  file: 'File',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
  help: 'Help',
  settings: 'Settings…',
  revealDataFolder: 'Show data folder',
  checkForUpdates: 'Check for updates…',
  about: 'About Shopbell',
  closeWindow: 'Close window',

  cannotStart: "Shopbell couldn't start",
  diskFull: 'The disk of this PC is full',
  diskFullDetail:
    'Free up some space. Shopbell starts on its own as soon as there is room. Nothing was lost.',
  databaseDamaged: 'The database is damaged',
  databaseMissing: 'The database is missing',
  noBackup: "There's no backup on this PC. Nothing was changed.",
  newestBackup: (time: string) =>
    `The newest backup is from ${time}. What came after it would be missing. The current file is set aside untouched.`,
  tryAgain: 'Try again',
  restoreBackup: 'Restore backup',
  portTaken: "Shopbell's port is in use",
  portTakenDetail:
    "Another program is using it. Shopbell can start on a different port this time, but websites and programs that use the usual address won't reach it.",
  otherPort: 'Use a different port this time',
  quitButton: 'Quit',
  otherPortTitle: 'Shopbell is using a different port this time',
  otherPortDetail: (address: string) => `It's available at ${address}`,

  openLink: 'Open this address in your browser?',
  openButton: 'Open',
  cancel: 'Cancel',
  unsaved: 'You have unsaved changes',
  unsavedDetail: "They'll be lost if you quit Shopbell now.",
  quitAnyway: 'Quit anyway',
  stay: 'Keep working',

  fileRefused: "This file can't be opened",
  fileUnknown: (name: string) => `${name} isn't a supported file type. Use CSV, Excel, XML or JSON.`,
  fileUnreadable: (name: string) =>
    `${name} couldn't be read. Check that it still exists and that you have permission to open it.`,

  windowGone: 'The window keeps closing',
  windowGoneDetail:
    'The service is still running, and your bots keep answering. See the log in the data folder for details.',
  openAgain: 'Reopen',
  updateTitle: (version: string) => `Shopbell ${version} is available`,
  updateBody: 'Click to see how to update.',
}

export type Texts = typeof en
