import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { socketPath } from '#main/admin/socket-path.ts'
import { tempFolder } from '../helpers/hub.ts'

const { uid } = userInfo()
const tooLong = `/${'a-long-name/'.repeat(12)}`
const nobody = 65_534

describe.skipIf(process.platform === 'win32')('the place of the local socket', () => {
  it('is the data folder, or where its path is too long a folder of this user alone', () => {
    expect(socketPath('/data')).toBe('/data/hub.sock')
    const temporary = tempFolder()
    const path = socketPath(tooLong, temporary)
    expect(dirname(path)).toBe(join(temporary, `shopbell-${uid}`))
    expect(socketPath(tooLong, temporary)).toBe(path)
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  })

  it('closes a folder of ours that others could enter', () => {
    const temporary = tempFolder()
    const ours = join(temporary, `shopbell-${uid}`)
    mkdirSync(ours)
    chmodSync(ours, 0o777)
    expect(dirname(socketPath(tooLong, temporary))).toBe(ours)
    expect(statSync(ours).mode & 0o777).toBe(0o700)
  })

  it.each<[string, (ours: string) => void]>([
    ['a file', (ours) => writeFileSync(ours, '')],
    ['a link', (ours) => symlinkSync(tempFolder(), ours)],
  ])('is not %s that lies in its place', (_what, lay) => {
    const temporary = tempFolder()
    const ours = join(temporary, `shopbell-${uid}`)
    lay(ours)
    const folder = dirname(socketPath(tooLong, temporary))
    expect(folder).not.toBe(ours)
    expect(statSync(folder)).toMatchObject({ uid, mode: 0o040700 })
  })

  it.skipIf(uid !== 0)("is not somebody else's folder", () => {
    const temporary = tempFolder()
    const ours = join(temporary, `shopbell-${uid}`)
    mkdirSync(ours)
    chownSync(ours, nobody, nobody)
    expect(dirname(socketPath(tooLong, temporary))).not.toBe(ours)
  })
})
