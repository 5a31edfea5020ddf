import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import type { Texts } from './texts/index.ts'

type Item = MenuItemConstructorOptions

type MenuActs = {
  readonly open: (path: string) => void
  readonly revealDataFolder: () => void
  /** Absent where this copy cannot update itself. */
  readonly checkForUpdates: (() => void) | undefined
}

/** The usual menus with the usual shortcuts; made again when the language changes. */
export function showMenu(texts: Texts, acts: MenuActs): void {
  const settings: Item = {
    label: texts.settings,
    accelerator: 'CmdOrCtrl+,',
    click: () => acts.open('/settings'),
  }
  const isMac = process.platform === 'darwin'
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu(texts, settings)] : []),
      {
        label: texts.file,
        submenu: [
          ...(isMac ? [] : [settings, separator]),
          { label: texts.closeWindow, role: 'close' },
          ...(isMac ? [] : [{ label: texts.quit, accelerator: 'CmdOrCtrl+Q', role: 'quit' } as const]),
        ],
      },
      { label: texts.edit, role: 'editMenu' },
      { label: texts.view, submenu: viewMenu() },
      { label: texts.window, role: 'windowMenu' },
      { label: texts.help, role: 'help', submenu: helpMenu(texts, acts, isMac) },
    ]),
  )
}

const separator: Item = { type: 'separator' }

function appMenu(texts: Texts, settings: Item): Item {
  return {
    label: app.name,
    submenu: [
      { label: texts.about, role: 'about' },
      separator,
      settings,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { label: texts.quit, role: 'quit' },
    ],
  }
}

/** Reloading would throw away what is half written: for us who build it only. */
function viewMenu(): Item[] {
  const developing: Item[] = [{ role: 'reload' }, { role: 'toggleDevTools' }, separator]
  return [
    ...(app.isPackaged ? [] : developing),
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
  ]
}

function helpMenu(texts: Texts, acts: MenuActs, isMac: boolean): Item[] {
  return [
    { label: texts.revealDataFolder, click: () => acts.revealDataFolder() },
    ...(acts.checkForUpdates ? [{ label: texts.checkForUpdates, click: acts.checkForUpdates }] : []),
    ...(isMac ? [] : [separator, { label: texts.about, role: 'about' } as const]),
  ]
}
