/** File systems take 255 bytes; a few are left for what others add. */
const maxBytes = 200
/** Windows opens a device under these, whatever the ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The name a file had elsewhere, as one that every system takes: no folder, no hidden file, nothing to run into. */
export function safeName(given: string): string {
  const own = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = own
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '_')
    .replace(/^[\s.]+/, '')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .replace(reserved, '_$1')
  return plain === '' ? 'catalog' : shortened(plain)
}

/** The ending stays: people know files by it. */
function shortened(name: string): string {
  const ending = /(\.[^.]{1,10}){0,2}$/.exec(name)?.[0] ?? ''
  let stem = [...name.slice(0, name.length - ending.length)].slice(0, maxBytes)
  while (stem.length > 1 && Buffer.byteLength(stem.join('') + ending) > maxBytes) stem = stem.slice(0, -1)
  return stem.join('') + ending
}
