import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#main/lib/folder-lock.ts'
import { tempFolder } from '../helpers/hub.ts'

/** What another process finds when it tries the lock. */
function tryElsewhere(path: string): string {
  const script = `
    const { lockFolder } = await import('#main/lib/folder-lock.ts')
    console.log(lockFolder(${JSON.stringify(path)}) ? 'taken' : 'refused')`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim()
}

describe('the lock of a data folder', () => {
  it('is given once', () => {
    const path = join(tempFolder(), 'hub.lock')
    const release = lockFolder(path)
    expect(release).not.toBeNull()
    expect(lockFolder(path)).toBeNull()
    expect(lockFolder(path)).toBeNull()
    release?.()
  })

  it('is free again when it is let go of', () => {
    const path = join(tempFolder(), 'hub.lock')
    lockFolder(path)?.()
    const again = lockFolder(path)
    expect(again).not.toBeNull()
    again?.()
  })

  it('holds against another process, and that one leaves it free when it ends', () => {
    const path = join(tempFolder(), 'hub.lock')
    const release = lockFolder(path)
    expect(tryElsewhere(path)).toBe('refused')
    release?.()
    expect(tryElsewhere(path)).toBe('taken')
    const again = lockFolder(path)
    expect(again).not.toBeNull()
    again?.()
  })

  it('of one folder does not hold another', () => {
    const releases = [lockFolder(join(tempFolder(), 'hub.lock')), lockFolder(join(tempFolder(), 'hub.lock'))]
    expect(releases).not.toContain(null)
    for (const release of releases) release?.()
  })
})
