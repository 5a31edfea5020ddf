import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { autostartEntry, autostartFolder, removeAutostart, writeAutostart } from '#main/shell/login-entry.ts'
import { tempFolder } from '../helpers/hub.ts'

const execOf = (command: string[]) => /^Exec=(.*)$/m.exec(autostartEntry(command))?.[1]

describe('start at login on Linux', () => {
  it('writes an entry the desktop can start, and removes it again', () => {
    const folder = join(tempFolder(), 'autostart')
    writeAutostart(folder, ['/opt/Shopbell/shopbell', '--minimised'])
    const entry = readFileSync(join(folder, 'shopbell.desktop'), 'utf8')
    expect(entry).toMatch(/^\[Desktop Entry\]\nType=Application\nName=Shopbell\n/)
    expect(entry).toContain('\nExec="/opt/Shopbell/shopbell" "--minimised"\n')
    removeAutostart(folder)
    expect(existsSync(join(folder, 'shopbell.desktop'))).toBe(false)
    removeAutostart(folder)
  })

  it('quotes what a path may hold, so that nothing of it is run', () => {
    expect(execOf(['/home/Jörg Müller/Shop bell.AppImage'])).toBe('"/home/Jörg Müller/Shop bell.AppImage"')
    expect(execOf(['/a"b'])).toBe('"/a\\\\"b"')
    expect(execOf(['/a$HOME`id`'])).toBe('"/a\\\\$HOME\\\\`id\\\\`"')
    expect(execOf(['/a\\b'])).toBe('"/a\\\\\\\\b"')
    expect(execOf(['/100%f'])).toBe('"/100%%f"')
  })

  it('lies where the desktop looks', () => {
    expect(autostartFolder({ XDG_CONFIG_HOME: '/cfg' })).toBe(join('/cfg', 'autostart'))
    expect(autostartFolder({})).toBe(join(homedir(), '.config', 'autostart'))
  })
})
