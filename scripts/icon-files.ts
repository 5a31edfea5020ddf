/** One picture of an icon file, as a PNG. */
export type Picture = { readonly size: number; readonly png: Buffer }

/** Windows: a directory of pictures, then the pictures; a 0 means 256. */
export function icoFile(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length + pictures.length * 16
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)])
}

/** Which slots of a Mac's icon a picture of a size goes into: as itself, and doubled for half its size. */
const slots: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

export function icnsFile(pictures: readonly Picture[]): Buffer {
  const chunks = pictures.flatMap(({ size, png }) => (slots[size] ?? []).map((slot) => chunk(slot, png)))
  return chunk('icns', Buffer.concat(chunks))
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}
