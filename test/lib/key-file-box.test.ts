import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import { tempFolder } from '../helpers/hub.ts'

const keyFile = () => join(tempFolder(), 'secret.key')

describe('the key file box', () => {
  it.each(['sb_live_x', '', 'ключ 🔑', 'x'.repeat(10_000)])('opens what it sealed (%#)', (text) => {
    const box = createKeyFileBox(keyFile())
    expect(box.protection).toBe('key_file')
    expect(box.open(box.seal(text))).toBe(text)
  })

  it('makes its key with the first secret, for this user only', () => {
    const path = keyFile()
    const box = createKeyFileBox(path)
    expect(existsSync(path)).toBe(false)
    box.seal('a')
    expect(statSync(path).size).toBe(32)
    if (process.platform !== 'win32') expect((statSync(path).mode & 0o777).toString(8)).toBe('600')
  })

  it('opens what an earlier one sealed, and keeps its key', () => {
    const path = keyFile()
    const sealed = createKeyFileBox(path).seal('secret')
    const key = readFileSync(path)
    const later = createKeyFileBox(path)
    expect(later.open(sealed)).toBe('secret')
    later.seal('another')
    expect(readFileSync(path).equals(key)).toBe(true)
  })

  it('never seals the same twice alike, and shows nothing of it', () => {
    const box = createKeyFileBox(keyFile())
    const [one, other] = [box.seal('sb_live_abcdef'), box.seal('sb_live_abcdef')]
    expect(Buffer.compare(one, other)).not.toBe(0)
    expect(Buffer.from(one).includes('sb_live')).toBe(false)
    expect(one[0]).toBe(1)
  })

  it('opens nothing that was changed, cut or sealed elsewhere', () => {
    const box = createKeyFileBox(keyFile())
    const sealed = Buffer.from(box.seal('secret'))
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => box.open(changed), `byte ${at}`).toThrow(/another key file/)
    }
    for (const length of [0, 1, 12, 28, sealed.length - 1])
      expect(() => box.open(sealed.subarray(0, length)), `${length} bytes`).toThrow(/another key file/)
    expect(() => box.open(createKeyFileBox(keyFile()).seal('secret'))).toThrow(/another key file/)
    expect(() => box.open(Buffer.from('keychain:v10 and so on, long enough to be one'))).toThrow()
  })

  it('says that its key is gone, and does not make another just to look', () => {
    const path = keyFile()
    const sealed = createKeyFileBox(path).seal('secret')
    rmSync(path)
    expect(() => createKeyFileBox(path).open(sealed)).toThrow(path)
    expect(existsSync(path)).toBe(false)
  })

  it('refuses a damaged key and leaves it as it is', () => {
    const path = keyFile()
    writeFileSync(path, 'too short')
    expect(() => createKeyFileBox(path).seal('secret')).toThrow(/damaged.*9 bytes/)
    expect(readFileSync(path, 'utf8')).toBe('too short')
  })
})
