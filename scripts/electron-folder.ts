import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ElectronFolder = { readonly version: string; readonly arch: 'x64' | 'arm64' }

/** Where the program lies in an unpacked Electron, by the name of its system. */
const programs = ['electron', 'electron.exe', 'Electron.app/Contents/MacOS/Electron'] as const

/** What an unpacked Electron folder holds, read from the folder itself. */
export function lookAtElectron(folder: string): ElectronFolder {
  const program = programs.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (!program) throw new Error(`${folder} is no unpacked Electron: none of ${programs.join(', ')} is in it.`)
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  const arch = archOf(readFileSync(program).subarray(0, 4096))
  if (!arch) throw new Error(`${program} is made for a processor we do not know.`)
  return { version, arch }
}

/** From the head of an ELF, PE or Mach-O file. */
export function archOf(head: Buffer): ElectronFolder['arch'] | null {
  const magic = head.toString('latin1', 0, 4)
  if (magic === '\x7fELF') return named(head.readUInt16LE(18), 0x3e, 0xb7)
  if (magic.startsWith('MZ')) return named(head.readUInt16LE(head.readUInt32LE(0x3c) + 4), 0x8664, 0xaa64)
  if (head.readUInt32LE(0) === 0xfeedfacf) return named(head.readUInt32LE(4), 0x01000007, 0x0100000c)
  return null
}

function named(machine: number, x64: number, arm64: number): ElectronFolder['arch'] | null {
  if (machine === x64) return 'x64'
  return machine === arm64 ? 'arm64' : null
}
