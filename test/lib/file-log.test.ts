import { readFileSync } from 'node:fs'
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
