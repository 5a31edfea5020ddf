import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFileLog } from '#main/lib/file-log.ts'
import { tempFolder } from '../helpers/hub.ts'

it('drops what is logged after the log was closed, and throws nothing', () => {
  const folder = tempFolder()
  const { log, close } = createFileLog(folder)
  log.info('before')
  close()
  log.error('after')
  log.child({ part: 'window' }).error('after')
  const text = readFileSync(join(folder, 'hub.log'), 'utf8')
  expect(text).toContain('before')
  expect(text).not.toContain('after')
})

it('begins a new file when one is full, keeps a few, all for this user only', () => {
  const folder = tempFolder()
  const { log, close } = createFileLog(folder, 2000)
  for (let line = 0; line < 200; line++) log.info({ line }, 'something happened')
  close()
  const names = readdirSync(folder).sort()
  expect(names).toEqual(['hub.1.log', 'hub.2.log', 'hub.3.log', 'hub.log'])
  for (const name of names) {
    const { size, mode } = statSync(join(folder, name))
    expect(size).toBeLessThanOrEqual(2000)
    if (process.platform !== 'win32') expect((mode & 0o777).toString(8)).toBe('600')
  }
  expect(readFileSync(join(folder, 'hub.log'), 'utf8')).toContain('"line":199')
})

it('fails nobody where the disk takes nothing, and says later how much is missing', () => {
  const folder = join(tempFolder(), 'not-yet')
  const { log, close } = createFileLog(folder)
  log.error('lost')
  log.error('lost')
  mkdirSync(folder)
  log.info('there is room')
  close()
  const [first = '', second = ''] = readFileSync(join(folder, 'hub.log'), 'utf8').split('\n')
  expect(JSON.parse(first)).toMatchObject({ count: 2 })
  expect(JSON.parse(second)).toMatchObject({ msg: 'there is room' })
})
