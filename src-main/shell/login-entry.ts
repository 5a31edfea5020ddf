import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const fileName = 'shopbell.desktop'

/** Where Linux desktops look for what to start with the session. */
export function autostartFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'autostart')
}

export function writeAutostart(folder: string, command: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, fileName), autostartEntry(command))
}

export function removeAutostart(folder: string): void {
  rmSync(join(folder, fileName), { force: true })
}

export function autostartEntry(command: readonly string[]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Shopbell',
    `Exec=${command.map(quoted).join(' ')}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')
}

/** By the Desktop Entry Specification: quoted, its four signs escaped, the whole escaped once more as a string, % doubled. */
function quoted(word: string): string {
  const inQuotes = word.replace(/(["`$\\])/g, '\\$1')
  return `"${inQuotes.replaceAll('\\', '\\\\').replaceAll('%', '%%')}"`
}
