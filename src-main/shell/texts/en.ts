/** What the app says outside its window: tray, menu, notifications, native dialogs. */
export const en = {
  running: (address: string) => `Running at ${address}`,
  notListening: 'Running, not reachable',
  paused: 'Paused: visitors are asked to come back later',
  waiting: (count: number) => (count === 1 ? '1 visitor is waiting' : `${count} visitors are waiting`),
  unread: (count: number) => (count === 1 ? '1 unread event' : `${count} unread events`),
  open: 'Open Shopbell',
  pause: 'Pause the service',
  resume: 'Resume the service',
  quit: 'Quit Shopbell',

  oneWaitsTitle: 'Someone is waiting for you',
  oneWaits: (bot: string) => `A visitor of ${bot} asked for a person.`,
  manyWaitTitle: (count: number) => `${count} visitors are waiting for you`,
  manyWait: 'They asked for a person. Open Shopbell to answer.',
  oneLead: 'New lead',
  oneHandover: 'Someone asked for a person',
  leads: (count: number) => (count === 1 ? '1 new lead' : `${count} new leads`),
  handovers: (count: number) => (count === 1 ? '1 asked for a person' : `${count} asked for a person`),
  lookAtEvent: 'Click to see it.',
  lookAtEvents: 'Click to see them under Events.',
  test: 'Only a test',
  stillRunningTitle: 'Shopbell is still running',
  stillRunning: 'Your visitors are answered while the window is closed. To end it, choose Quit in the menu.',

  file: 'File',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
  help: 'Help',
  settings: 'Settings…',
  revealDataFolder: 'Show the data folder',
  checkForUpdates: 'Check for updates…',
  about: 'About Shopbell',
  closeWindow: 'Close window',

  cannotStart: 'Shopbell could not start',
  portTaken: 'The port of Shopbell is taken',
  portTakenDetail:
    'Another program answers there. With another port for this time Shopbell can start, but websites and programs that were given the usual address will not reach it.',
  otherPort: 'Use another port this time',
  quitButton: 'Quit',
  otherPortTitle: 'Shopbell runs on another port this time',
  otherPortDetail: (address: string) => `It answers at ${address}`,

  openLink: 'Open this address in your browser?',
  openButton: 'Open',
  cancel: 'Cancel',
  unsaved: 'There is unsaved work in the window',
  unsavedDetail: 'It is lost when Shopbell quits now.',
  quitAnyway: 'Quit anyway',
  stay: 'Stay',

  fileRefused: 'This file cannot be opened',
  fileUnknown: (name: string) =>
    `${name} is not a product file Shopbell can read. It takes CSV, Excel, XML and JSON.`,
  fileUnreadable: (name: string) => `${name} cannot be read. Is it still there, and may you open it?`,

  windowGone: 'The window keeps closing',
  windowGoneDetail: 'The service goes on and visitors are answered. The log in the data folder says more.',
  openAgain: 'Open again',
  updateTitle: (version: string) => `Shopbell ${version} can be had`,
  updateBody: 'You have an older version. Click to see how to update.',
}

export type Texts = typeof en
