import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { icnsFile, icoFile } from '../../scripts/icon-files.ts'

const pictures = [16, 32, 256].map((size) => ({ size, png: Buffer.alloc(size, size % 251) }))

describe('icon files', () => {
  it('lay pictures out as Windows reads them', () => {
    const file = icoFile(pictures)
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
    const entries = pictures.map((_picture, index) => file.subarray(6 + index * 16, 22 + index * 16))
    expect(entries.map((entry) => entry[0])).toEqual([16, 32, 0])
    entries.forEach((entry, index) => {
      const start = entry.readUInt32LE(12)
      expect(file.subarray(start, start + entry.readUInt32LE(8))).toEqual(pictures[index]?.png)
    })
  })

  it('lay pictures out as a Mac reads them', () => {
    const file = icnsFile(pictures)
    expect(file.toString('latin1', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
    const slots: string[] = []
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      slots.push(file.toString('latin1', at, at + 4))
    }
    expect(slots).toEqual(['icp4', 'icp5', 'ic11', 'ic08', 'ic13'])
  })

  it('are there, and small', () => {
    for (const name of ['shopbell.ico', 'shopbell.icns', 'png/512x512.png', 'tray/idle.png']) {
      const { length } = readFileSync(`resources/icons/${name}`)
      expect(length).toBeGreaterThan(100)
      expect(length).toBeLessThan(100_000)
    }
  })
})
