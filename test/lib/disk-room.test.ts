import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDiskRoom } from '#main/lib/disk-room.ts'
import { tempFolder } from '../helpers/hub.ts'

const mebibyte = 1024 * 1024

function room() {
  const folder = tempFolder()
  const reserveFile = join(folder, 'reserve')
  const changes: boolean[] = []
  let free = 1000 * mebibyte
  const made = createDiskRoom({
    folder,
    reserveFile,
    freeBytes: () => free,
    changed: (isFull) => changes.push(isFull),
  })
  const lookWith = (megabytes: number) => {
    free = megabytes * mebibyte
    made.look()
  }
  return { ...made, reserveFile, changes, lookWith }
}

describe('room on the disk', () => {
  it('is put aside on good days and given up for a start on a full one', () => {
    const { lookWith, makeRoom, reserveFile } = room()
    lookWith(1000)
    expect(statSync(reserveFile).size).toBe(8 * mebibyte)
    makeRoom()
    expect(existsSync(reserveFile)).toBe(true)
    lookWith(1)
    makeRoom()
    expect(existsSync(reserveFile)).toBe(false)
  })

  it('is full before nothing is left, and again free only with some more', () => {
    const { lookWith, isFull, changes } = room()
    lookWith(1000)
    lookWith(5)
    expect(isFull()).toBe(false)
    lookWith(3)
    expect(isFull()).toBe(true)
    lookWith(5)
    expect(isFull()).toBe(true)
    lookWith(9)
    expect(isFull()).toBe(false)
    expect(changes).toEqual([true, false])
  })

  it('is full as soon as a write was refused', () => {
    const { noteFull, isFull, changes } = room()
    noteFull()
    noteFull()
    expect([isFull(), changes]).toEqual([true, [true]])
  })
})
