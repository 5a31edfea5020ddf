import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly text: string }

const deflated = 8
/** Names are UTF-8. */
const utf8Flag = 0x0800
const version = 20

/** A small ZIP file in memory; for what is larger than a few megabytes it is the wrong tool. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const stamp = dosTime(at)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const fileName = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(version, 0)
    common.writeUInt16LE(utf8Flag, 2)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt32LE(stamp, 6)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(fileName.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, fileName, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, fileName]))
    files.push(file)
    offset += file.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06', 'latin1'), end])
}

/** The date above, the time below, to two seconds: as DOS had it. */
function dosTime(at: Date): number {
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
