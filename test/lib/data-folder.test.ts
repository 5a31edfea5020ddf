import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { tempFolder } from '../helpers/hub.ts'

/** In a process of its own that takes itself to be on that system. */
function defaultPathOn(platform: string, env: Readonly<Record<string, string>>): string {
  const script = `
    Object.defineProperty(process, 'platform', { value: ${JSON.stringify(platform)} })
    const { defaultDataPath } = await import('#main/lib/data-folder.ts')
    console.log(defaultDataPath())`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  }).trim()
}

describe.skipIf(process.platform === 'win32')('the data folder nobody chose', () => {
  it.each([
    ['linux', { HOME: '/home/ada' }, '/home/ada/.local/share/Shopbell'],
    ['linux', { HOME: '/home/ada', XDG_DATA_HOME: '/data/ada' }, '/data/ada/Shopbell'],
    ['darwin', { HOME: '/Users/ada' }, '/Users/ada/Library/Application Support/Shopbell'],
    ['win32', { HOME: '/c/ada', LOCALAPPDATA: '/c/ada/AppData/Local' }, '/c/ada/AppData/Local/Shopbell/Data'],
  ])('is the usual place on %s with %j', (platform, env, expected) => {
    expect(defaultPathOn(platform, env)).toBe(expected)
  })
})

describe('a chosen data folder', () => {
  it('holds everything of the shop inside it, whichever way it was spelled', () => {
    const path = tempFolder()
    const folder = dataFolder(path)
    expect(dataFolder(`${relative(process.cwd(), path)}/`)).toEqual(folder)
    for (const [name, place] of Object.entries(folder)) {
      expect(isAbsolute(place), name).toBe(true)
      expect(place.startsWith(path), name).toBe(true)
    }
    expect(new Set(Object.values(folder)).size).toBe(Object.values(folder).length)
  })

  it.skipIf(process.platform === 'win32')('is for its user only, also when it was there before', () => {
    const path = join(tempFolder(), 'deep', 'shop')
    mkdirSync(path, { recursive: true, mode: 0o755 })
    const folder = dataFolder(path)
    prepareDataFolder(folder)
    for (const made of [folder.path, folder.backups, folder.logs, folder.spool]) {
      expect(statSync(made).mode & 0o777, made).toBe(0o700)
    }
  })
  it('can be used while a hub that stops there removes its files', async () => {
    const path = tempFolder()
    const hub = new Worker(
      `const { rmSync, writeFileSync } = require('node:fs')
      const { workerData: path } = require('node:worker_threads')
      for (;;) {
        for (let no = 0; no < 20; no++) writeFileSync(path + '/' + no, '', { mode: 0o600 })
        for (let no = 0; no < 20; no++) rmSync(path + '/' + no)
      }`,
      { eval: true, workerData: path },
    )
    onTestFinished(async () => void (await hub.terminate()))
    await once(hub, 'online')
    for (let times = 0; times < 300; times++) prepareDataFolder(dataFolder(path))
  })
})
