import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { archOf, lookAtElectron } from '../../scripts/electron-folder.ts'
import { tempFolder } from '../helpers/hub.ts'

function elf(machine: number): Buffer {
  const head = Buffer.alloc(64)
  head.write('\x7fELF', 'latin1')
  head.writeUInt16LE(machine, 18)
  return head
}

function pe(machine: number): Buffer {
  const head = Buffer.alloc(256)
  head.write('MZ', 'latin1')
  head.writeUInt32LE(0x80, 0x3c)
  head.write('PE', 0x80, 'latin1')
  head.writeUInt16LE(machine, 0x84)
  return head
}

function machO(cpu: number): Buffer {
  const head = Buffer.alloc(32)
  head.writeUInt32LE(0xfeedfacf, 0)
  head.writeUInt32LE(cpu, 4)
  return head
}

describe('an unpacked Electron', () => {
  it.each([
    ['Linux', elf(0x3e), elf(0xb7)],
    ['Windows', pe(0x8664), pe(0xaa64)],
    ['a Mac', machO(0x01000007), machO(0x0100000c)],
  ])('on %s says which processor it is for', (_system, x64, arm64) => {
    expect([archOf(x64), archOf(arm64)]).toEqual(['x64', 'arm64'])
  })

  it('of an unknown kind is refused', () => {
    expect(archOf(elf(0x28))).toBeNull()
    expect(archOf(Buffer.from('#!/bin/sh\n'))).toBeNull()
  })

  it('is looked at in its folder', () => {
    const folder = join(tempFolder(), 'electron')
    expect(() => lookAtElectron(folder)).toThrow('no unpacked Electron')
    mkdirSync(folder)
    writeFileSync(join(folder, 'electron'), elf(0xb7))
    writeFileSync(join(folder, 'version'), 'v45.1.0\n')
    expect(lookAtElectron(folder)).toEqual({ version: '45.1.0', arch: 'arm64' })
  })
})
